package import Analysis
import RunRecords
import Statistics

/// `summary.csv`: one line per strategy and refresh rate.
///
/// Everything in it is derived from `frames.csv` and `run.json`. New columns are appended; none
/// moves.
package enum SummaryCSV {
  package static func bytes(_ summaries: [SeriesSummary]) -> [UInt8] {
    CSVText.file(columns, summaries)
  }

  package static let columns: [Column<SeriesSummary>] =
    run + frameTimes + hitches + phases + work + certainty + raw + pipelines + coldStart + traffic
    + roles + identity + findings

  private static let run: [Column<SeriesSummary>] = [
    .key("schema_version", "The version of the layout of this file.") {
      .integer($0.schemaVersion)
    },
    .key("scenario", "The name of the scenario that was scrolled.") { .text($0.scenario) },
    .key("engine", "The engine that composited the layers.") { .text($0.engine) },
    .key("strategy", "The strategy that drew the backgrounds of the rows.") { .text($0.strategy) },
    .key(
      "reuse",
      "The reuse policy: pool, none (a new cell each time) or keep-all (every cell made is kept)."
    ) { .text($0.reuse) },
    .key("refresh_hz", unit: "Hz", "The ticks of the display per second.") {
      .integer($0.refreshRate)
    },
    .key("budget_ms", unit: "ms", "The time between two ticks, 1000 / refresh_hz.") {
      .milliseconds($0.budget)
    },
    .key("rounds", unit: "1", "Measured rounds: passes over the whole trace after round 0.") {
      .integer($0.rounds)
    },
    .key("frames", unit: "1", "Frames of one pass.") { .integer($0.frames) },
  ]

  /// The intrinsic time of a frame is its median over the measured rounds; percentiles are over the
  /// frames of one pass, interpolated linearly between closest ranks.
  private static let frameTimes: [Column<SeriesSummary>] = [
    .noisy(
      "frame_p50_ms", unit: "ms", "The median over the frames of a pass of their intrinsic times."
    ) { .milliseconds($0.frameTime.p50) },
    .noisy("frame_p90_ms", unit: "ms", "The 90th percentile of the intrinsic frame times.") {
      .milliseconds($0.frameTime.p90)
    },
    .noisy("frame_p95_ms", unit: "ms", "The 95th percentile of the intrinsic frame times.") {
      .milliseconds($0.frameTime.p95)
    },
    .noisy("frame_p99_ms", unit: "ms", "The 99th percentile of the intrinsic frame times.") {
      .milliseconds($0.frameTime.p99)
    },
    .noisy("frame_max_ms", unit: "ms", "The longest intrinsic frame time.") {
      .milliseconds($0.frameTime.maximum)
    },
  ]

  private static let hitches: [Column<SeriesSummary>] = [
    .noisy("frames_over_budget", unit: "1", "Frames whose intrinsic time exceeds the budget.") {
      .integer($0.playback.framesOverBudget)
    },
    .noisy(
      "hitches", unit: "1",
      "Frames shown later than their tick when each starts at the tick that shows the one before."
    ) { .integer($0.playback.hitches.count) },
    .noisy("hitch_time_ms", unit: "ms", "The lateness of all hitches together.") {
      .milliseconds($0.playback.hitchMilliseconds)
    },
    .noisy(
      "hitch_ratio_ms_per_s", unit: "ms/s",
      "hitch_time_ms per second of scroll, frames / refresh_hz; raw, not weighed by perception."
    ) { .ratio($0.playback.hitchRatio) },
    .noisy("worst_hitch_ms", unit: "ms", "The lateness of the worst hitch.") {
      .milliseconds($0.playback.worstHitchMilliseconds)
    },
  ]

  private static let phases: [Column<SeriesSummary>] = [
    .noisy("advance_p50_ms", unit: "ms", "The median time from the trace to the scroll offset.") {
      .milliseconds($0.phases.advance)
    },
    .noisy(
      "turnover_p50_ms", unit: "ms",
      "The median time to take rows off and on, and to dequeue or create their cells."
    ) { .milliseconds($0.phases.turnover) },
    .noisy("configure_p50_ms", unit: "ms", "The median time to put content and state on cells.") {
      .milliseconds($0.phases.configure)
    },
    .noisy("layout_p50_ms", unit: "ms", "The median time to place the layers of cells.") {
      .milliseconds($0.phases.layout)
    },
    .noisy("commit_p50_ms", unit: "ms", "The median time from the layer tree to the draw list.") {
      .milliseconds($0.phases.commit)
    },
    .noisy("composite_p50_ms", unit: "ms", "The median time from the draw list to pixels.") {
      .milliseconds($0.phases.composite)
    },
    .noisy("composite_p99_ms", unit: "ms", "The 99th percentile of the time to pixels.") {
      .milliseconds($0.compositeP99)
    },
    .noisy(
      "composite_p50_x_memset", unit: "1",
      "The median composite time in median memsets of a separate buffer of the display's size."
    ) { $0.compositeInMemsets.map(Field.ratio) ?? .empty },
  ]

  private static let work: [Column<SeriesSummary>] = [
    .exact(
      "opaque_px_per_frame", unit: "px/frame", on: .fonts,
      "Pixels written without reading the destination, mean over measured frames."
    ) { .mean($0.work.opaquePixels) },
    .exact(
      "blended_px_per_frame", unit: "px/frame", on: .fonts,
      "Pixels read, blended and written back, mean over measured frames."
    ) { .mean($0.work.blendedPixels) },
    .exact(
      "overdraw", unit: "1", on: .fonts,
      "Opaque and blended pixels a frame per pixel of the display."
    ) {
      .ratio($0.overdraw)
    },
    .exact(
      "offscreen_passes_per_frame", unit: "1/frame", on: .geometry,
      "Subtrees drawn into a buffer of their own first, mean over measured frames."
    ) { .mean($0.work.offscreenPasses) },
    .exact(
      "layers_per_frame", unit: "1/frame", on: .geometry,
      "Visible layers of the committed tree, mean over measured frames."
    ) { .mean($0.work.layers) },
    .exact(
      "cells_created", unit: "1", on: .geometry,
      "Cells made because none was at hand, all measured rounds."
    ) {
      .integer($0.cellsCreated)
    },
    .exact(
      "cells_reused", unit: "1", on: .geometry,
      "Rows that came in and got a used cell, all measured rounds."
    ) { .integer($0.cellsReused) },
    .exact(
      "image_bytes", unit: "B", on: .geometry, "Bytes of background images alive at the last frame."
    ) {
      .integer($0.imageBytes)
    },
    .exact(
      "allocated_bytes_per_frame", unit: "B/frame", on: .toolchain,
      "Bytes allocated, in size classes, mean over measured frames; exact for one build and its fonts."
    ) { .mean($0.work.allocatedBytes) },
    .exact(
      "cap_rows_per_frame", unit: "1/frame", on: .geometry,
      "Visible rows with a rounded corner, mean over measured frames."
    ) { .mean($0.work.capRows) },
    .noisy(
      "frame_p50_caps_ms", unit: "ms",
      "The median intrinsic frame time over frames with 4 or more cap rows; empty if there are none."
    ) { $0.capFrameP50.map(Field.milliseconds) ?? .empty },
  ]
}
