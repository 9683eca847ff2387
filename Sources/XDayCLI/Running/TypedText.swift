internal import CommandTable
internal import Paths
internal import Wording

extension Invocation {
  /// The line with paths as `PathText` has them and everything else as the text that was typed.
  ///
  /// Throws `CommandFailure.notUTF8` for bytes that are no text where no path is wanted: decoding them with
  /// repair would store another title than was typed.
  func withText(_ words: any CommandWording) throws -> Invocation {
    let values = arguments + uses.flatMap(\.values)
    guard values.contains(where: PathText.hasMarks) else { return self }
    let table = CommandTableBuilder.commandSet(words)
    let command = table.command(at: path)
    let flags = table.flags(of: command)
    return Invocation(
      path,
      arguments: try arguments.enumerated().map { index, value in
        try Invocation.text(value, in: command?.arguments.place(at: index))
      },
      plainArguments: plainArguments,
      uses: try uses.map { use in
        let places = flags.first { $0.name == use.name }?.values
        return Use(
          use.name,
          try use.values.enumerated().map { index, value in
            try Invocation.text(value, in: places?.place(at: index))
          })
      })
  }

  private static func text(_ value: String, in place: Argument?) throws(CommandFailure) -> String {
    if let place, place.placeholder.kind == .file || place.placeholder.kind == .folder { return value }
    guard let text = String(validating: PathText.bytes(of: value), as: UTF8.self) else { throw .notUTF8 }
    return text
  }
}
