/// Pieces of a line, joined by ` · ` and broken between pieces where the line ends.
package enum Segments {
  /// The pieces in lines of at most so many cells, those after the first with an indent.
  ///
  /// A piece that is longer than a line by itself is wrapped at its spaces.
  package static func lines(_ pieces: [String], width: Int, first: String = "", indent: String = "")
    -> [String]
  {
    var lines: [String] = []
    var line = first
    var isFresh = true
    for piece in pieces {
      let joined = isFresh ? line + piece : line + " · " + piece
      if CellWidth.of(joined) <= width || isFresh && CellWidth.of(piece) <= 8 {
        line = joined
        isFresh = false
        continue
      }
      if !isFresh { lines.append(line) }
      let start = isFresh ? line : indent
      let wrapped = CellWidth.wrap(piece, to: max(8, width - CellWidth.of(start)))
      line = start + wrapped[0]
      for next in wrapped.dropFirst() {
        lines.append(line)
        line = indent + next
      }
      isFresh = false
    }
    return lines + [line]
  }
}
