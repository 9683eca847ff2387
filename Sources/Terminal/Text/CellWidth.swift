#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// How many cells of a terminal a text takes: the C library's `wcwidth` over grapheme clusters.
package enum CellWidth {
  /// The cells of a whole text that holds no control characters.
  package static func of(_ text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    let scalars = text.unicodeScalars
    return scalars.allSatisfy(isSimple) ? scalars.count : text.reduce(0) { $0 + of($1) }
  }

  /// Whether a scalar takes a cell and joins with no other: Latin letters, and the dashes, quotes and dots of print.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Between them lie control characters, the soft hyphen and the combining marks.
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028: true
    default: false
    }
  }

  /// The cells of one grapheme cluster, 0…2.
  package static func of(_ cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    // An emoji sequence is drawn as one wide picture, whatever its parts would take.
    if scalars.contains("\u{FE0F}") { return 2 }
    if scalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) { return scalars.count == 2 ? 2 : 1 }
    return scalars.map(width).max() ?? 0
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Nothing before the Hangul letters is wide, so that most texts need no locale to be loaded.
    guard scalar.value >= 0x1100, isUTF8Locale else { return 1 }
    return max(0, Int(wcwidth(Int32(scalar.value))))
  }

  /// Whether the C library could be told that text is UTF-8; without that every character counts as one cell.
  private static let isUTF8Locale: Bool = {
    ["C.UTF-8", "en_US.UTF-8", "UTF-8"].contains { (name: String) in setlocale(LC_CTYPE, name) != nil }
  }()

  /// The text cut to so many cells, with … at the end where something was cut; never inside a cluster.
  ///
  /// Filled up to the full width where the cut falls inside a wide character.
  package static func cut(_ text: String, to cells: Int) -> String {
    guard of(text) > cells else { return text }
    guard cells > 0 else { return "" }
    var result = ""
    var used = 0
    for cluster in text {
      let width = of(cluster)
      if used + width > cells - 1 { break }
      result.append(cluster)
      used += width
    }
    return result + .spaces(cells - 1 - used) + "…"
  }

  /// The text followed by spaces up to so many cells; a longer one stays as it is.
  package static func pad(_ text: String, to cells: Int) -> String {
    text + .spaces(cells - of(text))
  }

  /// A line that is too long in several, those after the first with an indent; a shorter one stays as it is.
  package static func fold(_ line: String, to cells: Int, indent: Int) -> [String] {
    guard of(line) > cells else { return [line] }
    let margin = String.spaces(line.prefix { $0 == " " }.count)
    let parts = wrap(line, to: max(8, cells - indent))
    return [margin + parts[0]] + parts.dropFirst().map { .spaces(indent) + $0 }
  }

  /// The text in lines of at most so many cells, broken at spaces, inside a word only where it is longer.
  ///
  /// A no-break space keeps the words of a command together and is a space afterwards.
  package static func wrap(_ text: String, to cells: Int) -> [String] {
    let limit = max(1, cells)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let width = of(String(word))
      if used > 0, used + 1 + width <= limit {
        line.append(" ")
        line.append(contentsOf: word)
        used += 1 + width
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      for cluster in word {
        let width = of(cluster)
        if used + width > limit, used > 0 {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(cluster)
        used += width
      }
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines.map { line in String(line.map { $0 == "\u{A0}" ? " " : $0 }) }
  }
}

#if !canImport(Darwin)
  /// The C library's `wcwidth`: its header hides it unless X/Open is asked for, which an import cannot do.
  @_silgen_name("wcwidth")
  private func wcwidth(_ character: Int32) -> Int32
#endif
