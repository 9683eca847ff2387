/// Words that are nearly a day: «wendesday», «Mitwoch», «tomorow».
extension Recogniser {
  /// Such a word with the words that lead a day, and a part of the day behind it; it stays title, and a remark says
  /// what it is near to.
  func nearDay(at index: Int) -> Reading? {
    var context = DayContext()
    var at = dayLeads(at: index, &context)
    let isEvery = line.has(at, .every)
    if isEvery || line.has(at, [.this, .next, .afterNext]) { at += 1 }
    guard at < line.count, line.tokens[at].kind == .word, !line.word(at).isKnown, line.canEnd(at + 1),
      !context.hasArticle || context.hasLead || context.hasOn,
      !line.has(at - 1, [.dated, .previous]), at > index || !line.has(at - 1, .article),
      let meant = NearWords.meant(by: line.bytes[line.tokens[at].bytes])
    else { return nil }
    return Reading(
      tokens: index..<pastPart(at + 1), part: .nearDay(meant, at: at),
      strength: context.hasOn || isEvery ? .unmistakable : .edge)
  }

  /// The place after a part of the day that would belong to the day before it, unless it leads a time: «früh um 8».
  private func pastPart(_ index: Int) -> Int {
    let partAt = pastShade(index)
    let word = line.word(partAt)
    guard word.dayPart != nil, word.weekday == nil, word.offset == nil, !line.touches(index),
      line.canEnd(partAt + 1), time(at: index) == nil
    else { return index }
    return partAt + 1
  }
}

/// The words for days, and how near another word is to them.
enum NearWords {
  /// A word for a day, folded, as it is written, and how many slips a longer one may have.
  private static let days: [(folded: StaticString, shown: StaticString, slips: Int)] = [
    ("montag", "Montag", 1), ("dienstag", "Dienstag", 1), ("mittwoch", "Mittwoch", 1),
    ("donnerstag", "Donnerstag", 2), ("freitag", "Freitag", 1), ("samstag", "Samstag", 1),
    ("sonntag", "Sonntag", 1), ("monday", "Monday", 1), ("tuesday", "Tuesday", 1),
    ("wednesday", "Wednesday", 2), ("thursday", "Thursday", 2), ("friday", "Friday", 1),
    ("saturday", "Saturday", 2), ("sunday", "Sunday", 1), ("heute", "heute", 1), ("morgen", "morgen", 1),
    ("uebermorgen", "übermorgen", 2), ("gestern", "gestern", 1), ("today", "today", 1),
    ("tomorrow", "tomorrow", 2), ("tonight", "tonight", 1), ("yesterday", "yesterday", 2),
  ]

  /// Words of their own that are as near; plurals of the days are besides.
  private static let others: [[UInt8]] = [
    "montan", "montagne", "sundae", "sundry", "frida", "moegen", "morgan", "margen", "morden", "morgel",
    "hefte",
    "heule", "heulte", "haeute", "haute", "huete", "heuten", "gesten", "gestein", "gestirn", "toddy",
    "dienstage",
    "diensten", "mondays", "tuesdays", "fridays", "sundays",
  ].map { Array($0.utf8) }

  /// The day that a word is nearly the name of; nil for all others, and for words of their own.
  ///
  /// The first letter has to be right, or to have changed places with the second.
  static func meant(by word: ArraySlice<UInt8>) -> String? {
    guard (4...22).contains(word.count) else { return nil }
    let folded = folded(word)
    guard folded.count >= 4, !others.contains(folded) else { return nil }
    for (name, shown, slips) in days where abs(name.utf8CodeUnitCount - folded.count) <= slips {
      // Without an array of its own as long as the first letters differ, which nearly all do.
      let first = (name.utf8Start[0], name.utf8Start[1])
      guard folded[0] == first.0 || folded[0] == first.1 && folded[1] == first.0 else { continue }
      guard isNear(folded, name.withUTF8Buffer { Array($0) }, slips: slips) else { continue }
      return shown.description
    }
    return folded.count < 9 ? nil : compounds.first { isNear(folded, $0.folded, slips: $0.slips) }?.shown
  }

  /// The day of which a word has the first and the last letter, and lacks two between them: «Sontg».
  static func shortened(_ word: ArraySlice<UInt8>) -> String? {
    let folded = folded(word)
    guard folded.count >= 5 else { return nil }
    return days.first { name, _, _ in
      let day = name.withUTF8Buffer { Array($0) }
      guard folded.count + 2 == day.count, folded[0] == day[0], folded.last == day.last else { return false }
      var rest = day[...]
      return folded.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }?.shown.description
  }

  /// The days of the week with the parts of the day that German writes in one word with them.
  private static let compounds: [(folded: [UInt8], shown: String, slips: Int)] = days.prefix(7).flatMap {
    day in
    ["morgen", "früh", "vormittag", "mittag", "nachmittag", "abend", "nacht"].map { part in
      let name = day.shown.description + part
      return (folded(ArraySlice(name.utf8)), name, 2)
    }
  }

  private static func isNear(_ word: [UInt8], _ day: [UInt8], slips: Int) -> Bool {
    guard abs(word.count - day.count) <= slips, word[0] == day[0] || word[0] == day[1] && word[1] == day[0]
    else { return false }
    return distance(word, day) <= slips && !isPlural(word, of: day)
  }

  private static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      Lexer.fold(scalar, ArraySlice(String(scalar).utf8), into: &folded)
    }
    return folded
  }

  /// Whether a word is the plural of a day: «Montage», «Freitagen».
  private static func isPlural(_ word: [UInt8], of day: [UInt8]) -> Bool {
    word.count > day.count && zip(word, day).allSatisfy { $0 == $1 }
      && word[day.count...].allSatisfy(isEnding)
  }

  private static func isEnding(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "e") || letter == UInt8(ascii: "n") || letter == UInt8(ascii: "s")
  }

  /// How many letters are to be added, left out, changed or swapped with their neighbour.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var (before, last) = ([Int](), Array(0...second.count))
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let change = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, before[column - 2] + 1)
        }
        current.append(best)
      }
      (before, last) = (last, current)
    }
    return last[second.count]
  }
}
