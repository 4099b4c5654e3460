package import RunRecords
import Statistics

extension SeriesSummary {
  /// Judges every series of a run, in the run's order.
  package static func all(of run: RecordedRun) -> [SeriesSummary] {
    let alone = zip(run.series, run.record.series).map { series, facts in
      SeriesSummary(of: series, facts: facts, in: run.record)
    }
    return alone.indices.map { index in
      var summary = alone[index]
      let series = run.series[index]
      summary.overControl = run.control(for: series).map {
        series.pairedDifference(over: run.series[$0])
      }
      summary.ladderStep = run.rung(below: series).map { lower in
        AblationStep(from: (run.series[lower], alone[lower]), to: (series, summary))
      }
      return summary
    }
  }
}

extension RecordedRun {
  /// The index of the first control that was measured at the refresh rate of a series.
  fileprivate func control(for series: FrameSeries) -> Int? {
    record.controls.lazy.compactMap { self.index(of: $0, pairedWith: series) }.first
  }

  /// The index of the rung below a series, measured at its refresh rate.
  fileprivate func rung(below series: FrameSeries) -> Int? {
    guard let rung = record.ladder.firstIndex(of: series.strategy), rung > 0 else { return nil }
    return index(of: record.ladder[rung - 1], pairedWith: series)
  }

  private func index(of strategy: String, pairedWith series: FrameSeries) -> Int? {
    self.series.firstIndex { $0.strategy == strategy && $0.isPaired(with: series) }
  }
}
