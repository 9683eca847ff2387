/// The completion script for bash, which shows candidates without descriptions.
struct BashScript {
  let table: CompletionTable

  private var id: String { table.identifier }

  var text: String {
    """
    # bash completion for \(table.program)

    \(lookups)

    \(functions)

    complete -o nosort -F _\(id) \(table.program) 2>/dev/null || complete -F _\(id) \(table.program)

    """
  }

  // MARK: What is in the table

  private var lookups: String {
    """
    # The commands that can be named after a path of commands.
    _\(id)_members() {
      case $1 in
    \(branches { $0.members.isEmpty ? nil : "members=\(words($0.members.map(\.name)))" })
        *) members='' ;;
      esac
    }

    # The name behind a short one.
    _\(id)_name() {
      case $1 in
    \(table.shortNames.map { "\($0)) name=\($1) ;;" }.lines(indent: 4))
        *) name=$1 ;;
      esac
    }

    # The flags that can stand with a command.
    _\(id)_flags() {
      case $1 in
    \(branches { flags($0.flags).isEmpty ? nil : "flags=\(words(flags($0.flags)))" })
        *) flags='' ;;
      esac
      flags+=\(words(flags(table.globalFlags).map { " " + $0 }))
    }

    # What the words of a command are.
    _\(id)_arguments() {
      case $1 in
    \(branches { $0.arguments.isEmpty ? nil : "arguments=\(quotedForShell(table.slots($0.arguments)))" })
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

  private func branches(_ body: (CompletionTable.Node) -> String?) -> String {
    table.nodes.compactMap { node in body(node).map { "\(quotedForShell(node.path))) \($0) ;;" } }
      .lines(indent: 4)
  }

  private func words(_ words: [String]) -> String { quotedForShell(words.joined(separator: " ")) }

  private func flags(_ flags: [Flag]) -> [String] { flags.visible.map(\.spelling) }

  private var values: [String] {
    table.valueBranches(quote: quotedForShell, everywhere: { "*" + quotedForShell($0) })
      .map { "\($0.joined(separator: " | "))) slots=\(quotedForShell($1)) ;;" }
  }

  private var offers: [String] {
    let lists = table.lists.enumerated().map { index, list in
      "\(table.name(ofList: index))) set -- \(list.map(quotedForShell).joined(separator: " ")) ;;"
    }
    let sources = table.sources.map { "dynamic-\($0)) _\(id)_ask \(quotedForShell($0)); return ;;" }
    return lists + sources
  }

  // MARK: What is done with it

  private var functions: String {
    #"""
    # Takes the first slot off, unless it repeats.
    _\#(id)_step() {
      local first=${slots%% *}
      [[ $first == *+ ]] && return
      slots=${slots#"$first"}
      slots=${slots# }
    }

    # Adds the words that go on from what is typed; readline wants them without the part that it split off.
    _\#(id)_add() {
      local word
      for word in "$@"; do
        [[ $prefix$word == "$current"* ]] || continue
        word=$prefix$word
        word=${word#"$split"}
        [[ $word == *[[:space:]\'\"\\\$\`\;\&\|\<\>\(\)*?!]* ]] && printf -v word %q "$word"
        COMPREPLY+=("$word")
      done
    }

    # Adds what the program itself prints for what is begun, behind the words of the command: a candidate a line,
    # its description after a tab.
    _\#(id)_ask() {
      local word
      while IFS=$'\t' read -r word _; do
        _\#(id)_add "$word"
      done < <(\#(table.program) complete -- "$1" "${current#"$prefix"}" "${given[@]}" 2>/dev/null)
    }

    # Adds paths; compgen is asked for files or for folders.
    _\#(id)_paths() {
      local word
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do
        word=$prefix$word
        COMPREPLY+=("${word#"$split"}")
      done < <(compgen "$1" -- "${current#"$prefix"}")
    }

    # Adds the values of a kind.
    _\#(id)_offer() {
      local members
      case ${1%+} in
        file) _\#(id)_paths -f; return ;;
        folder) _\#(id)_paths -d; return ;;
        command)
          _\#(id)_members "$target"
          set -- $members
          ;;
    \#(offers.lines(indent: 4))
        *) return ;;
      esac
      _\#(id)_add "$@"
    }

    # Steps over a word before the cursor.
    _\#(id)_pass() {
      local word=$1 letters members arguments name
      if [[ -n $ended ]]; then
        position=$((position + 1)) given+=("$word")
      elif [[ $word == -- ]]; then
        ended=1 slots=''
      elif [[ $word == --* ]]; then
        _\#(id)_values "$path" "${word%%=*}"
        [[ $word == *=* ]] && _\#(id)_step
      elif [[ $word == -?* ]]; then
        slots=''
        for ((letters = 1; letters < ${#word}; letters++)); do
          _\#(id)_values "$path" "-${word:letters:1}"
          [[ -n $slots ]] || continue
          ((letters + 1 < ${#word})) && _\#(id)_step
          break
        done
      elif [[ -n $slots ]]; then
        _\#(id)_step
      else
        _\#(id)_members "$path"
        _\#(id)_arguments "$path"
        name=$word
        [[ -z $path ]] && _\#(id)_name "$word"
        if [[ $position == 0 && " $members " == *" $name "* ]]; then
          path="${path:+$path }$name"
        else
          position=$((position + 1)) given+=("$word")
          [[ $arguments == command* ]] && target="${target:+$target }$word"
        fi
      fi
    }

    # Offers what can follow where no flag is typed and none takes a value.
    _\#(id)_follow() {
      local members arguments slots index
      _\#(id)_members "$path"
      _\#(id)_arguments "$path"
      [[ $position == 0 && -z $ended ]] && _\#(id)_add $members
      slots=$arguments
      for ((index = 0; index < position; index++)); do _\#(id)_step; done
      [[ -n $slots ]] && _\#(id)_offer "${slots%% *}"
      [[ -n $members$slots || -n $ended ]] || { _\#(id)_flags "$path"; _\#(id)_add $flags; }
    }

    _\#(id)() {
      local IFS=$' \t\n' path='' target='' position=0 ended='' slots='' prefix='' split='' current='' flags=''
      local index word glue='' words=() given=()
      COMPREPLY=()
      # Bash splits words at = and : as well; they are put together again.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ ${#words[@]} -gt 0 && ( -n $glue || -n $word && -z ${word//[=:]/} ) ]]; then
          split=${words[${#words[@]} - 1]}
          words[${#words[@]} - 1]+=$word
          [[ -z ${word//[=:]/} ]] && split+=$word
        else
          split=''
          words+=("$word")
        fi
        glue=''
        [[ -n $word && -z ${word//[=:]/} ]] && glue=1
      done
      for ((index = 0; index < ${#words[@]} - 1; index++)); do _\#(id)_pass "${words[index]}"; done
      current=${words[${#words[@]} - 1]}

      if [[ -z $ended && $current == --*=* ]]; then
        prefix="${current%%=*}="
        _\#(id)_values "$path" "${current%%=*}"
        _\#(id)_offer "${slots%% *}"
      elif [[ -z $ended && $current == -* ]]; then
        _\#(id)_flags "$path"
        _\#(id)_add $flags
      elif [[ -n $slots ]]; then
        _\#(id)_offer "${slots%% *}"
      else
        _\#(id)_follow
      fi
    }
    """#
  }
}
