/// Words by their letters, each with all that it means.
///
/// It is filled whenever a text is read, so it is a list with a table of places beside it: to fill a `Dictionary` of
/// strings takes fifteen times as long.
struct WordTable: Sendable {
  private struct Entry: Sendable {
    let letters: Range<Int>
    var word = Word()
  }

  private var entries: [Entry] = []
  /// The letters of all words in a row.
  private var letters: [UInt8] = []
  /// For each hash the number of an entry, counted from 1, or of the first free place after it; 0 where none is.
  private var places: [UInt16]

  /// The length of the longest word in bytes.
  private(set) var longest = 0

  /// The most words that fit with places to spare.
  private static let most = 1_000
  private static let placeBits = 11

  /// A table without words.
  init() {
    places = Array(repeating: 0, count: 1 << WordTable.placeBits)
    entries.reserveCapacity(WordTable.most)
    letters.reserveCapacity(8 * WordTable.most)
  }

  /// The meaning of a word; nil for one that is not there.
  subscript(word: [UInt8]) -> Word? {
    word.withUnsafeBufferPointer { word in
      let number = places[place(of: word[...])]
      return number == 0 ? nil : entries[Int(number) - 1].word
    }
  }

  /// Changes the meaning of each of some words, which spaces separate; one that is not there means nothing yet.
  mutating func add(_ names: String, _ change: (inout Word) -> Void) {
    var names = names
    names.withUTF8 { names in
      var rest = names[...]
      while !rest.isEmpty {
        let name = rest.prefix { $0 != UInt8(ascii: " ") }
        change(&entries[entry(of: name)].word)
        rest = rest[name.endIndex...].dropFirst()
      }
    }
  }

  /// Gives each of some words a role.
  mutating func add(_ names: String, _ roles: Word.Roles) {
    add(names) { $0.roles.formUnion(roles) }
  }

  /// The entry of a word, a new one where there is none.
  private mutating func entry(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let place = place(of: word)
    if places[place] == 0 {
      precondition(entries.count < WordTable.most, "the table is full")
      let start = letters.count
      letters.append(contentsOf: word)
      entries.append(Entry(letters: start..<letters.count))
      places[place] = UInt16(entries.count)
      longest = max(longest, word.count)
    }
    return Int(places[place]) - 1
  }

  /// Where the number of a word's entry stands, or would stand.
  private func place(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var place = WordTable.hash(word)
    while places[place] != 0, !isWord(entries[Int(places[place]) - 1], word) {
      place = (place + 1) % places.count
    }
    return place
  }

  private func isWord(_ entry: Entry, _ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard entry.letters.count == word.count else { return false }
    var (letter, other) = (entry.letters.lowerBound, word.startIndex)
    while other < word.endIndex {
      if letters[letter] != word[other] { return false }
      (letter, other) = (letter + 1, other + 1)
    }
    return true
  }

  /// FNV-1a, of which the highest bits depend on all letters.
  private static func hash(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for letter in word { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3 }
    return Int(hash >> (64 - placeBits))
  }
}
