internal import Exchange
internal import Terminal
internal import Wording

extension Context {
  /// A path as it was typed, with the person's folder for a `~` that no shell has replaced; `-` stays what it is.
  func path(_ text: String) -> String {
    if text.hasPrefix("~/"), let home = surroundings.environment["HOME"] { return home + text.dropFirst() }
    let folder = surroundings.workingFolder
    return folder.isEmpty || text.isEmpty || text == "-" || text.hasPrefix("/") ? text : folder + "/" + text
  }
}

/// The files that an import reads: one, those of a folder, or standard input.
enum SourceFiles {
  /// A file with its text.
  struct Source {
    let path: String
    let text: String
  }

  /// The names of standard input; opening one of the last two fails where it is a socket.
  private static let standardInput = ["-", "/dev/stdin", "/dev/fd/0"]

  /// The texts behind a path; `-` is standard input, a folder gives its .ics files by name.
  ///
  /// A pipe with a name, or one that a shell makes for `<(…)`, is read to its end.
  static func read(_ path: String, input: any Input) throws -> [Source] {
    if standardInput.contains(path) {
      do {
        let bytes = try input.readAll { ImportLimits.bytes(beginning: $0) }
        return [Source(path: path, text: try text(bytes, path))]
      } catch let failure as ReadFailure where failure.isTooLarge {
        throw ExchangeFault(file: path, kind: .tooLarge(most: ImportLimits.bytes))
      }
    }
    guard Files.exists(path) else { throw ExchangeFault(file: path, kind: .missing) }
    guard Files.isFolder(path) else { return [try source(path)] }
    let names = try contents(of: path).filter { $0.lowercased().hasSuffix(".ics") }.sorted()
    if names.isEmpty { throw ExchangeFault(file: path, kind: .noCalendar) }
    var (sources, bytes): ([Source], Int) = ([], 0)
    for name in names {
      sources.append(try source(path + "/" + name))
      bytes += sources[sources.count - 1].text.utf8.count
      if bytes > ImportLimits.bytes {
        throw ExchangeFault(file: path, kind: .tooLarge(most: ImportLimits.bytes))
      }
    }
    return sources
  }

  private static func contents(of folder: String) throws(ExchangeFault) -> [String] {
    do {
      return try Files.contents(of: folder)
    } catch {
      throw ExchangeFault(file: folder, kind: .unreadable(error.text))
    }
  }

  private static func source(_ path: String) throws(ExchangeFault) -> Source {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path) { ImportLimits.bytes(beginning: $0) }
    } catch {
      if error.isTooLarge { throw ExchangeFault(file: path, kind: .tooLarge(most: ImportLimits.bytes)) }
      throw ExchangeFault(file: path, kind: .unreadable(error.text))
    }
    return Source(path: path, text: try text(bytes, path))
  }

  /// The bytes as text, without a byte order mark; throws with the line where they are no UTF-8.
  private static func text(_ bytes: [UInt8], _ path: String) throws(ExchangeFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let repaired = String(decoding: bytes, as: UTF8.self)
      let before = repaired.unicodeScalars.prefix { $0 != "\u{FFFD}" }
      throw ExchangeFault(file: path, line: before.count { $0 == "\n" } + 1, kind: .notUTF8)
    }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
