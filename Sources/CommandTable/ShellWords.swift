/// The words of an example line, split as a POSIX shell splits them.
enum ShellWords {
  /// The simple commands of a line, each as its words: `a "b c" | d` is `["a", "b c"]` and `["d"]`.
  ///
  /// Quotes and backslashes are read; `|`, `;`, `&` and line ends part commands; a redirection ends one.
  /// Variables and globs stay as they are. Nil when a quote is not closed.
  static func commands(in line: String) -> [[String]]? {
    var splitter = Splitter()
    for character in line { splitter.read(character) }
    return splitter.finish()
  }
}

private struct Splitter {
  private var commands: [[String]] = []
  private var words: [String] = []
  /// The word being read; nil between words.
  private var word: String?
  private var quote: Character?
  private var isEscaped = false
  private var isRedirected = false

  mutating func read(_ character: Character) {
    if isEscaped {
      isEscaped = false
      // Inside double quotes a backslash escapes these only.
      let keeps = quote == "\"" && !"\"\\$`".contains(character)
      word = (word ?? "") + (keeps ? "\\" : "") + String(character)
    } else if character == "\\", quote != "'" {
      isEscaped = true
      word = word ?? ""
    } else if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else {
      readPlain(character)
    }
  }

  private mutating func readPlain(_ character: Character) {
    switch character {
    case "'", "\"":
      quote = character
      word = word ?? ""
    case " ", "\t": endWord()
    case "|", ";", "&", "\n": endCommand()
    case "<", ">":
      endWord()
      isRedirected = true
    default: word = (word ?? "") + String(character)
    }
  }

  private mutating func endWord() {
    if let word, !isRedirected { words.append(word) }
    word = nil
  }

  private mutating func endCommand() {
    endWord()
    isRedirected = false
    if !words.isEmpty { commands.append(words) }
    words = []
  }

  mutating func finish() -> [[String]]? {
    guard quote == nil, !isEscaped else { return nil }
    endCommand()
    return commands
  }
}
