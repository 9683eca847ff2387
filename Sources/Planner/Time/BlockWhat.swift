internal import Calendars
package import DayBudget
internal import Parser
package import Store

/// What a block is about, as it is typed: a task by its code or words, or text with tags.
package struct BlockWhat {
  /// The text.
  package var text: String
  /// Tags that were named beside it.
  package var tags: [String] = []
  /// The note.
  package var note: String?
  /// How it felt, 1…5.
  package var mood: Int?
  /// Whether the text is none of a task, even where one has these words.
  package var isFree = false

  /// What a text says.
  package init(_ text: String) { self.text = text }
}

/// What a block is about, found: a task or a title of its own.
struct BlockSubject {
  var title: String
  var task: TaskID?
  var occurrence: CivilDate?
  var tags: [String]

  /// What another block is about.
  init(of block: TimeBlock) {
    (title, task, occurrence, tags) = (block.title, block.task, block.occurrence, block.tags)
  }

  init(_ title: String, tags: [String]) {
    (self.title, self.tags) = (title, tags)
  }

  /// Whether a block is about the same.
  func isSame(as block: TimeBlock) -> Bool {
    if let task { return task == block.task && occurrence == block.occurrence && tags == block.tags }
    return block.task == nil && title == block.title && tags == block.tags
  }

  /// Puts it into a block.
  func fill(_ block: inout TimeBlock) {
    (block.title, block.task, block.occurrence, block.tags) = (title, task, occurrence, tags)
  }
}

extension DayPlanner {
  /// A parser for blocks at this moment, on the clock of a zone.
  func blockParser(_ settings: Settings, in zone: Zone? = nil) -> BlockParser {
    BlockParser(now: (zone ?? self.zone).civil(at: now), boundary: settings.boundary)
  }

  /// The zone in which a block was written; where the machine does not know it, the one of the planner.
  package func zone(of block: TimeBlock) -> Zone { zone(of: block.zone) }

  /// The zone with this name, in which a block was written; the person's own where it is not known here.
  func zone(of name: String) -> Zone {
    name == zone.identifier ? zone : zones.zone(named: name) ?? zone
  }

  /// The instant of a moment, a whole minute.
  func instant(_ moment: BlockMoment, in zone: Zone) -> Int {
    switch moment {
    case .now: now
    case .ago(let minutes): now - minutes * 60
    case .clock(let civil): zone.instant(of: civil)
    }
  }

  /// The instant that `--at` or `--ago` names; nil where neither stands there.
  ///
  /// - Parameter running: The block that is to end then.
  func instant(
    _ named: NamedMoment, after running: TimeBlock? = nil, _ settings: Settings
  ) throws -> Int? {
    let start = running?.start
    switch named {
    case .none: return nil
    case .ago(let text): return now - (try parser(settings).duration(text)) * 60
    case .at(let text):
      let parser = blockParser(settings)
      do throws(EntryFailure) {
        return instant(try parser.moment(text, after: start.map { zone.civil(at: $0) }), in: zone)
      } catch {
        // The next such time is to come, but one before the start is past.
        guard let start, let moment = try? parser.moment(text), instant(moment, in: zone) < start else {
          throw error
        }
        throw PlanFailure.block(.endsBeforeStart(title: running?.title ?? ""))
      }
    }
  }

  /// What a title and tags mean: the open task of this code or these words, else text.
  ///
  /// - Parameter day: The day of the time that was spent, which says which occurrence of a series is meant.
  func subject(
    _ title: String, tags: [String], isFree: Bool, on day: CivilDate, in draft: inout Draft
  ) throws -> BlockSubject {
    guard !isFree, !title.isEmpty else { return BlockSubject(title, tags: tags) }
    let words = title.split(separator: " ").map(String.init)
    do {
      return subject(try lookup(in: draft).one(words), tags: tags, on: day, today: today(draft.settings))
    } catch PlanFailure.noSuchTask, PlanFailure.alreadyDone {
      return BlockSubject(title, tags: tags)
    }
  }

  /// A block's task, of a series the occurrence of that day, else the one that a tick would mean.
  func subject(_ named: NamedTask, tags: [String], on day: CivilDate, today: CivilDate) -> BlockSubject {
    var subject = BlockSubject(named.task.title, tags: tags)
    subject.task = named.task.id
    let occurrence =
      named.occurrence ?? named.task.openOccurrences(on: day).first
      ?? named.task.occurrenceToTick(today: today) ?? named.task.occurrenceMeant(today: today)
    subject.occurrence = occurrence?.rule
    return subject
  }
}

/// A moment that is named beside what is done: `--at 9:10`, `--ago 10min`.
package enum NamedMoment: Sendable {
  case none
  case at(String)
  case ago(String)

  /// Whether one is named.
  var isNamed: Bool { if case .none = self { false } else { true } }
}
