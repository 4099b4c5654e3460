// An entry per metric of a frame, and one per count that the record of a run holds.
//
// The columns of `frames.csv` and the exports, the means and sums of `summary.csv`, the metrics of
// gate rules, comparisons and baselines, and `list metrics` follow from the entries. A new counter
// is a stored property of ``FrameSample`` and an entry.
extension Metric {
  /// The metrics of a frame, in the order of `frames.csv`.
  package static let ofFrames: [Metric] =
    place + rows + phases.map(\.time) + [frameNanoseconds] + drawing + traffic
    + roles.flatMap(\.self)
    + labels + phases.map(\.bytes) + machine

  private static let place: [Metric] = [
    key(
      "round", \.round,
      "The pass over the trace; 0 holds cold first frames, a process each, or one cold pass."),
    key("frame", \.frame, "The tick within the pass, or the number of the cold frame, from 0."),
    count(
      "offset_pt", \.offset, unit: "pt", polarity: .neither,
      "The scroll offset, snapped to device pixels."),
  ]

  private static let rows: [Metric] = [
    count(
      "first_row", \.firstRow, polarity: .neither, "The row at the top of the display, from 0."),
    count("visible_rows", \.visibleRows, polarity: .neither, "Rows that touch the display."),
    count(
      "rows_in", \.rowsIn, polarity: .neither,
      "Rows that came on to the display, or got another cell, at this tick."),
    count(
      "rows_out", \.rowsOut, polarity: .neither,
      "Rows that left the display, or their cell, at this tick."),
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
    phase(.commit, \.phases.commit, \.phaseBytes.commit, "from the layer tree to the display list"),
    phase(
      .composite, \.phases.composite, \.phaseBytes.composite,
      "from the display list to pixels, by all threads"),
  ]

  private static let frameNanoseconds = Metric(
    "frame_ns", unit: "ns", .noisy, "The frame time: the sum of the phases."
  ).sum(of: phases.map(\.time)).percentiles(50, 95, 99)

  private static let drawing: [Metric] = [
    count(
      "opaque_px", \.opaquePixels, unit: "px", on: .fonts,
      "Pixels written without reading the destination."
    ).mean("opaque_px_per_frame", isInSummary: true),
    count(
      "blended_px", \.blendedPixels, unit: "px", on: .fonts,
      "Pixels read, blended and written back."
    ).mean("blended_px_per_frame", isInSummary: true),
    count(
      "offscreen_passes", \.offscreenPasses, "Subtrees drawn into a buffer of their own first."
    ).mean("offscreen_passes_per_frame", isInSummary: true),
    count(
      "offscreen_px", \.offscreenPixels, unit: "px", on: .fonts,
      "Pixels written into off-screen buffers."),
    count("layers", \.layers, "Visible layers of the committed tree.")
      .mean("layers_per_frame", workName: "layers", isInSummary: true),
    count("cells_created", \.cellsCreated, "Cells made because none was at hand for reuse.")
      .total(),
    Metric(
      "allocated_bytes", unit: "B", .exact(.toolchain),
      "Bytes allocated in all phases, in size classes; exact from round 1 on, for one build and its fonts."
    ).sum(of: phases.map(\.bytes))
      .mean("allocated_bytes_per_frame", isInSummary: true),
    count("cap_rows", \.capRows, polarity: .neither, "Visible rows with a rounded corner.")
      .mean("cap_rows_per_frame"),
  ]

  private static let traffic: [Metric] = [
    count("quads", \.traffic.quads, on: .fonts, "Rectangles drawn.")
      .mean(workName: "quads"),
    count(
      "image_switches", \.traffic.imageSwitches, on: .fonts,
      "Times that a quad shows another image than the last one."
    ).mean(workName: "image switches"),
    moved("source_read_bytes", \.traffic.sourceReadBytes, "Bytes read from images.")
      .mean(workName: "images read"),
    moved(
      "dest_read_bytes", \.traffic.destinationReadBytes,
      "Bytes read from the destination in order to blend."
    ).mean(workName: "destination read"),
    moved(
      "dest_write_bytes", \.traffic.destinationWriteBytes, "Bytes written to the destination."
    ).mean(workName: "destination written"),
    moved(
      "offscreen_bytes", \.traffic.offscreenBytes,
      "Bytes written to and read from off-screen buffers."
    ).mean(workName: "off-screen bytes"),
    moved(
      "contents_changed_bytes", \.traffic.contentsChangedBytes,
      "Bytes of layer contents made or changed, which a GPU would upload."
    ).mean(workName: "contents changed", isInSummary: true),
    count(
      "resampled_px", \.traffic.resampledPixels, unit: "px", on: .fonts,
      "Pixels drawn from scaled images."
    ).mean(),
    count(
      "whole_quads", \.traffic.wholeQuads, on: .fonts,
      "Quads of a renderer that draws each rounded fill and each stretched image as one."
    ).mean(),
    count(
      "whole_quad_blended_px", \.traffic.wholeQuadBlendedPixels, unit: "px", on: .fonts,
      "Pixels blended by a renderer that culls nothing and blends rounded fills whole."
    ).mean(),
  ]

  /// The pixels by the part of the table that they belong to; only those of labels depend on fonts.
  private static let roles = [
    pixels("backdrop", \.roles.backdrop, on: .geometry, "behind the table"),
    pixels("background", \.roles.background, on: .geometry, "of row and section backgrounds"),
    pixels("label", \.roles.label, on: .fonts, "of text"),
    pixels("decoration", \.roles.decoration, on: .geometry, "of anything else"),
  ]

  private static let labels: [Metric] = [
    count(
      "label_hits", \.labelHits, on: .fonts, polarity: .neither,
      "Texts shown whose image was in the cache of labels."),
    count(
      "label_misses", \.labelMisses, on: .fonts, "Texts shown that had to be shaped and drawn."),
  ]

  private static let machine: [Metric] = [
    Metric(
      "involuntary_switches", unit: "1", .noisy,
      "Times that the kernel took the processor from the thread."
    ).stored(in: \.involuntarySwitches),
    Metric(
      "steal_ticks", unit: "tick", .noisy,
      "Time that the hypervisor gave to others since the frame before, in the kernel's ticks."
    ).stored(in: \.stealTicks),
  ]

  package static let allocationColumns = Set(["allocated_bytes"] + phases.map(\.bytes.name))

  /// Counts that the record of a run holds; with measured heights those that depend on the rows in
  /// view depend on the fonts.
  static let ofSeries: [Metric] = [
    ofRun(
      "overdraw", on: .fonts, "Opaque and blended pixels per frame and pixel of the display.",
      columns: ["opaque_px", "blended_px"], places: 4
    ) { counts in
      counts.displayPixels.map {
        (counts.mean(\.opaquePixels) + counts.mean(\.blendedPixels)) / Double($0)
      }
    },
    ofRun(
      "cells_reused", on: .geometry, polarity: .neither, growsWithRounds: true,
      "Rows that came in and got a used cell, all measured rounds.",
      columns: ["rows_in", "cells_created"]
    ) { Double($0.sums.rowsIn - $0.sums.cellsCreated) },
    recorded(
      "image_bytes", \.imageBytes, unit: "B", on: .geometry, growsWithRounds: false,
      "Bytes of background images and of rasterized cells alive at the last frame.",
      isInSummary: true),
    recorded(
      "cells_alive", \.cellsAlive, growsWithRounds: false,
      "Cells in existence after the last round, on the display, in a pool or kept.",
      isInSummary: true),
    recorded(
      "image_hits", \.imageHits, polarity: .neither,
      "Lookups of background images that found one in the cache, all measured rounds."),
    recorded(
      "image_misses", \.imageMisses,
      "Lookups of background images that had to make one, all measured rounds."),
    recorded(
      "layer_moves", \.layerMoves,
      "Layers taken out of the tree and put in again, all measured rounds."),
    recorded(
      "height_queries", \.heightQueries,
      "Heights of rows asked for in the whole run; 0 where rows have a fixed height."),
    recorded(
      "height_cache_misses", \.heightMisses,
      "Heights of rows that had to be measured, in the whole run."),
    recorded(
      "proxy_cells", \.proxyCells, "Cells made only to measure heights, in the whole run."),
  ]

  /// The sums of the lookups of labels, the last of all counts.
  static let ofLabels: [Metric] = labels.flatMap { $0.total(isInSummary: false).ofRun }
}

extension Metric {
  private static func key(
    _ name: String, _ path: PartialKeyPath<FrameSample>, _ definition: String
  ) -> Metric {
    Metric(name, unit: "1", .key, polarity: .neither, definition).stored(in: path)
  }

  private static func count(
    _ name: String, _ path: PartialKeyPath<FrameSample>, unit: String = "1",
    on dependence: Dependence = .geometry, polarity: Polarity = .lowerIsBetter,
    _ definition: String
  ) -> Metric {
    Metric(name, unit: unit, .exact(dependence), polarity: polarity, definition)
      .stored(in: path)
  }

  private static func moved(
    _ name: String, _ path: PartialKeyPath<FrameSample>, _ definition: String
  ) -> Metric { count(name, path, unit: "B", on: .fonts, definition) }

  private static func pixels(
    _ role: String, _ path: KeyPath<FrameSample, RolePixels.Count>, on dependence: Dependence,
    _ object: String
  ) -> [Metric] {
    [
      count(
        "\(role)_opaque_px", path.appending(path: \.opaque), unit: "px", on: dependence,
        "Pixels \(object) written without reading the destination."
      ).mean(),
      count(
        "\(role)_blended_px", path.appending(path: \.blended), unit: "px", on: dependence,
        "Pixels \(object) read, blended and written back."
      ).mean(),
    ]
  }

  private static func phase(
    _ phase: Phase, _ time: KeyPath<FrameSample, Int64>, _ bytes: KeyPath<FrameSample, Int>,
    _ work: String
  ) -> (time: Metric, bytes: Metric) {
    var nanoseconds = Metric("\(phase.rawValue)_ns", unit: "ns", .noisy, "The time \(work).")
    nanoseconds.phase = phase
    return (
      nanoseconds.stored(in: time).percentiles(50),
      count(
        "\(phase.rawValue)_bytes", bytes, unit: "B", on: .toolchain,
        "Bytes allocated \(work); exact from round 1 on, for one build and its fonts.")
    )
  }

  private static func recorded(
    _ name: String, _ path: any WritableKeyPath<SeriesFacts, Int> & Sendable, unit: String = "1",
    on dependence: Dependence = .fonts, polarity: Polarity = .lowerIsBetter,
    growsWithRounds: Bool = true, _ definition: String,
    isInSummary: Bool = false
  ) -> Metric {
    var metric = ofRun(
      name, unit: unit, on: dependence, polarity: polarity, growsWithRounds: growsWithRounds,
      definition
    ) { $0.facts.map { Double($0[keyPath: path]) } }
    (metric.recorded, metric.isInSummary) = (path, isInSummary)
    return metric
  }

  private static func ofRun(
    _ name: String, unit: String = "1", on dependence: Dependence,
    polarity: Polarity = .lowerIsBetter, growsWithRounds: Bool = false, _ definition: String,
    columns: Set<String> = [], places: Int = 0,
    _ value: @escaping @Sendable (SeriesCounts) -> Double?
  ) -> Metric {
    var metric = Metric(
      name, unit: unit, .exact(dependence), polarity: polarity, definition)
    (metric.columns, metric.places) = (columns, places)
    (metric.growsWithRounds, metric.count) = (growsWithRounds, value)
    return metric
  }
}
