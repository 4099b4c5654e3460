/// The frames of an iteration in a log of a device, by what the log says about their display.
///
/// All times but those of ``Clock`` are in milliseconds, finite and, but for overruns, above 0.
package enum LoggedFrames: Equatable, Sendable {
  /// The times from frame to frame, as observed by the program or a hook, and those between changes
  /// of the display, whole ticks with jitter; the latter are fewer if not every frame was shown, and
  /// `nil` if they are unknown.
  case intervals([Double], displayed: [Double]? = nil)
  case deadlines(Deadlines)
  /// The work of frames without a known deadline, from which nothing follows about their display:
  /// one or more stages, the last of which keeps the pace.
  case work([Stage])
  /// The figures that another tool counted, without frames.
  case counts([LogFigure])

  /// The frames of a log that tells when each had to be done.
  package struct Deadlines: Equatable, Sendable {
    /// The time from the deadline to the end of each frame: above 0 if it is late.
    package let overruns: [Double]
    /// `nil` if unknown.
    package let work: Stage?
    /// `nil` if the log has durations only.
    package let clock: Clock?
    /// The positions of late frames that were shown on time, as those of stuffed buffers are: they
    /// missed their deadlines, and no tick.
    package let onTime: Set<Int>

    package init(overruns: [Double], work: Stage?, clock: Clock? = nil, onTime: Set<Int> = []) {
      self.overruns = overruns
      self.work = work
      self.clock = clock
      self.onTime = onTime
    }
  }

  /// A part of the work of each frame.
  package struct Stage: Equatable, Sendable {
    /// The first word of the names of its figures, such as `cpu` in `cpu_p50_ms`.
    package let name: String
    package let times: [Double]

    /// The name of the stage that is the whole frame.
    package static let frame = "frame"
    /// The names of the stages of Flutter's UI thread and raster thread.
    package static let threads = ["build", "raster"]

    package init(_ name: String, _ times: [Double]) {
      self.name = name
      self.times = times
    }
  }

  /// The elapsed time of a log, pauses included.
  package struct Clock: Codable, Equatable, Sendable {
    /// From the first frame's intended start to the last end, in seconds.
    package let seconds: Double
    /// The frames that start per second; `nil` with one frame.
    package let rate: Double?

    package init(seconds: Double, rate: Double?) {
      self.seconds = seconds
      self.rate = rate
    }
  }

  /// The name of what is known of the display, in messages.
  package var kind: String {
    switch self {
    case .intervals: "intervals"
    case .deadlines: "deadlines"
    case .work: "work without deadlines"
    case .counts: "counts"
    }
  }

  package var needRefreshRate: Bool {
    switch self {
    case .intervals, .work: true
    case .deadlines, .counts: false
    }
  }

  /// The number of frames of which something is known; 0 for counts, which have none.
  package var count: Int {
    switch self {
    case .intervals(let times, _): times.count
    case .work(let stages): stages.map(\.times.count).max() ?? 0
    case .deadlines(let deadlines):
      max(deadlines.overruns.count, deadlines.work?.times.count ?? 0)
    case .counts: 0
    }
  }
}

/// A figure of a log by the name that it has in all output.
package struct LogFigure: Codable, Equatable, Sendable {
  package let name: String
  package let value: Double

  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

extension LoggedFrames: Codable {
  private enum CodingKeys: String, CodingKey {
    case presents, displayed, overruns, onTime, work, clock, counts
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func numbers(_ key: CodingKeys, isPositive: Bool) throws -> [Double]? {
      let numbers = try values.decodeIfPresent([Double].self, forKey: key)
      guard let numbers else { return nil }
      guard !numbers.isEmpty, !isPositive || numbers.allSatisfy({ $0 > 0 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "one or more times are expected")
      }
      return numbers
    }
    let work = try values.decodeIfPresent([Stage].self, forKey: .work)
    if let presents = try numbers(.presents, isPositive: true) {
      self = .intervals(presents, displayed: try numbers(.displayed, isPositive: true))
    } else if let overruns = try numbers(.overruns, isPositive: false) {
      self = .deadlines(
        Deadlines(
          overruns: overruns, work: work?.first,
          clock: try values.decodeIfPresent(Clock.self, forKey: .clock),
          onTime: try values.decodeIfPresent(Set<Int>.self, forKey: .onTime) ?? []))
    } else if let work, !work.isEmpty {
      self = .work(work)
    } else {
      self = .counts(try values.decode([LogFigure].self, forKey: .counts))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .intervals(let presents, let displayed):
      try values.encode(presents, forKey: .presents)
      try values.encodeIfPresent(displayed, forKey: .displayed)
    case .deadlines(let deadlines):
      try values.encode(deadlines.overruns, forKey: .overruns)
      if let work = deadlines.work { try values.encode([work], forKey: .work) }
      try values.encodeIfPresent(deadlines.clock, forKey: .clock)
      if !deadlines.onTime.isEmpty { try values.encode(deadlines.onTime.sorted(), forKey: .onTime) }
    case .work(let stages): try values.encode(stages, forKey: .work)
    case .counts(let figures): try values.encode(figures, forKey: .counts)
    }
  }
}

extension LoggedFrames.Stage: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    times = try values.decode([Double].self, forKey: .times)
    guard !times.isEmpty, times.allSatisfy({ $0 > 0 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .times, in: values, debugDescription: "one or more times are expected")
    }
  }
}
