import Analysis
import Foundation
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
import Testing

/// A simulated machine whose frame times have a fixed part and a part proportional to the load.
private struct SimulatedRamps {
  /// The load at which a frame takes exactly one tick at 100 Hz.
  var capacity = 30.0
  /// The fraction of that tick that does not depend on the load.
  var fixed = 0.2
  /// The standard deviation of the logarithm of a block's time.
  var jitter = 0.03
  /// The standard deviation of the logarithm of a whole ramp's time.
  var drift = 0.02
  var power = 1
  /// The fraction of blocks that another program slows down, up to three times.
  var disturbed = 0.0
  /// The loads of the ramps, as fractions of the capacity.
  var loads = 0.6...1.6
  var ramps = 8

  func blocks(seed: UInt64) -> [CapacityRecord.Block] {
    var noise = NormalNoise(seed: seed)
    var random = SeededGenerator(seed: seed ^ 0xABCD)
    return (1...ramps).flatMap { ramp in
      let shift = drift * noise.next()
      return (0..<5).map { step in
        let share = (Double(step) + random.number(in: 0...1)) / 5
        let load =
          capacity * (loads.lowerBound + share * (loads.upperBound - loads.lowerBound))
        let relative = load / capacity
        let work = fixed + (1 - fixed) * (power == 1 ? relative : relative * relative)
        let isDisturbed = random.number(in: 0...1) < disturbed
        let factor = isDisturbed ? random.number(in: 1.2...3) : 1
        return CapacityRecord.Block(
          ramp: ramp, load: load, frames: 10,
          p95Nanoseconds: 1e7 * work * factor * exp(shift + jitter * noise.next()))
      }
    }
  }

  func estimate(
    seed: UInt64, throttle: Double = 1, resamples: Int = 200
  ) -> CapacityEstimate {
    CapacityEstimate(
      blocks(seed: seed), refreshRate: 100, throttle: throttle, power: power, resamples: resamples
    )
  }
}

@Suite("A capacity")
struct CapacityEstimateTests {
  @Test("is exact without noise, for any power of the load")
  func exact() throws {
    for power in [1, 2] {
      let ramps = SimulatedRamps(jitter: 0, drift: 0, power: power)
      guard case .found(let load, let interval) = ramps.estimate(seed: 1) else {
        Issue.record("nothing was found")
        continue
      }
      #expect(abs(load - 30) < 1e-6)
      let range = try #require(interval)
      #expect(abs(range.low - 30) < 1e-6 && abs(range.high - 30) < 1e-6)
    }
  }

  @Test(
    "is within a tenth of the true one with noise, on average within a hundredth")
  func noisy() {
    var sum = 0.0
    for seed in 0..<100 as Range<UInt64> {
      guard case .found(let load, _) = SimulatedRamps().estimate(seed: seed, resamples: 2) else {
        Issue.record("nothing was found, seed \(seed)")
        continue
      }
      #expect(abs(load / 30 - 1) < 0.1, "seed \(seed): \(load)")
      sum += load
    }
    #expect(abs(sum / 100 / 30 - 1) < 0.01, "\(sum / 100)")
  }

  @Test("is in its interval in 80 of 100 runs, by a binomial test over seeded runs")
  func coverage() throws {
    let machines = [
      SimulatedRamps(), SimulatedRamps(fixed: 0.5, power: 2), SimulatedRamps(disturbed: 0.1),
    ]
    for machine in machines {
      var covered = 0
      let runs = 60
      for seed in 0..<UInt64(runs) {
        guard case .found(_, let interval) = machine.estimate(seed: seed, resamples: 60) else {
          continue
        }
        let range = try #require(interval)
        if (range.low...range.high).contains(30) { covered += 1 }
      }
      let share = BinomialInterval(successes: covered, trials: runs)
      #expect(share.low <= 0.8 && share.high >= 0.8, "\(machine): \(covered) of \(runs)")
    }
  }

  /// Ramps of blocks of 24 frames that take a tick at a load of 30, and three times as long with
  /// some probability.
  private func blocks(expensive: Double, seed: UInt64) -> [CapacityRecord.Block] {
    var noise = NormalNoise(seed: seed)
    var random = SeededGenerator(seed: seed)
    return (1...8).flatMap { ramp in
      (0..<5).map { step in
        let load = 1 + 47 * (Double(step) + random.number(in: 0...1)) / 5
        let times = (0..<24).map { _ in
          1e7 / 30 * load * exp(0.01 * noise.next())
            * (random.number(in: 0.0...1) < expensive ? 3 : 1)
        }
        return CapacityRecord.Block(ramp: ramp, load: load, frameTimes: times)
      }
    }
  }

  @Test(
    "falls with 1 % of expensive frames, and is nearly theirs with 5 %, which medians do not show",
    arguments: [(0.0, 28.5...30), (0.01, 15...28.4), (0.05, 9...13), (1, 9.4...10)])
  func expensiveFrames(share: Double, expected: ClosedRange<Double>) {
    let runs = 30
    let mean = (0..<UInt64(runs)).reduce(0) {
      $0 + CapacityEstimate(
        blocks(expensive: share, seed: $1), refreshRate: 100, throttle: 1, power: 1, resamples: 1
      ).load / Double(runs)
    }
    #expect(expected.contains(mean), "\(mean)")
  }

  @Test("fits the longest of up to 38 frames of a block, and the rank 0.95 (n + 1) beyond")
  func rank() {
    for (frames, rank) in [(1, 1), (5, 5), (24, 24), (38, 38), (39, 38), (100, 96), (199, 190)] {
      let block = CapacityRecord.Block(
        ramp: 1, load: 1, frameTimes: (1...frames).map { Double($0) })
      #expect(block.p95Nanoseconds == Double(rank) && block.frames == frames)
    }
  }

  @Test("halves with a processor twice as slow if all work depends on the load")
  func throttle() {
    let ramps = SimulatedRamps(fixed: 0, jitter: 0, drift: 0, loads: 0.25...1)
    guard case .found(let load, _) = ramps.estimate(seed: 4, throttle: 2) else {
      Issue.record("nothing was found")
      return
    }
    #expect(abs(load - 15) < 1e-6)
  }

  @Test("is a bound within the measured loads if all loads hold or none does")
  func bounds() {
    for seed in 0..<20 as Range<UInt64> {
      let easy = SimulatedRamps(loads: 0.2...0.9)
      let greatest = easy.blocks(seed: seed).map(\.load).max()!
      #expect(easy.estimate(seed: seed) == .atLeast(greatest))
      let hard = SimulatedRamps(loads: 1.2...2)
      let least = hard.blocks(seed: seed).map(\.load).min()!
      #expect(hard.estimate(seed: seed) == .below(least))
    }
  }

  @Test("has no interval from one ramp, and uses the search only without ramps")
  func fewRamps() {
    let one = SimulatedRamps(ramps: 1)
    guard case .found(_, nil) = one.estimate(seed: 2) else {
      Issue.record("one ramp has no interval")
      return
    }
    let search = [10.0, 20, 40].map {
      CapacityRecord.Block(ramp: 0, load: $0, frames: 5, p95Nanoseconds: $0 * 1e6)
    }
    let alone = CapacityEstimate(search, refreshRate: 50, throttle: 1, power: 1)
    #expect(alone.load == 20)
    let ramps = SimulatedRamps(jitter: 0, drift: 0).blocks(seed: 1)
    #expect(
      CapacityEstimate(search + ramps, refreshRate: 100, throttle: 1, power: 1)
        == CapacityEstimate(ramps, refreshRate: 100, throttle: 1, power: 1))
  }

  @Test("gives a score: the geometric mean over refresh rates, a bound if one of them is a bound")
  func scores() {
    func series(_ strategy: String, _ rate: Int, _ times: [Double]) -> CapacityRecord.Series {
      CapacityRecord.Series(
        strategy: strategy, refreshRate: rate,
        blocks: [10.0, 20, 40].enumerated().map {
          .init(ramp: $0 + 1, load: $1, frames: 5, p95Nanoseconds: times[$0] * 1e6)
        }, seconds: 1)
    }
    func summary(_ series: [CapacityRecord.Series]) -> CapacitySummary {
      CapacitySummary(.sample(series), resamples: 10)
    }
    let mixed = summary([
      series("a", 50, [1, 20, 40]), series("b", 50, [1, 1, 1]), series("a", 100, [1, 5, 20]),
      series("b", 100, [1, 5, 20]), series("c", 50, [1, 1, 1]), series("c", 100, [90, 90, 90]),
    ])
    #expect(mixed.scores.map(\.strategy) == ["a", "b"])
    #expect(mixed.scores[0].kind == .exact && mixed.scores[1].kind == .atLeast)
    #expect(mixed.series[0].loads == [10, 20, 40] && mixed.series[0].frames == 15)
    for score in mixed.scores {
      let loads = mixed.series.filter { $0.strategy == score.strategy }.map(\.load)
      #expect(abs(score.value * score.value - loads[0] * loads[1]) < 1e-9)
    }
  }
}
