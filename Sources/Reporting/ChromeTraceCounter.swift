import Results
import RunRecords

/// A column of `frames.csv` that the trace shows as a counter.
struct ChromeTraceCounter {
  let metric: FrameMetric
  /// The event up to its time, and from there to its value.
  let start: [UInt8]
  let middle: [UInt8]

  /// What there is to see of a frame besides its times, by groups.
  private static let groups: [(name: String, columns: [String])] = [
    ("scroll", ["offset_pt"]),
    ("rows", ["visible_rows", "cap_rows", "rows_in", "cells_created"]),
    ("pixels", ["opaque_px", "blended_px", "offscreen_passes"]),
    ("work", ["layers", "allocated_bytes", "label_misses"]),
    ("machine", ["involuntary_switches", "steal_ticks"]),
  ]

  /// The counters of a process, without columns that were never measured.
  static func all(pid: Int, absent: Set<String>) -> [ChromeTraceCounter] {
    let metrics = Dictionary(uniqueKeysWithValues: MetricCatalogue.frames.map { ($0.name, $0) })
    return groups.flatMap { group in
      group.columns.compactMap { name in
        guard let metric = metrics[name], !absent.contains(name) else { return nil }
        return ChromeTraceCounter(
          metric: metric,
          start: Array(#",\#n{"ph":"C","pid":\#(pid),"name":"\#(group.name)","ts":"#.utf8),
          middle: Array(#","args":{"\#(name)":"#.utf8))
      }
    }
  }
}
