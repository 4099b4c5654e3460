package import RunRecords
import Statistics

/// What the frames of all measured rounds count together, of which nothing but the frames is known.
package struct SteadyWork: Equatable, Sendable {
  package let mean: SeriesSummary.MeanWork
  /// Rows that came on to the display.
  package let rowsIn: Int
  /// Cells that were made for them.
  package let cellsCreated: Int
}

extension SteadyWork {
  /// - Precondition: There is a measured round.
  package init(of series: FrameSeries) {
    precondition(series.rounds > 1, "judging takes at least one measured round besides round 0")
    let frames = series.steadyFrames
    self.init(
      mean: SeriesSummary.MeanWork(of: frames),
      rowsIn: frames.reduce(0) { $0 + $1.rowsIn },
      cellsCreated: frames.reduce(0) { $0 + $1.cellsCreated })
  }
}

extension SeriesSummary {
  /// The same figures as the summary holds them.
  package var steadyWork: SteadyWork {
    SteadyWork(mean: work, rowsIn: rowsIn, cellsCreated: cellsCreated)
  }
}
