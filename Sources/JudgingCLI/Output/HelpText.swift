import Analysis
import Reporting

/// Lists in help texts, for a terminal of 80 columns.
///
/// The parser wraps longer lines itself, without an indent.
enum HelpText {
  /// A name and its meaning, whose further lines start below its first word.
  ///
  /// - Parameter width: The columns of the name, a gap included.
  static func entry(_ name: String, _ meaning: String, width: Int) -> String {
    let gap = String(repeating: " ", count: max(1, width - name.count))
    return TextFormatting.wrap(
      meaning, indent: String(repeating: " ", count: 2 + width), first: "  " + name + gap, width: 79
    ).joined(separator: "\n")
  }

  static var exitStatus: String {
    "EXIT STATUS:\n"
      + ExitStatus.allCases.map { entry("\($0.rawValue)", $0.meaning, width: 5) }
      .joined(separator: "\n")
  }
}

extension ExitStatus {
  package var meaning: String {
    switch self {
    case .held: "done; nothing judged is shown to be worse"
    case .regression:
      "a regression (gate, duel, --fail-on), images that differ (verify, duel),"
        + " or a process that cannot be measured"
    case .inconclusive:
      "no proof where one is demanded (rules of gate, --require-times, --require-proof), ratings of all"
        + " strategies that fell (gate), a loss seen and not proven or a control that moved in every"
        + " batch (duel), or nothing to profile"
    case .incomparable:
      "incomparable (for compare --fail-on also no time that can be judged; for duel a side that"
        + " ends, hangs or reports impossible times; for"
        + " record a command that fails, hangs or leaves no single log), or for gate a run or baseline that is"
        + " missing, a baseline that is partial or one just rewritten"
    case .usage: "a flag is not accepted"
    case .data: "a file is missing or damaged, or a value of a scenario is not accepted"
    case .output: "the output cannot be written or printed"
    case .interrupted: "interrupted or told to end; nothing half-written is left"
    }
  }
}
