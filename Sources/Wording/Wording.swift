/// The catalogue of all texts for a person: one conformance per language.
///
/// A text is a function of what it speaks of, so that the compiler proves that every language has every
/// text with the same placeholders, and each can form its plurals as it needs.
package protocol Words: CalendarDateWording, DayWording, ChangeWording, ListWording, EntryErrorWording,
  PlanErrorWording, StoreErrorWording, SettingsWording, AheadWording, DueWording, SeriesWording,
  ExchangeWording, SampleWording, OrderWording, TimeWording, TimeErrorWording, SpentWording, TagWording,
  GoalWording, BoardWording,
  ChartWording, ReportWording,
  LookBackWording, ScreenWording, ReminderWording,
  Sendable
{
  /// Which language this is.
  var language: Language { get }
}

/// The languages that xday reads and speaks.
package enum Language: String, CaseIterable, Sendable {
  case german = "de"
  case english = "en"

  /// The words of this language.
  package var words: any Words {
    switch self {
    case .german: German()
    case .english: English()
    }
  }

  /// The language of the first of these names that is not empty, `de_CH.UTF-8` or `de`: German, everything else
  /// English.
  package static func named(by names: [String]) -> Language {
    let first = names.first { !$0.isEmpty } ?? ""
    return first.lowercased().hasPrefix("de") ? .german : .english
  }
}

/// German as it is written in Switzerland: umlauts, no ß.
struct German: Words {
  let language = Language.german
}

/// British English.
struct English: Words {
  let language = Language.english
}
