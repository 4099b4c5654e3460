import Analysis
import Foundation
import RunRecords
import Statistics

extension DuelRun {
  /// The exact metrics in which the sides differ.
  func counters(toolchain: Bool) -> [CounterDifference] {
    names.indices.flatMap { index in
      CounterDifference.all(
        of: names[index], base: passes.base.map { $0.series[index].counters },
        head: passes.head.map { $0.series[index].counters }, toolchain: toolchain)
    }
  }

  /// The phase of each series with the largest change, by the medians of the blocks.
  var phases: [String: PhaseChange] {
    var changes: [String: PhaseChange] = [:]
    for (index, name) in names.enumerated() {
      changes[name] = Phase.allCases.map { phase in
        func milliseconds(_ blocks: [BlockMessage]) -> Double {
          Distribution(
            blocks.map { block in
              let series = block.series[index]
              return Double(series.phaseNanoseconds[phase.rawValue] ?? 0)
                / Double(series.frameNanoseconds.count) / 1e6
            }
          ).median
        }
        return PhaseChange(
          phase: phase, milliseconds: milliseconds(headBlocks) - milliseconds(baseBlocks))
      }.max { $0.milliseconds.magnitude < $1.milliseconds.magnitude }
    }
    return changes
  }
}

extension DuelPair {
  init(_ base: BlockMessage, _ head: BlockMessage, names: [String]) {
    var ratios: [String: [DuelStatistic: Double]] = [:]
    for (index, name) in names.enumerated() {
      ratios[name] = Self.logRatios(of: head.series[index], over: base.series[index])
    }
    self.init(
      logRatios: ratios,
      control: log(Double(head.controlNanoseconds) / Double(base.controlNanoseconds)))
  }

  /// Returns the log-ratios of a series; rows arrive in frames in which they do on both sides.
  static func logRatios(
    of head: BlockMessage.Series, over base: BlockMessage.Series
  ) -> [DuelStatistic: Double] {
    DuelStatistic.logRatios(
      base: base.times, head: head.times,
      arrivals: Set(base.arrivals).intersection(head.arrivals))
  }
}

extension DuelRun {
  /// By metric, `series/metric` or `control`, the logarithm of head over base of each pair of
  /// blocks.
  ///
  /// A phase without measurable time is left out; a frame counts as 1 ns at least.
  var logRatios: [String: [Double]] {
    var ratios: [String: [Double]] = ["control": []]
    for (base, head) in zip(baseBlocks, headBlocks) {
      ratios["control"]?.append(
        log(Double(head.controlNanoseconds) / Double(base.controlNanoseconds)))
      for (index, name) in names.enumerated() {
        let (base, head) = (base.series[index], head.series[index])
        for (statistic, ratio) in DuelPair.logRatios(of: head, over: base) {
          ratios[Calibration.key(of: statistic, name), default: []].append(ratio)
        }
        for phase in Phase.allCases {
          guard let own = head.phaseNanoseconds[phase.rawValue], own > 0,
            let other = base.phaseNanoseconds[phase.rawValue], other > 0
          else { continue }
          ratios["\(name)/\(phase.rawValue)_mean_ms", default: []].append(
            log(Double(own) / Double(other)))
        }
      }
    }
    return ratios
  }
}
