import CommandTable
import Testing

/// A line as far as it is typed, and the candidates for its last word, in alphabetical order.
struct Typed: CustomTestStringConvertible, Sendable {
  let line: String
  let candidates: [String]

  init(_ line: String, _ candidates: [String]) {
    self.line = line
    self.candidates = candidates.sorted()
  }

  var testDescription: String { line }
}

private let commands = [
  "add", "calendar", "completions", "config", "done", "help", "list", "morning", "move", "today",
]
private let global = ["--help", "--json", "--now", "--version"]
private let days = ["today", "tomorrow"]
private let codes = ["bk", "fd"]

private let typed: [Typed] = [
  Typed("xday ", commands),
  Typed("xday mo", ["morning", "move"]),
  Typed("xday zz", []),
  Typed("xday --json mo", ["morning", "move"]),
  Typed("xday --now 12:00 mo", ["morning", "move"]),
  Typed("xday --now=12:00 mo", ["morning", "move"]),
  Typed("xday -jn 12:00 mo", ["morning", "move"]),
  Typed("xday -jn12 mo", ["morning", "move"]),
  Typed("xday --", global + ["--check", "--short"]),
  Typed("xday --j", ["--json"]),
  Typed("xday --now ", []),
  Typed("xday today ", days),
  Typed("xday today tom", ["tomorrow"]),
  Typed("xday today fri --c", ["--check"]),
  Typed("xday today -- tom", ["tomorrow"]),
  Typed("xday today fri ", global + ["--check", "--short"]),
  Typed("xday add --d", ["--day", "--dry-run"]),
  Typed("xday add --day ", days),
  Typed("xday add -d ", days),
  Typed("xday add -jd ", days),
  Typed("xday add --day=", days),
  Typed("xday add --day=tod", ["today"]),
  Typed("xday add --tag ", ["arbeit", "haus:hof"]),
  Typed("xday add --tag a", ["arbeit"]),
  Typed("xday add --tag=ar", ["arbeit"]),
  Typed("xday add ", []),
  Typed("xday add Milch --json ", []),
  Typed("xday done ", codes),
  Typed("xday done bk f", ["fd"]),
  Typed("xday done bk fd ", codes),
  Typed("xday done -- b", ["bk"]),
  Typed("xday done zah", ["zahnarzt"]),
  Typed("xday done bk zah", ["zahnarzt"]),
  Typed("xday d ", codes),
  Typed("xday --json d f", ["fd"]),
  Typed("xday ls --a", ["--all"]),
  Typed("xday add d", []),
  Typed("xday move bk before ", ["fd"]),
  Typed("xday move bk ", ["before", "first", "last"]),
  Typed("xday move bk before f", ["fd"]),
  Typed("xday move bk before fd ", global),
  Typed("xday morning --today ", codes),
  Typed("xday morning --today bk ", codes),
  Typed("xday morning --day ", days),
  Typed("xday morning --day fri ", codes),
  Typed("xday morning --day=fri ", codes),
  Typed("xday morning --day fri bk f", ["fd"]),
  Typed("xday morning --l", ["--later"]),
  Typed("xday calendar ", ["add", "list"]),
  Typed("xday calendar --json a", ["add"]),
  Typed("xday calendar add --n", ["--name", "--now"]),
  Typed("xday calendar add fo", ["folder"]),
  Typed("xday calendar list --", global),
  Typed("xday config budget ", ["off", "on"]),
  Typed("xday completions z", ["zsh"]),
  Typed("xday help ca", ["calendar"]),
  Typed("xday help calendar ", ["add", "list"]),
  Typed("xday help add ", []),
]

private let isBashHere = ShellHost.path(of: .bash) != nil
private let isZshHere = ShellHost.path(of: .zsh) != nil
private let isFishHere = ShellHost.path(of: .fish) != nil

@Test(
  "Each shell accepts its script",
  arguments: Shell.allCases.filter { ShellHost.path(of: $0) != nil })
private func syntax(_ shell: Shell) throws {
  let host = try ShellHost(shell)
  #expect(try host.run("-n", "script") == "")
  try host.remove()
}

/// Compares the answers of a shell, a block for each line that begins with it, with what is expected.
private func compare(_ output: String, clean: (String, String) -> String = { $1 }) {
  var answers: [String: [String]] = [:]
  var line = ""
  for row in output.split(separator: "\n").map(String.init) {
    if row.hasPrefix("== ") {
      line = String(row.dropFirst(3))
      answers[line] = []
    } else {
      answers[line, default: []].append(clean(line, row))
    }
  }
  for case let item in typed {
    #expect(answers[item.line]?.sorted() == item.candidates, "\(item.line)")
  }
}

@Test("Bash completes", .enabled(if: isBashHere))
private func bash() throws {
  let host = try ShellHost(.bash)
  // Words are split as readline splits them; what it split off the last one is not in the reply.
  let driver = #"""
    source ./script
    probe() {
      local line=$1 spaced
      spaced=${line//=/ = }
      spaced=${spaced//:/ : }
      read -ra COMP_WORDS <<<"$spaced"
      [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _xday xday "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '== %s\n' "$line"
      [[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
    }

    """#
  try host.write("driver", driver + typed.map { "probe '\($0.line)'\n" }.joined())
  compare(try host.run("--norc", "driver"))
  try host.remove()
}

@Test("Fish completes", .enabled(if: isFishHere))
private func fish() throws {
  let host = try ShellHost(.fish)
  let probes = typed.map { "echo '== \($0.line)'\ncomplete -C '\($0.line)'\n" }.joined()
  try host.write("driver", "source ./script\n" + probes)
  compare(try host.run("--no-config", "driver")) { line, row in
    let word = row.prefix { $0 != "\t" }
    let isValue = line.split(separator: " ", omittingEmptySubsequences: false).last?.contains("=") == true
    let bare = isValue ? word.drop { $0 != "=" }.dropFirst() : word
    return bare.last == "/" ? String(bare.dropLast()) : String(bare)
  }
  try host.remove()
}

@Test("Fish shows summaries and titles to the letter", .enabled(if: isFishHere))
private func fishDescriptions() throws {
  let host = try ShellHost(.fish)
  try host.write("driver", "source ./script\ncomplete -C 'xday ad'\ncomplete -C 'xday done b'\n")
  #expect(
    try host.run("--no-config", "driver") == """
      add\ttakes one line and says what it's understood as: "day", $HOME or `time`
      bk\tZahnarzt: "10:00" $HOME `x`

      """)
  try host.remove()
}

@Test("Zsh completes", .enabled(if: isZshHere))
private func zsh() throws {
  let host = try ShellHost(.zsh)
  // A shell at a terminal of its own goes through the lines in its editor and notes every match.
  let lines = typed.map { "'\($0.line)'" }.joined(separator: " ")
  try host.write(
    "inner",
    #"""
    autoload -Uz compinit && compinit -u -d ./dump
    source ./script
    zstyle ':completion:*' insert-tab false
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-[a-zA-Z]#[OAD]\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      builtin compadd -A hits "$@"
      ((${#hits})) && print -rl -- $hits >>./answers
      local shown=${@[${@[(i)-*d]} + 1]}
      ((${#hits})) && print -rl -- ${(P)shown} >>./shown
      builtin compadd "$@"
    }
    probe() { _main_complete; compstate[insert]=''; compstate[list]=''; }
    zle -C probe complete-word probe
    zle-line-init() {
      local line
      for line in \#(lines); do
        print -r -- "== $line" >>./answers
        BUFFER=$line CURSOR=$#line
        zle probe
      done
      exit
    }
    zle -N zle-line-init
    """#)
  try host.write(
    "driver",
    """
    zmodload zsh/zpty
    zpty inner zsh -f -i
    zpty -w inner 'source ./inner'
    while zpty -r inner line; do :; done
    cat ./answers
    """)
  compare(try host.run("-f", "driver"))
  let shown = try host.run("-c", "cat ./shown")
  #expect(shown.contains("-- takes one line and says what it's understood as: \"day\", $"))
  #expect(shown.contains("bk  -- Zahnarzt: \"10:00\" $HOME `x`\n"))
  try host.remove()
}
