/// The completion script for zsh, which shows candidates with their descriptions.
struct ZshScript {
  let table: CompletionTable
  let headings: Headings

  private var id: String { table.identifier }

  var text: String {
    """
    #compdef \(table.program)
    # zsh completion for \(table.program)

    \(lookups)

    \(functions)

    if [[ $funcstack[1] == _\(id) ]]; then
      _\(id) "$@"
    else
      compdef _\(id) \(table.program)
    fi

    """
  }

  // MARK: What is in the table

  private var lookups: String {
    """
    # The commands that can be named after a path of commands, each with its summary.
    _\(id)_members() {
      members=()
      case $1 in
    \(branches { described("members=", $0.members.map { ($0.name, $0.summary) }) })
      esac
    }

    # The name behind a short one.
    _\(id)_name() {
      case $1 in
    \(table.shortNames.map { "\($0)) name=\($1) ;;" }.lines(indent: 4))
        *) name=$1 ;;
      esac
    }

    # The flags that can stand with a command, each with its summary.
    _\(id)_flags() {
      flags=()
      case $1 in
    \(branches { described("flags=", flags($0.flags)) })
      esac
    \((described("flags+=", flags(table.globalFlags)) ?? []).lines(indent: 2))
    }

    # What the words of a command are.
    _\(id)_arguments() {
      case $1 in
    \(branches { $0.arguments.isEmpty ? nil : ["arguments=\(quotedForShell(table.slots($0.arguments)))"] })
        *) arguments='' ;;
      esac
    }

    # What the values of a flag are.
    _\(id)_values() {
      case "$1|$2" in
    \(values.lines(indent: 4))
        *) slots='' ;;
      esac
    }
    """
  }

  private func branches(_ body: (CompletionTable.Node) -> [String]?) -> String {
    table.nodes.compactMap { node -> [String]? in
      guard let lines = body(node) else { return nil }
      return ["\(quotedForShell(node.path)))"] + lines.map { "  " + $0 } + ["  ;;"]
    }
    .flatMap(\.self).lines(indent: 4)
  }

  /// Candidates as `_describe` reads them; nothing for none.
  private func described(_ assignment: String, _ rows: [(String, String)]) -> [String]? {
    guard !rows.isEmpty else { return nil }
    return [assignment + "("]
      + rows.map { "  " + quotedForShell("\($0.replacing(":", with: "\\:")):\($1)") } + [")"]
  }

  private func flags(_ flags: [Flag]) -> [(String, String)] {
    flags.visible.map { ($0.spelling, $0.summary) }
  }

  private var values: [String] {
    table.valueBranches(quote: quotedForShell, everywhere: { "*" + quotedForShell($0) })
      .map { "\($0.joined(separator: " | "))) slots=\(quotedForShell($1)) ;;" }
  }

  private var offers: [String] {
    let lists = table.lists.enumerated().map { index, list in
      let words = list.map { quotedForShell($0.replacing(":", with: "\\:")) }.joined(separator: " ")
      return "\(table.name(ofList: index))) candidates=(\(words)) ;;"
    }
    return lists + table.sources.map { "dynamic-\($0)) _\(id)_ask \(quotedForShell($0)) ;;" }
  }

  // MARK: What is done with it

  private var functions: String {
    #"""
    # Takes the first slot off, unless it repeats.
    _\#(id)_step() {
      local first=${slots%% *}
      [[ $first == *+ ]] && return
      slots=${slots#$first}
      slots=${slots# }
    }

    # Asks the program itself for what is begun, behind the words of the command: a candidate a line, its
    # description after a tab.
    _\#(id)_ask() {
      local line word
      for line in ${(f)"$(\#(table.program) complete -- $1 "${(Q)PREFIX}" "${given[@]}" 2>/dev/null)"}; do
        word=${line%%$'\t'*}
        word=${word//\\/\\\\}
        word=${word//:/\\:}
        [[ $line == *$'\t'* ]] && word+=:${line#*$'\t'}
        candidates+=("$word")
      done
    }

    # Offers the values of a kind.
    _\#(id)_offer() {
      local -a candidates members
      case ${1%+} in
        file) _files; return ;;
        folder) _files -/; return ;;
        command)
          _\#(id)_members "$target"
          candidates=("${members[@]}")
          ;;
    \#(offers.lines(indent: 4))
      esac
      ((${#candidates})) && _describe -V -t values \#(quotedForShell(headings.arguments)) candidates
    }

    # Steps over a word before the cursor.
    _\#(id)_pass() {
      local word=$1 arguments name
      local -a members names
      local -i letter
      if [[ -n $ended ]]; then
        position+=1
        given+=("$word")
      elif [[ $word == -- ]]; then
        ended=1 slots=''
      elif [[ $word == --* ]]; then
        _\#(id)_values "$path_to" "${word%%\=*}"
        [[ $word == *=* ]] && _\#(id)_step
      elif [[ $word == -?* ]]; then
        slots=''
        for ((letter = 2; letter <= ${#word}; letter++)); do
          _\#(id)_values "$path_to" "-$word[letter]"
          [[ -n $slots ]] || continue
          ((letter < ${#word})) && _\#(id)_step
          break
        done
      elif [[ -n $slots ]]; then
        _\#(id)_step
      else
        _\#(id)_members "$path_to"
        _\#(id)_arguments "$path_to"
        names=("${(@)members%%:*}")
        name=$word
        [[ -z $path_to ]] && _\#(id)_name "$word"
        if ((position == 0)) && [[ ${names[(Ie)$name]} != 0 ]]; then
          path_to="${path_to:+$path_to }$name"
        else
          position+=1
          given+=("$word")
          [[ $arguments == command* ]] && target="${target:+$target }$word"
        fi
      fi
    }

    # Offers what can follow where no flag is typed and none takes a value.
    _\#(id)_follow() {
      local arguments slots
      local -a members
      local -i index
      _\#(id)_members "$path_to"
      _\#(id)_arguments "$path_to"
      [[ -n $ended ]] && members=()
      slots=$arguments
      for ((index = 0; index < position; index++)); do _\#(id)_step; done
      if ((position == 0 && ${#members})); then
        _describe -V -t commands \#(quotedForShell(headings.commands)) members
      elif [[ -n $slots ]]; then
        _\#(id)_offer "${slots%% *}"
      elif [[ -z $ended ]]; then
        _\#(id)_options -t flags
      fi
    }

    # Offers the flags; zsh hides options until a dash is typed, so that here their tag may be another.
    _\#(id)_options() {
      local -a flags
      _\#(id)_flags "$path_to"
      _describe -V "$@" \#(quotedForShell(headings.flags)) flags
    }

    _\#(id)() {
      local path_to='' target='' ended='' slots='' word
      local -i position=0
      local -a given
      for word in "${(@Q)words[2,CURRENT-1]}"; do _\#(id)_pass "$word"; done
      local current=$PREFIX

      if [[ -z $ended && $current == --*=* ]]; then
        _\#(id)_values "$path_to" "${current%%\=*}"
        compset -P 1 '*='
        _\#(id)_offer "${slots%% *}"
      elif [[ -z $ended && $current == -* ]]; then
        _\#(id)_options -o -t options
      elif [[ -n $slots ]]; then
        _\#(id)_offer "${slots%% *}"
      else
        _\#(id)_follow
      fi
    }
    """#
  }
}
