import Analysis
import ArgumentParser
import Benchmarking
import Compositing
import Reporting
package import RunRecords
import Statistics

/// The runs of a sweep: what is common to all cells, and how each is measured.
package struct SweepRun {
  package let plan: SweepPlan
  private let base: RunCommand
  /// The load of the machine before the first cell: later it is the sweep's own.
  private var loadAverages: [Double]?

  /// Checks all cells, and measures none.
  ///
  /// - Throws: ``CommandFailure`` for arguments that run does not accept, and for a cell whose
  ///   scenario is none.
  package init(vary: [SweepAxis], runArguments: [String]) throws {
    for (index, axis) in vary.enumerated()
    where vary[..<index].contains(where: { $0.name == axis.name }) {
      throw CommandFailure("--vary names \(axis.name) twice", .usage)
    }
    let count = SweepPlan.cellCount(of: vary)
    guard count <= SweepPlan.mostCells else {
      throw CommandFailure(
        "\(count == .max ? "far too many" : "\(count)") cells; \(SweepPlan.mostCells) are the most"
          + " of a sweep. Vary fewer values.", .usage)
    }
    let base = try RunCommand(accepting: runArguments)
    if let both = vary.first(where: { axis in
      base.scenarioOptions.set.contains { $0.0 == axis.name }
    }) {
      throw CommandFailure("\(both.name) is both varied and set: leave one out", .usage)
    }
    self.base = base
    plan = SweepPlan(vary: vary, runArguments: runArguments)
    try checkScenarios()
    try check(try command(of: plan.cells[0]).makeExperiment())
  }

  /// The run of a cell.
  private func command(of cell: SweepCell) -> RunCommand {
    var command = base
    command.scenarioOptions.set += plan.settings(of: cell).map { ($0.key, $0.value) }
    return command
  }

  /// Refuses cells that have no scenario, or that of another cell.
  private func checkScenarios() throws {
    var known: [String: SweepCell] = [:]
    for cell in plan.cells {
      let scenario: Scenario
      do {
        scenario = try command(of: cell).scenarioOptions.resolvedScenario(quick: base.replay.quick)
      } catch let failure as CommandFailure {
        throw CommandFailure("\(plan.title(of: cell)): \(failure.message)", failure.status)
      }
      if let other = known.updateValue(cell, forKey: scenario.json.canonicalText) {
        throw CommandFailure(
          "\(plan.title(of: other)) and \(plan.title(of: cell)) are the same scenario: the values are"
            + " equal, or another argument, such as --labels or --display, decides", .usage)
      }
    }
  }

  /// Refuses what makes no map.
  private func check(_ experiment: Experiment) throws {
    guard experiment.scenario.claims.isEmpty else {
      throw CommandFailure(
        "\(base.scenarioOptions.scenario) has claims, which are tried one by one: scrollbench run"
          + " takes it", .usage)
    }
    guard !experiment.engine.isLowerBound else {
      throw CommandFailure(
        "the engine \(experiment.engine.id) looks at pixels: its times are a lower bound, and no"
          + " strategy wins with it; take another, such as \(EngineCatalogue.all[0].id)", .usage)
    }
    guard experiment.strategies.count(where: { $0.kind != .control }) > 1 else {
      throw CommandFailure(
        "a map takes at least two strategies that are no controls: see --strategy", .usage)
    }
  }

  /// Whether so few rounds are run that nothing can be shown.
  package var roundDoubt: String? {
    let rounds = base.replay.measuredRounds
    let needed = ConfidenceInterval.fewestRounds
    return rounds >= needed
      ? nil
      : "with \(rounds) \(rounds == 1 ? "round" : "rounds") nothing can be shown to win; with"
        + " --rounds \(needed) it can"
  }

  /// Measures a cell: all strategies at all refresh rates, interleaved.
  ///
  /// - Parameter report: Called now and then with the share that is done, 0…1.
  /// - Returns: The files of its folder.
  mutating func measure(
    _ cell: SweepCell, report: (_ fraction: Double) -> Void
  ) throws -> [RunFile] {
    let command = command(of: cell)
    let experiment = try command.makeExperiment()
    report(0)
    var options = command.sessionOptions
    options.commandLine = plan.commandLine(of: cell)
    options.loadAverages = loadAverages
    // Each cell begins with empty caches.
    let run = try CommandFailure.running {
      try Session(options).run(experiment) {
        if case .measuring(let progress) = $0 { report(progress.fraction) }
      }
    }
    loadAverages = run.record.machine.loadAverages
    return try CommandFailure.wrapping(.output) {
      try RunFile.all(of: run, summaries: SeriesSummary.all(of: run))
    }
  }
}
