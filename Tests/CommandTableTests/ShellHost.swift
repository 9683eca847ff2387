import CommandTable
import Foundation

/// A shell on this machine, in a folder of its own where `xday` is a stand-in that knows two tasks.
struct ShellHost {
  let shell: Shell
  let folder: URL

  init(_ shell: Shell) throws {
    self.shell = shell
    folder = FileManager.default.temporaryDirectory.appending(path: "xday-shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    try write("a file.ics", "")
    try write("script", Fixture.set.completions(for: shell))
    try write(
      "xday",
      """
      #!/bin/sh
      case "$*" in
      'complete -- tasks zah'*) printf 'zahnarzt\\tZahnarzt: "10:00" $HOME `x`\\n' ;;
      'complete -- tasks '*' bk before') printf 'fd\\tOfferte\\n' ;;
      'complete -- tasks '*) printf 'bk\\tZahnarzt: "10:00" $HOME `x`\\nfd\\tOfferte\\n' ;;
      'complete -- tags '*) printf 'arbeit\\nhaus:hof\\n' ;;
      *) exit 2 ;;
      esac
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "xday").path)
  }

  /// Where the shell is, if it is there.
  static func path(of shell: Shell) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell.rawValue }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Runs the shell in its folder without any settings of a person; gives what it printed, errors too.
  func run(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: ShellHost.path(of: shell) ?? "/nowhere")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(folder.path):/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }
}
