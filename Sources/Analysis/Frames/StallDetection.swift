import RunData
import Statistics

/// The stalls of the strategies of a run at one refresh rate: frames that take much longer than the
/// same frame in the other rounds.
///
/// Medians over rounds hide them, whatever their cause. A stall exceeds the median of the same
/// frame over the other rounds by twice the slowest strategy's median frame time, or by half of the
/// time between two ticks if that is more. Stalls of the machine hit strategies at random and come
/// in bursts: a strategy is the cause if its stalls per measured second, permuted among the
/// strategies within each round, would rarely be as many.
package struct StallDetection {
  /// The level of the permutation tests, after Holm's adjustment for all strategies.
  package static let alpha = 0.005
  /// The fewest strategies among which stalls can be attributed: with two, the smallest p value of
  /// six rounds is 1/64, which is above ``alpha``.
  static let fewestStrategies = 3

  /// The stalls of each strategy in all rounds.
  package let counts: [Int]
  /// The excess over the median of the other rounds that makes a frame a stall, in nanoseconds.
  package let threshold: Double
  package let isCause: [Bool]

  /// - Parameters:
  ///   - times: The frame times of each strategy, with equal rounds.
  ///   - slowest: The median frame time of the slowest strategy, in nanoseconds.
  ///   - budget: The time between two ticks, in nanoseconds.
  /// - Complexity: O(*n* log *r*) for *n* frames in *r* rounds; the tests of *s* strategies take
  ///   O(*s*² *r* max(2,000, *r*)).
  package init(_ times: [RoundTimes], slowest: Double, budget: Double) {
    let threshold = max(2 * slowest, budget / 2)
    self.threshold = threshold
    let passes = times.map { $0.stalls(beyond: threshold) }
    counts = passes.map { $0.reduce(0) { $0 + $1.count } }
    guard times.count >= Self.fewestStrategies, counts.contains(where: { $0 > 0 }) else {
      isCause = times.map { _ in false }
      return
    }
    // A machine stalls frames by the second, and code that all strategies share by the frame: the
    // strategy must have more by both.
    let perSecond = passes.map { $0.map { Double($0.count) / max($0.seconds, 1e-9) } }
    let perFrame = passes.map { $0.map { Double($0.count) } }
    let p = passes.indices.map {
      max(Self.p(of: $0, in: perSecond), Self.p(of: $0, in: perFrame))
    }
    isCause = p.holmAdjusted.map { $0 < Self.alpha }
  }

  /// Returns the probability that a strategy has as high a sum of rates if the rates of each round
  /// are assigned to the strategies at random.
  ///
  /// Sums are counted in steps of at most a thousandth of the strategy's own. They are exact for whole
  /// rates, such as counts per round, and for multiples of the lowest rate, up to 2,000 of them, or to
  /// the number of rounds if that is more.
  package static func p(of strategy: Int, in rates: [[Double]]) -> Double {
    let observed = rates[strategy].reduce(0, +)
    guard observed > 0 else { return 1 }
    let finest = Double(max(2_000, rates[strategy].count)) / observed
    let lowest = rates.joined().filter { $0 > 0 }.min() ?? observed
    let unit = finest > 1 ? min(1, lowest) : lowest
    let stepsPerUnit = finest * unit > 1 ? (finest * unit).rounded(.down) : finest * unit
    let rounds = rates[strategy].indices.map { round in
      // Rates are rounded down from an offset that all strategies of a round share. Those of the
      // rounds are spread evenly, so that small differences in each round add up.
      let offset = (Double(round + 1) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
      // A rate of twice the sum reaches it alone, however great it is.
      return rates.map { Int(min($0[round], 2 * observed) / unit * stepsPerUnit + offset) }
    }
    let reached = rounds.reduce(0) { $0 + $1[strategy] }
    guard reached > 0 else { return 1 }
    // The probabilities of the lower sums, from 0 on.
    var lower = [1] + Array(repeating: 0.0, count: reached - 1)
    for rates in rounds where rates.contains(where: { $0 > 0 }) {
      var sums = lower.map { [zeros = Double(rates.count { $0 == 0 })] in $0 * zeros }
      for rate in rates where (1..<reached).contains(rate) {
        for sum in rate..<reached { sums[sum] += lower[sum - rate] }
      }
      lower = sums.map { $0 / Double(rates.count) }
    }
    return max(0, 1 - lower.reduce(0, +))
  }
}

extension StallDetection {
  /// Returns the number of stalls of each series, and the fault of a strategy that causes them.
  ///
  /// A series is compared with those at its refresh rate that have as many rounds, at most as many
  /// as a run can have.
  static func all(
    in series: [FrameSeries], _ times: [RoundTimes]
  ) -> [(count: Int, fault: Fault?)] {
    var stalls = series.map { _ in (count: 0, fault: Fault?.none) }
    let groups = Dictionary(grouping: series.indices) {
      [series[$0].refreshRate, series[$0].rounds]
    }
    for compared in groups.values {
      let (refreshRate, rounds) = (series[compared[0]].refreshRate, series[compared[0]].rounds)
      guard rounds <= ExperimentSpec.mostRounds + 1 else { continue }
      let found = StallDetection(
        compared.map { times[$0] },
        slowest: 1e6 * (compared.map { times[$0].medians.value }.max() ?? 0),
        budget: 1e9 / Double(refreshRate))
      for (place, index) in compared.enumerated() {
        let count = found.counts[place]
        stalls[index].count = count
        guard found.isCause[place] else { continue }
        stalls[index].fault = Fault(
          kind: Fault.stalls,
          sentence:
            "\(count) of \(series[index].steadyFrames.count) frames stall at \(refreshRate) Hz:"
            + " each takes over \((found.threshold / 1e6 * 10).rounded() / 10) ms longer than the same"
            + " frame in the other rounds; the other strategies have"
            + " \(found.counts.reduce(0, +) - count) such frames together",
          isPredicted: false)
      }
    }
    return stalls
  }
}

extension Fault {
  package static let stalls = "stalls"
}

extension RoundTimes {
  /// Returns the stalls of each round, none with one round, and its measured time without what they
  /// add.
  ///
  /// - Complexity: O(*n* log *r*) for *n* frames in *r* rounds.
  func stalls(beyond threshold: Double) -> [(count: Int, seconds: Double)] {
    var stalls = Array(repeating: (count: 0, seconds: 0.0), count: rounds)
    for frame in 0..<framesPerRound {
      let times = times(ofFrame: frame)
      // The median is not negative, so that most frames need not be sorted.
      let sorted = rounds > 1 && times.contains { $0 > threshold } ? times.sorted() : []
      for (round, time) in times.enumerated() {
        var usual = time
        if !sorted.isEmpty, time > threshold {
          let median = Self.median(of: sorted, without: time)
          if time > median + threshold {
            stalls[round].count += 1
            usual = median
          }
        }
        stalls[round].seconds += usual / 1e9
      }
    }
    return stalls
  }

  /// Returns the median of ascending values without one of them.
  private static func median(of sorted: [Double], without value: Double) -> Double {
    func other(_ index: Int) -> Double {
      sorted[index] < value ? sorted[index] : sorted[index + 1]
    }
    let (lower, upper) = (other((sorted.count - 2) / 2), other((sorted.count - 1) / 2))
    return lower + (upper - lower) / 2
  }
}
