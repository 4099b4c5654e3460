import Analysis
import Files
import Results
import RunRecords
import Statistics

/// The events of one process of the trace, appended frame by frame.
struct ChromeTraceEvents {
  private let model: VsyncModel
  private let pipeline: Pipeline
  private let knowsFirstRow: Bool
  private let counters: [ChromeTraceCounter]
  /// What the counters stand at; `nil` before the first frame.
  private var values: [Double?]
  /// The tick at which the next frame begins.
  private var tick = 0
  /// When compositing of the frame before ends, in nanoseconds.
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

  /// Appends one round, played from the tick at which the one before was over.
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

  /// The tick that the frame was meant for, and the ticks that it took.
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

  /// A frame with its phases in it, one after the other.
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

  /// The counters that stand at something else than at the frame before: they hold until the next.
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

  /// When a tick is, in nanoseconds, to the nearest one.
  ///
  /// Two ticks are never nearer to each other than a frame that fits between them is long.
  private func time(ofTick tick: Int) -> Int64 {
    let (seconds, rest) = tick.quotientAndRemainder(dividingBy: model.refreshRate)
    return Int64(
      seconds * 1_000_000_000 + (rest * 2_000_000_000 + model.refreshRate)
        / (2 * model.refreshRate))
  }
}

extension ChromeTraceEvents {
  /// What events begin with, made once.
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
    /// In the order of the phases.
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
