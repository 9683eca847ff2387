internal import Paths
internal import Terminal
internal import Wording

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The program that makes a PDF of a page of HTML: a browser or another one, never through a shell, and without network.
struct PDFEngine {
  /// Why there is no PDF.
  enum Failure: Equatable {
    /// It could not be started, in the system's words.
    case notStarted(String)
    /// It ended with this status.
    case ended(Int32)
    case tookTooLong
    /// It said that all went well, and there is no PDF.
    case noFile
  }

  /// How long it may take.
  static let seconds = 60

  /// What the programs are called, in the order in which they are looked for.
  static let names = ["chromium", "google-chrome", "microsoft-edge", "weasyprint", "wkhtmltopdf"]

  /// Where browsers of macOS lie, which are in no folder of PATH.
  private static let applications = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]

  /// The path of the program.
  let path: String
  private let surroundings: Surroundings

  /// The program that a setting names, else the first that is found; throws `noPDFEngine` and, where the one that is named
  /// cannot be started, `pdfEngineFailed`.
  init(named path: String, in surroundings: Surroundings) throws(CommandFailure) {
    self.surroundings = surroundings
    if !path.isEmpty {
      guard Files.isProgram(path) else {
        throw .pdfEngineFailed(path, .notStarted(SystemError.text(ENOENT)))
      }
      self.path = path
      return
    }
    let folders = (surroundings.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let places = PDFEngine.names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard surroundings.programs != nil,
      let found = (places + PDFEngine.applications).first(where: Files.isProgram)
    else { throw .noPDFEngine(PDFEngine.names) }
    self.path = found
  }

  /// The bytes of the PDF of a page.
  ///
  /// The page lies in a folder of its own, which is the program's home too and goes with all that it has left there.
  func pdf(of html: String) throws -> [UInt8] {
    let folder: String
    do {
      folder = try Files.makeFolder(in: surroundings.temporaryFolder, named: "xday-report-")
    } catch {
      throw CommandFailure.fileNotWritten(surroundings.temporaryFolder, reason: SystemError.text(error.code))
    }
    defer { Files.remove(folder) }
    let (page, result) = (folder + "/report.html", folder + "/report.pdf")
    do {
      try Files.write(html, to: page)
    } catch {
      throw CommandFailure.fileNotWritten(page, reason: SystemError.text(error.code))
    }
    let variables = [
      (name: "PATH", value: surroundings.environment["PATH"] ?? "/usr/bin:/bin"),
      (name: "HOME", value: folder),
      (name: "TMPDIR", value: folder), (name: "LANG", value: "C.UTF-8"),
    ]
    let end = surroundings.programs?.run(
      path, arguments(page, result, folder), variables: variables, seconds: PDFEngine.seconds)
    switch end {
    case .interrupted: throw Interrupted()
    case .notStarted(let code): throw failure(.notStarted(SystemError.text(code)))
    case .ended(let status) where status != 0: throw failure(.ended(status))
    case .tookTooLong: throw failure(.tookTooLong)
    case .ended, nil: break
    }
    guard let bytes = try? Files.read(result), bytes.starts(with: Array("%PDF-".utf8)) else {
      throw failure(.noFile)
    }
    return bytes
  }

  private func failure(_ failure: Failure) -> CommandFailure { .pdfEngineFailed(path, failure) }

  private func arguments(_ page: String, _ result: String, _ folder: String) -> [String] {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasPrefix("weasyprint") { return [page, result] }
    if name.hasPrefix("wkhtmltopdf") {
      return ["--quiet", "--disable-javascript", "--print-media-type", page, result]
    }
    // A browser's own sandbox refuses the system's administrator.
    return (geteuid() == 0 ? ["--no-sandbox"] : []) + [
      "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
      // Whatever it would like to ask of the network, it finds no one.
      "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder)/profile", "--no-pdf-header-footer",
      "--print-to-pdf=\(result)", PDFEngine.address(of: page),
    ]
  }

  /// The address of a file, with what means something in an address written as its bytes.
  private static func address(of path: String) -> String {
    var address = "file://"
    for byte in PathText.bytes(of: path) {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && scalar.properties.isAlphabetic || "0123456789/-._".unicodeScalars.contains(scalar)
      if isPlain {
        address.unicodeScalars.append(scalar)
      } else {
        address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }
}
