/// The frames of a log of a real device, by what the log says about their display.
///
/// All times are in milliseconds, finite and, but for overruns, above 0.
package enum LoggedFrames: Equatable, Sendable {
  /// The times from frame to frame, as observed by the program or a hook.
  case presents([Double])
  /// The times between changes of the display, whole ticks with jitter, and those from frame to
  /// frame; the former are fewer if not every frame was shown.
  case displayChanges([Double], presents: [Double])
  /// Frames with a deadline.
  case deadlines(Deadlines)
  /// The work of frames without a known deadline, from which nothing follows about their display.
  case work([Double])

  /// The frames of a log that tells when each had to be done.
  package struct Deadlines: Equatable, Sendable {
    /// The time from the deadline to the end of each frame: above 0 if it is late.
    package let overruns: [Double]
    /// The work of each frame; empty if unknown.
    package let work: [Double]
    /// `nil` if the log has durations only.
    package let clock: Clock?

    package init(overruns: [Double], work: [Double], clock: Clock? = nil) {
      self.overruns = overruns
      self.work = work
      self.clock = clock
    }
  }

  /// The elapsed time of a log, pauses included.
  package struct Clock: Equatable, Sendable {
    /// From the first frame's intended start to the last end, in seconds.
    package let seconds: Double
    /// The frames that start per second; `nil` with one frame.
    package let rate: Double?

    package init(seconds: Double, rate: Double?) {
      self.seconds = seconds
      self.rate = rate
    }
  }

  /// The times from frame to frame, or the work of the frames; empty if unknown.
  package var times: [Double] {
    switch self {
    case .presents(let times), .displayChanges(_, presents: let times), .work(let times): times
    case .deadlines(let deadlines): deadlines.work
    }
  }

  /// The frames of which something is known.
  package var count: Int {
    guard case .deadlines(let deadlines) = self, deadlines.work.isEmpty else { return times.count }
    return deadlines.overruns.count
  }
}
