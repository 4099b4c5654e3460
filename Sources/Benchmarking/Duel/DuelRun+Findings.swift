import Analysis
import Glibc
import RunData
import Statistics

extension DuelRun {
  /// The exact metrics in which the sides differ.
  func counters(includingToolchain: Bool) -> [CounterDifference] {
    names.indices.flatMap { index in
      CounterDifference.all(
        of: names[index], base: blocks.flatMap(\.base).map { $0.series[index].counters },
        head: blocks.flatMap(\.head).map { $0.series[index].counters },
        includingToolchain: includingToolchain)
    }
  }

  /// The phase of each series that changed the most per frame: the median over all passes of head
  /// minus base, each pass with its neighbour of the other side.
  var phases: [String: PhaseChange] {
    let passes = blocks.flatMap { zip($0.base, $0.head) }
    var changes: [String: PhaseChange] = [:]
    for (index, name) in names.enumerated() {
      changes[name] = Phase.allCases.map { phase in
        func milliseconds(_ pass: DuelPass) -> Double {
          let series = pass.series[index]
          return Double(series.phases[phase]) / Double(series.times.count) / 1e6
        }
        let differences = passes.map { milliseconds($1) - milliseconds($0) }
        return (phase, differences.median)
      }.max { $0.milliseconds.magnitude < $1.milliseconds.magnitude }
    }
    return changes
  }

  /// Returns the median of the statistics of the base over blocks, in milliseconds.
  ///
  /// Those of a block are of the median of each frame over its passes.
  func baseMilliseconds(of blocks: ArraySlice<BlockPair>) -> [String: [DuelStatistic: Double]] {
    var values: [String: [DuelStatistic: [Double]]] = [:]
    for (index, name) in names.enumerated() {
      for passes in blocks.map({ $0.base.map { $0.series[index] } }) {
        let times = passes.map(\.times)
        let medians = times[0].indices.map { frame in times.map { $0[frame] }.median }
        let found = DuelStatistic.values(of: medians, arrivals: passes[0].arrivals)
        for (statistic, time) in found {
          values[name, default: [:]][statistic, default: []].append(time / 1e6)
        }
      }
    }
    return values.mapValues { $0.mapValues(\.median) }
  }

  /// Returns the log-ratios of blocks of each side of a batch, see ``Repeatability``.
  func repeats(of blocks: ArraySlice<BlockPair>) -> [DuelSide: [[String: [DuelStatistic: Double]]]]
  {
    func ratios(_ side: (BlockPair) -> [DuelPass]) -> [[String: [DuelStatistic: Double]]] {
      let own = blocks.map(side)
      return Repeatability.pairs(of: own.count).map { first, second in
        Self.logRatios(base: own[first], head: own[second], names: names)
      }
    }
    return [.base: ratios(\.base), .head: ratios(\.head)]
  }

  /// A frame counts as one with arriving rows only if it is one on both sides.
  fileprivate static func logRatios(
    base: [DuelPass], head: [DuelPass], names: [String]
  ) -> [String: [DuelStatistic: Double]] {
    var ratios: [String: [DuelStatistic: Double]] = [:]
    for (index, name) in names.enumerated() {
      ratios[name] = DuelStatistic.logRatios(
        base: base.map { $0.series[index].times }, head: head.map { $0.series[index].times },
        arrivals: base[0].series[index].arrivals.intersection(head[0].series[index].arrivals))
    }
    return ratios
  }
}

extension DuelPair {
  init(_ blocks: DuelRun.BlockPair, names: [String]) {
    func control(_ passes: [DuelPass]) -> Double {
      passes.map { Double($0.controlNanoseconds) }.median
    }
    self.init(
      logRatios: DuelRun.logRatios(base: blocks.base, head: blocks.head, names: names),
      control: log(control(blocks.head) / control(blocks.base)))
  }
}
