import DayBudget

/// What is edited, and so merged between devices, as one piece: a field, or one exception of a series.
enum Register {
  private static let exceptionPrefix = "exceptions/"

  /// Whether a field says what the record is, when and under which code, and so is no edit by itself.
  static func isBookkeeping(_ name: String) -> Bool { bookkeeping.contains(name) }

  // By name: for `Field(rawValue:)` the runtime would make a dictionary of all names.
  private static let bookkeeping = [Field.id, .codeLength, .created, .modified, .deleted, .edited, .worked]
    .map(
      \.rawValue)

  /// The members as registers, exceptions one by one as `exceptions/2026-11-30`.
  static func split(_ members: [Member]) -> [String: [UInt8]] {
    var registers: [String: [UInt8]] = [:]
    for member in members {
      guard member.name == Field.exceptions.rawValue, let days = try? Members.read(member.value) else {
        registers[member.name] = member.value
        continue
      }
      for day in days {
        registers[exceptionPrefix + day.name] = day.value
      }
    }
    return registers
  }

  /// The registers as the values of members, exceptions together in the order of their days.
  static func join(_ registers: [String: [UInt8]]) -> [String: [UInt8]] {
    var values: [String: [UInt8]] = [:]
    var days: [Member] = []
    for (name, value) in registers {
      if name.hasPrefix(exceptionPrefix) {
        days.append(Member(name: String(name.dropFirst(exceptionPrefix.utf8.count)), value: value))
      } else {
        values[name] = value
      }
    }
    if !days.isEmpty {
      values[Field.exceptions.rawValue] = JSONText.object(days.sorted { $0.name < $1.name })
    }
    return values
  }

  /// The names of the registers whose values differ.
  static func changes(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }

  /// The day of the exception that a register is; nil for every other register.
  static func exceptionDay(_ name: String) -> CivilDate? {
    name.hasPrefix(exceptionPrefix) ? CivilDate(name.dropFirst(exceptionPrefix.utf8.count)) : nil
  }
}

extension Task {
  /// Whether a register still says something: exceptions of days that are settled do not.
  func isUnsettled(_ register: String) -> Bool {
    guard let openFrom, let day = Register.exceptionDay(register) else { return true }
    return day >= openFrom
  }

  /// Forgets exceptions of days that are settled, so that a series does not grow with every tick.
  mutating func forgetSettled() {
    guard let openFrom else { return }
    exceptions = exceptions.filter { $0.key >= openFrom }
    edited = edited.filter { isUnsettled($0.key) }
  }

  /// Sees to it that a completion has a day, that of UTC where none was given, and that no day is without one.
  mutating func pairCompletion() {
    completedDay = completed.map { completedDay ?? CivilDateTime(secondsAsUTC: $0).date }
  }
}
