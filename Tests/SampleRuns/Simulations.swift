import Foundation
import Statistics
import Synchronization

/// Simulations of a rule with a known answer.
///
/// `SIMULATIONS` (see scripts/evidence) sets the number of trials per line; otherwise there are as
/// many as a test can afford. `SIMULATIONS_TABLE` names a file for the outcomes.
package enum Simulations {
  private static let environment = ProcessInfo.processInfo.environment

  /// The number of trials that is asked for; `nil` in a usual run of the tests.
  package static let asked = environment["SIMULATIONS"].flatMap(Int.init)

  /// Returns values that are only simulated if a table is asked for, or the first of them.
  package static func all<Value>(_ values: [Value]) -> [Value] {
    asked == nil ? Array(values.prefix(1)) : values
  }

  /// Returns the share of trials with a certain outcome, and adds it to the table.
  ///
  /// - Parameters:
  ///   - rule: The command or the statistic.
  ///   - simulation: The simulated machine and effect.
  ///   - usual: The number of trials unless another one is asked for.
  ///   - isOutcome: Returns whether the trial with this number has the outcome.
  package static func share(
    _ rule: String, _ simulation: String, trials usual: Int, _ isOutcome: (UInt64) throws -> Bool
  ) throws -> Double {
    let trials = asked ?? usual
    let outcomes = try (0..<UInt64(trials)).count(where: isOutcome)
    try note(rule, simulation, outcomes, of: trials)
    return Double(outcomes) / Double(trials)
  }

  /// Adds a line to the table, if one is asked for.
  package static func note(
    _ rule: String, _ simulation: String, _ outcomes: Int, of trials: Int
  ) throws {
    guard let path = environment["SIMULATIONS_TABLE"] else { return }
    let share = BinomialInterval(successes: outcomes, trials: trials)
    let percent = [share.share, share.low, share.high].map { String(format: "%.2f", 100 * $0) }
    let line = ["\"\(rule)\"", "\"\(simulation)\"", "\(trials)", "\(outcomes)"] + percent
    let table = URL(fileURLWithPath: path)
    try lock.withLock { _ in
      let old = (try? String(contentsOf: table, encoding: .utf8)) ?? header
      try (old + line.joined(separator: ",") + "\n").write(
        to: table, atomically: true, encoding: .utf8)
    }
  }

  /// Suites run at the same time.
  private static let lock = Mutex(())
  private static let header = "rule,simulation,trials,outcomes,percent,low,high\n"
}
