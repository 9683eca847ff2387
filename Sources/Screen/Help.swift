internal import Terminal
internal import Wording

extension Model {
  /// The keys of the page, in as many columns as there is room for.
  var helpLines: [StyledText] {
    let entries = Keys.help(on: page, words)
    let keys = entries.map { CellWidth.of($0.keys) }.max() ?? 0
    let texts = entries.map { CellWidth.of($0.text) }.max() ?? 0
    let width = 1 + keys + 2 + texts + 2
    let count = max(1, min(columns / width, 3))
    let height = (entries.count + count - 1) / count
    return (0..<height).map { line in
      var text = StyledText(" ")
      for column in 0..<count where column * height + line < entries.count {
        let entry = entries[column * height + line]
        text += style.bold(CellWidth.pad(entry.keys, to: keys))
        text += "  " + CellWidth.pad(entry.text, to: texts) + "  "
      }
      return text.withoutTrailingSpaces
    }
  }
}
