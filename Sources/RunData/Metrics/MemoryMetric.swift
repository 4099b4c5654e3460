/// A size of the memory of a process that drew one strategy, under the name of its column in
/// `summary.csv`.
package struct MemoryMetric: Sendable {
  package let metric: Metric
  /// The size in bytes.
  package let value: @Sendable (SeriesMemory) -> Int

  private init(
    _ name: String, _ size: String, _ value: @escaping @Sendable (SeriesMemory) -> Int
  ) {
    metric = Metric(
      name, unit: "B", .noisy,
      "\(size) of a process that draws a frame and scrolls a pass without compositing.")
    self.value = value
  }

  package static let all = [
    MemoryMetric("peak_rss_bytes", "The peak resident memory") { $0.peakRssBytes },
    MemoryMetric("heap_allocated_bytes", "The allocated memory (stats.allocated of jemalloc)") {
      $0.allocatedBytes
    },
    MemoryMetric(
      "heap_resident_bytes", "The resident memory of the allocator (stats.resident of jemalloc)"
    ) { $0.residentBytes },
  ]
}
