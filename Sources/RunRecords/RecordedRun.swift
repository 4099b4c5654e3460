/// A whole run: its record and the frames of each of its series, in the record's order.
package struct RecordedRun: Equatable, Sendable {
  package var record: RunRecord
  package var series: [FrameSeries]

  package init(record: RunRecord, series: [FrameSeries]) {
    precondition(
      record.series.count == series.count
        && zip(record.series, series).allSatisfy { $0.describe($1) },
      "a run has the frames of each series of its record, in its order")
    self.record = record
    self.series = series
  }
}
