import Analysis
import RunRecords
import Statistics

extension CapacityReport {
  /// Sentences about the meaning of the figures, their bounds and the caveats.
  var notes: [String] { [load, meaning] + ends + caveats }

  private var load: String {
    "a load n on the axis \(record.axis.name): \(record.axis.meaning). The table scrolls at "
      + (record.axis.name == "velocity" ? "that speed" : "the greatest speed of the scenario")
      + ", without its events."
  }

  private var meaning: String {
    "a capacity is the knee of a line fitted to max(budget, p95 of the frame times) of blocks of"
      + " frames, flat up to it and rising from there, in the manner of MotionMark. The interval holds the true one in 80 of 100 runs: a bootstrap over the ramps."
  }

  /// Sentences that explain bounds.
  private var ends: [String] {
    let axis = record.axis
    var sentences: [String] = []
    let held = summary.series.filter { $0.estimate.kind == .atLeast }
    if held.contains(where: { $0.load >= axis.greatest }) {
      sentences.append(
        "\"at least \(Self.number(axis.greatest))\": the axis ends there, for \(axis.end); the budget"
          + " still held.")
    }
    if held.contains(where: { $0.load < axis.greatest }) {
      sentences.append(
        "\"at least\" names the greatest load that was tried; the budget still held.")
    }
    let broke = summary.series.filter { $0.estimate.kind == .below }
    if broke.contains(where: { $0.load == 0 }) {
      sentences.append("\"none\": the budget breaks with nothing added at all.")
    }
    if broke.contains(where: { $0.load > 0 }) {
      sentences.append("\"below\" names the smallest load that was tried; the budget broke there.")
    }
    return sentences
  }

  private var caveats: [String] {
    [MachineCaveats.debugBuild(record.machine), MachineCaveats.busy(record.machine)]
      .compactMap(\.self) + record.caveats.map(TextFormatting.oneLine)
  }
}
