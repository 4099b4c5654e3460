package import RunRecords

/// A count that repeats exactly, under the name of its column in `summary.csv`.
///
/// Values are rounded as that file writes them, so that one that was read back equals one that was
/// computed.
package struct ExactMetric: Sendable {
  /// Which way of a change is a loss.
  package enum Sense: Sendable {
    /// More of it costs more.
    case lowerIsBetter
    /// It says what was scrolled rather than what that cost.
    case neither
  }

  package let name: String
  /// What must be the same for two values to compare.
  package let dependence: Metric.Dependence
  package let sense: Sense
  /// Whether it is a sum over all measured rounds, or over the whole run, so that values compare only
  /// for as many rounds.
  package let growsWithRounds: Bool
  private let places: Int
  private let unrounded: @Sendable (SeriesSummary) -> Double

  /// The value of a series, rounded as it is written.
  package func value(of summary: SeriesSummary) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (unrounded(summary) * scale).rounded() / scale
  }
}

extension ExactMetric {
  /// The metric of a column, if there is one.
  package static func named(_ name: String) -> ExactMetric? { all.first { $0.name == name } }

  /// All of them, in the order of the file.
  package static let all: [ExactMetric] = frame + cells + traffic + roles + findings

  private static let frame: [ExactMetric] = [
    mean("opaque_px_per_frame", .fonts) { $0.work.opaquePixels },
    mean("blended_px_per_frame", .fonts) { $0.work.blendedPixels },
    ExactMetric(
      name: "overdraw", dependence: .fonts, sense: .lowerIsBetter, growsWithRounds: false,
      places: 4
    ) { $0.overdraw },
    mean("offscreen_passes_per_frame", .geometry) { $0.work.offscreenPasses },
    mean("layers_per_frame", .geometry) { $0.work.layers },
  ]

  private static let cells: [ExactMetric] = [
    count("cells_created", .geometry, growsWithRounds: true) { $0.cellsCreated },
    count("cells_reused", .geometry, .neither, growsWithRounds: true) { $0.cellsReused },
    count("image_bytes", .geometry) { $0.imageBytes },
    mean("allocated_bytes_per_frame", .toolchain) { $0.work.allocatedBytes },
    mean("cap_rows_per_frame", .geometry, .neither) { $0.work.capRows },
  ]

  private static let traffic: [ExactMetric] = [
    mean("quads", .fonts) { $0.work.traffic.quads },
    mean("image_switches", .fonts) { $0.work.traffic.imageSwitches },
    mean("source_read_bytes", .fonts) { $0.work.traffic.sourceReadBytes },
    mean("dest_read_bytes", .fonts) { $0.work.traffic.destinationReadBytes },
    mean("dest_write_bytes", .fonts) { $0.work.traffic.destinationWriteBytes },
    mean("offscreen_bytes", .fonts) { $0.work.traffic.offscreenBytes },
    mean("contents_changed_bytes", .fonts) { $0.work.traffic.contentsChangedBytes },
  ]

  private static let roles: [ExactMetric] = [
    mean("backdrop_opaque_px", .geometry) { $0.work.roles.backdrop.opaque },
    mean("backdrop_blended_px", .geometry) { $0.work.roles.backdrop.blended },
    mean("background_opaque_px", .geometry) { $0.work.roles.background.opaque },
    mean("background_blended_px", .geometry) { $0.work.roles.background.blended },
    mean("label_opaque_px", .fonts) { $0.work.roles.label.opaque },
    mean("label_blended_px", .fonts) { $0.work.roles.label.blended },
    mean("decoration_opaque_px", .geometry) { $0.work.roles.decoration.opaque },
    mean("decoration_blended_px", .geometry) { $0.work.roles.decoration.blended },
  ]

  private static let findings: [ExactMetric] = [
    count("cells_alive", .fonts) { $0.facts.cellsAlive },
    count("image_hits", .fonts, .neither, growsWithRounds: true) { $0.facts.imageHits },
    count("image_misses", .fonts, growsWithRounds: true) { $0.facts.imageMisses },
    count("layer_moves", .fonts, growsWithRounds: true) { $0.facts.layerMoves },
    count("height_queries", .fonts, growsWithRounds: true) { $0.facts.heightQueries },
    count("height_cache_misses", .fonts, growsWithRounds: true) { $0.facts.heightMisses },
    count("proxy_cells", .fonts, growsWithRounds: true) { $0.facts.proxyCells },
  ]

  /// A mean over frames, with three decimal places.
  private static func mean(
    _ name: String, _ dependence: Metric.Dependence, _ sense: Sense = .lowerIsBetter,
    _ value: @escaping @Sendable (SeriesSummary) -> Double
  ) -> ExactMetric {
    ExactMetric(
      name: name, dependence: dependence, sense: sense, growsWithRounds: false, places: 3,
      unrounded: value)
  }

  private static func count(
    _ name: String, _ dependence: Metric.Dependence, _ sense: Sense = .lowerIsBetter,
    growsWithRounds: Bool = false, _ value: @escaping @Sendable (SeriesSummary) -> Int
  ) -> ExactMetric {
    ExactMetric(
      name: name, dependence: dependence, sense: sense, growsWithRounds: growsWithRounds,
      places: 0
    ) { Double(value($0)) }
  }
}
