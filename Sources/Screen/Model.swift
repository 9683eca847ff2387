internal import DayBudget
internal import Planner
internal import Store
package import Terminal
package import Wording

/// All that the screen is at one moment: a value that `update` changes and `draw` shows.
package struct Model {
  /// What is typed, asked or shown over the rows.
  enum Mode {
    case rows
    case typing(Typing)
    /// All keys of the page.
    case help
    /// All that is known of a task.
    case details([StyledText])
    /// Whether several lines that were pasted are to be added.
    case pasting([String])
    /// What of a series an edit means.
    case scope(Editing, String)
    case morning(Morning)
  }

  let words: any Words
  let style: Style
  /// The cells of the terminal.
  var columns: Int
  var rows: Int
  /// What is asked now.
  package internal(set) var question = Question()
  /// What was answered last; nil before the first time.
  package internal(set) var facts: Facts?
  /// Why nothing newer is known: the store cannot be read.
  package internal(set) var fault: String?
  /// What was said last.
  package internal(set) var message = ""
  /// The rows of the page, in their order.
  var content: [Row] = []
  /// The row that is selected; it is looked for first by its key, and where that is gone it stays in its place.
  var selected: Row.Key?
  var index = 0
  /// What was ticked off since the day or the page was changed.
  var ticked: [Ticked] = []
  /// The lines of the page, of which as many are seen as there is room for.
  var body: [BodyLine] = []
  /// The first line that is seen.
  var top = 0
  var mode = Mode.rows
  /// The first line that is seen of a text over the rows.
  var read = 0
  /// What was added before, the newest last.
  var earlier: [String] = []
  /// Whether a row that comes back by the next facts is selected: what was just taken back.
  var selectsNew = false
  /// The row where the mouse went down.
  var pressed: Int?

  /// A screen of this size that knows nothing yet.
  package init(words: any Words, style: Style, columns: Int, rows: Int) {
    self.words = words
    self.style = style
    self.columns = columns
    self.rows = rows
  }

  var page: ScreenPage { question.page }
  /// The row that is selected; nil where there is none.
  var row: Row? { content.indices.contains(index) ? content[index] : nil }
  /// Whether there is room to show anything.
  var fits: Bool { columns >= 40 && rows >= 10 }
  /// The lines that the number takes, as many for every day.
  var numberRows: Int { columns >= 80 ? 1 : 2 }
  /// The first line of the page's own.
  var bodyStart: Int { 1 + numberRows }
  /// The lines of the page's own: without what is said and what is typed at the bottom.
  var room: Int { max(1, rows - bodyStart - 2) }
  /// The cells of the rows; the rest shows the day by the clock.
  var bodyColumns: Int {
    page == .today && question.sought == nil && columns >= 120 ? columns * 11 / 20 : columns
  }

  /// The pages in the first row, each in its cells: all names where there is room, else the one that is shown.
  var tabs: [(page: ScreenPage, text: String, columns: Range<Int>)] {
    let names = ScreenPage.allCases.map { " \($0.rawValue) \(words.name($0)) " }
    let isRoomy = names.reduce(0) { $0 + CellWidth.of($1) } + Model.momentWidth <= columns
    var end = 0
    return zip(ScreenPage.allCases, names).map { page, name in
      let text = isRoomy || page == self.page ? name : " \(page.rawValue) "
      defer { end += CellWidth.of(text) }
      return (page, text, end..<end + CellWidth.of(text))
    }
  }

  /// The cells beside the pages for the day and the clock: a weekday, a date with its year, a time.
  private static let momentWidth = 24

  /// Takes new facts, keeps the selection, and lays the page out again.
  mutating func refresh() {
    guard let facts else { return }
    let builder = RowBuilder(facts: facts, words: words, columns: columns)
    let known = selectsNew ? Set(content.map(\.key)) : []
    if let found = facts.found, question.sought != nil {
      content = builder.found(found)
    } else {
      switch page {
      case .today: content = builder.day(ticked)
      case .list: content = builder.list(ticked)
      case .board: content = builder.board()
      case .time: content = builder.time()
      case .days, .review: content = []
      }
    }
    if selectsNew, !known.isEmpty {
      let new = content.filter { !known.contains($0.key) }
      if new.count == 1 { selected = new[0].key }
    }
    selectsNew = false
    if let place = content.firstIndex(where: { $0.key == selected }) { index = place }
    select(index)
    body = Body(model: self, facts: facts, builder: builder).lines
    scroll()
  }

  /// Selects a row, the nearest one that there is.
  mutating func select(_ place: Int) {
    index = min(max(0, place), max(0, content.count - 1))
    selected = row?.key
    scroll()
  }

  /// Moves the part of the page that is seen so that the selected row is in it, no further than it has to.
  mutating func scroll() {
    let most = max(0, body.count - room)
    top = min(top, most)
    guard let first = body.firstIndex(where: { $0.row == index }) else { return }
    let last = body.lastIndex { $0.row == index } ?? first
    // The lines at the edges say how much more there is.
    let (above, below) = (first > 0 ? 1 : 0, last < body.count - 1 ? 1 : 0)
    if first - above < top { top = max(0, first - above) }
    if last + below >= top + room { top = min(most, last + below + 1 - room) }
    // Before the first row stands nothing that is not seen.
    if index == 0 { top = min(top, max(0, first - 1)) }
  }

  /// The day that is shown.
  var day: CivilDate? { question.day ?? facts?.view.today }
}

/// What is being typed.
struct Typing {
  /// What becomes of it.
  enum Purpose {
    case add
    case search
    case edit(Editing)
    case block(String)
    case plan(Row)
    /// Another day in the morning.
    case morning(Morning)
  }

  let purpose: Purpose
  var editor = LineEditor()
  var understood = Understood()
  /// Which of the earlier lines stands there; nil for none.
  var recalled: Int?

  /// The text before what is typed.
  var prompt: ScreenPrompt {
    switch purpose {
    case .add: .add
    case .search: .search
    case .edit: .edit
    case .block: .block
    case .plan, .morning: .plan
    }
  }
}
