internal import CommandTable
internal import Documents
internal import Planner
internal import Terminal
internal import Wording

/// The one command table: every name, flag and placeholder is declared by its command and gathered here.
enum CommandTableBuilder {
  /// The commands in groups, in the order in which help shows them.
  static let groups: [[any CommandCode.Type]] = [
    [
      TodayCommand.self, TimelineCommand.self, WhyCommand.self, WeekCommand.self, FitCommand.self,
      WhenCommand.self, DueCommand.self, MorningCommand.self, UICommand.self,
    ],
    [
      AddCommand.self, DoneCommand.self, ReopenCommand.self, DropCommand.self, EditCommand.self,
      ListCommand.self, SearchCommand.self, ShowCommand.self,
    ],
    [
      PlanCommand.self, UnplanCommand.self, MoveCommand.self, OrderCommand.self, BoardCommand.self,
      SplitCommand.self, UrgentCommand.self, RemindCommand.self, RepeatCommand.self,
    ],
    [
      StartCommand.self, StopCommand.self, RunningCommand.self, LogCommand.self, SpentCommand.self,
      TagsCommand.self,
    ],
    [
      ProgressCommand.self, HistoryCommand.self, ReviewCommand.self, StreaksCommand.self, GoalCommand.self,
      HeatmapCommand.self, TrendCommand.self, StatsCommand.self, ReportCommand.self,
    ],
    [WindowsCommand.self, CalendarCommand.self, ConfigCommand.self],
    [
      UndoCommand.self, RedoCommand.self, ExportCommand.self, ImportCommand.self, ResetCommand.self,
      DoctorCommand.self,
    ],
    [HelpCommand.self, ManCommand.self, CompletionsCommand.self, CompleteCommand.self],
  ]

  /// The commands of every day, which the overview shows.
  private static let daily: [CommandName] = [
    .today, .add, .list, .plan, .edit, .done, .drop, .move, .morning, .week, .when, .undo,
  ]

  /// Understands a command line, as the whole table does.
  ///
  /// The command that the line begins with, or that is meant where it begins with a flag, is all of the table
  /// that most lines need; for help, and for a line that it alone does not explain, the rest is made.
  static func parse(_ arguments: [String], _ words: any CommandWording) throws(UsageError) -> Invocation {
    let isNamed = arguments.first.map { $0.utf8.first != UInt8(ascii: "-") } ?? false
    let name = isNamed ? arguments[0] : CommandName.today.rawValue
    if let code = code(for: [name]),
      let invocation = try? commandSet(words, groups: [[code]]).parse(arguments), !invocation.wantsHelp
    {
      return invocation
    }
    return try commandSet(words).parse(arguments)
  }

  /// The table with all texts in one language.
  static func commandSet(
    _ words: any CommandWording, groups: [[any CommandCode.Type]] = groups
  ) -> CommandSet {
    let declare = Declarations(words: words)
    return CommandSet(
      program: "xday", version: version, summary: words.programSummary(), details: words.programDetails(),
      globalFlags: [
        declare.flag(.json),
        declare.flag(.now, [declare.argument(.moment)]),
        declare.flag(.zone, [declare.argument(.zone)]),
        declare.flag(.demo),
        declare.flag(.color, [declare.argument(.when, kind: .oneOf(["always", "never", "auto"]))]),
        declare.flag(.noColor),
        declare.flag(.noPager),
        declare.flag(.help, short: "h", isOverriding: true),
        declare.flag(.version, isOverriding: true),
      ],
      groups: zip(words.groupTitles(), groups).map { title, commands in
        CommandGroup(title, commands.map { $0.declaration(declare) })
      },
      daily: daily.map(\.word), hints: words.programHints(), defaultCommand: CommandName.today.rawValue,
      sections: words.sections(), headings: words.headings())
  }

  /// The code behind a path of the table; nil for one that the table does not hold.
  static func code(for path: [String]) -> (any CommandCode.Type)? {
    guard let first = path.first else { return nil }
    return groups.joined().first { $0.name.rawValue == first }
      ?? groups.joined().first { $0.name.shortNames.contains(first) }
  }
}

/// The version of the program.
let version = "0.2.0"

/// The date of that version, for the manual page.
let releaseDate = "2026-12-01"

/// A command: what it declares in the table, and what it does.
protocol CommandCode: SendableMetatype {
  /// The word that calls it.
  static var name: CommandName { get }
  /// Its entry in the command table.
  static func declaration(_ declare: Declarations) -> Command
  /// Does it, and returns what is to be said; nothing is printed before.
  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer
}

/// Makes the entries of the table from names, with the texts of one language.
struct Declarations {
  /// The language.
  let words: any CommandWording

  /// A command under its name, with summary, details and examples from the catalogue.
  func command(
    _ name: CommandName, arguments: [Argument] = [], flags: [Flag] = [], subcommands: [Command] = [],
    defaultSubcommand: String? = nil, synonyms: [String] = [], isHidden: Bool = false
  ) -> Command {
    Command(
      name.word, summary: words.summary(name), details: words.details(name), arguments: arguments,
      flags: flags,
      examples: words.examples(name), shortNames: name.shortNames, subcommands: subcommands,
      defaultSubcommand: defaultSubcommand,
      synonyms: synonyms, isHidden: isHidden)
  }

  /// A flag under its name.
  func flag(
    _ name: FlagName, _ values: [Argument] = [], short: Character? = nil, isRepeatable: Bool = false,
    isOverriding: Bool = false, synonyms: [String] = []
  ) -> Flag {
    Flag(
      name.word, short: short, values: values, summary: words.flag(name), synonyms: synonyms,
      isRepeatable: isRepeatable, isOverriding: isOverriding)
  }

  /// A place for words.
  func argument(_ name: PlaceholderName, _ arity: Argument.Arity = .one, kind: ValueKind = .free) -> Argument
  {
    let (word, meaning) = words.placeholder(name)
    return Argument(Placeholder(word, kind: kind, explanation: meaning), arity)
  }
}

extension Invocation {
  /// The arguments in composed form, as the planner finds tasks by them.
  var codes: [String] { arguments.map(\.normalised) }
  /// Whether a flag stood there.
  func has(_ flag: FlagName) -> Bool { has(flag.word) }
  /// The first value of a flag; nil when it did not stand there.
  func value(_ flag: FlagName) -> String? { value(flag.word) }
  /// All values of a flag, every time it stood there.
  func values(_ flag: FlagName) -> [String] { values(flag.word) }
  /// The values of a flag, once for each time it stood there.
  func groups(_ flag: FlagName) -> [[String]] { groups(flag.word) }
}
