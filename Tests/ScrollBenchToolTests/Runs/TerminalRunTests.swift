import Foundation
import Testing

@Suite("The output of scrollbench run")
struct TerminalRunTests {
  private let run = Tool.brief + ["--no-verify", "--output", "out"]

  /// Splits the output of a terminal into the successive contents of its line.
  private func shown(_ text: String) -> [Substring] {
    text.replacingOccurrences(of: "\u{1B}[K", with: "").split(whereSeparator: \.isNewline)
      .flatMap { $0.split(separator: "\r") }.filter { !$0.isEmpty }
  }

  @Test("colors text on a terminal or with CLICOLOR_FORCE, and not with NO_COLOR")
  func colors() throws {
    let folder = try Folder()
    func isTinted(
      _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> Bool {
      let outcome = try Tool.run(
        run + ["--strategy", "square"] + arguments, in: folder, onTerminal: .output,
        environment: environment)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return outcome.output.contains("\u{1B}[")
    }
    #expect(try isTinted())
    #expect(try !isTinted([], ["NO_COLOR": "1"]))
    let force = ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]
    #expect(try !isTinted(["--format", "markdown"], force))
    let piped = try Tool.run(run, in: folder, environment: force)
    #expect(piped.output.contains("\u{1B}[1mverdict: "))
  }

  @Test("shows progress on a terminal in lines that never wrap, and clears them")
  func progress() throws {
    let folder = try Folder()
    let arguments = run + ["--strategy", "image-slice-as-published"]
    let wrote = "wrote out/summary.csv, frames.csv, run.json and pictures\n"
    for (columns, variable) in [(80, nil), (40, nil), (20, nil), (5, nil), (80, 30)] {
      let outcome = try Tool.run(
        arguments, in: folder, onTerminal: .errors, columns: columns,
        environment: variable.map { ["COLUMNS": "\($0)"] } ?? [:])
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix("\r\u{1B}[K" + wrote))
      let lines = shown(outcome.errors).dropLast()
      #expect(!lines.isEmpty && lines.allSatisfy { $0.count < variable ?? columns }, "\(lines)")
    }
    let dumb = try Tool.run(
      arguments, in: folder, onTerminal: .errors, environment: ["TERM": "dumb"])
    #expect(dumb.errors == wrote)
  }
}
