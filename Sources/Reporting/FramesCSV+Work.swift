import RunRecords

extension FramesCSV {
  /// What a compositor moves, in counts that hold on any device.
  static let traffic: [FrameColumn] = [
    .exact("quads", unit: "1", on: .fonts, "Rectangles drawn.") {
      .integer($0.sample.traffic.quads)
    } reading: {
      $0.traffic.quads = $1
    },
    .exact(
      "image_switches", unit: "1", on: .fonts,
      "Times that a quad shows another image than the last one."
    ) {
      .integer($0.sample.traffic.imageSwitches)
    } reading: {
      $0.traffic.imageSwitches = $1
    },
    .exact("source_read_bytes", unit: "B", on: .fonts, "Bytes read from images.") {
      .integer($0.sample.traffic.sourceReadBytes)
    } reading: {
      $0.traffic.sourceReadBytes = $1
    },
    .exact(
      "dest_read_bytes", unit: "B", on: .fonts, "Bytes read from the destination in order to blend."
    ) {
      .integer($0.sample.traffic.destinationReadBytes)
    } reading: {
      $0.traffic.destinationReadBytes = $1
    },
    .exact("dest_write_bytes", unit: "B", on: .fonts, "Bytes written to the destination.") {
      .integer($0.sample.traffic.destinationWriteBytes)
    } reading: {
      $0.traffic.destinationWriteBytes = $1
    },
    .exact(
      "offscreen_bytes", unit: "B", on: .fonts, "Bytes written to and read from off-screen buffers."
    ) {
      .integer($0.sample.traffic.offscreenBytes)
    } reading: {
      $0.traffic.offscreenBytes = $1
    },
    .exact(
      "contents_changed_bytes", unit: "B", on: .fonts,
      "Bytes of layer contents made or changed, which a GPU would upload."
    ) {
      .integer($0.sample.traffic.contentsChangedBytes)
    } reading: {
      $0.traffic.contentsChangedBytes = $1
    },
  ]

  /// The pixels by what they belong to; only those of labels depend on fonts.
  static let roles: [FrameColumn] = [
    pixels("backdrop", "behind the table", on: .geometry, { $0.backdrop }) { $0.backdrop = $1 },
    pixels("background", "of row and section backgrounds", on: .geometry, { $0.background }) {
      $0.background = $1
    },
    pixels("label", "of text", on: .fonts, { $0.label }) { $0.label = $1 },
    pixels("decoration", "of anything else", on: .geometry, { $0.decoration }) {
      $0.decoration = $1
    },
  ].flatMap(\.self)

  /// Where the frame was, what the machine did to it, and which run it belongs to.
  static let machine: [FrameColumn] = [
    .exact("first_row", unit: "1", on: .geometry, "The row at the top of the display, from 0.") {
      .integer($0.sample.firstRow)
    } reading: {
      $0.firstRow = $1
    },
    .noisy(
      "involuntary_switches", unit: "1", "Times that the kernel took the processor from the thread."
    ) {
      .integer($0.sample.involuntarySwitches)
    } reading: {
      $0.involuntarySwitches = $1
    },
    .noisy(
      "steal_ticks", unit: "tick",
      "Time that the hypervisor gave to others since the frame before, in the kernel's ticks."
    ) {
      .integer($0.sample.stealTicks)
    } reading: {
      $0.stealTicks = $1
    },
    .head("run_id", .runID, "The run, by the same name in all its files.") { .text($0.runID) },
  ]

  /// What each phase allocated.
  static let allocations: [FrameColumn] = [
    bytes("advance", "from the trace to the scroll offset", { $0.advance }) { $0.advance = $1 },
    bytes("turnover", "to take rows off and on", { $0.turnover }) { $0.turnover = $1 },
    bytes("configure", "to put content and state on the cells", { $0.configure }) {
      $0.configure = $1
    },
    bytes("layout", "to place the layers of the cells", { $0.layout }) { $0.layout = $1 },
    bytes("commit", "from the layer tree to the draw list", { $0.commit }) { $0.commit = $1 },
    bytes("composite", "from the draw list to pixels, by all threads", { $0.composite }) {
      $0.composite = $1
    },
  ]

  /// How often text was there already.
  static let labels: [FrameColumn] = [
    .exact(
      "label_hits", unit: "1", on: .fonts, "Texts shown whose image was in the cache of labels."
    ) {
      .integer($0.sample.labelHits)
    } reading: {
      $0.labelHits = $1
    },
    .exact("label_misses", unit: "1", on: .fonts, "Texts shown that had to be shaped and drawn.") {
      .integer($0.sample.labelMisses)
    } reading: {
      $0.labelMisses = $1
    },
  ]

  /// What tells cells apart that times alone do not.
  static let reuse: [FrameColumn] = [
    .head(
      "reuse", .reuse,
      "The reuse policy: pool, none (a new cell each time) or keep-all (every cell made is kept)."
    ) { .text($0.reuse) }
  ]

  private static func bytes(
    _ phase: String, _ what: String, _ count: @escaping @Sendable (PhaseBytes) -> Int,
    reading: @escaping @Sendable (inout PhaseBytes, Int) -> Void
  ) -> FrameColumn {
    .exact(
      "\(phase)_bytes", unit: "B", on: .toolchain,
      "Bytes allocated \(what); exact from round 1 on, for one build and its fonts."
    ) {
      .integer(count($0.sample.phaseBytes))
    } reading: {
      reading(&$0.phaseBytes, $1)
    }
  }

  private static func pixels(
    _ role: String, _ what: String, on dependence: Metric.Dependence,
    _ count: @escaping @Sendable (RolePixels) -> RolePixels.Count,
    reading: @escaping @Sendable (inout RolePixels, RolePixels.Count) -> Void
  ) -> [FrameColumn] {
    [
      .exact(
        "\(role)_opaque_px", unit: "px", on: dependence,
        "Pixels \(what) written without reading the destination."
      ) {
        .integer(count($0.sample.roles).opaque)
      } reading: {
        reading(
          &$0.roles, RolePixels.Count(opaque: $1, blended: count($0.roles).blended))
      },
      .exact(
        "\(role)_blended_px", unit: "px", on: dependence,
        "Pixels \(what) read, blended and written back."
      ) {
        .integer(count($0.sample.roles).blended)
      } reading: {
        reading(
          &$0.roles, RolePixels.Count(opaque: count($0.roles).opaque, blended: $1))
      },
    ]
  }
}
