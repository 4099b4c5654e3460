import Analysis
import Foundation
import RunRecords
import Statistics

extension DuelRun {
  /// The exact metrics in which the sides differ.
  func counters(toolchain: Bool) -> [CounterDifference] {
    names.indices.flatMap { index in
      CounterDifference.all(
        of: names[index], base: blocks.flatMap(\.base).map { $0.series[index].counters },
        head: blocks.flatMap(\.head).map { $0.series[index].counters }, toolchain: toolchain)
    }
  }

  /// The phase of each series with the largest change: the median over passes of the difference to
  /// the pass of the other side next to it.
  var phases: [String: PhaseChange] {
    let passes = blocks.flatMap { zip($0.base, $0.head) }
    var changes: [String: PhaseChange] = [:]
    for (index, name) in names.enumerated() {
      changes[name] = Phase.allCases.map { phase in
        func milliseconds(_ pass: BlockMessage) -> Double {
          let series = pass.series[index]
          return Double(series.phaseNanoseconds[phase.rawValue] ?? 0)
            / Double(series.frameNanoseconds.count) / 1e6
        }
        let differences = passes.map { milliseconds($1) - milliseconds($0) }
        return PhaseChange(phase: phase, milliseconds: Distribution(differences).median)
      }.max { $0.milliseconds.magnitude < $1.milliseconds.magnitude }
    }
    return changes
  }

  /// The blocks of each pair, with the median of each time over the passes.
  private var medians: [(base: BlockMessage, head: BlockMessage)] {
    blocks.map { (BlockMessage(medianOf: $0.base), BlockMessage(medianOf: $0.head)) }
  }
}

extension DuelRun.Blocks {
  /// Returns the log-ratios of a series; rows arrive in frames in which they do on both sides.
  fileprivate func logRatios(_ series: Int) -> [DuelStatistic: Double] {
    func arrivals(_ passes: [BlockMessage]) -> Set<Int> { Set(passes[0].series[series].arrivals) }
    return DuelStatistic.logRatios(
      base: base.map { $0.series[series].times }, head: head.map { $0.series[series].times },
      arrivals: arrivals(base).intersection(arrivals(head)))
  }
}

extension DuelPair {
  init(_ blocks: DuelRun.Blocks, names: [String]) {
    var ratios: [String: [DuelStatistic: Double]] = [:]
    for (index, name) in names.enumerated() { ratios[name] = blocks.logRatios(index) }
    func control(_ passes: [BlockMessage]) -> Double {
      Distribution(passes.map { Double($0.controlNanoseconds) }).median
    }
    self.init(logRatios: ratios, control: log(control(blocks.head) / control(blocks.base)))
  }
}

extension DuelRun {
  /// By metric, `series/metric` or `control`, the logarithm of head over base of each pair of
  /// blocks.
  ///
  /// A phase without measurable time is left out; a frame counts as 1 ns at least.
  var logRatios: [String: [Double]] {
    var ratios: [String: [Double]] = ["control": []]
    for (pair, (base, head)) in zip(batches.flatMap(\.pairs), medians) {
      if let control = pair.control { ratios["control"]?.append(control) }
      for (index, name) in names.enumerated() {
        for (statistic, ratio) in pair.logRatios[name] ?? [:] {
          ratios[Calibration.key(of: statistic, name), default: []].append(ratio)
        }
        let (base, head) = (base.series[index], head.series[index])
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
