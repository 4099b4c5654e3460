import Analysis
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("The two pipelines")
struct PipelineTests {
  /// Twelve frames at 100 Hz, app and composite in milliseconds.
  private let frames: [(app: Int64, composite: Int64)] = [
    (4, 5), (5, 5), (5, 6), (9, 9), (10, 10), (11, 1), (1, 11), (21, 25), (0, 0), (2, 3), (0, 10),
    (6, 5),
  ]

  private func summary(_ pipeline: Pipeline) -> SeriesSummary {
    let series = FrameSeries.steady(
      refreshRate: 100, pass: frames.map { $0.composite * 1_000_000 }
    ) {
      $0.phases.advance = frames[$0.frame].app * 400_000
      $0.phases.commit = frames[$0.frame].app * 600_000
    }
    return SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0]
  }

  @Test("are both computed, regardless of the run's pipeline", arguments: Pipeline.allCases)
  func both(pipeline: Pipeline) {
    let summary = summary(pipeline)
    // Late beyond 10 ms together: frames 2, 3, 4, 5, 6 by one tick, 7 by four, 11 by one.
    #expect(summary.pipelines.serial.hitches.map(\.frame) == [2, 3, 4, 5, 6, 7, 11])
    #expect(summary.pipelines.serial.hitches.map(\.missedTicks) == [1, 1, 1, 1, 1, 4, 1])
    // Late beyond 10 ms each: frames 5 and 6 by one, 7 by the longer of two and two.
    #expect(
      summary.pipelines.twoStage.hitches == [
        Hitch(frame: 5, missedTicks: 1), Hitch(frame: 6, missedTicks: 1),
        Hitch(frame: 7, missedTicks: 2),
      ])
    #expect(summary.pipelines.serial.hitchRatio == 10_000.0 / 12)
    #expect(summary.pipelines.twoStage.hitchRatio == 4_000.0 / 12)
    #expect(
      summary.playback
        == (pipeline == .serial ? summary.pipelines.serial : summary.pipelines.twoStage))
    #expect(summary.playback.framesOverBudget == (pipeline == .serial ? 7 : 3))
  }

  @Test("split a frame into the parts of the app and the compositor")
  func parts() {
    let summary = summary(.serial)
    // Rank 11 · 0.95 = 10.45 of 0, 0, 1, 2, 4, 5, 5, 6, 9, 10, 11, 21 and of 0, 1, 3, 5, 5, 5, 6,
    // 9, 10, 10, 11, 25.
    #expect(abs(summary.pipelines.appP95 - 15.5) < 1e-9)
    #expect(abs(summary.pipelines.compositeP95 - 17.3) < 1e-9)
  }

  @Test("a render server shows every frame a tick later")
  func latency() {
    #expect(Pipeline.serial.latencyTicks == 1)
    #expect(Pipeline.twoStage.latencyTicks == 2)
  }
}

@Suite("Raw metrics")
struct RawTests {
  @Test("cover all measured frames; each round is played back separately")
  func raw() {
    // At 100 Hz; round 0 does not count. Intrinsic: 2 and 8 ms.
    let series = FrameSeries.sample(
      refreshRate: 100,
      composite: [
        [99_000_000, 99_000_000],
        [2_000_000, 25_000_000],
        [2_000_000, 8_000_000],
        [11_000_000, 8_000_000],
      ])
    let summary = SeriesSummary.all(of: .sample([series]))[0]
    #expect(summary.raw.frames == 6)
    #expect(summary.raw.frameTime.p50 == 8)
    #expect(summary.raw.frameTime.maximum == 25)
    #expect(abs(summary.raw.frameTime.p95 - 21.5) < 1e-9)
    #expect(abs(summary.raw.frameTime.p99 - 24.3) < 1e-9)
    #expect(summary.raw.framesOverBudget == 2)
    #expect(summary.raw.hitches == 2)
    // 2 + 1 ticks of 10 ms in 60 ms.
    #expect(summary.raw.hitchRatio == 500)
    #expect(summary.playback.hitches.isEmpty)
    // 25 > 3 · 8 and 11 > 3 · 2.
    #expect(summary.raw.disturbedFrames == 2)
    #expect(summary.raw.shareOfDisturbedFrames == 2.0 / 6)
  }

  @Test("use the pipeline of the run")
  func twoStage() {
    let series = FrameSeries.steady(refreshRate: 100, pass: [6_000_000, 11_000_000]) {
      $0.phases.layout = 6_000_000
    }
    let summary = SeriesSummary.all(of: .sample([series], pipeline: .twoStage))[0]
    #expect(summary.raw.framesOverBudget == 2)
    #expect(summary.raw.hitchRatio == 500)
  }

  @Test("a frame is disturbed by a context switch, by steal time, or above three times its median")
  func disturbed() {
    func count(_ edit: (inout FrameSample) -> Void) -> Int {
      let series = FrameSeries.steady(rounds: 3, pass: [1_000, 1_000], edit: edit)
      return SeriesSummary.all(of: .sample([series]))[0].raw.disturbedFrames
    }
    #expect(count { _ in } == 0)
    #expect(count { $0.involuntarySwitches = $0.frame } == 3)
    #expect(count { $0.stealTicks = $0.round == 2 ? 1 : 0 } == 2)
    #expect(count { $0.stealTicks = $0.round == 0 ? 1 : 0 } == 0)
    #expect(count { if $0.round == 1 { $0.phases.commit = 2_000 } } == 0)
    #expect(count { if $0.round == 1 { $0.phases.commit = 2_001 } } == 2)
  }

  @Test(
    "the cold start consists of a frame per process, or of the first frame of a whole pass",
    arguments: [true, false])
  func coldStart(roundsAreProcesses: Bool) {
    // Three rounds, in whose passes of three frames a whole pass could be taken for three processes.
    let series = FrameSeries.sample(
      composite: [[7_000_000, 9_000_000, 8_000_000]] + Array(repeating: [1, 1, 1], count: 3)
    ) {
      $0.phaseBytes.configure = $0.round == 0 ? 100 + $0.frame : 5_000
    }
    let run = RecordedRun.sample([series], roundsAreProcesses: roundsAreProcesses)
    let cold = SeriesSummary.all(of: run)[0].coldStart
    #expect(cold.samples == (roundsAreProcesses ? 3 : 1))
    #expect(cold.firstFrame == (roundsAreProcesses ? 8 : 7))
    #expect(cold.maximum == (roundsAreProcesses ? 9 : 7))
    #expect(cold.allocatedBytes == (roundsAreProcesses ? 102 : 100))
  }
}
