package import Results
package import RunRecords

/// A metric with a value per measured round, which claims compare.
///
/// Derived from the metric catalogue: times, sums of the counts of a frame over a round, counts of a
/// series, which are the same for all rounds, and the memory of processes.
package struct RoundMetric: Sendable {
  package let metric: Metric
  /// Indicates whether the metric is a size of the memory of a process per case and round.
  package let isMemory: Bool
  private let values: @Sendable (FrameSeries, SeriesMetadata, [SeriesMemory]) -> [Double]

  private init(
    metric: Metric, isMemory: Bool = false,
    values: @escaping @Sendable (FrameSeries, SeriesMetadata, [SeriesMemory]) -> [Double]
  ) {
    self.metric = metric
    self.isMemory = isMemory
    self.values = values
  }

  /// Indicates whether the metric is the same in every run with the same seed.
  package var isExact: Bool { metric.certainty == .exact }

  /// Indicates whether the metric is one of memory, which jemalloc counts.
  package var needsAllocator: Bool { isMemory || metric.dependence == .toolchain }

  /// Returns the value of each measured round; times in milliseconds.
  ///
  /// - Parameter memory: The memory in each round, for metrics of memory.
  package func rounds(
    of series: FrameSeries, _ metadata: SeriesMetadata, memory: [SeriesMemory] = []
  ) -> [Double] {
    values(series, metadata, memory)
  }

  /// Returns the metric of a name; `nil` if no metric of that name has values per round.
  package static func named(_ name: String) -> RoundMetric? {
    if name == rowUpdate.metric.name { return rowUpdate }
    if let time = TimeMetric.named(name) {
      return RoundMetric(metric: time.metric) { series, _, _ in
        time.rounds(of: series)
      }
    }
    if let count = MetricCatalogue.frames.first(where: { $0.name == name }),
      count.metric.certainty == .exact, count.metric.unit != "pt"
    {
      return RoundMetric(metric: count.metric) { series, _, _ in
        (1..<series.rounds).map { round in
          series.pass(round).reduce(0) { $0 + count.value(of: $1) }
        }
      }
    }
    if let count = ExactMetric.named(name), count.sources.isEmpty {
      return RoundMetric(metric: count.metric) { series, metadata, _ in
        let value = count.exactValue(SeriesCounts(of: series, metadata: metadata)) ?? 0
        return Array(repeating: value, count: series.rounds - 1)
      }
    }
    return MemoryMetric.named(name).map { size in
      RoundMetric(metric: size.metric, isMemory: true) { _, _, memory in
        memory.map { Double(size.value($0)) }
      }
    }
  }

  /// The time for the cells of a row that enters the display.
  private static let rowUpdate = RoundMetric(
    metric: Metric(
      "recycle_configure_layout_a_row_ms", unit: "ms", .noisy,
      "The sum of recycle, configure and layout over a round, divided by the rows that came in.")
  ) { series, _, _ in
    (1..<series.rounds).map { round in
      let pass = series.pass(round)
      let nanoseconds = pass.reduce(0) {
        $0 + $1.phases.recycle + $1.phases.configure + $1.phases.layout
      }
      return Double(nanoseconds) / 1e6 / Double(max(1, pass.reduce(0) { $0 + $1.rowsIn }))
    }
  }
}
