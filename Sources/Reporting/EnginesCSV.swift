package import Analysis
import Statistics

/// The file of the yardstick bench: one line per engine, number of threads and way.
///
/// New columns are appended; none moves.
package enum EnginesCSV {
  package static func bytes(_ summary: EngineBenchmarkSummary) -> [UInt8] {
    CSVText.file(columns, summary.cells)
  }

  /// The first line of such a file, by which one is known.
  package static let header = columns.map(\.metric.name).joined(separator: ",")

  package static let columns: [Column<EngineBenchmarkSummary.Cell>] = [
    .key("engine", "The engine that drew.") { .text($0.engine) },
    .key("threads", unit: "1", "Threads that drew.") { .integer($0.threads) },
    .key(
      "way", "The way to draw the scene: A, B, C1, C1a, C2 or D, a strategy each."
    ) { .text($0.way) },
    .key("frames", unit: "1", "Measured frames, cold ones not counted.") { .integer($0.frames) },
    .noisy("min_ms", unit: "ms", "The shortest time from the draw list to pixels.") {
      .milliseconds($0.minimum)
    },
    .noisy("median_ms", unit: "ms", "The median of these times.") { .milliseconds($0.median) },
    .noisy("p99_ms", unit: "ms", "Their 99th percentile.") { .milliseconds($0.p99) },
    .noisy(
      "median_x_memset", unit: "1",
      "median_ms ÷ the median of all memsets of the frame buffer, one right before each frame."
    ) { .ratio($0.medianInMemsets) },
    .noisy(
      "median_x_pixman", unit: "1",
      "median_ms ÷ that of pixman on the same way; empty where pixman was not run."
    ) { $0.medianInPixmans.map(Field.ratio) ?? .empty },
    .noisy(
      "cold_x_memset", unit: "1",
      "The median of frames before which other memory was touched ÷ the same median of memsets."
    ) { $0.coldInMemsets.map(Field.ratio) ?? .empty },
  ]
}
