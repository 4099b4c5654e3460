package import Analysis
package import ArgumentParser
import Reporting

/// The printed form of a comparison, and what makes its exit status other than 0.
package struct VerdictOptions: ParsableArguments {
  @Option(help: "How to print the result.")
  package var format: ResultFormat = .text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if a time is slower; of logs, with worse also if frames are later.",
      valueName: "finding"))
  package var failOn: SessionFinding?

  @Flag(help: "Exit with 2 if logs do not show that the new side is no worse.")
  package var requireProof = false

  package init() {}

  /// Compares logs and prints the result; throws `ExitCode` for a finding.
  ///
  /// - Parameter figures: The names of the figures to show; empty for all.
  package func judge(
    _ old: [String], _ new: [String], read log: LogOptions, order: SessionComparison.Order,
    showing figures: [String] = []
  ) throws {
    let groups = try LogOptions.groups(
      log.sessions(at: old), log.sessions(at: new), by: failOn == .worse ? .gate : .comparison,
      order: order)
    let known = groups.series.flatMap(\.figures).map(\.name)
    for name in figures {
      _ = try FlagValue.name(name, of: "judged figure of these logs", among: known)
    }
    let status = groups.exitStatus(failsOn: failOn, demandsProof: requireProof)
    let report = SessionReport(
      groups, lacksProof: status == .inconclusive, showing: figures.isEmpty ? nil : Set(figures))
    StandardOutput.write(try report.bytes(format))
    guard status == .held else { throw ExitCode(status.rawValue) }
    if let failOn, let obstacle = groups.obstacle(to: failOn) {
      throw CommandFailure(
        "--fail-on \(failOn.rawValue) cannot be relied on: \(obstacle)", .incomparable)
    }
  }
}
