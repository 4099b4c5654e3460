import Analysis

/// The table of exit codes in `--help`.
enum ExitCodeTable {
  /// One entry per status, for a terminal of 80 columns.
  static var text: String {
    "Exit codes:\n"
      + ExitStatus.allCases.map { HelpText.entry("\($0.rawValue)", $0.meaning, width: 5) }
      .joined(separator: "\n")
  }
}

extension ExitStatus {
  /// The meaning for all commands together.
  package var meaning: String {
    switch self {
    case .held: "done; what was judged held or improved"
    case .regression:
      "a regression (gate, duel, compare --fail-on), images that differ (verify, duel),"
        + " or a process that cannot be measured"
    case .inconclusive:
      "inconclusive where the rules demand proof (gate), a loss seen and not proven or a control"
        + " that moved throughout (duel), or too little time for a duel of each kind"
        + " (duel --calibrate)"
    case .incomparable:
      "incomparable (for duel: also a side that ends or hangs), or for gate a run or baseline that is"
        + " missing, a baseline that is partial or one just rewritten"
    case .usage: "a flag is not accepted"
    case .data: "a file is missing or damaged, or a value of a scenario is not accepted"
    case .output: "the output cannot be written"
    case .interrupted: "interrupted or told to end; nothing half-written is left"
    }
  }
}
