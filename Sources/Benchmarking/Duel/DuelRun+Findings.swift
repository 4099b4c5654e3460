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
    var ratios: [String: Double] = [:]
    for (index, name) in names.enumerated() {
      ratios[name] = Self.logRatio(of: head.series[index], over: base.series[index])
    }
    self.init(
      logRatios: ratios,
      control: DuelRun.logRatio(
        of: Double(head.memsetNanoseconds), over: Double(base.memsetNanoseconds)))
  }

  /// The median over frames, frame k with frame k.
  fileprivate static func logRatio(
    of head: BlockMessage.Series, over base: BlockMessage.Series
  ) -> Double {
    Distribution(
      zip(head.frameNanoseconds, base.frameNanoseconds).map {
        DuelRun.logRatio(of: Double($0), over: Double($1))
      }
    ).median
  }
}

extension DuelRun {
  /// By metric, `series/metric` or `memset`, the logarithm of head over base of each pair of
  /// blocks.
  ///
  /// A phase without measurable time is left out; a frame and a memset count as 1 ns at least.
  var logRatios: [String: [Double]] {
    var ratios: [String: [Double]] = ["memset": []]
    for (base, head) in zip(baseBlocks, headBlocks) {
      ratios["memset"]?.append(
        Self.logRatio(of: Double(head.memsetNanoseconds), over: Double(base.memsetNanoseconds)))
      for (index, name) in names.enumerated() {
        let (base, head) = (base.series[index], head.series[index])
        let pair = DuelPair.logRatio(of: head, over: base)
        ratios[Calibration.primaryKey(of: name), default: []].append(pair)
        for (metric, percent) in [("frame_p95_ms", 95.0), ("frame_p99_ms", 99)] {
          ratios["\(name)/\(metric)", default: []].append(
            Self.logRatio(
              of: head.frames.percentile(percent), over: base.frames.percentile(percent)))
        }
        for phase in Phase.allCases {
          guard let own = head.phaseNanoseconds[phase.rawValue], own > 0,
            let other = base.phaseNanoseconds[phase.rawValue], other > 0
          else { continue }
          ratios["\(name)/\(phase.rawValue)_mean_ms", default: []].append(
            Self.logRatio(of: Double(own), over: Double(other)))
        }
      }
    }
    return ratios
  }

  /// The logarithm of the ratio of two times in nanoseconds, each at least 1.
  static func logRatio(of head: Double, over base: Double) -> Double {
    log(max(1, head) / max(1, base))
  }
}
