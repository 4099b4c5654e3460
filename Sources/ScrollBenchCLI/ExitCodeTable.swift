/// What the exit codes of all commands mean: the table of `--help`.
package enum ExitCodeTable {
  /// Every code that a command ends with, in ascending order.
  package static let meanings: [(code: Int32, meaning: String)] = [
    (0, "done; what was judged held or improved"),
    (
      CommandFailure.Code.mismatch.rawValue,
      "a regression (gate, duel, compare --fail-on), images that differ (verify, duel),"
        + " or a process that cannot be measured"
    ),
    (
      CommandFailure.Code.inconclusive.rawValue,
      "inconclusive where the rules demand proof (gate), a loss seen and not proven or a control"
        + " that moved throughout (duel), or too little time for a duel of each kind (calibrate)"
    ),
    (
      CommandFailure.Code.incomparable.rawValue,
      "incomparable (for duel: also a side that ends or hangs), or for gate a run or baseline that is"
        + " missing, a baseline that is partial or one just rewritten"
    ),
    (CommandFailure.Code.usage.rawValue, "a flag is not accepted"),
    (
      CommandFailure.Code.data.rawValue,
      "a file is missing or damaged, or a value of a scenario is not accepted"
    ),
    (CommandFailure.Code.output.rawValue, "the output cannot be written"),
    (
      CommandFailure.Code.interrupted.rawValue,
      "interrupted or told to end; nothing half-written is left"
    ),
  ]

  /// A line a code, for a terminal of 80 columns.
  static var text: String {
    "Exit codes:\n"
      + meanings.map { entry in
        HelpText.entry("\(entry.code)", entry.meaning, width: 5)
      }.joined(separator: "\n")
  }
}
