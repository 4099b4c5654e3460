import Analysis
import RunData
import SeededRandom
import Testing

@Suite("The played rounds")
struct PlayedRoundsTests {
  /// Twelve frames at 100 Hz, app and composite in milliseconds.
  private let frames: [(app: Int64, composite: Int64)] = [
    (4, 5), (5, 5), (5, 6), (9, 9), (10, 10), (11, 1), (1, 11), (21, 25), (0, 0), (2, 3), (0, 10),
    (6, 5),
  ]

  @Test("are those of the pipeline of the run", arguments: Pipeline.allCases)
  func pipelines(pipeline: Pipeline) {
    let series = FrameSeries.steady(
      refreshRate: 100, pass: frames.map { $0.composite * 1_000_000 }
    ) {
      $0.phases.advance = frames[$0.frame].app * 400_000
      $0.phases.commit = frames[$0.frame].app * 600_000
    }
    let summary = SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0]
    // Late beyond 10 ms together: frames 2, 3, 4, 5, 6 by one tick, 7 by four, 11 by one.
    let serial = [2, 3, 4, 5, 6, 7, 11].map { Hitch(frame: $0, missedTicks: $0 == 7 ? 4 : 1) }
    if pipeline == .serial {
      #expect(summary.playback.hitches == serial + serial)
      #expect(summary.playback.hitchRatio == 20_000.0 / 44)
    } else {
      let model = VsyncModel(refreshRate: 100, pipeline: .twoStage)
      let twoStage = model.play(series.pass(1).map { StageTimes($0.phases) })
      #expect(summary.playback.hitches == twoStage.hitches + twoStage.hitches)
      #expect(twoStage.missedTicks < 10)
    }
  }

  @Test("are played as they ran, each separately, and pooled over elapsed time")
  func asRun() {
    // At 100 Hz; round 0 does not count. The medians over the rounds are 2 and 8 ms.
    let series = FrameSeries.sample(
      refreshRate: 100,
      composite: [
        [99_000_000, 99_000_000],
        [2_000_000, 25_000_000],
        [2_000_000, 8_000_000],
        [11_000_000, 8_000_000],
      ])
    let playback = SeriesSummary.all(of: .sample([series]))[0].playback
    #expect(playback.frames == 6)
    #expect(playback.hitches == [Hitch(frame: 1, missedTicks: 2), Hitch(frame: 0, missedTicks: 1)])
    // 2 + 1 ticks of 10 ms in 90 ms.
    #expect(playback.hitchRatio == 1_000.0 / 3)
    #expect(playback.worstHitchMilliseconds == 20)
  }

  @Test(
    "show random stalls of 20 ms in 2 % of all frames, which medians over rounds do not show",
    arguments: Pipeline.allCases)
  func stalls(pipeline: Pipeline) {
    for seed: UInt64 in 1...20 {
      var random = SeededGenerator(seed: seed)
      let series = FrameSeries.steady(
        rounds: 6, pass: Array(repeating: 1_000_000, count: 720)
      ) {
        if $0.round > 0, random.number(in: 1...50) == 1 { $0.phases.composite += 20_000_000 }
      }
      let summary = SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0]
      #expect(summary.hitchRating == .critical, "seed \(seed)")
      #expect((60...120).contains(summary.playback.hitches.count), "seed \(seed)")
      // A frame may stall in three of the six rounds by chance.
      #expect(series.typicalFrames(in: pipeline).count { $0.missedTicks > 0 } <= 1, "seed \(seed)")
    }
  }

  @Test("count interrupted frames, and include them in all figures")
  func interrupted() {
    func summary(_ edit: (inout FrameSample) -> Void) -> SeriesSummary {
      let series = FrameSeries.steady(rounds: 3, pass: [1_000, 30_000_000], edit: edit)
      return SeriesSummary.all(of: .sample([series]))[0]
    }
    #expect(summary { _ in }.interruptedFrames == 0)
    #expect(summary { $0.involuntarySwitches = $0.frame }.interruptedFrames == 3)
    #expect(summary { $0.stealTicks = $0.round == 2 ? 1 : 0 }.interruptedFrames == 2)
    #expect(summary { $0.stealTicks = $0.round == 0 ? 1 : 0 }.interruptedFrames == 0)
    #expect(summary { $0.stealTicks = 1 }.shareOfInterruptedFrames == 1)
    #expect(summary { $0.stealTicks = 1 }.playback == summary { _ in }.playback)
  }

  @Test(
    "the cold start is the first frame of round 0, of processes one of each",
    arguments: [false, true])
  func coldStart(roundsAreProcesses: Bool) {
    let series = FrameSeries.sample(composite: [[7_000_000, 9_000_000, 8_000_000], [1], [1], [1]])
    let run = RunResult.sample([series], roundsAreProcesses: roundsAreProcesses)
    let summary = SeriesSummary.all(of: run)[0]
    #expect(summary.coldStart.median == (roundsAreProcesses ? 8 : 7))
    #expect(summary.coldStart.maximum == (roundsAreProcesses ? 9 : 7))
  }
}
