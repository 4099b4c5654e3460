package import RunRecords
package import Scenarios

/// The runs of a sweep: the check of all cells, and the measurement of each.
package struct SweepRun {
  package let plan: SweepPlan
  private let experiment: (SweepCell) throws -> Experiment
  /// The load of the machine before the first cell: later it is the sweep's own.
  private var loadAverages: [Double]?

  /// Checks all cells, and measures none.
  ///
  /// - Parameters:
  ///   - scenario: Makes the scenario of a cell.
  ///   - experiment: Makes the experiment of a cell.
  /// - Throws: ``CommandFailure`` for a cell whose scenario is invalid or that of another cell, and
  ///   for an experiment without a winner.
  package init(
    _ plan: SweepPlan, scenario: (SweepCell) throws -> Scenario,
    experiment: @escaping (SweepCell) throws -> Experiment
  ) throws {
    self.plan = plan
    self.experiment = experiment
    try Self.checkScenarios(of: plan, scenario)
    try Self.check(try experiment(plan.cells[0]))
  }

  private static func checkScenarios(
    of plan: SweepPlan, _ makeScenario: (SweepCell) throws -> Scenario
  ) throws {
    var known: [String: SweepCell] = [:]
    for cell in plan.cells {
      let scenario: Scenario
      do {
        scenario = try makeScenario(cell)
      } catch let failure as CommandFailure {
        throw CommandFailure("\(plan.title(of: cell)): \(failure.message)", failure.status)
      }
      if let other = known.updateValue(cell, forKey: scenario.json.canonicalText) {
        throw CommandFailure(
          "\(plan.title(of: other)) and \(plan.title(of: cell)) are the same scenario: the values are"
            + " equal, or another argument, such as --display, decides", .usage)
      }
    }
  }

  private static func check(_ experiment: Experiment) throws {
    guard experiment.strategies.count(where: { $0.kind != .control }) > 1 else {
      throw CommandFailure(
        "a map takes at least two strategies that are no controls: see --strategy", .usage)
    }
  }

  /// Measures a cell: all strategies at all refresh rates, interleaved.
  ///
  /// - Parameter report: Called with the share that is done, 0…1.
  /// - Throws: ``Text/FontError``, ``Measurement/UnmeasurableProcess``, or what making the
  ///   experiment throws.
  package mutating func measure(
    _ cell: SweepCell, options: Session.Options, report: (_ fraction: Double) -> Void
  ) throws -> RecordedRun {
    let experiment = try experiment(cell)
    report(0)
    var options = options
    options.commandLine = plan.commandLine(of: cell)
    options.loadAverages = loadAverages
    // A session of its own: each cell begins with empty caches.
    let run = try Session(options).run(experiment) {
      if case .measuring(let progress) = $0 { report(progress.fraction) }
    }
    loadAverages = run.record.machine.loadAverages
    return run
  }
}
