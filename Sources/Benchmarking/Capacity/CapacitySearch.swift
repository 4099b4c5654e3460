import Analysis
package import Measurement
import RowStrategies
package import RunRecords
import Scenarios
import SeededRandom
package import Text

/// An interleaved search for the capacities of several strategies.
///
/// All strategies at all refresh rates run the search and then the ramps together: in each step
/// every series measures one block at the load of its own plan, in a seeded random order.
package struct CapacitySearch {
  let experiment: Experiment
  private let axis: CapacityAxis
  let throttle: Double
  private let secondsPerRamp: Double
  private let plan: CapacityPlan

  /// The frames of a block in the search.
  private static let framesPerTier = 5
  /// The fewest frames of a block.
  private static let fewestFrames = 5
  /// The approximate share of the search in the duration, for progress reports.
  private static let shareOfTiers = 0.2

  /// - Parameters:
  ///   - throttle: The factor by which the judged processor is slower.
  ///   - secondsPerRamp: The scroll time measured per ramp.
  /// - Throws: ``CapacityError`` if the load cannot be increased.
  package init(
    _ experiment: Experiment, axis: CapacityAxis, throttle: Double, secondsPerRamp: Double
  ) throws(CapacityError) {
    self.experiment = experiment
    self.axis = axis
    self.throttle = throttle
    self.secondsPerRamp = secondsPerRamp
    plan = CapacityPlan(
      try axis.description(of: experiment.scenario, rows: experiment.rows),
      loadsPerUnit: axis.loadsPerUnit(experiment.scenario), first: axis.firstLoad)
  }

  /// The unit and the range of loads.
  var axisDescription: CapacityRecord.Axis { plan.axis }

  /// Opens the font files that the scroll needs.
  ///
  /// - Returns: The number of characters without a glyph in any font.
  package func loadFonts(into renderer: TextRenderer) -> Int {
    var shown = experiment
    let seconds = 1.0
    shown.scenario = CapacityTable(experiment.scenario, rows: experiment.rows)
      .scrolled(at: experiment.scenario.greatestSpeed, from: 0, seconds: seconds)
    shown.framesPerPass = nil
    shown.secondsPerPass = seconds
    return shown.loadFonts(into: renderer)
  }

  /// The progress of a search.
  package struct Progress {
    /// The step: `search` or `ramp 3 of 8`.
    package let step: String
    package let strategy: String
    /// In Hz.
    package let refreshRate: Int
    /// The completed share, 0…1.
    package let fraction: Double
  }

  /// Runs the search and all ramps.
  ///
  /// - Parameter report: Called before each block, outside of what is timed.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package func run(
    renderer: TextRenderer, report: (Progress) -> Void
  ) throws(UnmeasurableProcess) -> [CapacityRecord.Series] {
    var run = Run(
      search: self, bench: try CapacityBench(experiment, axis: axis, renderer: renderer))
    try run.climb(report)
    for ramp in 1...CapacityPlan.ramps { try run.runRamp(ramp, report) }
    return run.series
  }
}

extension CapacitySearch {
  /// A search in progress.
  private struct Run {
    let search: CapacitySearch
    let bench: CapacityBench
    var series: [CapacityRecord.Series]
    private var random: SeededGenerator

    init(search: CapacitySearch, bench: CapacityBench) {
      self.search = search
      self.bench = bench
      let experiment = search.experiment
      random = SeededGenerator(seed: experiment.seed)
      series = experiment.strategies.flatMap { strategy in
        experiment.refreshRates.map {
          CapacityRecord.Series(strategy: strategy.id, refreshRate: $0)
        }
      }
    }

    /// Runs the tiers, each strategy until it exceeds the budget.
    mutating func climb(_ report: (Progress) -> Void) throws(UnmeasurableProcess) {
      let tiers = search.plan.tiers
      var climbing = Array(series.indices)
      for (step, tier) in tiers.enumerated() {
        let place = random.number(in: 0.0...1)
        for index in random.shuffled(climbing) {
          let fraction = shareOfTiers * Double(step) / Double(tiers.count)
          report(progress("search", index, fraction))
          try measure(index, ramp: 0, load: tier, frames: framesPerTier, place: place)
          // Measured again, since a disturbance should not end the search.
          if ticks(series[index].blocks.count - 1, of: index) > 1 {
            try measure(index, ramp: 0, load: tier, frames: framesPerTier, place: place)
            let blocks = series[index].blocks.count
            if ticks(blocks - 1, of: index) > 1 { climbing.removeAll { $0 == index } }
          }
        }
      }
    }

    mutating func runRamp(
      _ ramp: Int, _ report: (Progress) -> Void
    ) throws(UnmeasurableProcess) {
      let loads = series.indices.map { index in
        search.plan.ramp(ramp, around: centre(of: index), random: &random)
      }
      for step in 0..<CapacityPlan.loadsPerRamp {
        let done = (ramp - 1) * CapacityPlan.loadsPerRamp + step
        let share = Double(done) / Double(CapacityPlan.ramps * CapacityPlan.loadsPerRamp)
        let place = random.number(in: 0.0...1)
        for index in random.shuffled(Array(series.indices)) {
          report(
            progress(
              "ramp \(ramp) of \(CapacityPlan.ramps)", index,
              shareOfTiers + (1 - shareOfTiers) * share))
          try measure(
            index, ramp: ramp, load: loads[index][step], frames: framesOfBlock(index), place: place)
        }
      }
    }

    /// Returns the centre of the next ramp.
    private func centre(of index: Int) -> Double {
      let one = series[index]
      guard one.blocks.contains(where: { $0.ramp > 0 }) else {
        // The better result counts for a tier that was measured twice.
        var best: [Double: Double] = [:]
        for (block, measured) in one.blocks.enumerated() {
          best[measured.load] = min(best[measured.load] ?? .infinity, ticks(block, of: index))
        }
        return search.plan.centre(
          after: best.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
      }
      let estimate = CapacityEstimate(
        one.blocks, refreshRate: one.refreshRate, throttle: search.throttle,
        power: search.plan.axis.power, resamples: 1)
      switch estimate {
      case .found(let load, _): return load
      case .atLeast(let load): return search.plan.centre(beyond: load, held: true)
      case .below(let load): return search.plan.centre(beyond: load, held: false)
      }
    }

    private mutating func measure(
      _ index: Int, ramp: Int, load: Double, frames: Int, place: Double
    ) throws(UnmeasurableProcess) {
      let start = ContinuousClock.now
      let times = try bench.frameTimes(
        of: strategy(index), at: load, refreshRate: series[index].refreshRate, frames: frames,
        place: place)
      series[index].blocks.append(
        CapacityRecord.Block(ramp: ramp, load: load, frameTimes: times.map(Double.init)))
      series[index].seconds += (ContinuousClock.now - start) / .seconds(1)
    }

    private func ticks(_ block: Int, of index: Int) -> Double {
      series[index].blocks[block]
        .ticks(at: series[index].refreshRate, throttle: search.throttle)
    }

    private func strategy(_ index: Int) -> StrategyDescriptor {
      search.experiment.strategies[index / search.experiment.refreshRates.count]
    }

    private func framesOfBlock(_ index: Int) -> Int {
      let frames =
        search.secondsPerRamp * Double(series[index].refreshRate)
        / Double(CapacityPlan.loadsPerRamp)
      return max(fewestFrames, Int(frames.rounded()))
    }

    private func progress(_ step: String, _ index: Int, _ fraction: Double) -> Progress {
      Progress(
        step: step, strategy: series[index].strategy, refreshRate: series[index].refreshRate,
        fraction: fraction)
    }
  }
}
