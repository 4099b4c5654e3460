import Analysis
import RunData
import Statistics
import Testing

@Suite("The summary of a series")
struct SeriesSummaryTests {
  /// 5 frames in round 0 and two measured rounds at 100 Hz.
  private func summary(edit: (inout FrameSample) -> Void = { _ in }) -> SeriesSummary {
    let series = FrameSeries.sample(
      refreshRate: 100,
      composite: [
        [90_000_000, 90_000_000, 90_000_000, 90_000_000, 90_000_000],
        [1_000_000, 4_000_000, 3_000_000, 2_000_000, 24_000_000],
        [3_000_000, 4_000_000, 3_000_000, 4_000_000, 26_000_000],
      ], edit: edit)
    return SeriesSummary.all(of: .sample([series]))[0]
  }

  @Test("times are geometric means over the rounds of the statistics of a round, in milliseconds")
  func times() {
    // Sorted rounds: 1, 2, 3, 4, 24 and 3, 3, 4, 4, 26 ms.
    let summary = summary()
    func mean(_ first: Double, _ second: Double) -> Double { (first * second).squareRoot() }
    #expect(abs(summary.p50.value - mean(3, 4)) < 1e-9)
    #expect(abs(summary.p95.value - mean(20, 21.6)) < 1e-9)
    #expect(abs(Metric.judgedTimes[2].estimate(of: summary).value - mean(23.2, 25.12)) < 1e-9)
    #expect(summary.longest == Distribution([24, 26]))
    #expect(summary.expectedShortfall == Distribution([26, 24]))
    #expect(summary.budget == 10 && summary.p50.rounds == [3, 4])
    #expect(summary.rounds == 2 && summary.frames == 5)
  }

  @Test("each phase has its own median")
  func phases() {
    let phases: [Phase] = [.advance, .recycle, .configure, .layout, .commit]
    let summary = summary {
      for (index, phase) in phases.enumerated() { $0.phases[phase] = Int64(1_000 * (index + 1)) }
      if $0.frame == 0 { $0.phases.commit = 9_000 }
    }
    #expect(phases.map { summary.phases[$0] } == [0.001, 0.002, 0.003, 0.004, 0.005])
    #expect(abs(summary.phases.composite - 12.0.squareRoot()) < 1e-9)
    #expect(abs(summary.p50.value - (3.015 * 4.015).squareRoot()) < 1e-9)
  }

  // The display has 100 × 50 pixels.
  @Test("work is the mean over measured frames; round 0 does not count")
  func work() {
    let summary = summary { sample in
      let weight = sample.round == 0 ? 1_000 : sample.round  // measured mean: 1.5
      sample.opaquePixels = 4_000 * weight
      sample.blendedPixels = 1_000 * weight
      sample.offscreenPasses = 2 * weight
      sample.layers = 10 * weight
      sample.phaseBytes.configure = 64 * weight
      sample.visibleRows = 20
      sample.capRows = sample.frame == 0 ? 8 : 0
    }
    let expected = [
      "opaque_px_per_frame": 6_000, "blended_px_per_frame": 1_500,
      "offscreen_passes_per_frame": 3, "layers_per_frame": 15, "allocated_bytes_per_frame": 96,
      "cap_rows_per_frame": 1.6, "overdraw": 1.5, "image_bytes": 4_096,
    ]
    for (name, value) in expected {
      #expect(Metric.named(name)?.value(of: summary.counts) == value, "\(name)")
    }
  }

  @Test("frames without a visible cap row are a share of the frames of a pass")
  func framesWithoutCaps() {
    let caps = [3, 4, 0, 9, 0]
    #expect(summary { $0.capRows = caps[$0.frame] }.shareOfFramesWithoutCaps == 0.4)
    #expect(summary { $0.capRows = 3 }.shareOfFramesWithoutCaps == 0)
    #expect(summary().shareOfFramesWithoutCaps == 1)
  }

  @Test("the time over the control's is paired frame by frame, at the same refresh rate")
  func overControl() {
    let run = RunResult.sample(
      [
        .steady("a", pass: [5_000_000, 9_000_000, 2_000_000]),
        .steady("square", pass: [1_000_000, 6_000_000, 1_500_000]),
        .steady("a", refreshRate: 60, pass: [5_000_000]),
      ], controls: ["absent", "square"])
    let summaries = SeriesSummary.all(of: run)
    // Differences of 4, 3 and 0.5 ms; those of the medians would be 3.5 ms.
    #expect(summaries.map(\.overControl) == [3, 0, nil])
    #expect(SeriesSummary.all(of: .sample([.steady(pass: [1])])).map(\.overControl) == [nil])
  }
}

@Suite("An estimate over rounds")
struct TimeEstimateTests {
  @Test("has no interval below six rounds, with a round of 0, and beyond a factor of 1000")
  func interval() {
    for rounds in [
      [3.0], [2, 2.1, 2, 2.1, 2], [0, 3, 3, 3, 3, 3], [1, 1e6, 1, 1e6, 1, 1e9],
    ] {
      #expect(TimeEstimate(rounds).interval == nil, "\(rounds)")
    }
    #expect(TimeEstimate([2, 2.1, 2, 2.1, 2, 2.1]).interval != nil)
    #expect(TimeEstimate([0, 3]).value == 0)
    #expect(abs(TimeEstimate([2, 8]).value - 4) < 1e-9)
  }
}
