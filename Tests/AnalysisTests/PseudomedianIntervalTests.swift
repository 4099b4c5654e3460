import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("The interval of a pseudomedian")
struct PseudomedianIntervalTests {
  @Test("does not exist below six values, and has zero width for equal ones")
  func few() {
    #expect(ConfidenceInterval.ofPseudomedian([1, 2, 3, 4, 5]) == nil)
    #expect(
      ConfidenceInterval.ofPseudomedian([3, 3, 3, 3, 3, 3], resamples: 50)
        == ConfidenceInterval(low: 3, high: 3))
  }

  @Test("matches that of resamples whose pseudomedians are computed from their values")
  func resamples() throws {
    var generator = SeededGenerator(seed: 4)
    for count in [6, 7, 12] {
      let values = (0..<count).map { _ in Double(generator.number(in: 0...30)) / 4 }
      var draws = SeededGenerator(seed: 0)
      let slow = Distribution(
        (0..<400).map { _ in
          Distribution((0..<count).map { _ in values[draws.number(in: 0...count - 1)] })
            .pseudomedian
        })
      let interval = try #require(ConfidenceInterval.ofPseudomedian(values, resamples: 400))
      // Where the interval lies among the slow resamples: its tails are shares of them alone.
      let ends = (0...100_000).lazy.map { Double($0) / 2_000 }
      #expect(
        ends.contains { tail in
          abs(slow.percentile(tail) - interval.low) < 1e-3
            && abs(slow.percentile(100 - tail) - interval.high) < 1e-3
        }, "\(values)")
    }
  }

  @Test("contains the true center in 91–97 of 100 experiments", arguments: [6, 12, 101])
  func coverage(count: Int) throws {
    var noise = NormalNoise(seed: 21)
    let trials = 600
    let held = try (0..<trials).count { _ in
      let values = (0..<count).map { _ in noise.next() }
      let interval = try #require(ConfidenceInterval.ofPseudomedian(values, resamples: 300))
      return (interval.low...interval.high).contains(0)
    }
    #expect((0.91...0.97).contains(Double(held) / Double(trials)), "\(held) of \(trials)")
  }
}
