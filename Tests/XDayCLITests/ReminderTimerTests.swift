import Foundation
import Testing

/// What `remind install` writes, looked at by the programs that will read it.
@Suite("The timer of reminders")
struct ReminderTimerTests {
  private static let hasSystemd = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  @Test("systemd takes its units", .enabled(if: hasSystemd, "needs systemd-analyze"))
  func systemd() throws {
    let binary = Binary()
    let units = binary.home + "/.config/systemd/user"
    let written = try binary.shell(
      """
      mkdir -p $HOME/bin && printf '#!/bin/sh\\necho "$@" >>$HOME/called\\n' >$HOME/bin/systemctl && chmod +x $HOME/bin/systemctl
      PATH=$HOME/bin:$PATH XDAY_HOME="$HOME/my 100% \\"st\\\\ore\\"" $xday remind install --timer systemd
      """)
    #expect(written.status == 0, "\(written.err)")
    for line in ["Persistent=false", "OnCalendar=*-*-* *:*:00", "KillMode=process", units] {
      #expect(written.out.contains(line), "\(line)")
    }
    let called = try String(contentsOfFile: binary.home + "/called", encoding: .utf8)
    #expect(called == "--user daemon-reload\n--user enable --now xday-remind.timer\n")
    let checked = try binary.shell(
      "export XDG_RUNTIME_DIR=$HOME/run; mkdir $XDG_RUNTIME_DIR; cd $HOME/.config/systemd/user && systemd-analyze verify --user --man=no ./xday-remind.timer ./xday-remind.service 2>&1"
    )
    #expect(checked.status == 0, "\(checked.out)")
    let calendar = try binary.shell("systemd-analyze calendar '*-*-* *:*:00'")
    #expect(calendar.status == 0)
    let gone = try binary.shell("PATH=$HOME/bin:$PATH $xday remind uninstall --timer systemd")
    #expect(gone.status == 0 && gone.out.contains("xday-remind.timer"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: units).isEmpty)
    #expect(try binary.shell("$xday remind uninstall --timer systemd").out == "nothing was set up\n")
  }

  @Test("A systemctl that fails leaves nothing behind, and is named")
  func failing() throws {
    let binary = Binary()
    let result = try binary.shell(
      """
      mkdir -p $HOME/bin && printf '#!/bin/sh\\nexit 1\\n' >$HOME/bin/systemctl && chmod +x $HOME/bin/systemctl
      PATH=$HOME/bin:$PATH $xday remind install --timer systemd
      """)
    #expect(result.status == 4 && result.err.contains("systemctl --user daemon-reload") && result.out.isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: binary.home + "/.config/systemd/user").isEmpty)
    let missing = try binary.shell("PATH=/nowhere $xday remind install --timer systemd")
    #expect(missing.status == 4)
  }

  private static let python = "/usr/bin/python3"

  @Test(
    "The plist is one", .enabled(if: FileManager.default.isExecutableFile(atPath: python), "needs python3"))
  func launchd() throws {
    let binary = Binary()
    let result = try binary.shell(
      """
      XDAY_HOME='/a & <b>' $xday remind install --dry-run --timer launchd --json >$HOME-plan.json
      \(Self.python) -c '
      import json, plistlib, sys
      file = json.load(open(sys.argv[1]))["files"][0]
      job = plistlib.loads(file["text"].encode())
      print(file["path"]); print(job["Label"], job["StartCalendarInterval"], job["ProgramArguments"][1:])
      print(job["EnvironmentVariables"]["XDAY_HOME"], job["AbandonProcessGroup"])
      ' $HOME-plan.json; rm $HOME-plan.json
      """)
    #expect(result.err == "")
    #expect(
      result.out == """
        \(binary.home)/Library/LaunchAgents/xday.remind.plist
        xday.remind {} ['remind', '--notify']
        /a & <b> True

        """)
  }

  @Test("A trial writes nothing, and the line for cron runs as it is")
  func cron() throws {
    let binary = Binary()
    for timer in ["systemd", "launchd", "cron"] {
      #expect(try binary.shell("$xday remind install --dry-run --timer \(timer)").status == 0)
    }
    #expect(!FileManager.default.fileExists(atPath: binary.home + "/.config"))
    let result = try binary.shell(
      "$xday remind install --timer cron --json | sed 's/.*\"crontab\": \"\\* \\* \\* \\* \\* \\(.*\\)\"}.*/\\1/' >$HOME-line; sh $HOME-line; echo $?; rm $HOME-line"
    )
    #expect(result.out.hasSuffix("0\n"), "\(result.out) \(result.err)")
  }
}
