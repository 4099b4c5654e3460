import RunRecords

extension FramesCSV {
  /// What a compositor moves, in counts that hold on any device.
  static let traffic: [Column<Line>] = [
    .exact("quads", unit: "1", on: .fonts, "Rectangles drawn.") {
      .integer($0.sample.traffic.quads)
    },
    .exact(
      "image_switches", unit: "1", on: .fonts,
      "Times that a quad shows another image than the last one."
    ) { .integer($0.sample.traffic.imageSwitches) },
    .exact("source_read_bytes", unit: "B", on: .fonts, "Bytes read from images.") {
      .integer($0.sample.traffic.sourceReadBytes)
    },
    .exact(
      "dest_read_bytes", unit: "B", on: .fonts, "Bytes read from the destination in order to blend."
    ) { .integer($0.sample.traffic.destinationReadBytes) },
    .exact("dest_write_bytes", unit: "B", on: .fonts, "Bytes written to the destination.") {
      .integer($0.sample.traffic.destinationWriteBytes)
    },
    .exact(
      "offscreen_bytes", unit: "B", on: .fonts, "Bytes written to and read from off-screen buffers."
    ) { .integer($0.sample.traffic.offscreenBytes) },
    .exact(
      "contents_changed_bytes", unit: "B", on: .fonts,
      "Bytes of layer contents made or changed, which a GPU would upload."
    ) { .integer($0.sample.traffic.contentsChangedBytes) },
  ]

  /// The pixels by what they belong to; only those of labels depend on fonts.
  static let roles: [Column<Line>] = [
    pixels("backdrop", "behind the table", on: .geometry) { $0.backdrop },
    pixels("background", "of row and section backgrounds", on: .geometry) { $0.background },
    pixels("label", "of text", on: .fonts) { $0.label },
    pixels("decoration", "of anything else", on: .geometry) { $0.decoration },
  ].flatMap(\.self)

  /// Where the frame was, what the machine did to it, and which run it belongs to.
  static let machine: [Column<Line>] = [
    .exact("first_row", unit: "1", on: .geometry, "The row at the top of the display, from 0.") {
      .integer($0.sample.firstRow)
    },
    .noisy(
      "involuntary_switches", unit: "1", "Times that the kernel took the processor from the thread."
    ) { .integer($0.sample.involuntarySwitches) },
    .noisy(
      "steal_ticks", unit: "tick",
      "Time that the hypervisor gave to others since the frame before, in the kernel's ticks."
    ) { .integer($0.sample.stealTicks) },
    .key("run_id", "The run, by the same name in all its files.") { .text($0.runID) },
  ]

  /// What each phase allocated.
  static let allocations: [Column<Line>] = [
    bytes("advance", "from the trace to the scroll offset", \.advance),
    bytes("turnover", "to take rows off and on", \.turnover),
    bytes("configure", "to put content and state on the cells", \.configure),
    bytes("layout", "to place the layers of the cells", \.layout),
    bytes("commit", "from the layer tree to the draw list", \.commit),
    bytes("composite", "from the draw list to pixels, by all threads", \.composite),
  ]

  /// How often text was there already.
  static let labels: [Column<Line>] = [
    .exact(
      "label_hits", unit: "1", on: .fonts, "Texts shown whose picture was in the cache of labels."
    ) { .integer($0.sample.labelHits) },
    .exact("label_misses", unit: "1", on: .fonts, "Texts shown that had to be shaped and drawn.") {
      .integer($0.sample.labelMisses)
    },
  ]

  private static func bytes(
    _ phase: String, _ what: String, _ count: @escaping @Sendable (PhaseBytes) -> Int
  ) -> Column<Line> {
    .exact(
      "\(phase)_bytes", unit: "B", on: .toolchain,
      "Bytes allocated \(what); exact from round 1 on, for one build and its fonts."
    ) { .integer(count($0.sample.phaseBytes)) }
  }

  private static func pixels(
    _ role: String, _ what: String, on dependence: Metric.Dependence,
    _ count: @escaping @Sendable (RolePixels) -> RolePixels.Count
  ) -> [Column<Line>] {
    [
      .exact(
        "\(role)_opaque_px", unit: "px", on: dependence,
        "Pixels \(what) written without reading the destination."
      ) { .integer(count($0.sample.roles).opaque) },
      .exact(
        "\(role)_blended_px", unit: "px", on: dependence,
        "Pixels \(what) read, blended and written back."
      ) { .integer(count($0.sample.roles).blended) },
    ]
  }
}
