import CommandTable
import Foundation
import Testing

private let tiny = CommandSet(
  program: "x-y", version: "1", summary: "a 'tool' of *one* command",
  details: [".so it is", "- not a list", "1. nor this"],
  globalFlags: [Flag("help", short: "h", summary: "shows help", isOverriding: true)],
  groups: [
    CommandGroup(
      "All of it",
      [
        Command(
          "a", summary: "does <it> with \"a|b\", `c` and d\\e",
          sections: [Section("Words", paragraphs: ["and more"], entries: [Section.Entry("w", "a word")])],
          arguments: [Argument(Placeholder("A|B", explanation: "one of a|b"), .any)],
          flags: [
            Flag(
              "b-c", short: "b", values: [Argument(Placeholder("D", explanation: "'d'"))], summary: "sets it")
          ],
          examples: [Example("x-y a \\'b 'c'", "both")]),
        Command("h", summary: "is hidden", isHidden: true),
      ])
  ],
  defaultCommand: "a", sections: [Section("Files", entries: [Section.Entry("~/.x^y", "the 'store'")])],
  headings: Fixture.headings)

@Test("The man page")
private func man() {
  #expect(
    tiny.manPage(date: "2026-11-30") == #"""
      .\" -*- coding: UTF-8 -*-
      .TH "X\-Y" 1 "2026-11-30" "x\-y 1"
      .nh
      .ad l
      .SH "NAME"
      x\-y \- a \(aqtool\(aq of *one* command
      .SH "SYNOPSIS"
      \fBx\-y\fR [COMMAND] [flags]
      .SH "DESCRIPTION"
      .PP
      \&.so it is
      .PP
      \- not a list
      .PP
      1. nor this
      .SH "ALL OF IT"
      .SS "a"
      does <it> with \(dqa|b\(dq, \(gac\(ga and d\ee
      .PP
      \fBx\-y a\fR [flags] [A|B…]
      .TP
      \fI[A|B…]\fR
      one of a|b
      .TP
      \fID\fR
      \&\(aqd\(aq
      .TP
      \fB\-b\fR, \fB\-\-b\-c\fR \fID\fR
      sets it
      .PP
      \fBWords\fR
      .PP
      and more
      .TP
      \fBw\fR
      a word
      .PP
      Examples:
      .RS 4
      .PP
      \fB$ x\-y a \e\(aqb \(aqc\(aq\fR
      .br
      # both
      .RE
      .SH "FLAGS OF EVERY COMMAND"
      .TP
      \fB\-h\fR, \fB\-\-help\fR
      shows help
      .SH "FILES"
      .TP
      \fB\(ti/.x\(hay\fR
      the \(aqstore\(aq

      """#)
}

@Test("The reference in Markdown")
private func markdown() {
  #expect(
    tiny.markdown() == #"""
      # x-y

      a 'tool' of \*one\* command

      ```
      x-y [COMMAND] [flags]
      ```

      .so it is

      \- not a list

      1\. nor this

      ## All of it

      ### x-y a

      does \<it> with "a\|b", \`c\` and d\\e

      ```
      x-y a [flags] [A|B…]
      ```

      | Arguments | |
      | --- | --- |
      | `[A\|B…]` | one of a\|b |
      | `D` | 'd' |

      | Flags | |
      | --- | --- |
      | `-b, --b-c D` | sets it |

      **Words**

      and more

      |  | |
      | --- | --- |
      | `w` | a word |

      Examples:

      ```sh
      # both
      x-y a \'b 'c'
      ```

      ## Flags of every command

      | Flags | |
      | --- | --- |
      | `-h, --help` | shows help |

      ## Files

      |  | |
      | --- | --- |
      | `~/.x^y` | the 'store' |

      """#)
}

@Test("Members of a family follow it, each with its whole name, and what is hidden is nowhere")
private func families() {
  let pages = [Fixture.set.markdown(), Fixture.set.manPage(date: "")]
  #expect(pages[0].contains("\n### xday calendar\n") && pages[0].contains("\n#### xday calendar add\n"))
  #expect(pages[1].contains("\n.SS \"calendar\"\n") && pages[1].contains("\n.SS \"calendar add\"\n"))
  #expect(pages.allSatisfy { !$0.contains("ping") && !$0.contains("demo") && !$0.contains("candidates") })
}

private let isManHere = ["/usr/bin/man", "/usr/bin/groff"].allSatisfy(
  FileManager.default.isExecutableFile(atPath:))

@Test("man takes the page without a warning, and shows text to the letter", .enabled(if: isManHere))
private func rendered() throws {
  let host = try ShellHost(.bash)
  for set in [Fixture.set, tiny] {
    try host.write("page.1", set.manPage(date: "2026-11-30"))
    #expect(try host.run("-c", "man --warnings -E UTF-8 -l -Tutf8 -Z ./page.1 >/dev/null") == "")
    let text = try host.run("-c", "MANWIDTH=100 MAN_KEEP_FORMATTING= man -P cat -E UTF-8 -l ./page.1")
    for paragraph in set.details + set.commands.filter({ !$0.isHidden }).map(\.summary) {
      #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(paragraph))
    }
  }
  try host.remove()
}
