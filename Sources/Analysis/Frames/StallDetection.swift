import RunData
import SeededRandom
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
  /// - Complexity: O(*n*) in the number of frames, and some milliseconds for the tests.
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
  /// Exact by enumeration with bounds on the remaining rounds; beyond ``mostNodes`` steps estimated
  /// from seeded permutations, which is never 0.
  static func p(of strategy: Int, in rates: [[Double]]) -> Double {
    // Rounds without stalls add nothing to any sum.
    let rounds = rates[strategy].indices.map { round in
      rates.map { $0[round] }.sorted(by: >)
    }.filter { $0[0] > 0 }
    let observed = rates[strategy].reduce(0, +)
    guard observed > 0 else { return 1 }
    return exactP(rounds, reaching: observed) ?? permutedP(rounds, reaching: observed)
  }

  /// The limits of the steps and of the depth of an enumeration, which a small stack must hold.
  private static let (mostNodes, mostLevels) = (200_000, 500)
  private static let permutations = 50_000
  /// Sums of the same rates in another order differ by rounding.
  private static let tolerance = 1e-9

  /// Returns the share of the sums of one rate per round that reach `observed`, by enumeration of
  /// rounds with descending rates; `nil` beyond ``mostNodes`` steps or ``mostLevels`` rounds.
  package static func exactP(_ rounds: [[Double]], reaching observed: Double) -> Double? {
    guard rounds.count <= mostLevels else { return nil }
    let threshold = observed * (1 - tolerance)
    let highest = suffixSums(rounds.map { $0[0] })
    let lowest = suffixSums(rounds.map { $0[$0.count - 1] })
    var nodes = 0
    func probability(from round: Int, sum: Double) -> Double {
      if sum + lowest[round] >= threshold { return 1 }
      if sum + highest[round] < threshold { return 0 }
      nodes += 1
      guard nodes <= mostNodes else { return 0 }
      return rounds[round].reduce(0) { $0 + probability(from: round + 1, sum: sum + $1) }
        / Double(rounds[round].count)
    }
    let p = probability(from: 0, sum: 0)
    return nodes <= mostNodes ? p : nil
  }

  private static func suffixSums(_ values: [Double]) -> [Double] {
    values.reversed().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.reversed()
  }

  /// Estimates the probability of ``exactP(_:reaching:)`` from seeded random draws; never 0.
  package static func permutedP(_ rounds: [[Double]], reaching observed: Double) -> Double {
    var generator = SeededGenerator(seed: 0)
    let reached = (0..<permutations).count { _ in
      rounds.reduce(0) { $0 + $1[generator.number(in: 0...$1.count - 1)] }
        >= observed * (1 - tolerance)
    }
    return Double(reached + 1) / Double(permutations + 1)
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
