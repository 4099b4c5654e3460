import Analysis
import Results

extension MeasuredRun {
  /// A run of which nothing is known but its frames.
  init(_ file: FramesFile) {
    let head = file.series[0].head
    var facts = RunEnvironment(
      runID: head.runID,
      [
        .scenario: head.scenario, .engine: head.engine,
        .rounds: "\(file.series[0].frames.rounds - 1)",
      ])
    facts.values[.reuse] = head.reuse
    let series = file.series.map { series in
      MeasuredSeries(SeriesKey(series.head), frames: series.frames, absent: file.absent)
    }
    self.init(facts: facts.with(framesOf: series), series: series)
  }

  /// The run with one strategy alone; `nil` if it does not have it.
  func only(_ strategy: String) -> MeasuredRun? {
    let series = series.filter { $0.key.strategy == strategy }
    guard !series.isEmpty else { return nil }
    return MeasuredRun(
      facts: facts, series: series, proofs: proofs.filter { $0.strategy == strategy },
      controls: controls, injections: injections)
  }
}
