import Analysis
import Files
import RunData

extension ExportFormat {
  /// Chrome's JSON trace, for ui.perfetto.dev: each frame on the ticks of the display.
  ///
  /// Each series is a process. `Expected Timeline` has the intended tick of each frame, `Actual
  /// Timeline` the ticks that it took, named `HITCH` with the lateness of a late frame. Every
  /// round, including round 0, is played separately by ``Analysis/VsyncModel``, and begins a tick
  /// after the last frame of the previous one is shown. The two-stage pipeline has a compositor
  /// thread, which begins at the tick after the app's part.
  static let chromeTrace = ExportFormat(
    name: "chrome-trace", reader: "ui.perfetto.dev: frames on a timeline",
    opening: ChromeTrace.opening
  ) { result, stream in
    try ChromeTrace.write(result.frames(of: "chrome-trace"), to: &stream)
  }
}

/// The events of a series, which is a process of the trace.
private struct ChromeTrace {
  static let opening =
    #"{"traceEvents":[\#n{"ph":"M","pid":1,"name":"process_name","args":{"name":"scrollbench "#
  private static let counters: [(group: String, columns: [String])] = [
    ("scroll", ["offset_pt"]),
    ("rows", ["visible_rows", "cap_rows", "rows_in", "cells_created"]),
    ("pixels", ["opaque_px", "blended_px", "offscreen_passes"]),
    ("work", ["layers", "allocated_bytes", "label_misses"]),
    ("machine", ["involuntary_switches", "steal_ticks"]),
  ]

  /// A thread of the trace, which is a row of slices.
  private enum Thread: Int {
    case rounds = 1
    case expected, actual, work, compositor
  }

  private let model: VsyncModel
  private let knowsFirstRow: Bool
  /// The counters with their values so far; `nil` before the first frame.
  private var counters: [(group: String, metric: Metric, value: Double?)]
  /// The tick at which the current round begins, and the one that shows its last frame so far.
  private var (firstTick, shownTick) = (0, 0)
  private let pid: Int

  private init(pid: Int, refreshRate: Int, pipeline: Pipeline, absent: Set<String>) {
    self.pid = pid
    model = VsyncModel(refreshRate: refreshRate, pipeline: pipeline)
    knowsFirstRow = !absent.contains("first_row")
    counters = Self.counters.flatMap { group, columns in
      columns.filter { !absent.contains($0) }.compactMap(Metric.ofFrames(named:)).map {
        (group, $0, nil)
      }
    }
  }

  /// Perfetto expects `traceEvents` first, and reads microseconds to the nanosecond.
  static func write(_ run: RunResult, to stream: inout ByteStream) throws {
    let pipeline: Pipeline =
      if case .run(let run) = run.facts.origin { run.spec.pipeline } else { .serial }
    stream.append("{\"traceEvents\":[\n")
    for (index, series) in run.series.enumerated() {
      stream.append(index > 0 ? ",\n" : "")
      stream.append(try names(run.head(of: series).key, pid: index + 1, pipeline))
    }
    for (index, series) in run.series.enumerated() {
      var events = ChromeTrace(
        pid: index + 1, refreshRate: series.refreshRate, pipeline: pipeline, absent: run.absent)
      for round in 0..<series.rounds {
        try events.write(series.pass(round), round: round, to: &stream)
      }
    }
    stream.append("\n],\"displayTimeUnit\":\"ms\"}\n")
  }

  private static func names(_ key: SeriesKey, pid: Int, _ pipeline: Pipeline) throws -> String {
    let name =
      "scrollbench \(key.strategy) at \(key.refreshRate) Hz, \(key.scenario), \(key.engine)"
    var lines = [
      #"{"ph":"M","pid":\#(pid),"name":"process_name","args":{"name":\#(try JSONText.line(name))}}"#,
      #"{"ph":"M","pid":\#(pid),"name":"process_sort_index","args":{"sort_index":\#(pid)}}"#,
    ]
    let threads =
      ["Rounds", "Expected Timeline", "Actual Timeline"]
      + (pipeline == .serial ? ["Frame phases"] : ["App phases", "Compositor"])
    for (index, name) in threads.enumerated() {
      let start = #"{"ph":"M","pid":\#(pid),"tid":\#(index + 1),"name":"#
      lines.append(start + #""thread_name","args":{"name":"\#(name)"}}"#)
      lines.append(start + #""thread_sort_index","args":{"sort_index":\#(index + 1)}}"#)
    }
    return lines.joined(separator: ",\n")
  }

  private mutating func write(
    _ pass: ArraySlice<FrameSample>, round: Int, to stream: inout ByteStream
  ) throws {
    let name = round == 0 ? "round 0 (cold start)" : "round \(round)"
    append("B", .rounds, name, at: time(ofTick: firstTick), to: &stream)
    var schedule = FrameSchedule(model)
    for sample in pass {
      append(sample, schedule.append(StageTimes(sample.phases)), to: &stream)
      try stream.handOverIfFull()
    }
    append("E", .rounds, at: time(ofTick: shownTick), to: &stream)
    firstTick = shownTick + 1
  }

  private mutating func append(
    _ sample: FrameSample, _ frame: FrameSchedule.Frame, to stream: inout ByteStream
  ) {
    let start = time(ofTick: firstTick, after: frame.appStart)
    let identity = #""round":\#(sample.round),"frame":\#(sample.frame)"#
    for (index, counter) in counters.enumerated() {
      let value = counter.metric.value(of: sample)
      guard value != counter.value else { continue }
      counters[index].value = value
      append(
        "C", nil, counter.group, at: start,
        #""\#(counter.metric.name)":\#(DecimalText.shortest(value, places: 6))"#, to: &stream)
    }

    // The tick that should have followed the previous frame's, and the ticks until it was shown.
    shownTick = firstTick + frame.shownTick
    let due = shownTick - frame.missedTicks
    let dueStart = time(ofTick: due - 1)
    append(
      "X", .expected, "\(sample.frame)", at: dueStart, lasting: time(ofTick: due) - dueStart,
      to: &stream)
    let late = Double(frame.missedTicks) * model.budgetMilliseconds
    let row = knowsFirstRow ? #","first_row":\#(sample.firstRow)"# : ""
    let (name, hitch) =
      frame.missedTicks == 0
      ? ("\(sample.frame)", "")
      : (
        "HITCH \(DecimalText.fixed(late, places: 2)) ms",
        #"\#(identity),"missed_ticks":\#(frame.missedTicks),"#
          + #""hitch_ms":\#(DecimalText.shortest(late, places: 6))\#(row)"#
      )
    append(
      "X", .actual, name, at: dueStart, lasting: time(ofTick: shownTick) - dueStart, hitch,
      to: &stream)

    let isSerial = model.pipeline == .serial
    let phases = isSerial ? Phase.allCases[...] : Phase.allCases.dropLast()
    append(
      "X", .work, "frame", at: start, lasting: phases.reduce(0) { $0 + sample.phases[$1] },
      identity, to: &stream)
    var now = start
    // One that took no time shows nothing, and Perfetto would nest it in a neighbour.
    for phase in phases where sample.phases[phase] > 0 {
      append("X", .work, phase.rawValue, at: now, lasting: sample.phases[phase], to: &stream)
      now += sample.phases[phase]
    }
    guard !isSerial else { return }
    append(
      "X", .compositor, "composite", at: time(ofTick: firstTick, after: frame.compositeStart),
      lasting: sample.phases.composite, identity, to: &stream)
  }

  /// Times are in nanoseconds.
  private func append(
    _ kind: String, _ thread: Thread?, _ name: String? = nil, at time: Int64,
    lasting duration: Int64? = nil, _ arguments: String = "", to stream: inout ByteStream
  ) {
    stream.append(#",\#n{"ph":"\#(kind)","pid":\#(pid)"#)
    if let thread { stream.append(#","tid":\#(thread.rawValue)"#) }
    if let name { stream.append(#","name":"\#(name)""#) }
    stream.append(#","ts":"#)
    stream.append(microseconds: time)
    if let duration {
      stream.append(#","dur":"#)
      stream.append(microseconds: duration)
    }
    stream.append(arguments.isEmpty ? "}" : #","args":{\#(arguments)}}"#)
  }

  /// Returns a time since a tick, in nanoseconds since the first round began.
  ///
  /// Rounding never makes the distance of two ticks shorter than a frame that fits between them.
  private func time(ofTick tick: Int, after nanoseconds: Double = 0) -> Int64 {
    let (seconds, rest) = tick.quotientAndRemainder(dividingBy: model.refreshRate)
    return Int64(seconds * 1_000_000_000)
      + Int64((Double(rest) * 1e9 / Double(model.refreshRate) + nanoseconds).rounded())
  }
}
