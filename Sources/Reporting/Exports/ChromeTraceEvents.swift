import Analysis
import Files
import RunData

/// The events of one process of a trace, appended frame by frame.
struct ChromeTraceEvents {
  private let model: VsyncModel
  private let knowsFirstRow: Bool
  private let counters: [ChromeTraceCounter]
  /// The current values of the counters; `nil` before the first frame.
  private var values: [Double?]
  /// The tick at which the current round begins, and the one that shows its last frame so far.
  private var (firstTick, shownTick) = (0, 0)
  private let pid: Int
  private let starts: Starts

  init(pid: Int, refreshRate: Int, pipeline: Pipeline, absent: Set<String>) {
    model = VsyncModel(refreshRate: refreshRate, pipeline: pipeline)
    knowsFirstRow = !absent.contains("first_row")
    counters = ChromeTraceCounter.all(pid: pid, absent: absent)
    values = Array(repeating: nil, count: counters.count)
    self.pid = pid
    starts = Starts(pid: pid)
  }

  /// Appends a round, which begins a tick after the last image of the previous one.
  mutating func write(
    _ pass: ArraySlice<FrameSample>, round: Int, to stream: inout ByteStream
  ) throws {
    let name = round == 0 ? "round 0 (cold start)" : "round \(round)"
    stream.append(
      #",\#n{"ph":"B","pid":\#(pid),"tid":\#(ChromeTraceTrack.rounds.rawValue),"name":"\#(name)","ts":"#
    )
    stream.append(microseconds: time(ofTick: firstTick))
    stream.append("}")
    var schedule = FrameSchedule(model)
    for sample in pass {
      append(sample, schedule.append(StageTimes(sample.phases)), to: &stream)
      try stream.handOverIfFull()
    }
    stream.append(
      #",\#n{"ph":"E","pid":\#(pid),"tid":\#(ChromeTraceTrack.rounds.rawValue),"ts":"#)
    stream.append(microseconds: time(ofTick: shownTick))
    stream.append("}")
    firstTick = shownTick + 1
  }

  private mutating func append(
    _ sample: FrameSample, _ frame: FrameSchedule.Frame, to stream: inout ByteStream
  ) {
    let appStart = time(after: frame.appStart)
    appendCounters(of: sample, at: appStart, to: &stream)
    appendTimelines(of: sample, frame, to: &stream)
    switch model.pipeline {
    case .serial:
      appendWork(of: sample, phases: Phase.allCases[...], at: appStart, to: &stream)
    case .twoStage:
      appendWork(of: sample, phases: Phase.allCases.dropLast(), at: appStart, to: &stream)
      stream.append(starts.composited)
      stream.append(microseconds: time(after: frame.compositeStart))
      stream.append(Starts.duration)
      stream.append(microseconds: sample.phases.composite)
      appendIdentity(of: sample, to: &stream)
      stream.append("}}")
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
    stream.append(starts.expected)
    stream.append(sample.frame)
    stream.append(Starts.time)
    stream.append(microseconds: start)
    stream.append(Starts.duration)
    stream.append(microseconds: time(ofTick: due) - start)
    stream.append(Starts.end)
    stream.append(starts.actual)
    let late = Double(frame.missedTicks) * model.budgetMilliseconds
    if frame.missedTicks > 0 {
      stream.append("HITCH \(DecimalText.fixed(late, places: 2)) ms")
    } else {
      stream.append(sample.frame)
    }
    stream.append(Starts.time)
    stream.append(microseconds: start)
    stream.append(Starts.duration)
    stream.append(microseconds: time(ofTick: shownTick) - start)
    if frame.missedTicks > 0 {
      appendIdentity(of: sample, to: &stream)
      stream.append(",\"missed_ticks\":\(frame.missedTicks),\"hitch_ms\":")
      stream.append(late, places: 6)
      if knowsFirstRow { stream.append(",\"first_row\":\(sample.firstRow)") }
      stream.append("}")
    }
    stream.append(Starts.end)
  }

  /// Appends a frame with its phases inside, one after the other.
  private func appendWork(
    of sample: FrameSample, phases: ArraySlice<Phase>, at start: Int64,
    to stream: inout ByteStream
  ) {
    stream.append(starts.frame)
    stream.append(microseconds: start)
    stream.append(Starts.duration)
    stream.append(microseconds: phases.reduce(0) { $0 + sample.phases[$1] })
    appendIdentity(of: sample, to: &stream)
    stream.append("}}")
    var now = start
    // One that took no time shows nothing, and Perfetto would nest it in a neighbour.
    for (phase, event) in zip(phases, starts.phases) where sample.phases[phase] > 0 {
      stream.append(event)
      stream.append(microseconds: now)
      stream.append(Starts.duration)
      stream.append(microseconds: sample.phases[phase])
      stream.append(Starts.end)
      now += sample.phases[phase]
    }
  }

  private func appendIdentity(of sample: FrameSample, to stream: inout ByteStream) {
    stream.append(Starts.round)
    stream.append(sample.round)
    stream.append(Starts.frameNumber)
    stream.append(sample.frame)
  }

  /// Appends the counters that changed since the previous frame.
  private mutating func appendCounters(
    of sample: FrameSample, at start: Int64, to stream: inout ByteStream
  ) {
    for index in counters.indices {
      let value = counters[index].metric.value(of: sample)
      guard values[index] != value else { continue }
      values[index] = value
      stream.append(counters[index].start)
      stream.append(microseconds: start)
      stream.append(counters[index].middle)
      stream.append(value, places: 6)
      stream.append("}}")
    }
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

extension ChromeTraceEvents {
  /// The constant beginnings of events.
  private struct Starts {
    static let time = Array("\",\"ts\":".utf8)
    static let duration = Array(",\"dur\":".utf8)
    static let round = Array(",\"args\":{\"round\":".utf8)
    static let frameNumber = Array(",\"frame\":".utf8)
    static let end = Array("}".utf8)

    let expected: [UInt8]
    let actual: [UInt8]
    let frame: [UInt8]
    let composited: [UInt8]
    /// One per phase, in order.
    let phases: [[UInt8]]

    init(pid: Int) {
      func slice(_ track: ChromeTraceTrack, _ rest: String) -> [UInt8] {
        Array(#",\#n{"ph":"X","pid":\#(pid),"tid":\#(track.rawValue),"name":"\#(rest)"#.utf8)
      }
      expected = slice(.expected, "")
      actual = slice(.actual, "")
      frame = slice(.work, #"frame","ts":"#)
      composited = slice(.compositor, #"composite","ts":"#)
      phases = Phase.allCases.map { slice(.work, #"\#($0.rawValue)","ts":"#) }
    }
  }
}

/// A thread of the trace, which is a row of slices.
enum ChromeTraceTrack: Int, CaseIterable {
  case rounds = 1
  case expected, actual, work, compositor

  /// Returns whether a pipeline has the thread: only the two-stage one has a compositor thread.
  func exists(in pipeline: Pipeline) -> Bool { self != .compositor || pipeline == .twoStage }

  func name(in pipeline: Pipeline) -> String {
    switch self {
    case .rounds: "Rounds"
    case .expected: "Expected Timeline"
    case .actual: "Actual Timeline"
    case .work: pipeline == .serial ? "Frame phases" : "App phases"
    case .compositor: "Compositor"
    }
  }
}

/// A column of `frames.csv` that the trace shows as a counter.
struct ChromeTraceCounter {
  let metric: FrameMetric
  /// The text of the event before its time, and between time and value.
  let start: [UInt8]
  let middle: [UInt8]

  /// The columns by groups.
  private static let groups: [(name: String, columns: [String])] = [
    ("scroll", ["offset_pt"]),
    ("rows", ["visible_rows", "cap_rows", "rows_in", "cells_created"]),
    ("pixels", ["opaque_px", "blended_px", "offscreen_passes"]),
    ("work", ["layers", "allocated_bytes", "label_misses"]),
    ("machine", ["involuntary_switches", "steal_ticks"]),
  ]

  /// Returns the counters of a process, without columns that were not measured.
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
