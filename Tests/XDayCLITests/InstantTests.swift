import Foundation
import Testing

@Suite("One instant in every file")
struct InstantTests {
  /// Tasks of another program, in the small hours, in the day and late in the evening.
  private static func file(_ time: String) -> String {
    let starts = [
      ("once", "DTSTART;TZID=Europe/Zurich:20261201T\(time)", ""),
      ("weekly", "DTSTART:20261201T\(time)", "RRULE:FREQ=WEEKLY;BYDAY=TU,FR\nEXDATE:20261204T\(time)\n"),
      ("fortnightly", "DTSTART:20261129T\(time)", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU\n"),
      ("first", "DTSTART:20261201T\(time)", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1\n"),
      ("middle", "DTSTART:20261215T\(time)", "RRULE:FREQ=MONTHLY\n"),
      ("yearly", "DTSTART:20261224T\(time)", "RRULE:FREQ=YEARLY\n"),
      ("until", "DTSTART:20261201T\(time)", "RRULE:FREQ=DAILY;UNTIL=20261203T\(time)\n"),
    ]
    let todos = starts.map { name, start, more in
      "BEGIN:VTODO\nUID:\(name)\nSUMMARY:\(name)\n\(start)\nDURATION:PT1H\n\(more)END:VTODO\n"
    }
    let event = """
      BEGIN:VEVENT
      UID:event
      SUMMARY:event
      DTSTART;TZID=Europe/Zurich:20261201T\(time)
      DURATION:PT1H
      END:VEVENT

      """
    return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n" + todos.joined() + event + "END:VCALENDAR\n"
  }

  /// Prints the first instants of each VTODO of a file, as another program counts them.
  private static let python = """
    import datetime, icalendar, itertools, json, sys
    from dateutil.rrule import rrulestr, rruleset
    calendar = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read())
    found = {}
    for todo in calendar.walk("VTODO"):
        start = todo.decoded("DTSTART").replace(tzinfo=None)
        days = rruleset()
        days.rdate(start)
        if "RRULE" in todo: days.rrule(rrulestr(todo["RRULE"].to_ical().decode(), dtstart=start))
        out = todo.get("EXDATE", [])
        for line in out if isinstance(out, list) else [out]:
            for day in line.dts: days.exdate(day.dt.replace(tzinfo=None))
        found[str(todo["SUMMARY"])] = [str(day) for day in itertools.islice(days, 8)]
    print(json.dumps(found, sort_keys=True))
    """

  @Test(
    "import, export, calendars and Python's icalendar agree, wherever the day begins",
    .enabled(if: Python.isReady),
    arguments: zip(["00:00", "04:00", "23:00", "04:00"], ["143000", "020000", "233000", "233000"]))
  func agree(dayStart: String, time: String) throws {
    let session = Session()
    session.run("config", "day-start", dayStart)
    let source = try session.write(Self.file(time), to: "source.ics")
    let imported = try ImportTests.imported(session, source)
    #expect(ImportTests.losses(imported) == ["53 VEVENT notATask"], "\(imported)")
    let copy = session.folder + "/copy.ics"
    #expect(session.run("export", "--format", "ics", "-o", copy).status == 0)
    #expect(try Python.run(Self.python, [copy]) == Python.run(Self.python, [source]))

    // The calendar's event of the same instant lies on the same day of xday, and takes the same hour.
    session.run("calendar", "add", source, "--name", "cal")
    let tasks = try ImportTests.tasks(session)
    let day = try #require(tasks["once"]?["day"] as? String)
    session.run("windows", day, "00:00-24:00")
    let today = session.run("today", "--now=\(day)T\(dayStart)", "--json").out
    let document = try JSONSerialization.jsonObject(with: Data(today.utf8)) as? [String: Any]
    let starts = ["appointments", "events"].map { key in
      (document?[key] as? [[String: Any]])?
        .first { ["once", "event"].contains($0["title"] as? String) }?["start"] as? String
    }
    #expect(starts[0] != nil && starts[0] == starts[1], "\(starts) in \(today)")
  }
}
