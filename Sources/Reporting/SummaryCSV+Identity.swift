import Analysis
import Statistics

extension SummaryCSV {
  /// What tells the lines of one run from those of another.
  static let identity: [Column<SeriesSummary>] = [
    .key("run_id", "The run, by the same name in all its files.") { .text($0.identity.runID) },
    .key("display", "Width and height of the display in points, and device pixels per point.") {
      .text($0.identity.display)
    },
    .key("content", "What rows show besides their background.") { .text($0.identity.content) },
    .key("trace", "The length of the scroll and its fingerprint.") { .text($0.identity.trace) },
    .key("threads", unit: "1", "Threads that composite.") { .integer($0.identity.threads) },
    .key("buffers", unit: "1", "Frame buffers that rotate.") { .integer($0.identity.buffers) },
    .key("pipeline", "The pipeline that hitches and headroom_x are judged by.") {
      .text($0.identity.pipeline.rawValue)
    },
    .key("seed", unit: "1", "The seed of everything random.") {
      .text(String($0.identity.seed))
    },
    .key(
      "machine_id", "A fingerprint of processor, cores, memory, kernel and allocator."
    ) { .text($0.identity.machineID) },
  ]
}
