import Foundation
import RutterTestSupport
import Testing

@testable import rutter

/// The scripts, read by the shells themselves where these are installed; bash is everywhere.
struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func scriptNamesAllThatIsDeclared(_ shell: Shell) throws {
    let outcome = try Scratch().rutter("completions", shell.rawValue)
    #expect(outcome.status == 0 && outcome.errors == "")
    for command in Command.all {
      #expect(outcome.output.contains(command.name))
      for option in command.options {
        #expect(outcome.output.contains(shell == .fish ? "-l \(option.name)" : option.flag))
        for choice in option.value?.choices ?? [] { #expect(outcome.output.contains(choice)) }
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func shellsReadTheirScript(_ shell: Shell) throws {
    guard Self.isInstalled(shell.rawValue) else { return }
    let scratch = try Scratch(["script": shell.script(for: Command.all)])
    let outcome = try scratch.shell("\(shell.rawValue) -n script")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  @Test(arguments: [
    ("rutter gen", "generate"), ("rutter --v", "--version"), ("rutter generate --dr", "--dry-run"),
    ("rutter check --color al", "always"), ("rutter check --color = ne", "never"),
    ("rutter validate --diagnostics sa", "sarif"), ("rutter explain wrong-ki", "wrong-kind"),
    ("rutter schema pro", "project"), ("rutter completions f", "fish"),
    ("rutter validate Spe", "Specs"), ("rutter generate --project Ap", "App"),
    ("rutter links exp", "explain"), ("rutter help gra", "graph"),
    ("rutter rules xyz", ""), ("rutter nothing ", ""), ("rutter generate --feature A", ""),
  ])
  func bashCompletes(_ line: String, _ expected: String) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0).inSingleQuotes }
    let scratch = try Scratch(["App/x": "", "Specs/y": "", "Appendix": ""])
    try scratch.write(
      """
      source ./script
      COMP_WORDS=(\(words.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _rutter
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "test")
    try scratch.write(Shell.bash.script(for: Command.all), to: "script")
    let outcome = try scratch.shell("bash --norc test")
    #expect(outcome.errors == "")
    #expect(outcome.output == expected + "\n")
  }

  @Test func fishCompletes() throws {
    guard Self.isInstalled("fish") else { return }
    let scratch = try Scratch(["script": Shell.fish.script(for: Command.all)])
    let lines = [
      "gen", "generate --dr", "check --color al", "explain wrong-ki",
    ]
    let calls = lines.map { "complete -C 'rutter \($0)'" }.joined(separator: "; ")
    try scratch.write("source ./script; \(calls)\n", to: "test")
    let outcome = try scratch.shell("HOME=$PWD fish --no-config test")
    let found = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(found == ["generate", "--dry-run", "always", "wrong-kind"])
  }

  @Test(arguments: [
    (["completions"], "no shell is given"), (["completions", "zhs"], "did you mean 'zsh'?"),
    (["completions", "cmd"], "write 'bash', 'zsh' or 'fish'"), (["man", "x"], "unknown command"),
  ])
  func wrongUseIsTold(_ arguments: [String], _ text: String) throws {
    let outcome = try Scratch().start(arguments).wait()
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains(text))
  }

  @Test(arguments: [
    ("Print this page.", "Print this page"), ("Findings: one, two.", "Findings"),
    ("Writes a.b and c. More.", "Writes a.b and c"), ("No end", "No end"), ("", ""),
  ])
  func gistIsTheFirstSentence(_ text: String, _ gist: String) {
    #expect(text.gist == gist)
  }

  static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
