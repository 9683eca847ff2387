package import Calendars
package import DayBudget
package import Parser
package import Store

/// What can be asked about days and what can be changed, at one moment in one zone: what every face talks to.
///
/// A question is answered from the store as it was read. A change is named by a value (words of a title, a day,
/// what of a series is meant), and whatever it decides is decided under the store's lock, on what is read there:
/// `change` is the only way to write, and no face can reach it.
///
/// ```swift
/// var planner = DayPlanner(folder: folder, now: now, zone: zone, zones: zones, random: random)
/// planner.read()
/// let day = try planner.dayView(planner.today(), planner.snapshot())
/// let ticked = try planner.complete(["bk"], on: nil)
/// ```
package struct DayPlanner {
  /// Now, in seconds since the epoch, cut to the minute of the wall clock: what is counted from it are whole minutes,
  /// as on every screen.
  package private(set) var now: Int
  /// The second at which it is now, for what is stored: the order in which fields were edited decides a merge of two
  /// copies, and two edits of one minute still have one.
  package private(set) var instant: Int
  /// The zone in which days and times are meant.
  package let zone: Zone
  /// Whether the zone is only assumed, since the machine does not say which it is in.
  package let isZoneUnknown: Bool
  /// Where other zones are looked up.
  package let zones: ZoneDatabase
  /// Where the ids of new tasks are drawn from.
  package var random: any RandomNumberGenerator
  /// Where tasks and settings are kept; a face has no way to it.
  let store: TaskStore
  private var loaded: LoadedStore

  /// A planner over the store in a folder, which need not exist; nothing is read before `read`.
  package init(
    folder: String, now: Int, zone: Zone, isZoneUnknown: Bool = false, zones: ZoneDatabase,
    random: any RandomNumberGenerator
  ) {
    self.now = zone.minute(at: now)
    instant = now
    self.zone = zone
    self.isZoneUnknown = isZoneUnknown
    self.zones = zones
    self.random = random
    store = TaskStore(folder: folder)
    loaded = .snapshot(.empty)
  }

  /// Moves on to another moment, in seconds since the epoch.
  package mutating func move(to moment: Int) {
    now = zone.minute(at: moment)
    instant = moment
  }

  /// Reads the store, whose state then stands for all questions until it is read again.
  package mutating func read() {
    loaded = LoadedStore(store)
  }

  /// The store as it was read last, an empty one before; throws `StoreFailure` where it could not be read.
  package func snapshot() throws(StoreFailure) -> Snapshot { try loaded.get() }

  /// Now on the wall clock.
  package var civilNow: CivilDateTime { zone.civil(at: now) }

  /// The day that now belongs to under these settings.
  package func today(_ settings: Settings) -> CivilDate {
    settings.boundary.day(of: now, in: zone)
  }

  /// A parser for this moment; where a command speaks of what has been, one that looks back.
  package func parser(_ settings: Settings, looksBack: Bool = false) -> EntryParser {
    EntryParser(now: civilNow, boundary: settings.boundary, looksBack: looksBack)
  }
}

extension Settings {
  /// Where one day ends and the next begins.
  package var boundary: DayBoundary { DayBoundary(start: dayStart) }

  /// The places of the tags that come first in sums, by the tag in lower case.
  var tagPlaces: [String: Int] {
    Dictionary(tagOrder.enumerated().map { ($0.element.lowercased(), $0.offset) }, uniquingKeysWith: min)
  }
}
