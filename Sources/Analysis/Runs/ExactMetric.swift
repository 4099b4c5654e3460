package import RunRecords
import Statistics

/// A count that repeats exactly, under the name of its column in `summary.csv`.
///
/// Values are rounded as that file writes them, so that one that was read back equals one that was
/// computed.
package struct ExactMetric: Sendable {
  /// Which way of a change is a loss.
  package enum Polarity: Sendable {
    /// More of it costs more.
    case lowerIsBetter
    /// It says what was scrolled rather than what that cost.
    case neither
  }

  package let name: String
  /// What must be the same for two values to compare.
  package let dependence: Metric.Dependence
  package let sense: Polarity
  /// Whether it is a sum over all measured rounds, or over the whole run, so that values compare only
  /// for as many rounds.
  package let growsWithRounds: Bool
  /// What it is made of: columns of `frames.csv`, and keys of a series in `run.json` as
  /// `series.cells_alive`.
  ///
  /// Where a file lacks one of them the metric is not 0 but unknown.
  package let sources: Set<String>
  private let places: Int
  private let value: Value

  /// Where the value is taken from.
  private enum Value: Sendable {
    /// From frames alone.
    case frames(@Sendable (SteadyWork) -> Double)
    /// From the record of the run too.
    case run(@Sendable (SeriesSummary) -> Double)
  }

  /// The value of a series, rounded as it is written.
  package func value(of summary: SeriesSummary) -> Double {
    switch value {
    case .frames(let value): rounded(value(summary.steadyWork))
    case .run(let value): rounded(value(summary))
    }
  }

  /// The value of measured frames of which nothing else is known, rounded in the same way; `nil` for
  /// a metric that frames alone do not tell.
  package func value(of work: SteadyWork) -> Double? {
    guard case .frames(let value) = value else { return nil }
    return rounded(value(work))
  }

  private func rounded(_ value: Double) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (value * scale).rounded() / scale
  }
}

extension ExactMetric {
  /// The metric of a column, if there is one.
  package static func named(_ name: String) -> ExactMetric? { all.first { $0.name == name } }

  /// All of them, in the order of the file.
  package static let all: [ExactMetric] = frame + cells + traffic + roles + findings

  private static let frame: [ExactMetric] = [
    mean("opaque_px_per_frame", .fonts, of: "opaque_px") { $0.opaquePixels },
    mean("blended_px_per_frame", .fonts, of: "blended_px") { $0.blendedPixels },
    ExactMetric(
      name: "overdraw", dependence: .fonts, sense: .lowerIsBetter, growsWithRounds: false,
      sources: ["opaque_px", "blended_px"], places: 4, value: .run { $0.overdraw }),
    mean("offscreen_passes_per_frame", .geometry, of: "offscreen_passes") { $0.offscreenPasses },
    mean("layers_per_frame", .geometry, of: "layers") { $0.layers },
  ]

  private static let cells: [ExactMetric] = [
    sum("cells_created", .geometry, of: ["cells_created"]) { $0.cellsCreated },
    sum("cells_reused", .geometry, .neither, of: ["rows_in", "cells_created"]) {
      $0.rowsIn - $0.cellsCreated
    },
    count("image_bytes", .geometry) { $0.imageBytes },
    mean("allocated_bytes_per_frame", .toolchain, of: "allocated_bytes") { $0.allocatedBytes },
    mean("cap_rows_per_frame", .geometry, .neither, of: "cap_rows") { $0.capRows },
  ]

  private static let traffic: [ExactMetric] = [
    mean("quads", .fonts) { $0.traffic.quads },
    mean("image_switches", .fonts) { $0.traffic.imageSwitches },
    mean("source_read_bytes", .fonts) { $0.traffic.sourceReadBytes },
    mean("dest_read_bytes", .fonts) { $0.traffic.destinationReadBytes },
    mean("dest_write_bytes", .fonts) { $0.traffic.destinationWriteBytes },
    mean("offscreen_bytes", .fonts) { $0.traffic.offscreenBytes },
    mean("contents_changed_bytes", .fonts) { $0.traffic.contentsChangedBytes },
  ]

  private static let roles: [ExactMetric] = [
    mean("backdrop_opaque_px", .geometry) { $0.roles.backdrop.opaque },
    mean("backdrop_blended_px", .geometry) { $0.roles.backdrop.blended },
    mean("background_opaque_px", .geometry) { $0.roles.background.opaque },
    mean("background_blended_px", .geometry) { $0.roles.background.blended },
    mean("label_opaque_px", .fonts) { $0.roles.label.opaque },
    mean("label_blended_px", .fonts) { $0.roles.label.blended },
    mean("decoration_opaque_px", .geometry) { $0.roles.decoration.opaque },
    mean("decoration_blended_px", .geometry) { $0.roles.decoration.blended },
  ]

  private static let findings: [ExactMetric] = [
    count("cells_alive", .fonts) { $0.cellsAlive },
    count("image_hits", .fonts, .neither, growsWithRounds: true) { $0.imageHits },
    count("image_misses", .fonts, growsWithRounds: true) { $0.imageMisses },
    count("layer_moves", .fonts, growsWithRounds: true) { $0.layerMoves },
    count("height_queries", .fonts, growsWithRounds: true) { $0.heightQueries },
    count("height_cache_misses", .fonts, of: "height_misses", growsWithRounds: true) {
      $0.heightMisses
    },
    count("proxy_cells", .fonts, growsWithRounds: true) { $0.proxyCells },
    count("label_hits", .fonts, .neither, growsWithRounds: true) { $0.labelHits },
    count("label_misses", .fonts, growsWithRounds: true) { $0.labelMisses },
  ]

  /// A mean over frames, with three decimal places.
  ///
  /// - Parameter column: Its column of `frames.csv`; `nil` for one of the same name.
  private static func mean(
    _ name: String, _ dependence: Metric.Dependence, _ sense: Polarity = .lowerIsBetter,
    of column: String? = nil, _ value: @escaping @Sendable (SeriesSummary.MeanWork) -> Double
  ) -> ExactMetric {
    ExactMetric(
      name: name, dependence: dependence, sense: sense, growsWithRounds: false,
      sources: [column ?? name], places: 3, value: .frames { value($0.mean) })
  }

  /// A sum over the frames of all measured rounds.
  private static func sum(
    _ name: String, _ dependence: Metric.Dependence, _ sense: Polarity = .lowerIsBetter,
    of columns: Set<String>, _ value: @escaping @Sendable (SteadyWork) -> Int
  ) -> ExactMetric {
    ExactMetric(
      name: name, dependence: dependence, sense: sense, growsWithRounds: true, sources: columns,
      places: 0, value: .frames { Double(value($0)) })
  }

  /// A count that the record of the run holds.
  ///
  /// - Parameter key: Its key in `run.json`; `nil` for one of the same name.
  private static func count(
    _ name: String, _ dependence: Metric.Dependence, _ sense: Polarity = .lowerIsBetter,
    of key: String? = nil, growsWithRounds: Bool = false,
    _ value: @escaping @Sendable (SeriesMetadata) -> Int
  ) -> ExactMetric {
    ExactMetric(
      name: name, dependence: dependence, sense: sense, growsWithRounds: growsWithRounds,
      sources: ["series.\(key ?? name)"], places: 0, value: .run { Double(value($0.facts)) })
  }
}
