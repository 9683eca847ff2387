import CommandTable
import Testing

private let wide = TextLayout(width: 80)

@Test("The overview")
private func overview() {
  #expect(
    Fixture.set.shortHelp(for: [], layout: wide) == """
      xday: the list that can count

      Usage: xday [COMMAND] [flags]

      Every day
        add          takes one line and says what it's understood as: "day", $HOME or
                     `time`
        today        shows the day
        morning      asks about each leftover
        done         ticks tasks
        move         gives a task another place
        list         shows tasks without a day

      Setting up
        calendar     reads calendars that are kept elsewhere
        config       changes how it works
        completions  prints completions
        help         explains a command

      Flags of every command
        -j, --json         answers in JSON
        -n, --now INSTANT  computes as if it were then
        -h, --help         shows help
            --version      shows the version

      More: xday help COMMAND

      """)
}

@Test("The overview in full has the program's details and sections too")
private func longOverview() {
  let short = Fixture.set.shortHelp(for: [], layout: wide)
  let more = "More: xday help COMMAND\n"
  #expect(
    Fixture.set.longHelp(for: [], layout: wide) == short.dropLast(more.count) + """
      First paragraph, long enough to be broken over more than one line when it is
      shown in help.

      Exit status
        .dots and 'quotes' at the start are text.
        0  done as asked
        2  not understood

      More: xday help COMMAND

      """)
}

@Test("Short help of a command")
private func short() {
  #expect(
    Fixture.set.shortHelp(for: ["add"], layout: wide) == """
      xday add: takes one line and says what it's understood as: "day", $HOME or
      `time`

      Usage: xday add [flags] TEXT…

      Arguments
        TEXT…  the words of the entry; - reads lines

      Flags
        -d, --day DAY  sets the day
            --tag TAG  adds a tag; again: 50% more
            --dry-run  only says

      Flags of every command
        --json --now INSTANT --help --version

      Examples
        xday add Milch kaufen --day fri
            a task for Friday

      More: xday help add

      """)
}

@Test("Long help of a command")
private func long() {
  #expect(
    Fixture.set.longHelp(for: ["add"], layout: wide) == """
      xday add: takes one line and says what it's understood as: "day", $HOME or
      `time`

      Usage: xday add [flags] TEXT…

      Words are joined, so that no quotes are needed.

      'Quoted' text and \\words are title, 100% as typed.

      Arguments
        TEXT…    the words of the entry; - reads lines
        DAY      a day, as «fri» or «24.12.»
        TAG      a tag
        INSTANT  a local date and time

      Flags
        -d, --day DAY  sets the day
            --tag TAG  adds a tag; again: 50% more
            --dry-run  only says

      Flags of every command
        -j, --json         answers in JSON
        -n, --now INSTANT  computes as if it were then
        -h, --help         shows help
            --version      shows the version

      Examples
        xday add Milch kaufen --day fri
            a task for Friday
        printf 'Milch\\n' | xday add -
            from standard input

      """)
}

@Test("Help of a family names its members, of a narrow terminal sets texts below")
private func family() {
  #expect(
    Fixture.set.shortHelp(for: ["calendar"], layout: TextLayout(width: 30)) == """
      xday calendar: reads calendars
      that are kept elsewhere

      Usage: xday calendar add
             [flags] FILE
             xday calendar [list]
             [flags]

      Commands
        add   adds a file or a
              folder
        list  shows the calendars

      Flags of every command
        --json --now INSTANT --help
        --version

      More: xday help calendar

      """)
}

@Test("A path that leads nowhere gives the help of as far as it leads")
private func deepest() {
  let set = Fixture.set
  #expect(set.shortHelp(for: ["add", "x"], layout: wide) == set.shortHelp(for: ["add"], layout: wide))
  #expect(set.longHelp(for: ["x"], layout: wide) == set.longHelp(for: [], layout: wide))
}

@Test("Where texts break and how columns line up goes by the measure of cells")
private func cells() {
  let double = TextLayout(width: 40) { text in text.count { $0.isASCII } + 2 * text.count { !$0.isASCII } }
  let command = Command(
    "c", summary: "日本 日本",
    flags: [Flag("aa", summary: "日本日本日本 日本"), Flag("b", values: [], summary: "x")], isHidden: true)
  let set = CommandSet(
    program: "p", version: "1", summary: "s", globalFlags: [], groups: [CommandGroup("日本", [command])],
    defaultCommand: "c", headings: Fixture.headings)
  #expect(
    set.shortHelp(for: ["c"], layout: double).split(separator: "\n").dropFirst(2) == [
      "Flags", "      --aa  日本日本日本 日本", "      --b   x", "More: p help c",
    ])
}

@Test("No line is wider than the terminal unless a single word is", arguments: [24, 33, 40, 60, 80, 200])
private func width(_ width: Int) {
  let set = Fixture.set
  let layout = TextLayout(width: width)
  for path in [[], ["add"], ["morning"], ["calendar"], ["calendar", "add"], ["list"]] {
    let lines = set.longHelp(for: path, layout: layout).split(separator: "\n")
    let running = lines.filter { $0.count > width && !$0.contains("xday") && !$0.contains("--") }
    #expect(running.allSatisfy { $0.split(separator: " ").count == 1 })
  }
}
