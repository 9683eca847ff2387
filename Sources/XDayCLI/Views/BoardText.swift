internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The screen of the board: its places side by side, or below each other where lines are short.
struct BoardText {
  private let view: BoardView
  private let context: Context
  private let codes: (Task) -> String

  /// The narrowest width at which the places stand side by side.
  private static let narrowest = 72
  private static let gap = 2
  /// No column is wider: a card is read at a glance.
  private static let widest = 40

  private var words: any Words { context.words }

  /// The screen of a board; `codes` gives the code of a task.
  init(_ view: BoardView, context: Context, codes: @escaping (Task) -> String) {
    self.view = view
    self.context = context
    self.codes = codes
  }

  /// The whole screen, line by line.
  var lines: [StyledText] { context.width < BoardText.narrowest ? stacked : columns }

  /// A place and how many cards it has.
  private func head(_ place: BoardPlace) -> String { "\(words.name(place)) \(view[place].count)" }

  /// The places below each other.
  private var stacked: [StyledText] {
    var lines: [StyledText] = []
    for place in BoardPlace.allCases {
      if !lines.isEmpty { lines.append(.empty) }
      lines.append(StyledText(head(place)))
      for (text, isDim) in view[place].flatMap({ card($0, width: context.width) }) {
        lines.append(isDim ? context.style.dim(text) : StyledText(text))
      }
    }
    return lines
  }

  /// The places side by side, in columns of one width.
  private var columns: [StyledText] {
    let count = BoardPlace.allCases.count
    let width = min(BoardText.widest, (context.width - (count - 1) * BoardText.gap) / count)
    let columns = BoardPlace.allCases.map { place in
      [(head(place), false), (String(repeating: "─", count: width), true)]
        + view[place].flatMap { card($0, width: width) }
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { index in
      var line = StyledText()
      for column in columns {
        let (text, isDim) = index < column.count ? column[index] : ("", false)
        line += isDim ? context.style.dim(text) : StyledText(text)
        line.append(spaces: width + BoardText.gap - CellWidth.of(text))
      }
      return line.withoutTrailingSpaces
    }
  }

  /// The lines of a card: its code and title, in two lines at most, and below them what else it has.
  private func card(_ task: Task, width: Int) -> [(text: String, isDim: Bool)] {
    let code = codes(task)
    let indent = String.spaces(CellWidth.of(code) + 1)
    let room = width - indent.count
    let sign = (task.isRunning ? runningSign + " " : "", task.notes == nil ? "" : noteSign)
    let title = CellWidth.wrap(sign.0 + SafeText.shown(task.title) + sign.1, to: room)
    let shown = title.count < 3 ? title : [title[0], CellWidth.cut(title[1] + " " + title[2], to: room)]
    let more = pieces(of: task)
    let details =
      more.isEmpty
      ? []
      : Segments.lines(more, width: width, first: indent, indent: indent)
        .map { line in String(line.map { $0 == BoardText.glue ? " " : $0 }) }
    return shown.enumerated().map { ($0 == 0 ? code + " " + $1 : indent + $1, false) }
      + details.map { ($0, true) }
  }

  /// What a card says below its title: time spent and estimate, day and time, and what else a row of a list has.
  ///
  /// What is completed was completed today, so its day is not said.
  private func pieces(of task: Task) -> [String] {
    let isOpen = task.completed == nil
    let (today, day) = (view.today, isOpen ? task.day : nil)
    let when = [day.map { words.shortDay($0, today: today) }, day == nil ? nil : task.time?.description]
    let tags = task.tags.map { "#" + SafeText.shown($0) }.joined(separator: " ")
    let pieces: [String?] = [
      words.used(task) ?? task.durationMinutes.map(Durations.text),
      when.compactMap(\.self).joined(separator: " "),
      isOpen ? task.due.map { words.due(words.shortDay($0, today: today)) } : nil,
      task.repeatRule.map(context.ruleText), task.isUrgent ? words.urgent() : nil, tags,
    ]
    return pieces.compactMap(\.self).filter { !$0.isEmpty }.map(BoardText.glued)
  }

  private static let glue: Character = "\u{A0}"

  /// A text in which a number and what follows it stay on one line: `52 min`, `1. Dez`.
  private static func glued(_ text: String) -> String {
    var (result, previous) = ("", Character(" "))
    for character in text {
      let isGlued = character == " " && (previous.isWholeNumber || previous == ".")
      result.append(isGlued ? glue : character)
      previous = character
    }
    return result
  }
}
