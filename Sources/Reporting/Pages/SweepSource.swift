import Analysis
import RunData

/// The contents of a report of a sweep.
package struct SweepSource {
  let result: SweepResult
  let map: CrossoverMap
  let text: CrossoverText
  private let folder: String
  private let reading: [String]

  /// - Parameters:
  ///   - folder: The folder of the sweep.
  ///   - command: The words after `scrollbench report`.
  package init(_ result: SweepResult, folder: String, command: [String]) {
    self.result = result
    map = result.map
    text = CrossoverText(result)
    self.folder = folder
    reading = command
  }

  /// The strategies that win most cells at the highest refresh rate.
  var headline: String {
    guard let rate = map.refreshRates.first else { return "No cell was measured" }
    let results = result.plan.cells.map { map.result(of: $0, at: rate) }
      .filter { $0 != .missing }
    var wins: [String: Int] = [:]
    for case .winner(let strategy) in results { wins[strategy, default: 0] += 1 }
    guard let most = wins.values.max() else { return "Nothing wins anywhere at \(rate) Hz" }
    let best = map.strategies.filter { wins[$0] == most }.map(TextFormatting.name)
    let cells =
      results.count == 1
      ? "the only cell measured"
      : "\(most == results.count ? "all" : "\(most) of") \(results.count) cells"
    return best.count == 1
      ? "\(best[0]) wins \(cells) at \(rate) Hz"
      : "\(TextFormatting.list(best)) win \(cells) each at \(rate) Hz"
  }

  /// The axes, the scenario and the machine, a line each.
  var what: [String] {
    [text.heading] + (result.records.first.map { RunHead($0.facts).items } ?? [])
  }

  var scenario: String {
    result.records.first.map { TextFormatting.name($0.facts.run.scroll.scenario) } ?? "a scenario"
  }

  /// The commands that repeat the sweep and its report.
  var commands: String {
    let vary = result.plan.vary.flatMap {
      ["--vary", "\($0.name)=\($0.values.joined(separator: ","))"]
    }
    let sweep = ["sweep"] + vary + result.plan.runArguments + ["--output", folder]
    return [sweep, ["report"] + reading].map(ShellText.command).joined(separator: "\n")
  }
}
