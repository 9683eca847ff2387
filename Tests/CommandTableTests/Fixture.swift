import CommandTable

/// A small table that has one of everything, with texts that are hard to quote.
enum Fixture {
  static let code = Placeholder("CODE", kind: .dynamic("tasks"), explanation: "the code of a task")
  static let day = Placeholder(
    "DAY", kind: .suggested(["today", "tomorrow"]), explanation: "a day, as «fri» or «24.12.»")
  static let place = Placeholder("PLACE", kind: .oneOf(["first", "last", "before"]), explanation: "where to")
  static let file = Placeholder("FILE", kind: .file, explanation: "a file")

  static let set = set()

  static func set(daily: [String] = [], hints: [String] = []) -> CommandSet {
    CommandSet(
      program: "xday", version: "1.2", summary: "the list that can count",
      details: [
        "First paragraph, long enough to be broken over more than one line when it is shown in help."
      ],
      globalFlags: [
        Flag("json", short: "j", summary: "answers in JSON"),
        Flag(
          "now", short: "n", values: [Argument(Placeholder("INSTANT", explanation: "a local date and time"))],
          summary: "computes as if it were then"),
        Flag("demo", summary: "works on sample data", isHidden: true),
        Flag("help", short: "h", summary: "shows help", isOverriding: true),
        Flag("version", summary: "shows the version", isOverriding: true),
      ],
      groups: [
        CommandGroup("Every day", [add, today, morning, done, move, list]),
        CommandGroup("Setting up", [calendar, config, completions, help, complete]),
      ],
      daily: daily, hints: hints, defaultCommand: "today",
      sections: [
        Section(
          "Exit status", paragraphs: [".dots and 'quotes' at the start are text."],
          entries: [Section.Entry("0", "done as asked"), Section.Entry("2", "not understood")])
      ],
      headings: headings)
  }

  static let headings = Headings(
    usage: "Usage", flagsInUsage: "flags", commandInUsage: "COMMAND", arguments: "Arguments", flags: "Flags",
    globalFlags: "Flags of every command", commands: "Commands", examples: "Examples", name: "Name",
    synopsis: "Synopsis", description: "Description", more: "More", short: "Short", daily: "Every day",
    all: "All of them")

  static let add = Command(
    "add", summary: "takes one line and says what it's understood as: \"day\", $HOME or `time`",
    details: [
      "Words are joined, so that no quotes are needed.",
      "'Quoted' text and \\words are title, 100% as typed.",
    ],
    arguments: [
      Argument(Placeholder("TEXT", explanation: "the words of the entry; - reads lines"), .oneOrMore)
    ],
    flags: [
      Flag("day", short: "d", values: [Argument(day)], summary: "sets the day", synonyms: ["date"]),
      Flag(
        "tag", values: [Argument(Placeholder("TAG", kind: .dynamic("tags"), explanation: "a tag"))],
        summary: "adds a tag; again: 50% more", isRepeatable: true),
      Flag("dry-run", summary: "only says"),
    ],
    examples: [
      Example("xday add Milch kaufen --day fri", "a task for Friday"),
      Example("printf 'Milch\\n' | xday add -", "from standard input"),
    ],
    synonyms: ["new"])

  static let today = Command(
    "today", summary: "shows the day", arguments: [Argument(day, .optional)],
    flags: [
      Flag("short", short: "s", summary: "shows one line"),
      Flag("check", summary: "exits 1 where it does not fit"),
    ],
    examples: [Example("xday", "the day"), Example("xday today fri", "another day")], synonyms: ["heute"])

  static let morning = Command(
    "morning", summary: "asks about each leftover",
    flags: [
      Flag("today", values: [Argument(code, .oneOrMore)], summary: "brings them into today"),
      Flag(
        "day", values: [Argument(day), Argument(code, .oneOrMore)], summary: "brings them into a day",
        isRepeatable: true),
      Flag("later", values: [Argument(code, .oneOrMore)], summary: "puts them back into the list"),
      Flag("all-today", summary: "brings all into today"),
    ],
    examples: [Example("xday morning --today bk fd --day fri gz", "answers at once")])

  static let done = Command(
    "done", summary: "ticks tasks", arguments: [Argument(code, .oneOrMore)],
    examples: [Example("xday done bk", "ticks it")], shortNames: ["d"])

  static let move = Command(
    "move", summary: "gives a task another place",
    arguments: [Argument(code), Argument(place), Argument(code, .optional)],
    examples: [Example("xday move bk before fd", "before another")])

  static let list = Command(
    "list", summary: "shows tasks without a day",
    flags: [
      Flag(
        "done", values: [Argument(Placeholder("SINCE", explanation: "a day"), .optional)],
        summary: "shows what is done"),
      Flag("all", short: "a", summary: "shows all"),
    ],
    examples: [Example("xday list --done mon", "what is done since Monday")], shortNames: ["l", "ls"])

  static let calendar = Command(
    "calendar", summary: "reads calendars that are kept elsewhere",
    details: ["Nothing is ever written there."],
    subcommands: [
      Command(
        "add", summary: "adds a file or a folder", arguments: [Argument(file)],
        flags: [
          Flag(
            "name", values: [Argument(Placeholder("NAME", explanation: "its name here"))], summary: "names it"
          )
        ],
        examples: [Example("xday calendar add ~/work.ics --name work", "under the name work")]),
      Command("list", summary: "shows the calendars", examples: [Example("xday calendar", "all of them")]),
      Command("ping", summary: "does nothing", isHidden: true),
    ],
    defaultSubcommand: "list")

  static let config = Command(
    "config", summary: "changes how it works",
    subcommands: [
      Command(
        "budget", summary: "switches the budget",
        arguments: [Argument(Placeholder("STATE", kind: .oneOf(["on", "off"]), explanation: "on or off"))],
        examples: [Example("xday config budget off", "a plain list")])
    ])

  static let completions = Command(
    "completions", summary: "prints completions",
    arguments: [
      Argument(Placeholder("SHELL", kind: .oneOf(["bash", "zsh", "fish"]), explanation: "the shell"))
    ],
    examples: [Example("xday completions bash > ~/.xday", "for bash")])

  static let help = Command(
    "help", summary: "explains a command",
    arguments: [
      Argument(Placeholder("COMMAND", kind: .command, explanation: "a command"), .any)
    ],
    examples: [Example("xday help calendar add", "about calendar add")])

  static let complete = Command(
    "complete", summary: "prints candidates",
    arguments: [Argument(Placeholder("KIND", explanation: "what of"))], isHidden: true)
}
