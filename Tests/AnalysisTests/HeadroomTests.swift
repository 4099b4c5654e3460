import Analysis
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("Headroom")
struct HeadroomTests {
  private let model = VsyncModel(refreshRate: 100)

  @Test("of fewer than 200 frames is the budget over the longest frame")
  func noHitchAllowed() {
    let times: [Double] = [1, 2, 4, 3, 2, 2, 2, 5, 2, 2, 1, 2].map { $0 * 1e6 }
    #expect(model.headroom(of: times) == 2)
    #expect(model.headroom(of: [10e6]) == 1)
    #expect(model.headroom(of: [0, 4e6]) == 2.5)
  }

  @Test("is below 1 if the series exceeds the limit")
  func broken() {
    #expect(model.headroom(of: [1e6, 40e6]) == 0.25)
  }

  @Test("counts each missed tick, with a limit of five per thousand frames")
  func allowedTicks() {
    // 400 frames may miss two ticks. The longest frame misses its ticks beyond 1, 2 and 3, the next
    // one beyond 2.5.
    let times = [10e6, 4e6] + Array(repeating: 1e6, count: 398)
    #expect(model.headroom(of: times) == 2.5)
    // Two frames that miss their first tick beyond 2: with one more missed before, the second is
    // one too many.
    let pair = [10e6, 5e6, 5e6] + Array(repeating: 1e6, count: 397)
    #expect(model.headroom(of: pair) == 2)
    // 199 frames may miss none, 200 one.
    let short = [5e6] + Array(repeating: 1e6, count: 198)
    #expect(model.headroom(of: short) == 2)
    #expect(model.headroom(of: short + [1e6]) == 4)
  }

  @Test("does not exist for frames without any time")
  func still() {
    #expect(model.headroom(of: [0, 0, 0]) == nil)
    // One of 200 may miss its tick, and it misses a second one beyond 20 / 5.
    #expect(model.headroom(of: Array(repeating: 0, count: 199) + [5e6]) == 4)
  }

  @Test(
    "is the largest breakpoint within the limit, by enumeration", arguments: 0..<60)
  func enumeration(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = [1, 12, 199, 200, 201, 400, 999, 1_000][generator.number(in: 0...7)]
    let least = generator.number(in: 0...1)
    let most = [3, 40, 30_000_000][generator.number(in: 0...2)]
    let times = (0..<count).map { _ in generator.number(in: least...most) } + [most]
    let rate = [60, 90, 100, 120][generator.number(in: 0...3)]
    let allowed = times.count * 5 / 1_000

    // The factor m · T / d turns another frame's e into m · e / d ticks: whole numbers suffice.
    func missed(_ tick: Int, _ time: Int) -> Int {
      times.reduce(0) { $0 + max(0, (tick * $1 + time - 1) / time - 1) }
    }
    var largest = 0.0
    for time in Set(times) where time > 0 {
      for tick in 1...(allowed + 1) where missed(tick, time) <= allowed {
        largest = max(largest, Double(tick) * 1e9 / (Double(time) * Double(rate)))
      }
    }
    let headroom = try #require(
      VsyncModel(refreshRate: rate).headroom(of: times.map(Double.init)))
    #expect(abs(headroom - largest) <= 1e-12 * largest, "seed \(seed)")
  }

  @Test("is that of the run's pipeline")
  func pipeline() {
    let series = FrameSeries.steady(refreshRate: 100, pass: [5_000_000]) {
      $0.phases.commit = 3_000_000
    }
    func headroom(_ pipeline: Pipeline) -> Double? {
      SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0].headroom
    }
    #expect(headroom(.serial) == 1.25)
    #expect(headroom(.twoStage) == 2)
  }
}

@Suite("A throttled series")
struct ThrottleTests {
  @Test("multiplies every time by the factor")
  func factors() {
    let milliseconds: [Int64] = [1, 2, 3, 2, 1, 2, 3, 2, 1, 2, 3, 8]
    let series = FrameSeries.steady(
      refreshRate: 100, pass: milliseconds.map { $0 * 1_000_000 })
    let summary = SeriesSummary.all(of: .sample([series], throttles: [1, 4]))[0]
    #expect(summary.throttled.map(\.factor) == [1, 4])
    #expect(summary.throttled[0].p95 == summary.frameTime.p95)
    #expect(summary.throttled[0].playback == summary.playback)
    #expect(summary.throttled[0].hitchRating == .good)
    // 12, 12, 12 and 32 ms are over 10 ms: 1 + 1 + 1 + 3 ticks of 12 frames.
    #expect(summary.throttled[1].playback.framesOverBudget == 4)
    #expect(summary.throttled[1].playback.missedTicks == 6)
    #expect(summary.throttled[1].playback.hitchRatio == 500)
    #expect(summary.throttled[1].hitchRating == .critical)
    #expect(summary.throttled[1].p95 == 4 * summary.frameTime.p95)
  }
}
