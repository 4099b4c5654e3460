/// A result: its facts, and the frames of each series.
package struct RunResult: Equatable, Sendable {
  package var facts: RunFacts
  /// In the order of the facts.
  package private(set) var frames: [SeriesFrames]
  /// The columns of `frames.csv` without values, for they were not measured.
  package var absent: Set<String>

  /// The frames of a series, by what is known of them.
  package enum SeriesFrames: Equatable, Sendable {
    /// Those that this tool measured.
    case samples(FrameSeries)
    /// Those that another tool logged.
    case logged(LoggedFrames)
  }

  /// - Parameter absent: The columns without values.
  package init(facts: RunFacts, series: [FrameSeries], absent: Set<String> = []) {
    precondition(
      facts.series.count == series.count
        && zip(facts.series, series).allSatisfy { $0.describe($1) },
      "a result has the frames of each series of its facts, in order")
    self.facts = facts
    frames = series.map(SeriesFrames.samples)
    self.absent = absent
  }

  /// Creates the result of a log.
  ///
  /// - Parameter name: The name of what drew the frames, by which logs are compared.
  package init(
    of frames: LoggedFrames, drawnBy name: String, refreshRate: Int, _ origin: LogOrigin
  ) {
    facts = RunFacts(id: "", origin: .log(origin))
    facts.series = [
      SeriesFacts(strategy: name, refreshRate: refreshRate, framesPerRound: frames.count)
    ]
    self.frames = [.logged(frames)]
    absent = []
  }

  /// The frames that this tool measured, in the order of the facts.
  package var series: [FrameSeries] {
    get { frames.compactMap { if case .samples(let series) = $0 { series } else { nil } } }
    set { frames = newValue.map(SeriesFrames.samples) }
  }

  /// Each series with its facts.
  package var results: [SeriesResult] {
    zip(facts.series, frames).map { facts, frames in
      SeriesResult(
        key: self.facts.key(of: facts.strategy, at: facts.refreshRate), facts: facts,
        frames: frames)
    }
  }

  /// Returns the head of the lines of a series.
  package func head(of series: FrameSeries) -> SeriesHead {
    SeriesHead(
      facts.key(of: series.strategy, at: series.refreshRate),
      runID: facts.id.isEmpty ? nil : facts.id)
  }

  /// Returns the result with those series that fulfil a condition.
  package func only(where isIncluded: (SeriesFacts) -> Bool) -> RunResult {
    let kept = zip(facts.series, frames).filter { isIncluded($0.0) }
    var part = self
    part.facts.series = kept.map(\.0)
    part.frames = kept.map(\.1)
    return part
  }

  /// The result without the series of the placebo, which is no strategy.
  package var withoutPlacebo: RunResult { only { $0.strategy != RunFacts.placeboID } }
}

/// One series of a result.
package struct SeriesResult: Equatable, Sendable {
  package let key: SeriesKey
  package let facts: SeriesFacts
  package let frames: RunResult.SeriesFrames

  package init(key: SeriesKey, facts: SeriesFacts, frames: RunResult.SeriesFrames) {
    self.key = key
    self.facts = facts
    self.frames = frames
  }
}
