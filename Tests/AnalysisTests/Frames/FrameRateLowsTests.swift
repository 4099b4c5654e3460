import Analysis
import Statistics
import Testing

@Suite("A 1 % low")
struct FrameRateLowsTests {
  @Test("has four values by definition for 200 frames of 10 ms, two of them slower")
  func byHand() {
    let lows = FrameRateLows(Distribution(Array(repeating: 10, count: 198) + [20, 40]))
    // Rates 25, 50, 100 …: rank 199 · 1 / 100 = 1.99 lies between 50 and 100.
    #expect(abs(lows.firstPercentile - 99.5) < 1e-9)
    // Rank 199 · 99 / 100 = 197.01 lies between 10 and 20, at 10.1: 20 and 40 are above.
    #expect(abs(lows.average - 1_000.0 / 30) < 1e-9)
    // 1 % of 2040 ms is 20.4 ms: the longest frame passes it.
    #expect(lows.integral == 25)
    // Index ⌊200 / 100⌋ − 1 = 1: the second longest.
    #expect(lows.mangoHudMinimum == 50)
    #expect(
      lows.named.map(\.name)
        == ["p1_fps", "1pct_low_average", "1pct_low_integral", "1pct_min_mangohud"])
  }

  @Test("sums the longest frames up to 1 % of the time")
  func walk() {
    // 1 % of 10,014 ms is 100.14 ms: 11, 12 … do not reach it before nine of 11.
    let lows = FrameRateLows(
      Distribution([12, 12] + Array(repeating: 11, count: 10) + repeating(10, 988)))
    #expect(abs(lows.integral - 1_000.0 / 11) < 1e-9)
    // Index 9 of 1000 frames: the eighth of 11 ms.
    #expect(abs(lows.mangoHudMinimum - 1_000.0 / 11) < 1e-9)
  }

  private func repeating(_ time: Double, _ count: Int) -> [Double] {
    Array(repeating: time, count: count)
  }

  @Test("of equal frames is their rate, for any number of frames")
  func alike() {
    for count in [1, 2, 99, 100, 101, 250] {
      let lows = FrameRateLows(Distribution(repeating(8, count)))
      for (name, rate) in lows.named { #expect(rate == 125, "\(name) of \(count)") }
    }
  }

  @Test("is the longest frame for fewer than 100 frames, by MangoHud's rule")
  func few() {
    #expect(FrameRateLows(Distribution([5, 20, 10])).mangoHudMinimum == 50)
  }
}
