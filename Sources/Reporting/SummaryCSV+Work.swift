import Analysis
import RunRecords
import Statistics

extension SummaryCSV {
  /// What a compositor moves, in counts that hold on any device.
  static let traffic: [Column<SeriesSummary>] = [
    work("quads", unit: "1/frame", "Rectangles drawn") { $0.traffic.quads },
    work(
      "image_switches", unit: "1/frame", "Times that a quad shows another image than the last one"
    ) { $0.traffic.imageSwitches },
    work("source_read_bytes", unit: "B/frame", "Bytes read from images") {
      $0.traffic.sourceReadBytes
    },
    work("dest_read_bytes", unit: "B/frame", "Bytes read from the destination in order to blend") {
      $0.traffic.destinationReadBytes
    },
    work("dest_write_bytes", unit: "B/frame", "Bytes written to the destination") {
      $0.traffic.destinationWriteBytes
    },
    work("offscreen_bytes", unit: "B/frame", "Bytes written to and read from off-screen buffers") {
      $0.traffic.offscreenBytes
    },
    work(
      "contents_changed_bytes", unit: "B/frame",
      "Bytes of layer contents made or changed, which a GPU would upload"
    ) { $0.traffic.contentsChangedBytes },
  ]

  /// The pixels by what they belong to; only those of labels depend on fonts.
  static let roles: [Column<SeriesSummary>] = [
    pixels("backdrop", "behind the table", on: .geometry) { $0.backdrop },
    pixels("background", "of row and section backgrounds", on: .geometry) { $0.background },
    pixels("label", "of text", on: .fonts) { $0.label },
    pixels("decoration", "of anything else", on: .geometry) { $0.decoration },
  ].flatMap(\.self)

  private static func work(
    _ name: String, unit: String, _ what: String,
    _ value: @escaping @Sendable (SeriesSummary.MeanWork) -> Double
  ) -> Column<SeriesSummary> {
    .exact(name, unit: unit, on: .fonts, "\(what), mean over measured frames.") {
      .mean(value($0.work))
    }
  }

  private static func pixels(
    _ role: String, _ what: String, on dependence: Metric.Dependence,
    _ count: @escaping @Sendable (SeriesSummary.MeanRoles) -> SeriesSummary.MeanRoles.Count
  ) -> [Column<SeriesSummary>] {
    [
      .exact(
        "\(role)_opaque_px", unit: "px/frame", on: dependence,
        "Pixels \(what) written without reading the destination, mean over measured frames."
      ) { .mean(count($0.work.roles).opaque) },
      .exact(
        "\(role)_blended_px", unit: "px/frame", on: dependence,
        "Pixels \(what) read, blended and written back, mean over measured frames."
      ) { .mean(count($0.work.roles).blended) },
    ]
  }
}
