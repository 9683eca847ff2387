internal import Terminal
internal import Wording

/// The keys of the pages: the one table that reads them and that the help is made of.
enum Keys {
  /// Keys and what they do.
  struct Binding {
    let keys: [KeyPress]
    let action: ScreenAction
    /// The pages on which they do it.
    let pages: [ScreenPage]
  }

  private static let tasks: [ScreenPage] = [.today, .list, .board, .time]

  /// All of them, in the order in which the help shows them.
  static let table: [Binding] = [
    binding(.up, tasks + [.review, .days], KeyPress(.up), key("k")),
    binding(.down, tasks + [.review, .days], KeyPress(.down), key("j")),
    binding(.left, [.days], KeyPress(.left), key("h")),
    binding(.right, [.days], KeyPress(.right)),
    binding(.left, [.board], KeyPress(.left)),
    binding(.right, [.board], KeyPress(.right)),
    binding(.first, tasks + [.review], KeyPress(.home)),
    binding(.last, tasks + [.review], KeyPress(.end)),
    binding(.tick, tasks, key(" ")),
    binding(.open, [.days], KeyPress(.enter)),
    binding(.details, tasks, KeyPress(.enter)),
    binding(.edit, tasks, key("e")),
    binding(.moveUp, [.today, .list, .board], key("K"), KeyPress(.up, .shift)),
    binding(.moveDown, [.today, .list, .board], key("J"), KeyPress(.down, .shift)),
    binding(.plan, tasks, key("p")),
    binding(.later, tasks, key(">")),
    binding(.earlier, tasks, key("<")),
    binding(.list, tasks, key("l")),
    binding(.clock, tasks, key("s")),
    binding(.urgent, tasks, key("!")),
    binding(.drop, tasks, key("x"), KeyPress(.delete)),
    binding(.longer, tasks, key("+"), key("=")),
    binding(.shorter, tasks, key("-")),
    binding(.startLater, [.time], key("*")),
    binding(.startEarlier, [.time], key("_")),
    binding(.add, ScreenPage.allCases, key("a")),
    binding(.search, ScreenPage.allCases, key("/")),
    binding(.undo, ScreenPage.allCases, key("u")),
    binding(.redo, ScreenPage.allCases, KeyPress(.character("r"), .control)),
    binding(.morning, ScreenPage.allCases, key("m")),
    Binding(
      keys: ScreenPage.allCases.map { key(Character(String($0.rawValue))) }, action: .page,
      pages: ScreenPage.allCases),
    binding(.nextPage, ScreenPage.allCases, KeyPress(.tab)),
    binding(.previousPage, ScreenPage.allCases, KeyPress(.tab, .shift)),
    binding(.back, ScreenPage.allCases, key("["), KeyPress(.pageUp)),
    binding(.on, ScreenPage.allCases, key("]"), KeyPress(.pageDown)),
    binding(.today, ScreenPage.allCases, key("t")),
    binding(.help, ScreenPage.allCases, key("?"), KeyPress(.function(1))),
    binding(.quit, ScreenPage.allCases, key("q")),
  ]

  /// What a key does on a page; nil where it means nothing there.
  static func action(_ press: KeyPress, on page: ScreenPage) -> ScreenAction? {
    table.first { $0.pages.contains(page) && $0.keys.contains(press) }?.action
  }

  /// Each key of a page with what it does.
  static func help(on page: ScreenPage, _ words: any Words) -> [(keys: String, text: String)] {
    table.filter { $0.pages.contains(page) }.map { binding in
      let names = binding.keys.map { name($0, words) }
      let keys = names.count > 3 ? "\(names[0])…\(names[names.count - 1])" : names.joined(separator: " ")
      return (keys, words.help(binding.action, on: page))
    }
  }

  private static func name(_ press: KeyPress, _ words: any Words) -> String {
    let held = press.modifiers.contains(.control) ? "Ctrl-" : press.modifiers.contains(.shift) ? "Shift-" : ""
    let name = words.name(press.key)
    return held + (held == "Ctrl-" ? name.uppercased() : name)
  }

  private static func binding(_ action: ScreenAction, _ pages: [ScreenPage], _ keys: KeyPress...) -> Binding {
    Binding(keys: keys, action: action, pages: pages)
  }

  private static func key(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
}
