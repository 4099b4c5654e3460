import Analysis
import Results
import Statistics

extension SummaryCSV {
  static let certainty: [Column<SeriesSummary>] = [
    .noisy(
      "frame_p50_ci_low_ms", unit: "ms",
      "The lower end of the 95 % interval of frame_p50_ms over the rounds; empty with one round."
    ) { $0.p50Interval.map { .milliseconds($0.low) } ?? .empty },
    .noisy(
      "frame_p50_ci_high_ms", unit: "ms",
      "The upper end of the 95 % interval of frame_p50_ms over the rounds; empty with one round."
    ) { $0.p50Interval.map { .milliseconds($0.high) } ?? .empty },
  ]

  static let hitches: [Column<SeriesSummary>] = [
    .noisy(
      "hitches", unit: "1",
      "Frames shown later than their tick when each starts at the tick that shows the one before."
    ) { .integer($0.playback.hitches.count) },
    .noisy(
      "hitch_ratio_ms_per_s", unit: "ms/s",
      "hitch_time_ms per second of scroll, frames / refresh_hz; raw, not weighed by perception."
    ) { .ratio($0.playback.hitchRatio) },
    .noisy(
      "headroom_x", unit: "1", polarity: .higherIsBetter,
      "The largest factor by which all times may grow with hitch_ratio_ms_per_s at most 5."
    ) { $0.headroom.map(Field.ratio) ?? .empty },
    .noisy(
      "over_square_ms", unit: "ms",
      "The median over frames of the intrinsic time less that of the control at the same frame."
    ) { $0.overControl.map(Field.milliseconds) ?? .empty },
    .noisy(
      "disturbed_frames", unit: "1",
      "Measured frames with an involuntary switch, steal time, or over 3 times the frame's median."
    ) { .integer($0.raw.disturbedFrames) },
  ]

  /// Columns for JSON and pages only.
  ///
  /// `raw_` columns include all frames of all measured rounds, even disturbed ones; `cold_` columns
  /// are of round 0.
  static let details: [Column<SeriesSummary>] = [
    .key("budget_ms", unit: "ms", "The time between two ticks, 1000 / refresh_hz.") {
      .milliseconds($0.budget)
    },
    .noisy("frame_p90_ms", unit: "ms", "The 90th percentile of the intrinsic frame times.") {
      .milliseconds($0.frameTime.p90)
    },
    .noisy("frames_over_budget", unit: "1", "Frames whose intrinsic time exceeds the budget.") {
      .integer($0.playback.framesOverBudget)
    },
    .noisy("hitch_time_ms", unit: "ms", "The lateness of all hitches together.") {
      .milliseconds($0.playback.hitchMilliseconds)
    },
    .noisy("worst_hitch_ms", unit: "ms", "The lateness of the worst hitch.") {
      .milliseconds($0.playback.worstHitchMilliseconds)
    },
    .noisy("composite_p99_ms", unit: "ms", "The 99th percentile of the time to pixels.") {
      .milliseconds($0.compositeP99)
    },
    .noisy(
      "composite_p50_x_memset", unit: "1",
      "The median composite time in median memsets of a separate buffer of the display's size."
    ) { $0.compositeInMemsets.map(Field.ratio) ?? .empty },
    .noisy(
      "frame_p50_caps_ms", unit: "ms",
      "The median intrinsic frame time over frames with 4 or more cap rows; empty if there are none."
    ) { $0.capFrameP50.map(Field.milliseconds) ?? .empty },
    .noisy("raw_frame_p50_ms", unit: "ms", "The median over all measured frames as they were.") {
      .milliseconds($0.raw.frameTime.p50)
    },
    .noisy("raw_frame_p95_ms", unit: "ms", "The 95th percentile over all measured frames.") {
      .milliseconds($0.raw.frameTime.p95)
    },
    .noisy("raw_frame_p99_ms", unit: "ms", "The 99th percentile over all measured frames.") {
      .milliseconds($0.raw.frameTime.p99)
    },
    .noisy("raw_frame_max_ms", unit: "ms", "The longest of all measured frames.") {
      .milliseconds($0.raw.frameTime.maximum)
    },
    .noisy("raw_frames_over_budget", unit: "1", "Measured frames over budget, all rounds.") {
      .integer($0.raw.framesOverBudget)
    },
    .noisy("raw_hitches", unit: "1", "Measured frames shown late, each round played by itself.") {
      .integer($0.raw.hitches)
    },
    .noisy(
      "raw_hitch_ratio_ms_per_s", unit: "ms/s",
      "The lateness of all measured rounds per second of scroll, rounds · frames / refresh_hz."
    ) { .ratio($0.raw.hitchRatio) },
    .noisy(
      "app_p95_ms", unit: "ms", "The 95th percentile of the intrinsic time of advance … commit."
    ) { .milliseconds($0.pipelines.appP95) },
    .noisy("composite_p95_ms", unit: "ms", "The 95th percentile of the intrinsic time to pixels.") {
      .milliseconds($0.pipelines.compositeP95)
    },
    .noisy(
      "serial_hitch_ratio_ms_per_s", unit: "ms/s",
      "The hitch time ratio where one thread does all: late if app and composite exceed the budget."
    ) { .ratio($0.pipelines.serial.hitchRatio) },
    .noisy(
      "two_stage_hitch_ratio_ms_per_s", unit: "ms/s",
      "The hitch time ratio with a render server: late if either exceeds it, shown a tick later."
    ) { .ratio($0.pipelines.twoStage.hitchRatio) },
    .noisy("cold_max_ms", unit: "ms", "The longest cold first frame of all rounds.") {
      .milliseconds($0.coldStart.maximum)
    },
    .noisy(
      "cold_allocated_bytes", unit: "B",
      "The most bytes that a cold first frame allocated; noisy, for libraries fill caches of their own."
    ) { .integer($0.coldStart.allocatedBytes) },
  ]
}
