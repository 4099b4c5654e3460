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
    let reuse: String
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
          runID: record.runID, reuse: record.reuse, sample: sample)
      }
    }
    return CSVText.file(columns, lines)
  }

  package static let columns: [Column<Line>] = catalogue.map(\.written)

  /// The columns in their order, each with the way back from its text.
  static let catalogue: [FrameColumn] =
    run + rows + times + work + appended + traffic + roles + machine + allocations
    + labels + reuse

  private static let run: [FrameColumn] = [
    .head("schema_version", .schemaVersion, "The version of the layout of this file.") {
      .integer($0.schemaVersion)
    },
    .head("scenario", .scenario, "The name of the scenario that was scrolled.") {
      .text($0.scenario)
    },
    .head("engine", .engine, "The engine that composited the layers.") { .text($0.engine) },
    .head("strategy", .strategy, "The strategy that drew the backgrounds of the rows.") {
      .text($0.strategy)
    },
    .key("round", unit: "1", "The pass over the trace: 0 starts with empty caches and pools.") {
      .integer($0.sample.round)
    } reading: {
      $0.round = $1
    },
    .key("frame", unit: "1", "The tick within the pass, from 0.") {
      .integer($0.sample.frame)
    } reading: {
      $0.frame = $1
    },
  ]

  private static let rows: [FrameColumn] = [
    .exact("offset_pt", unit: "pt", on: .geometry, "The scroll offset, snapped to device pixels.") {
      .decimal($0.sample.offset, places: 6)
    } decimal: {
      $0.offset = $1
    },
    .exact("visible_rows", unit: "1", on: .geometry, "Rows that touch the display.") {
      .integer($0.sample.visibleRows)
    } reading: {
      $0.visibleRows = $1
    },
    .exact("rows_in", unit: "1", on: .geometry, "Rows that came on to the display at this tick.") {
      .integer($0.sample.rowsIn)
    } reading: {
      $0.rowsIn = $1
    },
    .exact("rows_out", unit: "1", on: .geometry, "Rows that left the display at this tick.") {
      .integer($0.sample.rowsOut)
    } reading: {
      $0.rowsOut = $1
    },
    .exact(
      "cells_created", unit: "1", on: .geometry, "Cells made because none was at hand for reuse."
    ) {
      .integer($0.sample.cellsCreated)
    } reading: {
      $0.cellsCreated = $1
    },
  ]

  private static let times: [FrameColumn] = [
    .noisy("advance_ns", unit: "ns", "The time from the trace to the scroll offset.") {
      .integer(Int($0.sample.phases.advance))
    } reading: {
      $0.phases.advance = Int64($1)
    },
    .noisy(
      "turnover_ns", unit: "ns",
      "The time to take rows off and on, and to dequeue or create their cells."
    ) {
      .integer(Int($0.sample.phases.turnover))
    } reading: {
      $0.phases.turnover = Int64($1)
    },
    .noisy("configure_ns", unit: "ns", "The time to put content and state on the cells.") {
      .integer(Int($0.sample.phases.configure))
    } reading: {
      $0.phases.configure = Int64($1)
    },
    .noisy("layout_ns", unit: "ns", "The time to place the layers of the cells.") {
      .integer(Int($0.sample.phases.layout))
    } reading: {
      $0.phases.layout = Int64($1)
    },
    .noisy("commit_ns", unit: "ns", "The time from the layer tree to the draw list.") {
      .integer(Int($0.sample.phases.commit))
    } reading: {
      $0.phases.commit = Int64($1)
    },
    .noisy("composite_ns", unit: "ns", "The time from the draw list to pixels.") {
      .integer(Int($0.sample.phases.composite))
    } reading: {
      $0.phases.composite = Int64($1)
    },
    .noisy("frame_ns", unit: "ns", "The frame time: the sum of the six phases.") {
      .integer(Int($0.sample.phases.total))
    } sum: {
      Int($0.phases.total)
    },
  ]

  private static let work: [FrameColumn] = [
    .exact("opaque_px", unit: "px", on: .fonts, "Pixels written without reading the destination.") {
      .integer($0.sample.opaquePixels)
    } reading: {
      $0.opaquePixels = $1
    },
    .exact("blended_px", unit: "px", on: .fonts, "Pixels read, blended and written back.") {
      .integer($0.sample.blendedPixels)
    } reading: {
      $0.blendedPixels = $1
    },
    .exact(
      "offscreen_passes", unit: "1", on: .geometry,
      "Subtrees drawn into a buffer of their own first."
    ) {
      .integer($0.sample.offscreenPasses)
    } reading: {
      $0.offscreenPasses = $1
    },
    .exact("offscreen_px", unit: "px", on: .fonts, "Pixels written into such buffers.") {
      .integer($0.sample.offscreenPixels)
    } reading: {
      $0.offscreenPixels = $1
    },
    .exact("layers", unit: "1", on: .geometry, "Visible layers of the committed tree.") {
      .integer($0.sample.layers)
    } reading: {
      $0.layers = $1
    },
    .exact(
      "allocated_bytes", unit: "B", on: .toolchain,
      "Bytes allocated in all phases, in size classes; exact from round 1 on, for one build and its fonts."
    ) {
      .integer($0.sample.allocatedBytes)
    } sum: {
      $0.allocatedBytes
    },
  ]

  private static let appended: [FrameColumn] = [
    .head("refresh_hz", .refreshRate, unit: "Hz", "The ticks of the display per second.") {
      .integer($0.refreshRate)
    },
    .exact("cap_rows", unit: "1", on: .geometry, "Visible rows with a rounded corner.") {
      .integer($0.sample.capRows)
    } reading: {
      $0.capRows = $1
    },
  ]
}
