package import Terminal

/// A page of the full screen, under the digit that shows it.
package enum ScreenPage: Int, CaseIterable, Sendable {
  case today = 1
  case list = 2
  case days = 3
  case board = 4
  case time = 5
  case review = 6
}

/// What a key of the full screen does.
package enum ScreenAction: CaseIterable, Sendable {
  case page, nextPage, previousPage, back, on, today
  case up, down, left, right, first, last
  case add, search, tick, details, edit, open
  case moveUp, moveDown, plan, later, earlier, list
  case clock, urgent, drop, undo, redo
  case longer, shorter, startLater, startEarlier
  case morning, help, quit
}

/// What is typed into the entry line.
package enum ScreenPrompt: Sendable {
  case add, search, edit, plan, block
}

/// The texts of the full screen.
package protocol ScreenWording {
  /// The name of a page, in the row at the top.
  func name(_ page: ScreenPage) -> String
  /// What a key does, in the help of a page.
  func help(_ action: ScreenAction, on page: ScreenPage) -> String
  /// The name of a key that types nothing, and of the space.
  func name(_ key: Key) -> String
  /// Before what is typed.
  func prompt(_ prompt: ScreenPrompt) -> String
  /// In the entry line while nothing is typed.
  func idle(isNarrow: Bool) -> String
  /// Instead of everything where the terminal is too small.
  func tooSmall() -> String
  /// Before several pasted lines are added.
  func addsLines(_ count: Int) -> String
  /// How a question or a page of text is left.
  func leaves() -> String
  /// Tasks wait from days that are past.
  func offersMorning(_ count: Int) -> String
  /// The key means nothing on the row that is selected.
  func notHere() -> String
  /// It is over already, or has no end yet.
  func noEndYet() -> String
  /// Below a month, what its shades mean.
  func shades() -> String
  /// Before the title that a typed line would have.
  func wouldAdd() -> String
}

extension ScreenPage {
  /// The unit that is turned over by `back` and `on`.
  package enum Step: Sendable { case day, week, month }
  package var step: Step {
    switch self {
    case .today, .list, .board, .time: .day
    case .days: .month
    case .review: .week
    }
  }
}

extension German: ScreenWording {
  func name(_ page: ScreenPage) -> String {
    switch page {
    case .today: "Heute"
    case .list: "Liste"
    case .days: "Tage"
    case .board: "Board"
    case .time: "Zeit"
    case .review: "Rückblick"
    }
  }

  func help(_ action: ScreenAction, on page: ScreenPage) -> String {
    switch action {
    case .page: "diese Ansicht"
    case .nextPage: "nächste Ansicht"
    case .previousPage: "vorige Ansicht"
    case .back: ["ein Tag zurück", "eine Woche zurück", "ein Monat zurück"][page.step.place]
    case .on: ["ein Tag weiter", "eine Woche weiter", "ein Monat weiter"][page.step.place]
    case .today: "zu heute"
    case .up: page == .days ? "eine Woche früher" : "Zeile darüber"
    case .down: page == .days ? "eine Woche später" : "Zeile darunter"
    case .left: page == .board ? "an den Platz davor" : "Tag davor"
    case .right: page == .board ? "an den Platz danach" : "Tag danach"
    case .first: "an den Anfang"
    case .last: "ans Ende"
    case .add: "neue Aufgabe"
    case .search: "suchen"
    case .tick: "erledigt, wieder offen"
    case .details: "alle Angaben"
    case .edit: "bearbeiten"
    case .open: "diesen Tag zeigen"
    case .moveUp: "nach oben schieben"
    case .moveDown: "nach unten schieben"
    case .plan: "für einen Tag planen"
    case .later: "einen Tag später"
    case .earlier: "einen Tag früher"
    case .list: "in die Liste"
    case .clock: "Uhr starten, anhalten"
    case .urgent: "dringend oder nicht"
    case .drop: "streichen"
    case .undo: "zurücknehmen"
    case .redo: "wiederholen"
    case .longer: page == .time ? "Ende 5 min später" : "5 min länger"
    case .shorter: page == .time ? "Ende 5 min früher" : "5 min kürzer"
    case .startLater: "Beginn 5 min später"
    case .startEarlier: "Beginn 5 min früher"
    case .morning: "Liegengebliebenes"
    case .help: "diese Hilfe"
    case .quit: "verlassen"
    }
  }

  func name(_ key: Key) -> String {
    switch key {
    case .character(" "): "Leertaste"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Rücktaste"
    case .escape: "Esc"
    case .insert: "Einfg"
    case .delete: "Entf"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Pos1"
    case .end: "Ende"
    case .pageUp: "Bild↑"
    case .pageDown: "Bild↓"
    case .function(let number): "F\(number)"
    }
  }

  func prompt(_ prompt: ScreenPrompt) -> String {
    switch prompt {
    case .add: "Neu:"
    case .search: "Suchen:"
    case .edit, .block: "Ändern:"
    case .plan: "Welcher Tag?"
    }
  }

  func idle(isNarrow: Bool) -> String {
    isNarrow
      ? "a neu · / suchen · ? Tasten · q Ende" : "a neue Aufgabe · / suchen · ? alle Tasten · q verlassen"
  }
  func tooSmall() -> String { "zu klein: 40 × 10 nötig" }
  func addsLines(_ count: Int) -> String { "\(count) Zeilen als Aufgaben eintragen? Enter ja, Esc nein" }
  func leaves() -> String { "Esc zurück" }
  func offersMorning(_ count: Int) -> String {
    count == 1 ? "1 Aufgabe von früher wartet: m" : "\(count) Aufgaben von früher warten: m"
  }
  func notHere() -> String { "Diese Taste tut hier nichts, ? zeigt alle." }
  func noEndYet() -> String { "Er läuft noch und hat kein Ende: s hält ihn an." }
  func shades() -> String { "frei: ░ wenig ▒ ▓ █ viel" }
  func wouldAdd() -> String { "wird:" }
}

extension English: ScreenWording {
  func name(_ page: ScreenPage) -> String {
    switch page {
    case .today: "Today"
    case .list: "List"
    case .days: "Days"
    case .board: "Board"
    case .time: "Time"
    case .review: "Review"
    }
  }

  func help(_ action: ScreenAction, on page: ScreenPage) -> String {
    switch action {
    case .page: "this page"
    case .nextPage: "next page"
    case .previousPage: "page before"
    case .back: ["a day back", "a week back", "a month back"][page.step.place]
    case .on: ["a day on", "a week on", "a month on"][page.step.place]
    case .today: "to today"
    case .up: page == .days ? "a week earlier" : "row above"
    case .down: page == .days ? "a week later" : "row below"
    case .left: page == .board ? "to the place before" : "day before"
    case .right: page == .board ? "to the place after" : "day after"
    case .first: "to the beginning"
    case .last: "to the end"
    case .add: "new task"
    case .search: "search"
    case .tick: "done, open again"
    case .details: "all details"
    case .edit: "edit"
    case .open: "show this day"
    case .moveUp: "move up"
    case .moveDown: "move down"
    case .plan: "plan for a day"
    case .later: "a day later"
    case .earlier: "a day earlier"
    case .list: "into the List"
    case .clock: "start, stop the clock"
    case .urgent: "urgent or not"
    case .drop: "delete"
    case .undo: "undo"
    case .redo: "redo"
    case .longer: page == .time ? "end 5 min later" : "5 min longer"
    case .shorter: page == .time ? "end 5 min earlier" : "5 min shorter"
    case .startLater: "start 5 min later"
    case .startEarlier: "start 5 min earlier"
    case .morning: "what is left over"
    case .help: "this help"
    case .quit: "leave"
    }
  }

  func name(_ key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .insert: "Ins"
    case .delete: "Del"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }

  func prompt(_ prompt: ScreenPrompt) -> String {
    switch prompt {
    case .add: "New:"
    case .search: "Search:"
    case .edit, .block: "Edit:"
    case .plan: "Which day?"
    }
  }

  func idle(isNarrow: Bool) -> String {
    isNarrow ? "a new · / search · ? keys · q leave" : "a new task · / search · ? all keys · q leave"
  }
  func tooSmall() -> String { "too small: needs 40 × 10" }
  func addsLines(_ count: Int) -> String { "Add \(count) lines as tasks? Enter yes, Esc no" }
  func leaves() -> String { "Esc back" }
  func offersMorning(_ count: Int) -> String {
    count == 1 ? "1 task waits from before: m" : "\(count) tasks wait from before: m"
  }
  func notHere() -> String { "This key does nothing here, ? shows all." }
  func noEndYet() -> String { "It still runs and has no end: s stops it." }
  func shades() -> String { "free: ░ little ▒ ▓ █ much" }
  func wouldAdd() -> String { "becomes:" }
}

extension ScreenPage.Step {
  /// Its place among the texts for day, week, month.
  fileprivate var place: Int { self == .day ? 0 : self == .week ? 1 : 2 }
}
