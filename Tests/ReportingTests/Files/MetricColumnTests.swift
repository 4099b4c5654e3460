import Reporting
import RunData
import Testing

@Suite("A metric that is compared")
struct MetricColumnTests {
  private func column(_ name: String) -> Metric? {
    SummaryCSV.all.first { $0.metric.name == name }?.metric
  }

  @Test("as a time has a column of its name in milliseconds")
  func times() throws {
    for metric in Metric.times {
      let column = try #require(self.column(metric.name), "\(metric.name)")
      #expect(column.certainty == .noisy)
      #expect(column.unit == "ms")
    }
  }

  @Test("is every exact column that holds a number")
  func complete() {
    let names = Set(Metric.counts.map(\.name))
    let columns = SummaryCSV.all.map(\.metric).filter { $0.dependence != nil }
    #expect(Set(columns.map(\.name)).subtracting(names) == ["findings"])
  }
}
