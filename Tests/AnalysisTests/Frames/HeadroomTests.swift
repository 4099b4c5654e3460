import Analysis
import Glibc
import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("Headroom")
struct HeadroomTests {
  private let model = VsyncModel(refreshRate: 100)

  private func headroom(_ milliseconds: [Double]) -> Double? {
    model.headroom(of: milliseconds.map { StageTimes(app: 0, composite: $0 * 1e6) })
  }

  @Test("does not exist for frames without any time")
  func still() {
    #expect(headroom([]) == nil)
    #expect(headroom([0, 0, 0]) == nil)
    // One of 199 may miss its tick, and it misses a second one beyond 20 / 5.
    #expect(headroom(Array(repeating: 0, count: 198) + [5]) == 4)
  }

  @Test("is the largest breakpoint within the limit, by enumeration", arguments: 0..<30)
  func enumeration(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = [1, 12, 197, 198, 199, 400, 994, 995][generator.number(in: 0...7)]
    let least = generator.number(in: 0...1)
    let most = [3, 40, 30_000_000][generator.number(in: 0...2)]
    let times = (0..<count).map { _ in generator.number(in: least...most) } + [most]
    let rate = [60, 90, 100, 120][generator.number(in: 0...3)]
    // 1000 m / (n + m) ≤ 5
    let allowed = times.count * 5 / 995

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
    let model = VsyncModel(refreshRate: rate)
    let pass = times.map { StageTimes(app: 0, composite: Double($0)) }
    let headroom = try #require(model.headroom(of: pass))
    #expect(abs(headroom - largest) <= 1e-12 * largest, "seed \(seed)")
    // Of all frames, not only of those that decide.
    func isGood(_ factor: Double) -> Bool {
      model.play(pass.map { $0 * factor }).hitchRating == .good
    }
    #expect(isGood(headroom) && !isGood(headroom.nextUp), "seed \(seed)")
  }

  @Test("is that of the run's pipeline")
  func pipeline() throws {
    let series = FrameSeries.steady(
      refreshRate: 100, rounds: 6, pass: Array(repeating: 5_000_000, count: 190)
    ) {
      $0.phases.commit = 3_000_000
    }
    func headroom(_ pipeline: Pipeline) -> Double? {
      SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0].headroom
    }
    #expect(abs(try #require(headroom(.serial)) - 1.25) < 1e-12)
    // The first frames of a pass may take a little longer than a tick: the pipeline fills.
    #expect((2...2.02).contains(try #require(headroom(.twoStage))))
  }

  @Test(
    "leaves out the first frame of a pass and jumps, whose late frames are counted on their own")
  func jumps() throws {
    // Jumps of 26 pt, above the display's height of 25, at frames 2 and 3.
    let offsets = [0.0, 25, 51, 25, 0]
    let series = FrameSeries.steady(
      refreshRate: 100, rounds: 6, pass: [30, 2, 30, 4, 5].map { $0 * 1_000_000 }
    ) { $0.offset = offsets[$0.frame] }
    let summary = SeriesSummary.all(of: .sample([series]))[0]
    #expect(abs(try #require(summary.headroom) - 2) < 1e-12)
    // Frame 3 jumps and is on time.
    #expect(summary.lateJumps == 12)
    #expect(summary.hitchRating == .critical)
    let onlyStart = FrameSeries.steady(refreshRate: 100, rounds: 6, pass: [5_000_000])
    #expect(SeriesSummary.all(of: .sample([onlyStart]))[0].headroom == nil)
  }

  @Test("is a lower bound over six rounds or more")
  func bound() throws {
    func bound(_ milliseconds: [Double]) -> Double? {
      model.headroom(of: milliseconds.map { [StageTimes(app: 0, composite: $0 * 1e6)] }, [.scroll])
    }
    for count in 0..<6 { #expect(bound(Array(repeating: 5, count: count)) == nil) }
    #expect(abs(try #require(bound(Array(repeating: 5, count: 6))) - 2) < 1e-12)
    // Logarithms of base 2: mean 2, deviation √0.8, t quantile of 0.92 1.6493 with 5 degrees.
    let skewed = try #require(bound([5, 2.5, 1.25, 5, 2.5, 1.25]))
    #expect(abs(log2(skewed) - (2 - 1.649_3 * (0.8 / 6).squareRoot())) < 1e-4)
  }

  /// A round of frames of about 2 ms that differ by 10 % at random, and by 5 % from round to round.
  private func round(_ noise: inout NormalNoise, frames: Int) -> [Int64] {
    let shift = 0.05 * noise.next()
    return (0..<frames).map { _ in Int64(2e6 * exp(shift + 0.1 * noise.next())) }
  }

  @Test("is at most the true one in 90 of 100 runs, where the one of medians is above it")
  func coverage() throws {
    let frames = 40
    var noise = NormalNoise(seed: 7)
    func headroom(_ pass: some Sequence<Double>) throws -> Double {
      try #require(model.headroom(of: pass.map { StageTimes(app: 0, composite: $0) }))
    }
    let logs = try (0..<3_000).map { _ in
      log(try headroom(round(&noise, frames: frames).map(Double.init)))
    }
    let truth = exp(logs.reduce(0, +) / Double(logs.count))
    var (covered, ofMediansAbove) = (0, 0)
    let runs = 400
    for _ in 0..<runs {
      // The first frame of a pass does not count.
      let series = FrameSeries.sample(
        refreshRate: 100, composite: (0...6).map { _ in [1] + round(&noise, frames: frames) })
      let summary = SeriesSummary.all(of: .sample([series]))[0]
      covered += try #require(summary.headroom) <= truth ? 1 : 0
      ofMediansAbove += try headroom(series.times(\.total).intrinsic) > truth ? 1 : 0
    }
    #expect(covered * 100 >= 89 * runs, "\(covered) of \(runs)")
    #expect(ofMediansAbove * 100 >= 95 * runs, "\(ofMediansAbove) of \(runs)")
  }
}
