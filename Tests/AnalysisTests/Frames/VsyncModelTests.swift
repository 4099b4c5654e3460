import Analysis
import SeededRandom
import Testing

extension VsyncModel {
  /// Plays frames of one stage.
  func play(_ frameTimes: [Double]) -> Playback {
    play(frameTimes.map { StageTimes(app: 0, composite: $0) })
  }
}

@Suite("The vsync model")
struct VsyncModelTests {
  @Test("has figures of any number of missed ticks")
  func manyTicks() {
    let missed = 1_000_000_000_000_000_000
    let playback = Playback(
      refreshRate: 1, frames: 1, hitches: [Hitch(frame: 0, missedTicks: missed)])
    #expect(playback.hitchMilliseconds == 1e21 && playback.hitchRatio == 1_000)
  }

  @Test("counts the same ticks as integer arithmetic, near every multiple of the tick")
  func aroundTicks() {
    for refreshRate in [1, 7, 24, 30, 59, 60, 75, 90, 96, 100, 120, 144, 165, 240, 1_000] {
      let model = VsyncModel(refreshRate: refreshRate)
      for tick in 0...200 {
        let near = tick * 1_000_000_000 / refreshRate
        for halves in (2 * near - 4)...(2 * near + 4) where halves >= 0 {
          // ⌈d · Hz / 10⁹⌉ for d in half nanoseconds, in integers.
          let expected = max(1, (halves * refreshRate + 1_999_999_999) / 2_000_000_000)
          let time = Double(halves) / 2
          #expect(model.play([time]).missedTicks == expected - 1, "\(time) ns at \(refreshRate) Hz")
        }
      }
    }
  }

  @Test(
    "twelve frames at 100 Hz: a hitch is its missed ticks, and the ratio is per elapsed second")
  func twelveFrames() {
    let milliseconds: [Double] = [1, 10, 11, 3, 20, 20.000_001, 9, 35, 0, 10, 10.5, 2]
    let playback = VsyncModel(refreshRate: 100).play(milliseconds.map { $0 * 1e6 })
    #expect(
      playback.hitches == [
        Hitch(frame: 2, missedTicks: 1), Hitch(frame: 4, missedTicks: 1),
        Hitch(frame: 5, missedTicks: 2), Hitch(frame: 7, missedTicks: 3),
        Hitch(frame: 10, missedTicks: 1),
      ])
    #expect(playback.frames == 12)
    #expect(playback.hitchMilliseconds == 80)
    #expect(playback.worstHitchMilliseconds == 30)
    // 80 ms over 0.2 s.
    #expect(playback.hitchRatio == 400)
  }

  @Test(
    "the ratio is late time over elapsed time, below 1000 ms/s however long frames take",
    arguments: [60, 90, 120])
  func ratio(refreshRate: Int) {
    var generator = SeededGenerator(seed: UInt64(refreshRate))
    let times = (0..<500).map { _ in Double(Int.random(in: 0...40_000_000, using: &generator)) }
    let model = VsyncModel(refreshRate: refreshRate)
    for factor in [1.0, 10, 1_000] {
      let playback = model.play(times.map { $0 * factor })
      let ticks = times.reduce(0) {
        $0 + max(1, Int(($1 * factor * Double(refreshRate) / 1e9).rounded(.up)))
      }
      let seconds = Double(ticks) / Double(refreshRate)
      #expect(abs(playback.hitchRatio - playback.hitchMilliseconds / seconds) < 1e-9)
      #expect(playback.hitchRatio > 0 && playback.hitchRatio < 1_000)
    }
  }
}

@Suite("A hitch rating")
struct HitchRatingTests {
  @Test(
    "is good up to 5 ms/s and critical from 10 ms/s on",
    arguments: [
      (0.0, HitchRating.good), (5, .good), (5.000_1, .warning), (7, .warning), (9.999_9, .warning),
      (10, .critical), (250, .critical),
    ])
  func thresholds(ratio: Double, rating: HitchRating) {
    #expect(HitchRating(hitchRatio: ratio) == rating)
  }

  @Test(
    "five missed ticks in a thousand are exactly 5 ms/s at any rate",
    arguments: [59, 60, 90, 120])
  func exactlyFive(refreshRate: Int) {
    let tick = 1e9 / Double(refreshRate)
    let times = (0..<995).map { $0 % 199 == 0 ? 1.5 * tick : 0.5 * tick }
    let playback = VsyncModel(refreshRate: refreshRate).play(times)
    #expect(playback.hitchRatio == 5)
    #expect(playback.hitchRating == .good)
  }
}
