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
    try ChromeTrace.write(run, to: &stream)
  }
}

/// The events of a process of a trace, a series, appended frame by frame.
private struct ChromeTrace {
  static let opening =
    #"{"traceEvents":[\#n{"ph":"M","pid":1,"name":"process_name","args":{"name":"scrollbench "#

  private let model: VsyncModel
  private let knowsFirstRow: Bool
  private var counters: [Counter]
  /// The tick at which the current round begins, and the one that shows its last frame so far.
  private var (firstTick, shownTick) = (0, 0)
  private let pid: Int
  /// The beginnings of slices by thread, up to their names.
  private let starts: [String]

  /// A thread of the trace, which is a row of slices.
  private enum Thread: Int, CaseIterable {
    case rounds = 1
    case expected, actual, work, compositor
  }

  /// Writes a run.
  ///
  /// Perfetto expects `traceEvents` first, and reads microseconds to the nanosecond.
  static func write(_ run: RunResult, to stream: inout ByteStream) throws {
    // That by which the run is judged.
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
    let environment = RunEnvironment(of: run.facts)
    var facts = ["exporter": "scrollbench", "pipeline": pipeline.rawValue]
    facts["run_id"] = environment.runID
    facts["reuse"] = environment.values[.reuse]
    let otherData = try JSONText.line(facts)
    stream.append("\n],\"displayTimeUnit\":\"ms\",\"otherData\":\(otherData)}\n")
  }

  /// Returns the events that name a process and its threads; only the two-stage pipeline has one of a
  /// compositor.
  private static func names(
    _ key: SeriesKey, pid: Int, _ pipeline: Pipeline
  ) throws -> String {
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

  private init(pid: Int, refreshRate: Int, pipeline: Pipeline, absent: Set<String>) {
    model = VsyncModel(refreshRate: refreshRate, pipeline: pipeline)
    knowsFirstRow = !absent.contains("first_row")
    counters = Counter.all(pid: pid, absent: absent)
    self.pid = pid
    starts = Thread.allCases.map {
      #",\#n{"ph":"X","pid":\#(pid),"tid":\#($0.rawValue),"name":""#
    }
  }

  /// Appends a round, which begins a tick after the last image of the previous one.
  mutating func write(
    _ pass: ArraySlice<FrameSample>, round: Int, to stream: inout ByteStream
  ) throws {
    let name = round == 0 ? "round 0 (cold start)" : "round \(round)"
    let thread = #""pid":\#(pid),"tid":\#(Thread.rounds.rawValue)"#
    stream.append(#",\#n{"ph":"B",\#(thread),"name":"\#(name)","ts":"#)
    stream.append(microseconds: time(ofTick: firstTick))
    stream.append("}")
    var schedule = FrameSchedule(model)
    for sample in pass {
      append(sample, schedule.append(StageTimes(sample.phases)), to: &stream)
      try stream.handOverIfFull()
    }
    stream.append(#",\#n{"ph":"E",\#(thread),"ts":"#)
    stream.append(microseconds: time(ofTick: shownTick))
    stream.append("}")
    firstTick = shownTick + 1
  }

  private mutating func append(
    _ sample: FrameSample, _ frame: FrameSchedule.Frame, to stream: inout ByteStream
  ) {
    let start = time(after: frame.appStart)
    for index in counters.indices { counters[index].append(sample, at: start, to: &stream) }
    appendTimelines(of: sample, frame, to: &stream)
    switch model.pipeline {
    case .serial:
      appendWork(of: sample, phases: Phase.allCases[...], at: start, to: &stream)
    case .twoStage:
      appendWork(of: sample, phases: Phase.allCases.dropLast(), at: start, to: &stream)
      append(
        .compositor, "composite", from: time(after: frame.compositeStart),
        lasting: sample.phases.composite, to: &stream)
      stream.append(",\"args\":{\(Self.identity(of: sample))}}")
    }
  }

  /// Appends the tick that should have followed the previous frame's, and the ticks until the frame
  /// was shown.
  private mutating func appendTimelines(
    of sample: FrameSample, _ frame: FrameSchedule.Frame, to stream: inout ByteStream
  ) {
    shownTick = firstTick + frame.shownTick
    let due = shownTick - frame.missedTicks
    let start = time(ofTick: due - 1)
    let late = Double(frame.missedTicks) * model.budgetMilliseconds
    append(
      .expected, "\(sample.frame)", from: start, lasting: time(ofTick: due) - start, to: &stream)
    stream.append("}")
    append(
      .actual,
      frame.missedTicks > 0
        ? "HITCH \(DecimalText.fixed(late, places: 2)) ms" : "\(sample.frame)",
      from: start, lasting: time(ofTick: shownTick) - start, to: &stream)
    if frame.missedTicks > 0 {
      stream.append(
        ",\"args\":{\(Self.identity(of: sample)),\"missed_ticks\":\(frame.missedTicks),\"hitch_ms\":"
      )
      stream.append(late, places: 6)
      stream.append(knowsFirstRow ? ",\"first_row\":\(sample.firstRow)}" : "}")
    }
    stream.append("}")
  }

  /// Appends a frame with its phases inside, one after the other.
  private func appendWork(
    of sample: FrameSample, phases: ArraySlice<Phase>, at start: Int64,
    to stream: inout ByteStream
  ) {
    append(
      .work, "frame", from: start, lasting: phases.reduce(0) { $0 + sample.phases[$1] },
      to: &stream)
    stream.append(",\"args\":{\(Self.identity(of: sample))}}")
    var now = start
    // One that took no time shows nothing, and Perfetto would nest it in a neighbour.
    for phase in phases where sample.phases[phase] > 0 {
      append(.work, phase.rawValue, from: now, lasting: sample.phases[phase], to: &stream)
      stream.append("}")
      now += sample.phases[phase]
    }
  }

  /// Appends a slice, which is left open for its arguments; times are in nanoseconds.
  private func append(
    _ thread: Thread, _ name: String, from start: Int64, lasting duration: Int64,
    to stream: inout ByteStream
  ) {
    stream.append(starts[thread.rawValue - 1])
    stream.append(name)
    stream.append("\",\"ts\":")
    stream.append(microseconds: start)
    stream.append(",\"dur\":")
    stream.append(microseconds: duration)
  }

  private static func identity(of sample: FrameSample) -> String {
    "\"round\":\(sample.round),\"frame\":\(sample.frame)"
  }

  /// Returns a time since the round began, in nanoseconds since the first round began.
  private func time(after nanoseconds: Double) -> Int64 {
    let (seconds, rest) = firstTick.quotientAndRemainder(dividingBy: model.refreshRate)
    return Int64(seconds * 1_000_000_000)
      + Int64((Double(rest) * 1e9 / Double(model.refreshRate) + nanoseconds).rounded())
  }

  /// Returns the time of a tick in nanoseconds, rounded to the nearest one.
  ///
  /// Rounding never makes the distance of two ticks shorter than a frame that fits between them.
  private func time(ofTick tick: Int) -> Int64 {
    let (seconds, rest) = tick.quotientAndRemainder(dividingBy: model.refreshRate)
    return Int64(
      seconds * 1_000_000_000 + (rest * 2_000_000_000 + model.refreshRate)
        / (2 * model.refreshRate))
  }
}

extension ChromeTrace {
  /// A column of `frames.csv` that the trace shows as a counter.
  private struct Counter {
    let metric: Metric
    /// The text of the event before its time, and between time and value.
    let start: String
    let middle: String
    /// The value so far; `nil` before the first frame.
    private var value: Double?

    private static let groups: [(name: String, columns: [String])] = [
      ("scroll", ["offset_pt"]),
      ("rows", ["visible_rows", "cap_rows", "rows_in", "cells_created"]),
      ("pixels", ["opaque_px", "blended_px", "offscreen_passes"]),
      ("work", ["layers", "allocated_bytes", "label_misses"]),
      ("machine", ["involuntary_switches", "steal_ticks"]),
    ]

    static func all(pid: Int, absent: Set<String>) -> [Counter] {
      groups.flatMap { group in
        group.columns.compactMap { name in
          guard let metric = Metric.ofFrames(named: name), !absent.contains(name) else {
            return nil
          }
          return Counter(
            metric: metric, start: #",\#n{"ph":"C","pid":\#(pid),"name":"\#(group.name)","ts":"#,
            middle: #","args":{"\#(name)":"#)
        }
      }
    }

    /// Appends the value of a frame if it is another than that of the previous one.
    mutating func append(_ sample: FrameSample, at time: Int64, to stream: inout ByteStream) {
      let current = metric.value(of: sample)
      guard value != current else { return }
      value = current
      stream.append(start)
      stream.append(microseconds: time)
      stream.append(middle)
      stream.append(current, places: 6)
      stream.append("}}")
    }
  }
}
