package import RunRecords
import Statistics

extension MeasuredRun {
  /// A run that was judged already.
  ///
  /// - Parameters:
  ///   - summaries: ``Analysis/SeriesSummary/all(of:)`` of the run.
  ///   - absent: What its files lack, as in ``init(_:absent:)``.
  package init(_ run: RecordedRun, summaries: [SeriesSummary], absent: Set<String> = []) {
    self.init(
      facts: RunEnvironment(of: run.record),
      series: zip(summaries, run.series).map { MeasuredSeries($0, frames: $1, absent: absent) },
      proofs: run.record.proofs, controls: run.record.controls,
      injections: run.record.injections)
  }
}
