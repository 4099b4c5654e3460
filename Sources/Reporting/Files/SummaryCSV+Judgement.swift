import Analysis
import RunData
import Statistics

extension SummaryCSV {
  static let certainty: [Column<SeriesSummary>] = [
    time(
      "frame_p50_ci_low_ms", \.p50.interval?.low,
      "The lower end of the 95 % interval of frame_p50_ms over the rounds; empty below six."),
    time(
      "frame_p50_ci_high_ms", \.p50.interval?.high,
      "The upper end of the 95 % interval of frame_p50_ms over the rounds; empty below six."),
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
    time(
      "over_square_ms", \.overControl,
      "The mean over rounds of the median over frames of the time less that of the control's frame."
    ),
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
      time(
        "frame_max_low_ms", \.longest.minimum,
        "The longest frame of the round where it is shortest."),
      time("frame_max_high_ms", \.longest.maximum, "The longest of all measured frames."),
      time(
        "frame_es95_ms", \.expectedShortfall.median,
        "The mean of the longest 5 % of the frames of a round, and the median over the rounds."),
      time("frame_es95_low_ms", \.expectedShortfall.minimum, "The least frame_es95_ms of a round."),
      time(
        "frame_es95_high_ms", \.expectedShortfall.maximum, "The greatest frame_es95_ms of a round."),
      time(
        "hitch_time_ms", \.playback.hitchMilliseconds,
        "The lateness of all hitches of all measured rounds."),
      time("worst_hitch_ms", \.playback.worstHitchMilliseconds, "The lateness of the worst hitch."),
      .noisy(
        "late_jumps", unit: "1",
        "Late first frames of passes and late programmatic jumps, which headroom_x leaves out."
      ) { .integer($0.lateJumps) },
      time("cold_max_ms", \.coldStart.maximum, "The longest cold first frame of all rounds."),
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

  static func time(
    _ name: String, _ milliseconds: @escaping @Sendable (SeriesSummary) -> Double?,
    _ definition: String
  ) -> Column<SeriesSummary> {
    .noisy(name, unit: "ms", definition) { .milliseconds(milliseconds($0)) }
  }

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
