package import RunRecords

/// `frames.csv`: one line per frame of every round, round 0 included.
///
/// The lines of a series follow one another, round by round. New columns are appended; none moves.
package enum FramesCSV {
  /// A frame together with what was run.
  package struct Line: Sendable {
    let schemaVersion: Int
    let scenario: String
    let engine: String
    let strategy: String
    let refreshRate: Int
    let runID: String
    let sample: FrameSample
  }

  /// - Complexity: O(*n*) in the number of frames.
  package static func bytes(_ run: RecordedRun) -> [UInt8] {
    let record = run.record
    let lines = run.series.lazy.flatMap { series in
      series.frames.lazy.map { sample in
        Line(
          schemaVersion: record.schemaVersion, scenario: record.scenarioName,
          engine: record.engine, strategy: series.strategy, refreshRate: series.refreshRate,
          runID: record.runID, sample: sample)
      }
    }
    return CSVText.file(columns, lines)
  }

  package static let columns: [Column<Line>] =
    run + rows + times + work + appended + traffic + roles + machine + allocations
    + labels

  private static let run: [Column<Line>] = [
    .key("schema_version", "The version of the layout of this file.") {
      .integer($0.schemaVersion)
    },
    .key("scenario", "The name of the scenario that was scrolled.") { .text($0.scenario) },
    .key("engine", "The engine that composited the layers.") { .text($0.engine) },
    .key("strategy", "The strategy that drew the backgrounds of the rows.") { .text($0.strategy) },
    .key("round", unit: "1", "The pass over the trace: 0 starts with empty caches and pools.") {
      .integer($0.sample.round)
    },
    .key("frame", unit: "1", "The tick within the pass, from 0.") { .integer($0.sample.frame) },
  ]

  private static let rows: [Column<Line>] = [
    .exact("offset_pt", unit: "pt", on: .geometry, "The scroll offset, snapped to device pixels.") {
      .decimal($0.sample.offset, places: 6)
    },
    .exact("visible_rows", unit: "1", on: .geometry, "Rows that touch the display.") {
      .integer($0.sample.visibleRows)
    },
    .exact("rows_in", unit: "1", on: .geometry, "Rows that came on to the display at this tick.") {
      .integer($0.sample.rowsIn)
    },
    .exact("rows_out", unit: "1", on: .geometry, "Rows that left the display at this tick.") {
      .integer($0.sample.rowsOut)
    },
    .exact(
      "cells_created", unit: "1", on: .geometry, "Cells made because none was at hand for reuse."
    ) {
      .integer($0.sample.cellsCreated)
    },
  ]

  private static let times: [Column<Line>] = [
    .noisy("advance_ns", unit: "ns", "The time from the trace to the scroll offset.") {
      .integer(Int($0.sample.phases.advance))
    },
    .noisy(
      "turnover_ns", unit: "ns",
      "The time to take rows off and on, and to dequeue or create their cells."
    ) { .integer(Int($0.sample.phases.turnover)) },
    .noisy("configure_ns", unit: "ns", "The time to put content and state on the cells.") {
      .integer(Int($0.sample.phases.configure))
    },
    .noisy("layout_ns", unit: "ns", "The time to place the layers of the cells.") {
      .integer(Int($0.sample.phases.layout))
    },
    .noisy("commit_ns", unit: "ns", "The time from the layer tree to the draw list.") {
      .integer(Int($0.sample.phases.commit))
    },
    .noisy("composite_ns", unit: "ns", "The time from the draw list to pixels.") {
      .integer(Int($0.sample.phases.composite))
    },
    .noisy("frame_ns", unit: "ns", "The frame time: the sum of the six phases.") {
      .integer(Int($0.sample.phases.total))
    },
  ]

  private static let work: [Column<Line>] = [
    .exact("opaque_px", unit: "px", on: .fonts, "Pixels written without reading the destination.") {
      .integer($0.sample.opaquePixels)
    },
    .exact("blended_px", unit: "px", on: .fonts, "Pixels read, blended and written back.") {
      .integer($0.sample.blendedPixels)
    },
    .exact(
      "offscreen_passes", unit: "1", on: .geometry,
      "Subtrees drawn into a buffer of their own first."
    ) {
      .integer($0.sample.offscreenPasses)
    },
    .exact("offscreen_px", unit: "px", on: .fonts, "Pixels written into such buffers.") {
      .integer($0.sample.offscreenPixels)
    },
    .exact("layers", unit: "1", on: .geometry, "Visible layers of the committed tree.") {
      .integer($0.sample.layers)
    },
    .exact(
      "allocated_bytes", unit: "B", on: .toolchain,
      "Bytes allocated in all phases, in size classes; exact from round 1 on, for one build and its fonts."
    ) { .integer($0.sample.allocatedBytes) },
  ]

  private static let appended: [Column<Line>] = [
    .key("refresh_hz", unit: "Hz", "The ticks of the display per second.") {
      .integer($0.refreshRate)
    },
    .exact("cap_rows", unit: "1", on: .geometry, "Visible rows with a rounded corner.") {
      .integer($0.sample.capRows)
    },
  ]
}
