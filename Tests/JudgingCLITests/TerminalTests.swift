import JudgingCLI
import Testing

@Suite("Terminals")
struct TerminalTests {
  @Test("colors require no value of NO_COLOR, and a terminal that is not dumb or CLICOLOR_FORCE")
  func colors() {
    let cases: [(isTerminal: Bool, environment: [String: String], takes: Bool)] = [
      (true, [:], true), (false, [:], false), (true, ["TERM": "xterm-256color"], true),
      (true, ["TERM": "dumb"], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": "0"], false), (true, ["NO_COLOR": ""], true),
      (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false),
      (true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": ""], false),
      (true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ]
    for (isTerminal, environment, takes) in cases {
      #expect(
        Terminal.usesColor(isTerminal: isTerminal, environment) == takes, "\(environment)")
    }
    #expect(Terminal.supportsControlCharacters(isTerminal: true, ["NO_COLOR": "1"]))
    #expect(!Terminal.supportsControlCharacters(isTerminal: true, ["TERM": "dumb"]))
    #expect(!Terminal.supportsControlCharacters(isTerminal: false, ["TERM": "xterm"]))
  }

  @Test("the width is COLUMNS, the terminal's width or 80")
  func columns() {
    let cases: [(reported: Int?, asked: String?, columns: Int)] = [
      (nil, nil, 80), (0, nil, 80), (132, nil, 132), (132, "60", 60), (nil, "60", 60),
      (132, "0", 132), (132, "-5", 132), (132, "wide", 132), (0, "", 80),
    ]
    for (reported, asked, columns) in cases {
      let environment = asked.map { ["COLUMNS": $0] } ?? [:]
      #expect(Terminal.columns(reported: reported, environment) == columns)
    }
  }
}
