import Reporting
import Results
import Testing

@Suite("The metrics of the CSV files")
struct MetricTests {
  @Test("every metric has a sentence, and every exact one says what it depends on")
  func metrics() {
    for metric in SummaryCSV.columns.map(\.metric) + FramesCSV.metrics {
      #expect(metric.definition.hasSuffix("."), "\(metric.name)")
      #expect((metric.dependence != nil) == (metric.certainty == .exact), "\(metric.name)")
    }
  }
}
