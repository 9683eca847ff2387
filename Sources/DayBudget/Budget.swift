/// The sum of one day: its windows, what of them is past, what is busy, what is free.
///
/// Always true: `windows.seconds == past.seconds + busy.seconds + free.seconds`.
package struct Budget: Hashable, Sendable {
  /// The day's windows, sorted, merged.
  package let windows: SpanSet
  /// The part of the windows that lies before now.
  package let past: SpanSet
  /// The part of the windows from now on that events and appointments take; an hour booked twice is one hour.
  package let busy: SpanSet
  /// The part of the windows from now on that nothing takes; its total is the number.
  package let free: SpanSet

  /// Computes free = (windows ∩ [now, ∞)) − busy.
  ///
  /// The busy spans may come in any order, overlap, touch and reach outside the windows; only what lies in
  /// the windows from now on counts.
  package init(windows: SpanSet, now: Int, busy claims: some Sequence<Span>) {
    let ahead = windows.from(now)
    self.windows = windows
    past = windows.before(now)
    busy = ahead.intersection(SpanSet(claims))
    free = ahead.subtracting(busy)
  }

  /// Whole free minutes, seconds cut off.
  package var freeMinutes: Int { free.seconds / 60 }

  /// The same day with what these claims take set aside: its budget for whatever comes after them.
  package func without(_ claims: [Span]) -> Budget {
    Budget(windows: windows.subtracting(past).subtracting(SpanSet(claims)), busy: busy)
  }

  /// A budget of windows that all lie ahead.
  private init(windows: SpanSet, busy: SpanSet) {
    self.windows = windows
    past = .empty
    self.busy = windows.intersection(busy)
    free = windows.subtracting(busy)
  }

  /// How many seconds of the windows from now on each claim takes by itself, in the order given.
  ///
  /// What several share goes to the one that starts first, and of those to the one given first, so that the
  /// sum over all claims that make up `busy` is `busy.seconds` exactly.
  package func shares(of claims: [Span]) -> [Int] {
    var unclaimed = windows.subtracting(past)
    var shares = Array(repeating: 0, count: claims.count)
    let order = claims.indices.sorted { (claims[$0].start, $0) < (claims[$1].start, $1) }
    for index in order {
      let claim = SpanSet([claims[index]])
      shares[index] = unclaimed.intersection(claim).seconds
      unclaimed = unclaimed.subtracting(claim)
    }
    return shares
  }
}
