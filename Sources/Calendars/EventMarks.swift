/// What an event says about whether it takes the person's time.
struct EventMarks: Equatable {
  /// TRANSP as far as it is written out.
  enum Transparency {
    case opaque
    case transparent
  }

  /// What Outlook says in X-MICROSOFT-CDO-BUSYSTATUS.
  enum BusyStatus {
    case free
    case tentative
    case busy
  }

  /// The person's own answer to an invitation.
  enum Answer {
    case declined
    case unanswered
    case tentative
    case other
  }

  var isCancelled = false
  var isTentative = false
  var transparency: Transparency?
  var busyStatus: BusyStatus?
  var answer: Answer?
}

extension EventMarks {
  /// The marks among the lines of an event, for the person with these addresses.
  init(_ lines: [PropertyLine], of person: Addresses, isCancelledObject: Bool) {
    isCancelled = isCancelledObject
    var isOrganizer = false
    for line in lines {
      switch line.name {
      case .status:
        if line.word == "CANCELLED" { isCancelled = true }
        isTentative = line.word == "TENTATIVE"
      case .transparency: transparency = Transparency(line.word)
      case .busyStatus: busyStatus = BusyStatus(line.word)
      case .organizer: isOrganizer = person.isNamed(in: line)
      case .attendee where person.isNamed(in: line):
        answer = EventMarks.weightier(answer, Answer(line.parameter("PARTSTAT")))
      default: break
      }
    }
    // Who invites need not answer.
    if isOrganizer, answer == .unanswered { answer = .other }
  }

  /// Of the answers of several addresses the one that says most about being there.
  private static func weightier(_ first: Answer?, _ second: Answer) -> Answer {
    let order: [Answer] = [.other, .tentative, .unanswered, .declined]
    return order.first { $0 == first || $0 == second } ?? second
  }
}

extension EventMarks.Transparency {
  fileprivate init?(_ word: String) {
    switch word {
    case "OPAQUE": self = .opaque
    case "TRANSPARENT": self = .transparent
    default: return nil
    }
  }
}

extension EventMarks.BusyStatus {
  fileprivate init?(_ word: String) {
    switch word {
    case "FREE": self = .free
    case "TENTATIVE": self = .tentative
    case "BUSY", "OOF": self = .busy
    default: return nil
    }
  }
}

extension EventMarks.Answer {
  /// The participation status; without one it is NEEDS-ACTION (RFC 5545 §3.2.12).
  fileprivate init(_ status: String?) {
    switch status?.uppercased() {
    case nil, "NEEDS-ACTION": self = .unanswered
    case "DECLINED": self = .declined
    case "TENTATIVE": self = .tentative
    default: self = .other
    }
  }
}

/// The mail addresses of the person, in lower case and without `mailto:`.
struct Addresses {
  private let addresses: [String]

  /// The person's addresses in any case, with or without `mailto:`.
  init(_ addresses: [String]) {
    self.addresses = addresses.map(Addresses.plain)
  }

  /// Whether an ATTENDEE or ORGANIZER is the person, by its value or its EMAIL parameter.
  func isNamed(in line: PropertyLine) -> Bool {
    guard !addresses.isEmpty else { return false }
    if addresses.contains(Addresses.plain(line.text)) { return true }
    return line.parameter("EMAIL").map { addresses.contains(Addresses.plain($0)) } ?? false
  }

  private static func plain(_ address: String) -> String {
    let lower = address.lowercased()
    return lower.hasPrefix("mailto:") ? String(lower.dropFirst("mailto:".count)) : lower
  }
}
