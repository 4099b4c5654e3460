import Analysis
import Statistics
import Testing

@Suite("A 1 % low")
struct FrameRateLowsTests {
  private func lows(_ times: [Double]) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: FrameRates(Distribution(times)).lows.map { ($0.name, $0.value) })
  }

  @Test("has four values by definition for 200 frames of 10 ms, two of them slower")
  func byHand() throws {
    let lows = lows([20, 40] + repeating(10, 198))
    #expect(lows.count == 4)
    // Rates 25, 50, 100 …: rank 199 · 1 / 100 = 1.99 lies between 50 and 100.
    #expect(abs(try #require(lows["p1_fps"]) - 99.5) < 1e-9)
    // Rank 199 · 99 / 100 = 197.01 lies between 10 and 20, at 10.1: 20 and 40 are above.
    #expect(abs(try #require(lows["1pct_low_average"]) - 1_000.0 / 30) < 1e-9)
    // 1 % of 2040 ms is 20.4 ms: the longest frame passes it.
    #expect(lows["1pct_low_integral"] == 25)
    // Index ⌊200 / 100⌋ − 1 = 1: the second longest.
    #expect(lows["1pct_min_mangohud"] == 50)
  }

  @Test("sums the longest frames up to 1 % of the time")
  func walk() throws {
    // 1 % of 10,014 ms is 100.14 ms: 11, 12 … do not reach it before nine of 11.
    let lows = lows([12, 12] + repeating(11, 10) + repeating(10, 988))
    #expect(abs(try #require(lows["1pct_low_integral"]) - 1_000.0 / 11) < 1e-9)
    // Index 9 of 1000 frames: the eighth of 11 ms.
    #expect(abs(try #require(lows["1pct_min_mangohud"]) - 1_000.0 / 11) < 1e-9)
  }

  private func repeating(_ time: Double, _ count: Int) -> [Double] {
    Array(repeating: time, count: count)
  }

  @Test("of equal frames is their rate, for any number of frames")
  func alike() {
    for count in [1, 2, 99, 100, 101, 250] {
      for (name, rate) in lows(repeating(8, count)) { #expect(rate == 125, "\(name) of \(count)") }
    }
  }

  @Test("is the longest frame for fewer than 100 frames, by MangoHud's rule")
  func few() {
    #expect(lows([5, 20, 10])["1pct_min_mangohud"] == 50)
  }
}
