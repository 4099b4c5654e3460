import Analysis
import Reporting
import RunData
import Statistics
import Testing

@Suite("A metric that is compared")
struct MetricColumnTests {
  private func column(_ name: String) -> Metric? {
    SummaryCSV.all.first { $0.metric.name == name }?.metric
  }

  @Test("exactly has a column of its name that is exact and depends on the same")
  func exact() throws {
    for metric in Metric.counts {
      let column = try #require(self.column(metric.name), "\(metric.name)")
      #expect(column.dependence != nil)
      #expect(column.certainty == metric.certainty, "\(metric.name)")
    }
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
