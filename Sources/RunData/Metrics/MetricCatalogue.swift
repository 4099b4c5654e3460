/// The metrics of a frame, an entry per metric.
///
/// The columns of `frames.csv` and the exports, the means and sums of `summary.csv`, the metrics of
/// gate rules, comparisons and baselines, and `list metrics` follow from the entries. A new counter
/// is a stored property of ``FrameSample`` and an entry.
package enum MetricCatalogue {
  /// In the order of `frames.csv`.
  package static let frames: [FrameMetric] =
    place + rows + times + work + traffic + roles + labels + allocations + machine

  private static let place: [FrameMetric] = [
    key(
      "round", \.round,
      "The pass over the trace; 0 holds cold first frames, a process each, or one cold pass."),
    key("frame", \.frame, "The tick within the pass, or the number of the cold frame, from 0."),
    FrameMetric(
      Metric(
        "offset_pt", unit: "pt", .exact, dependence: .geometry, polarity: .neither,
        "The scroll offset, snapped to device pixels."), \.offset),
  ]

  private static let rows: [FrameMetric] = [
    count(
      "first_row", \.firstRow, polarity: .neither, "The row at the top of the display, from 0."),
    count("visible_rows", \.visibleRows, polarity: .neither, "Rows that touch the display."),
    count(
      "rows_in", \.rowsIn, polarity: .neither, "Rows that came on to the display at this tick."),
    count("rows_out", \.rowsOut, polarity: .neither, "Rows that left the display at this tick."),
  ]

  private static let phases = [
    phase(.advance, \.phases.advance, \.phaseBytes.advance, "from the trace to the scroll offset"),
    phase(
      .recycle, \.phases.recycle, \.phaseBytes.recycle,
      "to take rows off and on, and to dequeue or create their cells"),
    phase(
      .configure, \.phases.configure, \.phaseBytes.configure,
      "to put content and state on the cells"),
    phase(.layout, \.phases.layout, \.phaseBytes.layout, "to place the layers of the cells"),
    phase(.commit, \.phases.commit, \.phaseBytes.commit, "from the layer tree to the draw list"),
    phase(
      .composite, \.phases.composite, \.phaseBytes.composite,
      "from the draw list to pixels, by all threads"),
  ]

  private static let times: [FrameMetric] =
    phases.map(\.time) + [
      FrameMetric(
        Metric("frame_ns", unit: "ns", .noisy, "The frame time: the sum of the phases."),
        sumOf: phases.map(\.time), aggregates: [.percentiles([50, 95, 99])])
    ]

  private static let work: [FrameMetric] = [
    count(
      "opaque_px", \.opaquePixels, unit: "px", on: .fonts,
      "Pixels written without reading the destination.", [.mean("opaque_px_per_frame")],
      label: "opaque px", isInSummary: true, sweepColumn: 1),
    count(
      "blended_px", \.blendedPixels, unit: "px", on: .fonts,
      "Pixels read, blended and written back.", [.mean("blended_px_per_frame")],
      label: "blended px", isInSummary: true, sweepColumn: 0),
    count(
      "offscreen_passes", \.offscreenPasses, "Subtrees drawn into a buffer of their own first.",
      [.mean("offscreen_passes_per_frame")], isInSummary: true, sweepColumn: 2),
    count(
      "offscreen_px", \.offscreenPixels, unit: "px", on: .fonts,
      "Pixels written into off-screen buffers."),
    count(
      "layers", \.layers, "Visible layers of the committed tree.", [.mean("layers_per_frame")],
      label: "layers", isWork: true, isInSummary: true),
    count(
      "cells_created", \.cellsCreated, "Cells made because none was at hand for reuse.",
      [.total("cells_created")], isInSummary: true),
    FrameMetric(
      Metric(
        "allocated_bytes", unit: "B", .exact, dependence: .toolchain,
        "Bytes allocated in all phases, in size classes; exact from round 1 on, for one build and its fonts."
      ), sumOf: phases.map(\.bytes), aggregates: [.mean("allocated_bytes_per_frame")],
      label: "allocated", isInSummary: true),
    count(
      "cap_rows", \.capRows, polarity: .neither, "Visible rows with a rounded corner.",
      [.mean("cap_rows_per_frame")]),
  ]

  private static let traffic: [FrameMetric] = [
    count(
      "quads", \.traffic.quads, on: .fonts, "Rectangles drawn.", [.mean("quads")], label: "quads",
      isWork: true),
    count(
      "image_switches", \.traffic.imageSwitches, on: .fonts,
      "Times that a quad shows another image than the last one.", [.mean("image_switches")],
      label: "image switches", isWork: true),
    moved(
      "source_read_bytes", \.traffic.sourceReadBytes, "Bytes read from images.",
      label: "images read"),
    moved(
      "dest_read_bytes", \.traffic.destinationReadBytes,
      "Bytes read from the destination in order to blend.", label: "destination read"),
    moved(
      "dest_write_bytes", \.traffic.destinationWriteBytes, "Bytes written to the destination.",
      label: "destination written"),
    moved(
      "offscreen_bytes", \.traffic.offscreenBytes,
      "Bytes written to and read from off-screen buffers.", label: "off-screen"),
    moved(
      "contents_changed_bytes", \.traffic.contentsChangedBytes,
      "Bytes of layer contents made or changed, which a GPU would upload.",
      label: "contents changed", isInSummary: true),
    count(
      "resampled_px", \.traffic.resampledPixels, unit: "px", on: .fonts,
      "Pixels drawn from scaled images.", [.mean("resampled_px")]),
    count(
      "whole_quads", \.traffic.wholeQuads, on: .fonts,
      "Quads of a renderer that draws each rounded fill and each stretched image as one.",
      [.mean("whole_quads")]),
    count(
      "whole_quad_blended_px", \.traffic.wholeQuadBlendedPixels, unit: "px", on: .fonts,
      "Pixels blended by a renderer that culls nothing and blends rounded fills whole.",
      [.mean("whole_quad_blended_px")]),
  ]

  /// The pixels by the part of the table that they belong to; only those of labels depend on fonts.
  private static let roles: [FrameMetric] = [
    pixels("backdrop", \.roles.backdrop, on: .geometry, "behind the table"),
    pixels("background", \.roles.background, on: .geometry, "of row and section backgrounds"),
    pixels("label", \.roles.label, on: .fonts, "of text"),
    pixels("decoration", \.roles.decoration, on: .geometry, "of anything else"),
  ].flatMap(\.self)

  private static let labels: [FrameMetric] = [
    count(
      "label_hits", \.labelHits, on: .fonts, polarity: .neither,
      "Texts shown whose image was in the cache of labels."),
    count(
      "label_misses", \.labelMisses, on: .fonts, "Texts shown that had to be shaped and drawn."),
  ]

  private static let allocations: [FrameMetric] = phases.map(\.bytes)

  /// The columns of `frames.csv` that hold allocated bytes.
  package static let allocationColumns = Set(["allocated_bytes"] + allocations.map(\.name))

  private static let machine: [FrameMetric] = [
    FrameMetric(
      Metric(
        "involuntary_switches", unit: "1", .noisy,
        "Times that the kernel took the processor from the thread."), \.involuntarySwitches),
    FrameMetric(
      Metric(
        "steal_ticks", unit: "tick", .noisy,
        "Time that the hypervisor gave to others since the frame before, in the kernel's ticks."),
      \.stealTicks),
  ]
}

extension MetricCatalogue {
  private static func key(
    _ name: String, _ path: PartialKeyPath<FrameSample>, _ definition: String
  ) -> FrameMetric {
    FrameMetric(Metric(name, unit: "1", .key, polarity: .neither, definition), path)
  }

  /// A count that repeats exactly.
  private static func count(
    _ name: String, _ path: PartialKeyPath<FrameSample>, unit: String = "1",
    on dependence: Metric.Dependence = .geometry,
    polarity: Metric.Polarity = .lowerIsBetter,
    _ definition: String, _ aggregates: [FrameMetric.Aggregate] = [], label: String? = nil,
    isWork: Bool = false, isInSummary: Bool = false, sweepColumn: Int? = nil
  ) -> FrameMetric {
    FrameMetric(
      Metric(
        name, unit: unit, .exact, dependence: dependence, polarity: polarity, definition), path,
      aggregates: aggregates, label: label, isWork: isWork, isInSummary: isInSummary,
      sweepColumn: sweepColumn)
  }

  /// Bytes that a renderer moves.
  private static func moved(
    _ name: String, _ path: PartialKeyPath<FrameSample>, _ definition: String, label: String,
    isInSummary: Bool = false
  ) -> FrameMetric {
    count(
      name, path, unit: "B", on: .fonts, definition, [.mean(name)], label: label,
      isWork: true, isInSummary: isInSummary)
  }

  private static func pixels(
    _ role: String, _ path: KeyPath<FrameSample, RolePixels.Count>,
    on dependence: Metric.Dependence, _ object: String
  ) -> [FrameMetric] {
    [
      count(
        "\(role)_opaque_px", path.appending(path: \.opaque), unit: "px", on: dependence,
        "Pixels \(object) written without reading the destination.",
        [.mean("\(role)_opaque_px")]),
      count(
        "\(role)_blended_px", path.appending(path: \.blended), unit: "px", on: dependence,
        "Pixels \(object) read, blended and written back.", [.mean("\(role)_blended_px")]),
    ]
  }

  private static func phase(
    _ phase: Phase, _ time: KeyPath<FrameSample, Int64>, _ bytes: KeyPath<FrameSample, Int>,
    _ work: String
  ) -> (time: FrameMetric, bytes: FrameMetric) {
    (
      FrameMetric(
        Metric("\(phase.rawValue)_ns", unit: "ns", .noisy, "The time \(work)."), time,
        phase: phase, aggregates: [.percentiles([50])]),
      count(
        "\(phase.rawValue)_bytes", bytes, unit: "B", on: .toolchain,
        "Bytes allocated \(work); exact from round 1 on, for one build and its fonts.")
    )
  }
}
