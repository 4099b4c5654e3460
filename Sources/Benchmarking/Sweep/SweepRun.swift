package import Files
package import RunData

/// The runs of a sweep: the check of all cells, and the measurement of each.
package struct SweepRun {
  package let plan: SweepPlan
  /// The specification that the cells vary.
  package let base: ExperimentSpec
  /// The specification of each cell, by its name.
  private let specs: [String: ExperimentSpec]
  /// The load of the machine before the first cell: later it is the sweep's own.
  private var loadAverages: [Double]?

  /// Checks all cells, and measures none.
  ///
  /// - Parameter base: The specification that the cells vary.
  /// - Throws: ``MeasurementError`` for a cell whose scenario is invalid or that of another cell, and
  ///   for an experiment without a winner.
  package init(_ plan: SweepPlan, base: ExperimentSpec) throws {
    self.plan = plan
    self.base = base
    var known: [String: SweepCell] = [:]
    var specs: [String: ExperimentSpec] = [:]
    for cell in plan.cells {
      var scenario = try Scenario(base)
      do throws(InputError) {
        for (key, value) in plan.settings(of: cell) { try scenario.set(key, to: value) }
        try scenario.validate(source: "its scenario")
      } catch {
        throw MeasurementError(.input, "\(plan.title(of: cell)): \(error.description)")
      }
      if let other = known.updateValue(cell, forKey: scenario.json.canonicalText) {
        throw MeasurementError(
          .specification,
          "\(plan.title(of: other)) and \(plan.title(of: cell)) are the same scenario: the values are"
            + " equal")
      }
      var spec = base
      spec.scenario = scenario.canonicalJSON()
      specs[cell.name] = spec
    }
    self.specs = specs
    let rivals = KnownStrategies.all.filter {
      base.strategies.contains($0.id) && $0.kind != .control
    }
    guard rivals.count > 1 else {
      throw MeasurementError(
        .specification, "a map takes at least two strategies that are no controls")
    }
  }

  /// Checks that a stored run of a cell has the same rows: a plan has the name of their file alone.
  ///
  /// - Throws: ``MeasurementError``.
  package func checkRows(
    of stored: RunFacts, _ cell: SweepCell, reading files: RowFiles
  ) throws {
    guard var spec = specs[cell.name], spec.rows.source == .file else { return }
    spec.rows.digest = stored.run.spec.rows.digest
    _ = try Experiment(spec, reading: files)
  }

  /// Measures a cell: all strategies at all refresh rates, interleaved.
  ///
  /// - Parameters:
  ///   - begin: Makes the folder that gets the frames.
  ///   - report: Called with the share that is done, 0…1.
  /// - Throws: As ``Session/run(_:in:report:)`` and ``Experiment/init(_:reading:)``.
  package mutating func measure(
    _ cell: SweepCell, reading files: RowFiles, options: Session.Options,
    in begin: @escaping () throws -> UnpublishedFolder, report: (_ fraction: Double) -> Void
  ) throws -> RunResult {
    guard let spec = specs[cell.name] else { preconditionFailure("the cell is one of the plan") }
    let experiment = try Experiment(spec, reading: files)
    report(0)
    var options = options
    options.commandLine = plan.commandLine(of: cell)
    options.loadAverages = loadAverages
    // A session of its own: each cell begins with empty caches.
    let run = try Session(options).run(experiment, in: begin) {
      if case .measuring(_, let fraction) = $0 { report(fraction) }
    }
    loadAverages = run.facts.run.machine.loadAverages
    return run
  }
}
