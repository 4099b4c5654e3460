import Analysis
import Files
import Results
import RunRecords
import Statistics

/// The events of one process of a trace, appended frame by frame.
struct ChromeTraceEvents {
  private let model: VsyncModel
  private let pipeline: Pipeline
  private let knowsFirstRow: Bool
  private let counters: [ChromeTraceCounter]
  /// The current values of the counters; `nil` before the first frame.
  private var values: [Double?]
  /// The tick at which the next frame begins.
  private var tick = 0
  /// The time at which compositing of the previous frame ends, in nanoseconds.
  private var compositorIsFree: Int64 = 0
  private let pid: Int
  private let starts: Starts

  init(pid: Int, refreshRate: Int, pipeline: Pipeline, absent: Set<String>) {
    model = VsyncModel(refreshRate: refreshRate)
    self.pipeline = pipeline
    knowsFirstRow = !absent.contains("first_row")
    counters = ChromeTraceCounter.all(pid: pid, absent: absent)
    values = Array(repeating: nil, count: counters.count)
    self.pid = pid
    starts = Starts(pid: pid)
  }

  /// Appends a round, which begins at the tick at which the previous one ended.
  mutating func write(
    _ pass: ArraySlice<FrameSample>, round: Int, to stream: inout ByteStream
  ) throws {
    let name = round == 0 ? "round 0 (cold start)" : "round \(round)"
    stream.append(
      #",\#n{"ph":"B","pid":\#(pid),"tid":\#(ChromeTraceTrack.rounds.rawValue),"name":"\#(name)","ts":"#
    )
    stream.append(microseconds: time(ofTick: tick))
    stream.append("}")
    for sample in pass {
      append(sample, to: &stream)
      try stream.handOverIfFull()
    }
    let end = max(time(ofTick: tick), compositorIsFree)
    stream.append(
      #",\#n{"ph":"E","pid":\#(pid),"tid":\#(ChromeTraceTrack.rounds.rawValue),"ts":"#)
    stream.append(microseconds: end)
    stream.append("}")
    // The images of the last frames reach the display before the next round begins.
    tick += pipeline.latencyTicks
    while time(ofTick: tick) < compositorIsFree { tick += 1 }
  }

  private mutating func append(_ sample: FrameSample, to stream: inout ByteStream) {
    let ticks = model.ticks(for: Double(pipeline.limitingTime(sample.phases)))
    let start = time(ofTick: tick)
    appendCounters(of: sample, at: start, to: &stream)
    appendTimelines(of: sample, ticks: ticks, to: &stream)
    switch pipeline {
    case .serial:
      appendWork(of: sample, phases: Phase.allCases[...], at: start, to: &stream)
    case .twoStage:
      appendWork(of: sample, phases: Phase.allCases.dropLast(), at: start, to: &stream)
      let appTicks = model.ticks(for: Double(sample.phases.app))
      let begin = max(time(ofTick: tick + appTicks), compositorIsFree)
      compositorIsFree = begin + sample.phases.composite
      stream.append(starts.composited)
      stream.append(microseconds: begin)
      stream.append(Starts.duration)
      stream.append(microseconds: sample.phases.composite)
      appendIdentity(of: sample, to: &stream)
      stream.append("}}")
    }
    tick += ticks
  }

  /// Appends the tick for which the frame was intended, and the ticks that it took.
  private func appendTimelines(
    of sample: FrameSample, ticks: Int, to stream: inout ByteStream
  ) {
    let start = time(ofTick: tick)
    stream.append(starts.expected)
    stream.append(sample.frame)
    stream.append(Starts.time)
    stream.append(microseconds: start)
    stream.append(Starts.duration)
    stream.append(microseconds: time(ofTick: tick + 1) - start)
    stream.append(Starts.end)
    stream.append(starts.actual)
    let late = Double(ticks - 1) * model.budgetMilliseconds
    if ticks > 1 {
      stream.append("HITCH \(DecimalText.fixed(late, places: 2)) ms")
    } else {
      stream.append(sample.frame)
    }
    stream.append(Starts.time)
    stream.append(microseconds: start)
    stream.append(Starts.duration)
    stream.append(microseconds: time(ofTick: tick + ticks) - start)
    if ticks > 1 {
      appendIdentity(of: sample, to: &stream)
      stream.append(",\"missed_ticks\":\(ticks - 1),\"hitch_ms\":")
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
