import Analysis
import RunData
import Statistics

extension SummaryCSV {
  static let certainty: [Column<SeriesSummary>] = [
    .noisy(
      "frame_p50_ci_low_ms", unit: "ms",
      "The lower end of the 95 % interval of frame_p50_ms over the rounds; empty below six."
    ) { .milliseconds($0.p50.interval?.low) },
    .noisy(
      "frame_p50_ci_high_ms", unit: "ms",
      "The upper end of the 95 % interval of frame_p50_ms over the rounds; empty below six."
    ) { .milliseconds($0.p50.interval?.high) },
  ]

  static let hitches: [Column<SeriesSummary>] = [
    .noisy(
      "hitches", unit: "1",
      "Frames shown later than their tick, all measured rounds, each played by itself."
    ) { .integer($0.playback.hitches.count) },
    .noisy(
      Playback.hitchRatioColumn, unit: "ms/s",
      "Late milliseconds per second of elapsed time: 1000 · missed ticks / (frames + missed ticks)."
    ) { .ratio($0.playback.hitchRatio) },
    .noisy(
      "headroom_x", unit: "1", polarity: .higherIsBetter,
      "The factor up to which all times leave hitches good: a 90 % lower bound over six rounds or more."
    ) { .ratio($0.headroom) },
    .noisy(
      "over_square_ms", unit: "ms",
      "The mean over rounds of the median over frames of the time less that of the control's frame."
    ) { .milliseconds($0.overControl) },
    .noisy(
      "interrupted_frames", unit: "1",
      "Measured frames with an involuntary context switch or steal time; all figures include them."
    ) { .integer($0.interruptedFrames) },
  ]

  /// Columns for JSON and pages only.
  static let details: [Column<SeriesSummary>] =
    [
      .key("budget_ms", unit: "ms", "The time between two ticks, 1000 / refresh_hz.") {
        .milliseconds($0.budget)
      },
      .noisy("frame_max_low_ms", unit: "ms", "The longest frame of the round where it is shortest.")
      {
        .milliseconds($0.longest.minimum)
      },
      .noisy("frame_max_high_ms", unit: "ms", "The longest of all measured frames.") {
        .milliseconds($0.longest.maximum)
      },
      .noisy(
        "frame_es95_ms", unit: "ms",
        "The mean of the longest 5 % of the frames of a round, and the median over the rounds."
      ) { .milliseconds($0.expectedShortfall.median) },
      .noisy("frame_es95_low_ms", unit: "ms", "The least frame_es95_ms of a round.") {
        .milliseconds($0.expectedShortfall.minimum)
      },
      .noisy("frame_es95_high_ms", unit: "ms", "The greatest frame_es95_ms of a round.") {
        .milliseconds($0.expectedShortfall.maximum)
      },
      .noisy("hitch_time_ms", unit: "ms", "The lateness of all hitches of all measured rounds.") {
        .milliseconds($0.playback.hitchMilliseconds)
      },
      .noisy("worst_hitch_ms", unit: "ms", "The lateness of the worst hitch.") {
        .milliseconds($0.playback.worstHitchMilliseconds)
      },
      .noisy(
        "late_jumps", unit: "1",
        "Late first frames of passes and late programmatic jumps, which headroom_x leaves out."
      ) { .integer($0.lateJumps) },
      .noisy("cold_max_ms", unit: "ms", "The longest cold first frame of all rounds.") {
        .milliseconds($0.coldStart.maximum)
      },
    ] + memory

  private static let memory: [Column<SeriesSummary>] = [
    size("peak_rss_bytes", "The peak resident memory", \.peakRssBytes),
    size(
      "heap_allocated_bytes", "The allocated memory (stats.allocated of jemalloc)",
      \.allocatedBytes),
    size(
      "heap_resident_bytes", "The resident memory of the allocator (stats.resident of jemalloc)",
      \.residentBytes),
  ]

  private static func size(
    _ name: String, _ memory: String, _ bytes: any KeyPath<SeriesMemory, Int?> & Sendable
  ) -> Column<SeriesSummary> {
    .noisy(
      name, unit: "B",
      "\(memory) of a process that draws a frame and scrolls a pass without compositing."
    ) {
      // Earlier runs state 0 where the system or the allocator does not report it.
      guard let bytes = $0.facts.memory?[keyPath: bytes], bytes > 0 else { return .empty }
      return .integer(bytes)
    }
  }
}
