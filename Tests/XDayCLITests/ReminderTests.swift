import Foundation
import Terminal
import Testing
import XDayCLI

@Suite("Reminders on a desktop")
struct ReminderTests {
  /// A session in which telling has begun at eight.
  private func begun(_ language: String = "en") -> (Session, ScriptedNotifier) {
    let session = Session(language: language)
    let notifier = ScriptedNotifier()
    session.notifier = notifier
    session.clock = "2026-11-30T08:00"
    #expect(session.run("config", "remind-morning", "off").status == 0)
    #expect(session.run("remind", "--notify") == Session.Result(out: "", err: "", status: 0))
    return (session, notifier)
  }

  @Test("What is due is shown once with its buttons, urgent as critical")
  func notify() throws {
    let (session, notifier) = begun("de")
    session.run("add", "Zahnarzt 14:00 45min")
    session.run("add", "Herd 14:00 !")
    session.clock = "2026-11-30T14:00"
    let result = session.run("remind", "--notify")
    #expect(result == Session.Result(out: "", err: "", status: 0))
    let shown = notifier.shown.map(\.notification).sorted { $0.title < $1.title }
    let buttons = [("done", "Erledigt"), ("later", "In 10 Min"), ("tomorrow", "Morgen")].map {
      Notification.Button(key: $0, label: $1)
    }
    #expect(
      shown == [
        Notification(title: "Herd", body: "um 14:00", isCritical: true, buttons: buttons),
        Notification(title: "Zahnarzt", body: "um 14:00 · 45 min", buttons: buttons),
      ])
    session.run("remind", "--notify")
    #expect(notifier.shown.count == 2)
  }

  @Test("A click is carried out by what waits for it, hours later too, and undo takes it back")
  func click() throws {
    let (session, notifier) = begun()
    session.run("add", "Dentist 14:00")
    session.clock = "2026-11-30T14:00"
    session.run("remind", "--notify")
    let arguments = try #require(notifier.shown.first?.arguments)
    #expect(arguments.prefix(2) == ["remind", "wait"])
    session.clock = "2026-11-30T17:30"
    notifier.click = "done"
    #expect(session.run(arguments).out == "buttons\n")
    #expect(session.run("list", "--done").out.contains("Dentist"))
    #expect(session.run("undo").out.contains("done Dentist"))
    notifier.click = "later"
    session.run(arguments)
    session.clock = "2026-11-30T17:40"
    session.run("remind", "--notify")
    #expect(notifier.shown.last?.notification.body == "since 14:00")
    notifier.click = "tomorrow"
    session.run(arguments)
    #expect(session.run("today", "tomorrow").out.contains("Dentist"))
    notifier.click = nil
    #expect(session.run(arguments).status == 0)
  }

  @Test("More than five at once are one, and what is older than the day before is one")
  func sums() {
    let (session, notifier) = begun()
    for index in 0..<1_000 { session.input += "Task \(index) 14:00 \(index == 7 ? "!" : "")\n" }
    session.run("add", "-")
    session.clock = "2026-11-30T14:00"
    #expect(session.run("remind", "--notify").status == 0)
    #expect(notifier.shown.map(\.notification.title) == ["1000 reminders"])
    #expect(notifier.shown.first?.notification.isCritical == true)
    #expect(notifier.shown.first?.notification.buttons.isEmpty == true)
    #expect(notifier.shown.first?.notification.body.hasSuffix(" and 997 more") == true)
    session.run("remind", "--notify")
    #expect(notifier.shown.count == 1)
    session.run("add", "Old", "--day", "2026-12-01", "--time", "10:00")
    session.run("add", "New", "--day", "2026-12-04", "--time", "10:00")
    session.clock = "2026-12-04T12:00"
    session.run("remind", "--notify")
    #expect(notifier.shown.dropFirst().map(\.notification.title) == ["1 earlier reminder", "New"])
  }

  static let failures: [(Telling, String)] = [
    (.noProgram, "no program is here"),
    (.refused(program: "/usr/bin/notify-send"), "could not show anything"),
    (.silent(program: "/usr/bin/notify-send"), "did not answer for 2 s"),
  ]

  @Test(
    "What is not shown is not told: status 4 that says why, and it comes at the next tick",
    arguments: failures)
  func failed(telling: Telling, words: String) throws {
    let (session, notifier) = begun()
    session.run("add", "First 14:00")
    session.run("add", "Second 14:01")
    session.clock = "2026-11-30T14:05"
    notifier.tellings = [.told(hasButtons: true), telling]
    let result = session.run("remind", "--notify")
    #expect(result.status == 4 && result.out.isEmpty && result.err.contains(words))
    #expect(notifier.shown.map(\.notification.title) == ["First"])
    notifier.tellings = [telling]
    #expect(session.run("remind", "--notify", "--json").status == 4)
    session.run("remind", "--notify")
    #expect(notifier.shown.map(\.notification.title) == ["First", "Second"])
    session.notifier = nil
    session.run("add", "Third 14:06")
    session.clock = "2026-11-30T14:06"
    #expect(session.run("remind", "--notify").status == 4)
    #expect(session.run("remind").out.contains("Third"))
  }

  @Test("A moment of one's own writes nothing, and neither does a minute with nothing to tell")
  func writesNothing() throws {
    let (session, _) = begun()
    session.run("add", "Dentist 14:00")
    let before = try session.contents()
    session.clock = "2026-11-30T13:59"
    #expect(session.run("remind", "--notify").status == 0)
    #expect(session.run("remind", "--notify", "--now", "2026-11-30T14:00").status == 0)
    #expect(session.run("remind", "--print", "--now", "2026-11-30T14:00").out.contains("Dentist"))
    session.run("remind")
    #expect(try session.contents() == before)
    let fresh = Session(language: "en")
    fresh.notifier = ScriptedNotifier()
    #expect(fresh.run("remind", "--notify", "--now", "9:00").status == 0)
    #expect(!FileManager.default.fileExists(atPath: fresh.store + "/remind.json"))
  }

  @Test("Damage of what was told costs itself alone, is said, and is kept aside")
  func damage() throws {
    let (session, notifier) = begun()
    session.run("add", "Dentist 14:00")
    _ = try session.write("{\"format\": 1,", to: "store/remind.json")
    #expect(session.run("today").status == 0)
    session.clock = "2026-11-30T14:00"
    let result = session.run("remind", "--notify")
    #expect(result.status == 0 && result.err.contains("remind-damaged.json"))
    #expect(notifier.shown.map(\.notification.title) == ["Dentist"])
    #expect(session.run("remind", "--notify") == Session.Result(out: "", err: "", status: 0))
    let kept = try String(contentsOfFile: session.store + "/remind-damaged.json", encoding: .utf8)
    #expect(kept == "{\"format\": 1,")
  }

  @Test("A title is shown plain and cut, whatever is in it", arguments: ["de", "en"])
  func titles(language: String) throws {
    let (session, notifier) = begun(language)
    session.run(
      "add", "--time", "14:00", "--title",
      "<b>x</b> & \u{1B}[31m\u{202E}" + String(repeating: "ü", count: 300))
    session.run("add", "--time", "14:00", "--title=--help -A x=y")
    session.clock = "2026-11-30T14:00"
    session.run("remind", "--notify")
    for (notification, _) in notifier.shown {
      #expect(notification.title.count <= 200 && notification.body.count <= 200)
      #expect(notification.title.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
      #expect(!notification.body.contains("<") && !notification.body.contains("&"))
    }
    #expect(notifier.shown.count == 2)
  }

  @Test("What could not be printed was not told")
  func closedOutput() throws {
    let (session, _) = begun()
    session.run("add", "Dentist 14:00")
    session.clock = "2026-11-30T14:00"
    #expect(session.run("remind", "--print").out.contains("Dentist"))
    #expect(session.run("remind", "--print").out.isEmpty)
  }
}

extension Session {
  /// The bytes of every file of the store by name.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: store) {
      contents[name] = FileManager.default.contents(atPath: store + "/" + name)
    }
    return contents
  }
}
