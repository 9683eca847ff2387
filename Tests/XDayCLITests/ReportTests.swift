import Foundation
import Terminal
import Testing
import XDayCLI

/// Programs as a test wants them.
final class ScriptedPrograms: Programs {
  /// What was run, each with the page that it found.
  private(set) var calls: [(path: String, arguments: [String], environment: [String], page: String)] = []
  var end = ProgramEnd.ended(0)
  /// What the program writes; nil for nothing.
  var pdf: String? = "%PDF-1.4 \u{1B}]0;x\u{7}"

  func run(
    _ path: String, _ arguments: [String], variables: [(name: String, value: String)], seconds: Int
  ) -> ProgramEnd {
    let folder = variables.first { $0.name == "HOME" }?.value ?? ""
    let page = try? String(contentsOfFile: folder + "/report.html", encoding: .utf8)
    calls.append((path, arguments, variables.map(\.name), page ?? ""))
    if let pdf, end == .ended(0) {
      try? Data(pdf.utf8).write(to: URL(fileURLWithPath: folder + "/report.pdf"))
    }
    return end
  }
}

@Suite("Reports")
struct ReportTests {
  /// A session with time of several categories, and tasks whose titles would do something.
  static func session(language: String = "de") -> Session {
    let session = Session(language: language, now: "2026-11-30T16:12")
    session.random = LetterGenerator(letters: "48 57 22 bk 91")
    for text in ["Lesen 2.11. 45min #lesen", "Sport 5.11. 18-19:10 #sport", "Büro 30.11. 9-11:30 #büro"] {
      session.run("log", text, "--mood", "4")
    }
    session.run("add", "--title", "<script>alert(1)</script> & \"日本語\" 🎉 Übung|*x*", "--for", "1h")
    session.run("done", "bk", "--used", "1h20")
    return session
  }

  @Test("a page asks for nothing, runs nothing and says its figures as text", arguments: ["de", "en"])
  func page(language: String) {
    let session = Self.session(language: language)
    let result = session.run("report", "2026-11", "--format", "html")
    let page = result.out
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language)\">"))
    for word in ["http:", "https:", "<script", "url(", "@import", "<link", "<img", " src=", "javascript"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;日本語&quot; 🎉 Übung|*x*"))
    #expect(page.contains("default-src 'none'"))
    // The figures of the charts stand in the tables too.
    for text in ["45m", "1h10", "3h50", "5 h 45 min", "1 h 20 min", "1,33"] {
      let text = language == "en" ? text.replacing("1,33", with: "1.33") : text
      #expect(page.contains(">" + text + "</td>") || page.contains(">" + text + "</dd>"), "\(text)")
    }
  }

  @Test("goals and streaks are those of the period, also where no time was spent")
  func kept() {
    let session = Self.session(language: "en")
    session.run("goal", "2 times a week #lesen", "--since", "2026-11-02")
    session.run("goal", "at most 30min a day", "--since", "2026-11-01")
    session.run("log", "Read 3.11. 8-8:30 #lesen")
    session.run("log", "Read 4.11. 8-8:30 #lesen")
    func part(_ period: String...) -> String {
      let text = session.run(["report"] + period).out
      return text.components(separatedBy: "## Goals and streaks\n").dropFirst().first?
        .components(separatedBy: "\n## ").first ?? "none"
    }
    #expect(
      part("2026-11") == """

        ### Goals

        |  | reached | longest |
        | --- | ---: | ---: |
        | at most 30 min a day | 27 of 29 days | 24 days |
        | 2 days a week \\#lesen | 1 of 4 weeks | 1 week |

        ### Streaks

        |  | longest |  |
        | --- | ---: | --- |
        | time logged | 4 days | Mon 2 Nov – Thu 5 Nov |
        | \\#lesen | 3 days | Mon 2 Nov – Wed 4 Nov |

        """)
    // A week of which a part is asked for counts whole; what was kept up before the period does not.
    #expect(part("4.11.", "-", "8.11.").contains("| 2 days a week \\#lesen | 1 of 1 week | 1 week |"))
    #expect(part("9.11.", "-", "10.11.").contains("| 2 days a week \\#lesen | 0 of 1 week | – |"))
    #expect(part("2026-10") == "none" && part("2027") == "none")
  }

  @Test("every element is closed in its order, every chart has a title, every row as many cells as its head")
  func form() throws {
    let page = Self.session().run("report", "all", "--format", "html").out
    var open: [Substring] = []
    let whole: Set<Substring> = ["meta", "rect", "circle", "line", "polyline", "!DOCTYPE"]
    for piece in page.split(separator: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == name)
      } else if !tag.hasSuffix("/"), !whole.contains(name) || (name == "rect" || name == "circle") {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    let charts = page.split(separator: "<svg ").dropFirst()
    #expect(charts.count == 4)
    for (place, chart) in charts.enumerated() {
      #expect(chart.contains("role=\"img\""))
      #expect(charts.indices.contains(charts.startIndex + place) && chart.contains("<title id=\"chart"))
    }
    let ids = page.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    for table in page.split(separator: "<table>").dropFirst() {
      let rows = table.split(separator: "</table>")[0].split(separator: "<tr>").dropFirst()
      let counts = rows.map {
        $0.split(separator: "</t", omittingEmptySubsequences: false).filter {
          $0.hasPrefix("h>") || $0.hasPrefix("d>")
        }.count
      }
      #expect(Set(counts).count == 1)
    }
  }

  @Test(
    "a PDF is made by the first program that is found, without a shell, in a folder that is gone afterwards")
  func engine() throws {
    let session = Self.session()
    let programs = ScriptedPrograms()
    session.programs = programs
    for name in ["weasyprint", "google-chrome"] {
      let path = try session.write("#!/bin/sh\n", to: "bin/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    // What cannot be run is none of them, nor is what lies in the folder that one happens to be in.
    _ = try session.write("", to: "bin/chromium")
    session.environment["PATH"] = "bin::" + session.folder + "/bin"
    let file = session.folder + "/a.pdf"
    let result = session.run("report", "2026-11", "-o", "a.pdf")
    #expect(result.status == 0 && result.out == "Bericht nach a.pdf geschrieben\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == programs.pdf)
    let call = try #require(programs.calls.last)
    #expect(call.path == session.folder + "/bin/google-chrome")
    #expect(call.arguments.contains("--host-resolver-rules=MAP * ~NOTFOUND"))
    #expect(call.arguments.contains("--no-sandbox") == (geteuid() == 0))
    #expect(call.arguments.last?.hasPrefix("file:///") == true)
    #expect(call.environment == ["PATH", "HOME", "TMPDIR", "LANG"])
    #expect(call.page.contains("@page { size: A4 }"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: session.folder).allSatisfy {
        !$0.hasPrefix("xday-report")
      })
    // Into a pipe it goes as it is, and a terminal gets none.
    #expect(session.run("report", "--format", "pdf").out == programs.pdf)
    session.terminalWidth = 80
    #expect(session.run("report", "--format", "pdf").status == 2)
    session.terminalWidth = nil
    #expect(session.run("report", "--format", "pdf", "--json").status == 2)
    #expect(session.run("report", "-o", "a.pdf").status == 2)
    #expect(session.run("config", "pdf-engine", "bin/weasyprint").out.contains("/bin/weasyprint"))
    #expect(session.run("report", "-o", "a.pdf", "--force", "--json").status == 0)
    #expect(programs.calls.last?.arguments.count == 2)
    #expect(session.run("config", "pdf-engine", "bin/chromium").status == 2)
    #expect(session.run("config", "pdf-engine", "auto").out.contains("auto"))
  }

  @Test("without a program, or where it fails, nothing is written, and what helps is named")
  func noEngine() {
    let session = Self.session()
    let programs = ScriptedPrograms()
    session.programs = programs
    session.environment["PATH"] = session.folder + "/none"
    let none = session.run("report", "-o", "a.pdf")
    #expect(none.status == 2)
    for name in [
      "chromium", "google-chrome", "microsoft-edge", "weasyprint", "wkhtmltopdf", "config pdf-engine",
    ] {
      #expect(none.err.contains(name))
    }
    session.run("config", "pdf-engine", "/bin/sh")
    let ends: [ProgramEnd] = [.ended(1), .notStarted(13), .tookTooLong, .interrupted]
    for (end, status) in zip(ends, [4, 4, 4, 130]) {
      programs.end = end
      #expect(session.run("report", "-o", "a.pdf").status == Int32(status))
    }
    (programs.end, programs.pdf) = (.ended(0), nil)
    #expect(session.run("report", "-o", "a.pdf").status == 4)
    programs.pdf = "<html>"
    #expect(session.run("report", "-o", "a.pdf").status == 4)
    #expect(!FileManager.default.fileExists(atPath: session.folder + "/a.pdf"))
  }

  @Test("a program of this machine is run with its words as they are, and ended when it takes too long")
  func live() throws {
    let session = Self.session()
    session.programs = LivePrograms()
    let script =
      "#!/bin/sh\n[ -z \"$SECRET\" ] && [ \"$HOME\" = \"${1%/report.html}\" ] && cp \"$1\" \"$2\" && "
      + "printf '%%PDF-1.7 %s' \"$#\" > \"$2\"\n"
    let path = try session.write(script, to: "my programs/weasyprint")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    session.run("config", "pdf-engine", path)
    #expect(session.run("report", "--format", "pdf").out == "%PDF-1.7 2")
    let programs = LivePrograms()
    #expect(programs.run("/bin/sh", ["-c", "exit 3"], variables: [], seconds: 5) == .ended(3))
    #expect(programs.run("/bin/sh", ["-c", "kill -9 $$"], variables: [], seconds: 5) == .ended(137))
    #expect(programs.run("/bin/sh", ["-c", "sleep 60"], variables: [], seconds: 0) == .tookTooLong)
    #expect(programs.run("/no/such", [], variables: [], seconds: 5) == .notStarted(ENOENT))
  }

  @Test("a deleted block and a reopened task are gone from the next report")
  func follows() {
    let session = Self.session()
    #expect(session.run("report", "2026-11").out.contains("erledigte Aufgaben: 1"))
    #expect(session.run("report", "2026-11").out.contains("\\#sport"))
    session.run("reopen", "bk")
    session.run("drop", "57")
    let text = session.run("report", "2026-11").out
    #expect(text.contains("erledigte Aufgaben: 0"))
    #expect(!text.contains("\\#sport"))
  }
}
