import Foundation
import RunData
import Testing

/// A trace in Chrome's format, read back by what its specification says.
struct ChromeTraceReader {
  /// A slice of a thread, in whole nanoseconds.
  struct Slice {
    var name: String
    var start: Int64
    var end: Int64
    var arguments: [String: Any]
  }

  struct Process {
    var name = ""
    /// By the names of threads, in the order of their starts.
    var slices: [String: [Slice]] = [:]
    /// By names of columns: when, and what from then on.
    var counters: [String: [(time: Int64, value: Double)]] = [:]
  }

  let file: [String: Any]
  private(set) var processes: [Process] = []

  init(_ bytes: [UInt8]) throws {
    file = try jsonObject(bytes)
    var threads: [[Int: String]] = []
    for event in try #require(file["traceEvents"] as? [[String: Any]]) {
      let pid = try #require(event["pid"] as? Int)
      while processes.count < pid {
        processes.append(Process())
        threads.append([:])
      }
      let arguments = event["args"] as? [String: Any] ?? [:]
      let name = event["name"] as? String
      func thread() throws -> String {
        let tid = try #require(event["tid"] as? Int)
        return try #require(threads[pid - 1][tid])
      }
      switch try #require(event["ph"] as? String) {
      case "M" where name == "process_name":
        processes[pid - 1].name = try #require(arguments["name"] as? String)
      case "M" where name == "thread_name":
        threads[pid - 1][try #require(event["tid"] as? Int)] = arguments["name"] as? String
      case "M":
        try #require(arguments["sort_index"] is Int)
      case "C":
        let (column, value) = try #require(arguments.first)
        processes[pid - 1].counters[column, default: []].append(
          (try Self.nanoseconds(event["ts"]), try #require(value as? Double)))
      case "X", "B":
        let start = try Self.nanoseconds(event["ts"])
        let end =
          event["ph"] as? String == "B" ? .max : start + (try Self.nanoseconds(event["dur"]))
        processes[pid - 1].slices[try thread(), default: []].append(
          Slice(name: try #require(name), start: start, end: end, arguments: arguments))
      case "E":
        let thread = try thread()
        let last = try #require(processes[pid - 1].slices[thread]).count - 1
        processes[pid - 1].slices[thread]?[last].end = try Self.nanoseconds(event["ts"])
      case let phase:
        Issue.record("an event of the kind \(phase)")
      }
    }
  }

  /// The slices of a thread that hold no other one, which must not overlap.
  func row(_ thread: String, of process: Process) throws -> [Slice] {
    let slices = process.slices[thread] ?? []
    for (slice, next) in zip(slices, slices.dropFirst()) { try #require(slice.end <= next.start) }
    return slices
  }

  /// The frames of a process with the phases nested in them, one after the other without a gap.
  func frames(of process: Process, pipeline: Pipeline) throws -> [PhaseTimes] {
    let thread = pipeline == .serial ? "Frame phases" : "App phases"
    var frames: [PhaseTimes] = []
    var (now, end): (Int64, Int64) = (0, 0)
    for slice in process.slices[thread] ?? [] {
      if slice.name == "frame" {
        try #require(slice.start >= end && now == end)
        (now, end) = (slice.start, slice.end)
        frames.append(PhaseTimes())
      } else {
        try #require(slice.start == now && slice.end <= end)
        now = slice.end
        frames[frames.count - 1][try #require(Phase(rawValue: slice.name))] =
          slice.end - slice.start
      }
    }
    try #require(now == end)
    guard pipeline == .twoStage else { return frames }
    let composited = try row("Compositor", of: process)
    try #require(composited.count == frames.count)
    for (index, slice) in composited.enumerated() {
      frames[index].composite = slice.end - slice.start
    }
    return frames
  }

  /// A time in microseconds, which must have been written to the nanosecond.
  private static func nanoseconds(_ value: Any?) throws -> Int64 {
    let scaled = try #require(value as? Double) * 1_000
    try #require(abs(scaled - scaled.rounded()) < 0.1 && scaled >= 0)
    return Int64(scaled.rounded())
  }
}
