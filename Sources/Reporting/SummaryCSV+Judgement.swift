import Analysis
import Statistics

extension SummaryCSV {
  /// How sure the median is, and what the times come to.
  static let certainty: [Column<SeriesSummary>] = [
    .noisy(
      "frame_p50_ci_low_ms", unit: "ms",
      "The lower end of the 95 % interval of frame_p50_ms over the rounds; empty with one round."
    ) { $0.p50Interval.map { .milliseconds($0.low) } ?? .empty },
    .noisy(
      "frame_p50_ci_high_ms", unit: "ms",
      "The upper end of the 95 % interval of frame_p50_ms over the rounds; empty with one round."
    ) { $0.p50Interval.map { .milliseconds($0.high) } ?? .empty },
    .noisy(
      "headroom_x", unit: "1",
      "The largest factor by which all times may grow with hitch_ratio_ms_per_s at most 5."
    ) { $0.headroom.map(Field.ratio) ?? .empty },
    .noisy(
      "over_square_ms", unit: "ms",
      "The median over frames of the intrinsic time less that of the control at the same frame."
    ) { $0.overControl.map(Field.milliseconds) ?? .empty },
  ]

  /// The twins of the intrinsic figures over all frames of all measured rounds, disturbed ones
  /// included.
  static let raw: [Column<SeriesSummary>] = [
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
      "disturbed_frames", unit: "1",
      "Measured frames with an involuntary switch, steal time, or over 3 times the frame's median."
    ) { .integer($0.raw.disturbedFrames) },
  ]

  /// Both pipelines, whichever the run is judged by.
  static let pipelines: [Column<SeriesSummary>] = [
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
  ]

  /// Round 0: each happens once a run.
  static let coldStart: [Column<SeriesSummary>] = [
    .noisy("cold_first_frame_ms", unit: "ms", "The time of the first frame of round 0.") {
      .milliseconds($0.coldStart.firstFrame)
    },
    .noisy("cold_max_ms", unit: "ms", "The longest frame time of round 0.") {
      .milliseconds($0.coldStart.maximum)
    },
    .noisy(
      "cold_allocated_bytes", unit: "B",
      "Bytes allocated in all of round 0; noisy, for libraries keep caches across strategies."
    ) { .integer($0.coldStart.allocatedBytes) },
  ]
}
