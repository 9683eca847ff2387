/// The completion script for fish, which shows candidates with their descriptions.
struct FishScript {
  let table: CompletionTable

  private var id: String { table.identifier }

  var text: String {
    """
    # fish completion for \(table.program)

    \(lookups)

    \(functions)

    complete -c \(table.program) -f -a '(__\(id)_complete)'

    """
  }

  // MARK: What is in the table

  private var lookups: String {
    """
    # The commands that can be named after a path of commands, each with its summary.
    function __\(id)_members --argument-names path
        switch "$path"
    \(branches { described($0.members.map { ($0.name, $0.summary) }) })
        end
    end

    # The name behind a short one.
    function __\(id)_name --argument-names word
        switch "$word"
    \(table.shortNames.flatMap { ["case \(quoted($0))", "    echo \($1)"] }.lines(indent: 8))
            case '*'
                printf '%s\\n' "$word"
        end
    end

    # The flags that can stand with a command, each with its summary.
    function __\(id)_flags --argument-names path
        switch "$path"
    \(branches { described(flags($0.flags)) })
        end
    \((described(flags(table.globalFlags)) ?? []).lines(indent: 4))
    end

    # What the words of a command are.
    function __\(id)_arguments --argument-names path
        switch "$path"
    \(branches { $0.arguments.isEmpty ? nil : [printed(slots: table.slots($0.arguments))] })
        end
    end

    # What the values of a flag are.
    function __\(id)_values --argument-names path flag
        switch "$path|$flag"
    \(values.lines(indent: 8))
        end
    end
    """
  }

  /// Text in single quotes as fish reads it.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private func branches(_ body: (CompletionTable.Node) -> [String]?) -> String {
    table.nodes.compactMap { node -> [String]? in
      guard let lines = body(node) else { return nil }
      return ["case \(quoted(node.path))"] + lines.map { "    " + $0 }
    }
    .flatMap(\.self).lines(indent: 8)
  }

  /// Commands that print candidates with descriptions; nothing for none.
  private func described(_ rows: [(String, String)]) -> [String]? {
    rows.isEmpty ? nil : rows.map { "printf '%s\\t%s\\n' \(quoted($0)) \(quoted($1))" }
  }

  private func printed(slots: String) -> String { "string split ' ' -- \(quoted(slots))" }

  private func flags(_ flags: [Flag]) -> [(String, String)] {
    flags.visible.map { ($0.spelling, $0.summary) }
  }

  private var values: [String] {
    table.valueBranches(quote: quoted, everywhere: { quoted("*" + $0) })
      .flatMap { ["case \($0.joined(separator: " "))", "    " + printed(slots: $1)] }
  }

  private var offers: [String] {
    let lists = table.lists.enumerated().flatMap { index, list in
      [
        "case \(table.name(ofList: index))",
        "    printf '%s\\n' \(list.map(quoted).joined(separator: " "))",
      ]
    }
    let sources = table.sources.flatMap { source in
      [
        "case \(quoted("dynamic-" + source))",
        "    \(table.program) complete -- \(quoted(source)) \"$current\" $argv[4..-1] 2>/dev/null",
      ]
    }
    return lists + sources
  }

  // MARK: What is done with it

  private var functions: String {
    #"""
    # Prints slots without the first, unless it repeats.
    function __\#(id)_step
        if string match -q -- '*+' $argv[1]
            printf '%s\n' $argv
        else if set -q argv[2]
            printf '%s\n' $argv[2..-1]
        end
    end

    # Prints the values of a kind; for a command the path so far is told too, then what is typed, then the words
    # of the command before it.
    function __\#(id)_offer --argument-names kind target current
        switch (string trim -r -c + -- $kind)
            case file
                __fish_complete_path $current
            case folder
                __fish_complete_directories $current ''
            case command
                __\#(id)_members $target
    \#(offers.lines(indent: 8))
        end
    end

    # Prints the command that a word calls behind a path.
    function __\#(id)_called --argument-names path word
        if test -z "$path"
            __\#(id)_name "$word"
        else
            printf '%s\n' "$word"
        end
    end

    function __\#(id)_complete
        set -l path ''
        set -l target ''
        set -l position 0
        set -l given
        set -l ended
        set -l slots
        set -l tokens (commandline -opc)
        set -l current (commandline -ct)

        for word in $tokens[2..-1]
            if set -q ended[1]
                set position (math $position + 1)
                set -a given "$word"
            else if test "$word" = --
                set ended 1
                set slots
            else if string match -q -- '--*' "$word"
                set slots (__\#(id)_values "$path" (string replace -r '=.*' '' -- "$word"))
                if string match -q -- '*=*' "$word"
                    set slots (__\#(id)_step $slots)
                end
            else if string match -q -- '-?*' "$word"
                set slots
                set -l letters (string split '' -- "$word")
                for index in (seq 2 (count $letters))
                    set slots (__\#(id)_values "$path" "-$letters[$index]")
                    set -q slots[1]; or continue
                    if test $index -lt (count $letters)
                        set slots (__\#(id)_step $slots)
                    end
                    break
                end
            else if set -q slots[1]
                set slots (__\#(id)_step $slots)
            else if test $position = 0; and contains -- (__\#(id)_called "$path" "$word") (__\#(id)_members "$path" | string replace -r '\t.*' '')
                set path (string trim -- "$path "(__\#(id)_called "$path" "$word"))
            else
                set position (math $position + 1)
                set -a given "$word"
                if string match -q -- 'command*' (__\#(id)_arguments "$path")
                    set target (string trim -- "$target $word")
                end
            end
        end

        if not set -q ended[1]; and string match -q -- '--*=*' "$current"
            set -l parts (string split -m 1 = -- "$current")
            set slots (__\#(id)_values "$path" $parts[1])
            set -l offered (__\#(id)_offer "$slots[1]" '' "$parts[2]" $given)
            set -q offered[1]; and printf "%s\n" $parts[1]=$offered
        else if not set -q ended[1]; and string match -q -- '-*' "$current"
            __\#(id)_flags "$path"
        else if set -q slots[1]
            __\#(id)_offer $slots[1] '' "$current" $given
        else
            set -l members
            if test $position = 0; and not set -q ended[1]
                set members (__\#(id)_members "$path")
            end
            set slots (__\#(id)_arguments "$path")
            while test $position -gt 0
                set slots (__\#(id)_step $slots)
                set position (math $position - 1)
            end
            if set -q members[1]
                printf '%s\n' $members
            else if set -q slots[1]
                __\#(id)_offer $slots[1] "$target" "$current" $given
            else if not set -q ended[1]
                __\#(id)_flags "$path"
            end
        end
    end
    """#
  }
}
