/// A count of a run that repeats exactly, under the name of its column in `summary.csv`.
///
/// Values are rounded as that file writes them, so that one that was read back equals one that was
/// computed.
package struct ExactMetric: Sendable {
  package let metric: Metric
  /// A Boolean value that indicates a sum over all measured rounds or the run: values compare only
  /// for as many rounds.
  package let growsWithRounds: Bool
  /// The columns of `frames.csv` that it follows from; empty for a count that the record of a run
  /// holds.
  ///
  /// Where a file lacks one, the metric is unknown rather than 0.
  package let sources: Set<String>
  /// A name for lists; metrics that have one explain the difference of two strategies.
  package let label: String?
  /// Indicates whether the metric counts work of a renderer: the ranking by counters goes by these.
  package let isWork: Bool
  /// Indicates whether `summary.csv` has the metric; `run.json` has all.
  package let isInSummary: Bool
  /// The position among the counts of `crossover.csv`; `nil` if that file lacks the metric.
  let sweepColumn: Int?
  /// Decimal places at most.
  package let places: Int
  /// The value of a series, not rounded; `nil` if the counts do not include it.
  package let exactValue: @Sendable (SeriesCounts) -> Double?

  package var name: String { metric.name }
  package var dependence: Metric.Dependence? { metric.dependence }
  package var polarity: Metric.Polarity { metric.polarity }

  /// The value of a series, rounded as it is written; `nil` if the counts do not include it.
  package func value(of counts: SeriesCounts) -> Double? {
    exactValue(counts).map { value in
      let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
      return (value * scale).rounded() / scale
    }
  }
}

extension ExactMetric: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

extension ExactMetric {
  /// The metric of a column, if there is one.
  package static func named(_ name: String) -> ExactMetric? { index[name] }

  private static let index = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All of them: those of the frames first.
  package static let all: [ExactMetric] =
    MetricCatalogue.frames.flatMap { frame in
      frame.aggregates.compactMap { ExactMetric(frame, $0) }
    } + derived + series

  /// The metrics that explain the difference of two strategies.
  package static let explanatory: [ExactMetric] = all.filter { $0.label != nil }

  /// The counters of a renderer's work: layers, quads, image switches, and bytes moved.
  package static let work: [ExactMetric] = all.filter(\.isWork)

  /// The metrics of sweeps, in the order of `crossover.csv`.
  package static let ofSweeps: [ExactMetric] = all.compactMap { metric in
    metric.sweepColumn.map { ($0, metric) }
  }.sorted { $0.0 < $1.0 }.map(\.1)

  private static let derived: [ExactMetric] = [
    ExactMetric(
      metric: Metric(
        "overdraw", unit: "1", .exact, dependence: .fonts,
        "Opaque and blended pixels per frame and pixel of the display."),
      growsWithRounds: false, sources: ["opaque_px", "blended_px"], label: nil, isWork: false,
      isInSummary: false, sweepColumn: nil, places: 4, exactValue: { $0.overdraw }),
    ExactMetric(
      metric: Metric(
        "cells_reused", unit: "1", .exact, dependence: .geometry, polarity: .neither,
        "Rows that came in and got a used cell, all measured rounds."),
      growsWithRounds: true, sources: ["rows_in", "cells_created"], label: nil, isWork: false,
      isInSummary: false, sweepColumn: nil, places: 0, exactValue: { Double($0.cellsReused) }),
  ]

  /// Counts that the record of a run holds; with measured heights those that depend on the rows in
  /// view depend on the fonts.
  private static let series: [ExactMetric] = [
    count(
      "image_bytes", \.imageBytes, unit: "B", on: .geometry,
      "Bytes of background images and of rasterized cells alive at the last frame.",
      label: "background images",
      isInSummary: true),
    count(
      "cells_alive", \.cellsAlive,
      "Cells in existence after the last round, on the display, in a pool or kept.",
      isInSummary: true),
    count(
      "image_hits", \.imageHits, polarity: .neither, growsWithRounds: true,
      "Lookups of background images that found one in the cache, all measured rounds."),
    count(
      "image_misses", \.imageMisses, growsWithRounds: true,
      "Lookups of background images that had to make one, all measured rounds."),
    count(
      "layer_moves", \.layerMoves, growsWithRounds: true,
      "Layers taken out of the tree and put in again, all measured rounds."),
    count(
      "height_queries", \.heightQueries, growsWithRounds: true,
      "Heights of rows asked for in the whole run; 0 where rows have a fixed height."),
    count(
      "height_cache_misses", \.heightMisses, growsWithRounds: true,
      "Heights of rows that had to be measured, in the whole run."),
    count(
      "proxy_cells", \.proxyCells, growsWithRounds: true,
      "Cells made only to measure heights, in the whole run."),
    count(
      "label_hits", \.labelHits, polarity: .neither, growsWithRounds: true,
      "Texts shown whose image was in the cache of labels, all measured rounds."),
    count(
      "label_misses", \.labelMisses, growsWithRounds: true,
      "Texts shown that had to be shaped and drawn, all measured rounds."),
  ]

  private static func count(
    _ name: String, _ path: any KeyPath<SeriesFacts, Int> & Sendable, unit: String = "1",
    on dependence: Metric.Dependence = .fonts,
    polarity: Metric.Polarity = .lowerIsBetter, growsWithRounds: Bool = false,
    _ definition: String, label: String? = nil, isInSummary: Bool = false
  ) -> ExactMetric {
    ExactMetric(
      metric: Metric(
        name, unit: unit, .exact, dependence: dependence, polarity: polarity, definition),
      growsWithRounds: growsWithRounds, sources: [], label: label,
      isWork: false, isInSummary: isInSummary, sweepColumn: nil, places: 0,
      exactValue: { $0.facts.map { Double($0[keyPath: path]) } })
  }

  /// - Returns: `nil` for an aggregate of times.
  private init?(_ frame: FrameMetric, _ aggregate: FrameMetric.Aggregate) {
    var metric = frame.metric
    let sentence = metric.definition.dropLast()
    switch aggregate {
    case .mean(let name):
      metric.name = name
      metric.unit += "/frame"
      metric.definition = "\(sentence), mean over measured frames."
    case .total(let name):
      metric.name = name
      metric.definition = "\(sentence), all measured rounds."
    case .percentiles: return nil
    }
    let offsets: [Int]
    switch frame.storage {
    case .integer(let offset): offsets = [offset]
    case .sum(let parts): offsets = parts
    case .decimal: return nil
    }
    let isMean = if case .mean = aggregate { true } else { false }
    self.init(
      metric: metric, growsWithRounds: !isMean, sources: [frame.name], label: frame.label,
      isWork: frame.isWork, isInSummary: frame.isInSummary, sweepColumn: frame.sweepColumn,
      places: isMean ? 3 : 0,
      exactValue: { counts in
        guard !counts.absent.contains(frame.name) else { return nil }
        let sum = Double(counts.sums.sum(at: offsets))
        return isMean ? sum / Double(counts.frames) : sum
      })
  }
}
