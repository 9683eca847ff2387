import CommandTable
import Testing

private let wide = TextLayout(width: 80)

@Test("The overview")
private func overview() {
  #expect(
    Fixture.set.help(for: [], layout: wide) == """
      xday: the list that can count

      Usage: xday [COMMAND] [flags]

      Every day
        add          takes one line and says what it's understood as: "day", $HOME or
                     `time`
        today        shows the day
        morning      asks about each leftover
        d(one)       ticks tasks
        move         gives a task another place
        l(ist), ls   shows tasks without a day

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

      First paragraph, long enough to be broken over more than one line when it is
      shown in help.

      Exit status
        .dots and 'quotes' at the start are text.
        0  done as asked
        2  not understood

      More: xday help COMMAND

      """)
}

@Test("The overview shows the commands of every day where the table names some, with their short names")
private func daily() {
  let set = Fixture.set(daily: ["add", "done", "list"], hints: ["A code is the letters at the end."])
  #expect(
    set.help(for: [], layout: wide) == """
      xday: the list that can count

      Usage: xday [COMMAND] [flags]

      Every day
        add         takes one line and says what it's understood as: "day", $HOME or
                    `time`
        d(one)      ticks tasks
        l(ist), ls  shows tasks without a day

      A code is the letters at the end.

      More: xday help COMMAND
      All of them: xday help all

      """)
  #expect(set.helpForAll(layout: wide) == Fixture.set.helpForAll(layout: wide))
}

@Test("Help of a command: all about it, its own placeholders only, the flags of every command by name")
private func command() {
  #expect(
    Fixture.set.help(for: ["add"], layout: wide) == """
      xday add: takes one line and says what it's understood as: "day", $HOME or
      `time`

      Usage: xday add [flags] TEXT…

      Words are joined, so that no quotes are needed.

      'Quoted' text and \\words are title, 100% as typed.

      Arguments
        TEXT…  the words of the entry; - reads lines
        DAY    a day, as «fri» or «24.12.»
        TAG    a tag

      Flags
        -d, --day DAY  sets the day
            --tag TAG  adds a tag; again: 50% more
            --dry-run  only says

      Flags of every command
        --json --now INSTANT --help --version

      Examples
        xday add Milch kaufen --day fri
            a task for Friday
        printf 'Milch\\n' | xday add -
            from standard input

      """)
  #expect(
    Fixture.set.help(for: ["ls"], layout: wide).hasPrefix(
      """
      xday list: shows tasks without a day

      Usage: xday list [flags]
      Short: xday l, xday ls

      """))
}

@Test("Help of a family names its members, of a narrow terminal sets texts below")
private func family() {
  #expect(
    Fixture.set.help(for: ["calendar"], layout: TextLayout(width: 30)) == """
      xday calendar: reads calendars
      that are kept elsewhere

      Usage: xday calendar add
             [flags] FILE
             xday calendar [list]
             [flags]

      Nothing is ever written there.

      Commands
        add   adds a file or a
              folder
        list  shows the calendars

      Flags of every command
        --json --now INSTANT --help
        --version

      """)
}

@Test("A path that leads nowhere gives the help of as far as it leads")
private func deepest() {
  let set = Fixture.set
  #expect(set.help(for: ["add", "x"], layout: wide) == set.help(for: ["add"], layout: wide))
  #expect(set.help(for: ["x"], layout: wide) == set.help(for: [], layout: wide))
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
    set.help(for: ["c"], layout: double).split(separator: "\n").dropFirst(2) == [
      "Flags", "      --aa  日本日本日本 日本", "      --b   x",
    ])
}

@Test("No line is wider than the terminal unless a single word is", arguments: [24, 33, 40, 60, 80, 200])
private func width(_ width: Int) {
  let set = Fixture.set
  let layout = TextLayout(width: width)
  for path in [[], ["add"], ["morning"], ["calendar"], ["calendar", "add"], ["list"]] {
    let lines = set.help(for: path, layout: layout).split(separator: "\n")
    let running = lines.filter { $0.count > width && !$0.contains("xday") && !$0.contains("--") }
    #expect(running.allSatisfy { $0.split(separator: " ").count == 1 })
  }
}
