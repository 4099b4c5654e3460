import Analysis
import Files
import RunData
import Statistics

extension ExportFormat {
  /// Chrome's JSON trace, for ui.perfetto.dev: each frame on the ticks of the display.
  ///
  /// Each strategy and refresh rate is a process. `Expected Timeline` has the intended tick of each
  /// frame, `Actual Timeline` the ticks that it took, named `HITCH` with the lateness of a late
  /// frame. Every round, including round 0, is played separately by ``Analysis/VsyncModel``, and
  /// begins when the last frame of the previous one was shown. Below are the frames with nested
  /// phases, and the counts of each frame as counters. The two-stage pipeline has a compositor
  /// thread, which begins at the tick after the app's part.
  static let chromeTrace = ExportFormat(
    "chrome-trace", for: "ui.perfetto.dev: frames on a timeline", opening: ChromeTrace.opening
  ) { run, stream in
    try ChromeTrace(run).write(to: &stream)
  }
}

/// A run as events of Chrome's trace format.
///
/// Perfetto expects `traceEvents` first, and reads microseconds to the nanosecond.
private struct ChromeTrace {
  static let opening =
    #"{"traceEvents":[\#n{"ph":"M","pid":1,"name":"process_name","args":{"name":"scrollbench "#

  private let run: RunResult

  /// The pipeline by which the run is judged; `serial` if unknown.
  private let pipeline: Pipeline

  init(_ run: RunResult) {
    self.run = run
    pipeline = if case .run(let run) = run.facts.origin { run.spec.pipeline } else { .serial }
  }

  func write(to stream: inout ByteStream) throws {
    stream.append("{\"traceEvents\":[\n")
    for (index, series) in run.series.enumerated() {
      stream.append(index > 0 ? ",\n" : "")
      stream.append(try process(series, pid: index + 1))
    }
    for (index, series) in run.series.enumerated() {
      var events = ChromeTraceEvents(
        pid: index + 1, refreshRate: series.refreshRate, pipeline: pipeline, absent: run.absent)
      for round in 0..<series.rounds {
        try events.write(series.pass(round), round: round, to: &stream)
      }
    }
    stream.append("\n],\"displayTimeUnit\":\"ms\",\"otherData\":\(try otherData())}\n")
  }

  /// Returns the events that name a process and its threads.
  private func process(_ series: FrameSeries, pid: Int) throws -> String {
    let key = run.head(of: series).key
    let name =
      "scrollbench \(key.strategy) at \(key.refreshRate) Hz, \(key.scenario), \(key.engine)"
    var lines = [
      #"{"ph":"M","pid":\#(pid),"name":"process_name","args":{"name":\#(try JSONText.line(name))}}"#,
      #"{"ph":"M","pid":\#(pid),"name":"process_sort_index","args":{"sort_index":\#(pid)}}"#,
    ]
    for track in ChromeTraceTrack.allCases where track.exists(in: pipeline) {
      let start = #"{"ph":"M","pid":\#(pid),"tid":\#(track.rawValue),"name":"#
      lines.append(
        start
          + #""thread_name","args":{"name":\#(try JSONText.line(track.name(in: pipeline)))}}"#
      )
      lines.append(start + #""thread_sort_index","args":{"sort_index":\#(track.rawValue)}}"#)
    }
    return lines.joined(separator: ",\n")
  }

  private func otherData() throws -> String {
    var facts = ["exporter": "scrollbench", "pipeline": pipeline.rawValue]
    let environment = RunEnvironment(of: run.facts)
    facts["run_id"] = environment.runID
    facts["reuse"] = environment.values[.reuse]
    return try JSONText.line(facts)
  }
}
