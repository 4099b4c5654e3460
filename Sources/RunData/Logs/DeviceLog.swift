/// A log of the frames of a device: one session, which is one start of a program on it.
///
/// Whatever a log does not say is absent, never 0.
package struct DeviceLog: Codable, Equatable, Sendable {
  /// The name of the format, such as `gfxinfo`.
  package var format: String
  /// The variant of the format, such as `PresentMon, metrics of version 1`.
  package var kind: String
  package var file: String
  /// The conditions that the log states, by name, such as `device`.
  package var conditions: [String: String]
  /// The parts that can be told apart, such as benchmarks; at least one.
  package var series: [LoggedSeries]
  /// The limits of what can be said of the whole file, one sentence each.
  package var caveats: [String]
  /// Tells the order of logs; `nil` if the log does not state it.
  package var time: RecordingTime?

  /// Those of a stored session, whose order is known.
  private enum CodingKeys: String, CodingKey {
    case format, kind, file, conditions, series, caveats
  }

  package init(
    format: String, kind: String, file: String, conditions: [String: String] = [:],
    series: [LoggedSeries], caveats: [String] = [], time: RecordingTime? = nil
  ) {
    precondition(!series.isEmpty, "a log has something to judge")
    self.format = format
    self.kind = kind
    self.file = file
    self.conditions = conditions
    self.series = series
    self.caveats = caveats
    self.time = time
  }

  /// Returns whether another log has the same frames; the name of its file may differ, and a
  /// refresh rate may be given for one of them alone.
  ///
  /// Figures that are all 0 do not tell, nor do equal intervals: all sessions without a hitch have the
  /// same.
  package func hasFrames(of other: DeviceLog) -> Bool {
    func isSame(_ one: LoggedSeries, _ other: LoggedSeries) -> Bool {
      one.name == other.name && one.iterations == other.iterations
        && (one.refreshRate ?? other.refreshRate) == (other.refreshRate ?? one.refreshRate)
    }
    let tells = series.flatMap(\.iterations).contains { iteration in
      switch iteration.frames {
      case .counts(let figures): figures.contains { $0.value != 0 }
      case .intervals(let times, let displayed): Set(times).union(displayed ?? []).count > 1
      case .deadlines, .work: true
      }
    }
    return tells && format == other.format && conditions == other.conditions
      && series.elementsEqual(other.series, by: isSame)
  }
}

package struct RecordingTime: Equatable, Sendable {
  package enum Clock: Sendable {
    /// Seconds since 1970.
    case calendar
    /// Seconds since the start of the device.
    case device
  }

  package var clock: Clock
  /// In seconds.
  package var span: ClosedRange<Double>

  /// - Returns: `nil` for an end before the beginning.
  package init?(_ clock: Clock, from begin: Double, to end: Double) {
    guard begin <= end else { return nil }
    (self.clock, span) = (clock, begin...end)
  }
}

/// The frames in a log that one program, window, benchmark or test drew.
package struct LoggedSeries: Codable, Equatable, Sendable {
  /// The name that it also has in other logs; empty if the log names nothing.
  package var name: String
  /// The name with what tells it from others in this file, such as the number of the process.
  package var source: String
  /// The time that is judged, and the source's definition of a late frame if there is one.
  package var definition: String
  /// In Hz, as the log states it; `nil` if it does not.
  package var refreshRate: Double?
  /// The iterations in the order of the log; a log that knows none is a single one.
  package var iterations: [LoggedIteration]
  /// The parts that were skipped, with reasons, and other limits, one sentence each.
  package var caveats: [String]

  package init(
    _ name: String = "", source: String? = nil, by definition: String, refreshRate: Double? = nil,
    iterations: [LoggedIteration], caveats: [String] = []
  ) {
    precondition(!iterations.isEmpty, "a series has frames")
    self.name = name
    self.source = source ?? name
    self.definition = definition
    self.refreshRate = refreshRate
    self.iterations = iterations
    self.caveats = caveats
  }
}

extension LoggedSeries {
  /// Flutter's threads as a series each, such as `scrolling build` and `scrolling raster`; empty for
  /// other work.
  ///
  /// The lists of both threads are pairs in some logs only: then each thread is judged alone.
  package var threads: [LoggedSeries] {
    guard case .work(let stages) = iterations[0].frames, iterations.count == 1 else { return [] }
    return stages.filter { LoggedFrames.Stage.threads.contains($0.name) }.map { stage in
      var series = self
      series.name = [name, stage.name].filter { !$0.isEmpty }.joined(separator: " ")
      series.source = [source, stage.name].filter { !$0.isEmpty }.joined(separator: " ")
      series.definition = "\(stage.name), the times of one of two threads that work side by side"
      series.iterations[0].frames = .work([stage])
      return series
    }
  }
}

package struct LoggedIteration: Codable, Equatable, Sendable {
  package var frames: LoggedFrames
  /// The counts that the format has besides, such as that of dropped frames.
  package var counts: [LogFigure]

  package init(_ frames: LoggedFrames, counts: [LogFigure] = []) {
    self.frames = frames
    self.counts = counts
  }
}
