internal import Wording

/// The texts that only a face with commands has: help, misread command lines, the doctor's findings.
protocol CommandWording: HelpWording, ErrorWording, DoctorWording, RemindCommandWording, Sendable {}

/// They in German.
struct GermanCommands: CommandWording {
  /// All other texts.
  let words = Language.german.words
}

/// They in English.
struct EnglishCommands: CommandWording {
  /// All other texts.
  let words = Language.english.words
}

extension Language {
  /// The texts of the command line in this language.
  var commandWords: any CommandWording {
    switch self {
    case .german: GermanCommands()
    case .english: EnglishCommands()
    }
  }
}
