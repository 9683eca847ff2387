internal import Calendars
internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Runs one command line in these surroundings and returns the exit status.
///
/// Everything the program does goes through here: understand the line, make the context, run the command,
/// print its answer, turn what went wrong into words.
package func run(_ arguments: [String], in surroundings: Surroundings) -> Int32 {
  var runner = Runner(surroundings: surroundings)
  return runner.run(arguments).rawValue
}

/// One run, from the words of the command line to the exit status.
private struct Runner {
  var surroundings: Surroundings
  /// How errors are told: known better and better while the run goes on.
  var words: any Words
  var wantsJSON = false
  /// A script reads the same message in every language.
  private var errorWords: any Words { wantsJSON ? Language.english.words : words }

  init(surroundings: Surroundings) {
    self.surroundings = surroundings
    words = ContextBuilder.language(setting: nil, in: surroundings).words
  }

  mutating func run(_ arguments: [String]) -> ExitStatus {
    // Read before parsing, so that an error in the line itself is told as a document too.
    wantsJSON = arguments.prefix { $0 != "--" }.contains("--json")
    do {
      return try run(try understood(arguments).withText(words.language.commandWords))
    } catch let error as UsageError {
      speakAsSet(arguments.contains("--demo"))
      let commandWords = errorWords.language.commandWords
      let text =
        if case .unknownCommand(let word, let nearest) = error.problem, error.path.isEmpty {
          commandWords.noCommand(
            word, nearest: nearest, line: arguments.map(ShellText.word).joined(separator: " "))
        } else {
          commandWords.usage(error.problem, command: error.path.joined(separator: " "))
        }
      return report(ErrorReport(kind: "usage", text: text, status: .notUnderstood))
    } catch is Interrupted {
      return .interrupted
    } catch {
      return report(ErrorReport(error, words: errorWords, backup: backup(for: error)))
    }
  }

  /// What a line calls; one that begins with no command may be a day to look at, or the code of a task to show.
  private func understood(_ arguments: [String]) throws -> Invocation {
    do {
      return try CommandTableBuilder.parse(arguments, words.language.commandWords)
    } catch {
      guard case .unknownCommand(let word, let nearest) = error.problem, error.path.isEmpty else {
        throw error
      }
      var misread: EntryFailure?
      let day = try? CommandTableBuilder.parse(
        [CommandName.today.rawValue] + arguments, words.language.commandWords)
      if let day, let context = try? ContextBuilder.context(day, in: surroundings) {
        let settings = (try? context.snapshot().settings) ?? Settings()
        do {
          _ = try context.day(day.text, settings)
          if !day.arguments.isEmpty { return day }
        } catch {
          if error.range.count == error.text.count { misread = error }
        }
      }
      let task = try? CommandTableBuilder.parse(
        [CommandName.show.rawValue] + arguments, words.language.commandWords)
      if let task, task.arguments.count == 1,
        let context = try? ContextBuilder.context(task, in: surroundings),
        context.planner.isCode(task.codes[0])
      {
        return task
      }
      if let misread, misread.remark?.isOfCalendar == true { throw misread }
      if let nearDay = misread?.remark?.meant?.lowercased() {
        throw UsageError(
          .unknownCommand(word, nearest: [nearDay] + nearest.filter { $0 != nearDay }), index: error.index,
          path: [])
      }
      throw error
    }
  }

  /// The newest backup, where an error is about the store's own file.
  private func backup(for error: any Error) -> String? {
    guard let failure = error as? StoreFailure else { return nil }
    let store = StorePlace(folder: ContextBuilder.storeFolder(surroundings.environment))
    return failure.place.file == store.path ? store.newestBackup : nil
  }

  /// Turns to the language of the settings, for what is said without a command; a store that cannot be read
  /// is no hindrance.
  private mutating func speakAsSet(_ isDemo: Bool) {
    if isDemo { return }
    let store = StorePlace(folder: ContextBuilder.storeFolder(surroundings.environment))
    let setting = store.settings?.language
    words = ContextBuilder.language(setting: setting, in: surroundings).words
  }

  private mutating func run(_ invocation: Invocation) throws -> ExitStatus {
    if surroundings.output.isClosed { throw CommandFailure.outputClosed }
    if invocation.has(.version) {
      let json = JSONValue.members(["schema": "xday.version/1", "version": .string(version)])
      return try print(Answer(["xday \(version)"], json: json))
    }
    if invocation.wantsHelp {
      speakAsSet(invocation.has(.demo))
      var context = try ContextBuilder.withoutStore(invocation, in: surroundings)
      context.words = words
      return try print(HelpCommand.page(invocation.path, context), pager: pager(invocation, context))
    }
    guard let code = CommandTableBuilder.code(for: invocation.path) else { return .notUnderstood }
    var context = try ContextBuilder.context(invocation, in: surroundings)
    words = context.words
    let demo = invocation.has(.demo) ? try Demo(&context) : nil
    defer { demo?.remove() }
    for note in context.notes { warn(note) }
    var answer = try run(code, invocation, &context)
    if answer.change != .none { answer.notes += context.conflictNotes() + context.damageNotes() }
    do {
      return try print(answer, pager: pager(invocation, context))
    } catch let failure as WriteFailure where failure != .closed && answer.change != .none {
      // What could not be told is not done either: the person would do it again.
      if context.planner.takeBack() { throw failure }
      throw CommandFailure.storedUntold(failure.reason)
    }
  }

  /// Runs a command, once again where words for days have come to mean others since the store was read.
  private func run(
    _ code: any CommandCode.Type, _ invocation: Invocation, _ context: inout Context
  ) throws -> Answer {
    do {
      return try code.run(invocation, &context)
    } catch PlanFailure.dayStartChanged {
      context.planner.read()
      return try code.run(invocation, &context)
    }
  }

  /// Prints an answer; a reader that went away ends the run quietly.
  ///
  /// What is longer than the screen goes through the pager, where there is one; one that is missing or fails leaves
  /// the answer to be written as it is.
  private func print(_ answer: Answer, pager: String? = nil) throws -> ExitStatus {
    let isDocument = wantsJSON && answer.form != .document
    let text = isDocument ? StyledText(answer.json().document + "\n") : answer.text()
    if let pager, answer.change == .none, answer.form == .text, isLongerThanTheScreen(text) {
      switch surroundings.helpers?.page(surroundings.output.bytes(of: text), through: pager) {
      case .shown:
        tell(answer)
        return answer.status
      case .interrupted: throw Interrupted()
      case .failed, nil: break
      }
    }
    do throws(WriteFailure) {
      if let file = answer.file, !wantsJSON {
        try surroundings.output.write(file: file)
      } else {
        try surroundings.output.write(text, as: wantsJSON ? .document : answer.form)
      }
    } catch .closed {
      return answer.status
    }
    try answer.afterwards?()
    if !wantsJSON { tell(answer) }
    return answer.status
  }

  /// What stands beside an answer.
  private func tell(_ answer: Answer) {
    for note in answer.notes { warn(note) }
    if !surroundings.errors.isTerminal { for detail in answer.details { warn(detail) } }
  }

  /// The pager for the answer of a command; nil where none is wanted: scripts, scripts of completions, a terminal that
  /// cannot move its cursor, and who said so.
  private func pager(_ invocation: Invocation, _ context: Context) -> String? {
    let isOwnText = [CommandName.completions, .complete, .man].contains {
      invocation.path.first == $0.rawValue
    }
    guard !wantsJSON, !isOwnText, !invocation.has(.noPager), surroundings.output.isTerminal, !context.isDumb,
      (try? context.snapshot())?.settings.isPagerOn ?? true
    else { return nil }
    let named = surroundings.environment["PAGER"] ?? "less -FRX"
    return named.allSatisfy(\.isWhitespace) ? nil : named
  }

  private func isLongerThanTheScreen(_ text: StyledText) -> Bool {
    guard let rows = surroundings.output.rows else { return false }
    // The shell's next prompt wants a line too.
    return text.lineCount >= rows
  }

  private func warn(_ note: String) {
    // A warning that nobody can read is no reason to fail.
    let errors = surroundings.errors
    let line = "xday: " + SafeText.shown(note)
    let lines = errors.isTerminal ? CellWidth.fold(line, to: errors.columns ?? 80, indent: 6) : [line]
    try? errors.write(lines.map { $0 + "\n" }.joined())
  }

  private func report(_ report: ErrorReport) -> ExitStatus {
    if wantsJSON {
      try? surroundings.errors.write(report.json.document + "\n", as: .document)
    } else {
      let errors = surroundings.errors
      try? errors.write(report.text(words, width: errors.columns ?? 80, isFolded: errors.isTerminal))
    }
    return report.status
  }
}

/// The person pressed Ctrl-C where a key was awaited.
struct Interrupted: Error {}
