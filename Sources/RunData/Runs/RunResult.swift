/// A run as it is stored: its facts (`run.json`) and the frames of all series (`frames.csv`).
package struct RunResult: Equatable, Sendable {
  package var facts: RunFacts
  /// In the order of the facts.
  package var series: [FrameSeries]
  /// The columns of `frames.csv` that have no values because they were not measured.
  package var absent: Set<String>

  package init(facts: RunFacts, series: [FrameSeries], absent: Set<String> = []) {
    precondition(
      series.elementsEqual(facts.series) {
        $0.isOf($1) && $0.framesPerRound == $1.framesPerRound
      },
      "a result has the frames of each series of its facts, in order")
    self.facts = facts
    self.series = series
    self.absent = absent
  }

  package func head(of series: FrameSeries) -> SeriesHead {
    SeriesHead(
      facts.key(of: series.strategy, at: series.refreshRate),
      runID: facts.id.isEmpty ? nil : facts.id)
  }

  package func only(where isIncluded: (SeriesFacts) -> Bool) -> RunResult {
    let kept = zip(facts.series, series).filter { isIncluded($0.0) }
    var part = self
    part.facts.series = kept.map(\.0)
    part.series = kept.map(\.1)
    return part
  }

  package var withoutPlacebo: RunResult { only { $0.strategy != RunFacts.placeboID } }
}
