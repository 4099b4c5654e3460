import Foundation
import Testing

@Suite("scrollbench's completions in a shell")
struct CompletionScriptTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for shell in ["bash", "zsh", "fish"] {
      let outcome = try Tool.succeed(["--generate-completion-script", shell], in: folder)
      #expect(outcome.errors.isEmpty)
      try folder.put(outcome.output, at: "scrollbench.\(shell)")
    }
    try folder.put("", at: "mine.json")
    try folder.put("", at: "mine.csv")
    try folder.put("", at: "results/file")
    try folder.put("", at: "with space.json")
  }

  private func completions(_ line: String) throws -> Set<String> {
    let script = """
      source scrollbench.bash || exit 9
      read -r -a words <<< "$LINE"
      [[ $LINE == *' ' ]] && words+=('')
      COMP_LINE=$LINE COMP_POINT=${#LINE} COMP_WORDS=("${words[@]}")
      COMP_CWORD=$((${#words[@]} - 1))
      _scrollbench scrollbench "${words[COMP_CWORD]}" "${words[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let tools = Tool.url.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let outcome = try Tool.succeed(
      ["-u", "HOME", "/bin/bash", "--norc", "--noprofile", "-c", script], in: folder, of: Tool.env,
      environment: ["LINE": line, "PATH": "\(tools):\(path)", "BASH_ENV": ""])
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  @Test("bash completes commands, flags, their values and lists, and files by extension")
  func bash() throws {
    let formats: Set = ["text", "markdown", "csv", "json"]
    for (words, expected) in [
      ("run --fo", ["--format"]), ("run --format ", formats), ("report x --format ", formats),
      ("run --reuse ", ["pool", "none", "keep-all"]), ("run --engine pa", ["painter"]),
      ("list ", ["strategies", "scenarios", "keys", "engines", "metrics"]),
      ("run --strategy nine", ["nine-slice"]),
      ("run --strategy square,nine", ["square,nine-slice"]),
      ("run --scenario m", ["messages", "mine.json"]), ("run --rows m", ["mine.csv"]),
      // A shell quotes the names of files itself, where the script says that they are such.
      ("run --scenario w", ["whole-list", "with space.json"]),
      ("run --output r", ["results"]), ("export x --append m", ["mine.csv"]),
    ] {
      #expect(try completions("scrollbench " + words) == expected, "\(words)")
    }
    let commands = try completions("scrollbench ")
    #expect(commands.isSuperset(of: ["run", "report", "compare", "gate", "duel", "export"]))
    #expect(commands.isDisjoint(with: ["worker", "merge", "history"]))
    #expect(try completions("scrollbench he").contains("help"))
    #expect(
      try completions("scrollbench export x --format ").isSuperset(of: ["history", "long"]))
    #expect(try completions("scrollbench run --strategy ").contains("all"))
    #expect(try folder.text("scrollbench.bash").contains("complete -o filenames -F"))
  }

  @Test("the scripts for zsh and fish are valid, where these shells are installed")
  func otherShells() throws {
    #expect(try folder.text("scrollbench.zsh").hasPrefix("#compdef scrollbench"))
    #expect(try folder.text("scrollbench.fish").contains("complete -c 'scrollbench'"))
    for (shell, arguments) in [("zsh", ["-n"]), ("fish", ["--no-execute"])] {
      guard
        let path = ["/usr/bin", "/bin"].map({ "\($0)/\(shell)" })
          .first(where: FileManager.default.isExecutableFile)
      else { continue }
      try Tool.succeed(
        arguments + ["scrollbench.\(shell)"], in: folder, of: URL(fileURLWithPath: path))
    }
  }
}
