import Analysis
import Foundation
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("The report of a capacity search")
struct CapacityReportTests {
  /// Ramps over 10 to 40 rows by a strategy that needs so many ticks a row at 100 Hz.
  private func series(
    _ strategy: String, _ rate: Int, ticksPerRow: Double, loads: [Double] = [10, 20, 30, 40]
  ) -> CapacityRecord.Series {
    CapacityRecord.Series(
      strategy: strategy, refreshRate: rate,
      blocks: (1...2).flatMap { ramp in
        loads.map {
          .init(ramp: ramp, load: $0, frames: 10, p95Nanoseconds: ticksPerRow * $0 * 1e7)
        }
      }, seconds: 1.25)
  }

  private func report(
    _ series: [CapacityRecord.Series], _ change: (inout CapacityRecord) -> Void = { _ in }
  ) -> CapacityReport {
    var record = CapacityRecord.sample(series)
    change(&record)
    return CapacityReport(record: record, summary: CapacitySummary(record, resamples: 20))
  }

  private var mixed: CapacityReport {
    report([
      series("layer-grid", 100, ticksPerRow: 0.04), series("layer-grid", 200, ticksPerRow: 0.04),
      series("whole-view-alpha", 100, ticksPerRow: 0.2),
      series("whole-view-alpha", 200, ticksPerRow: 0.2),
      series("square", 100, ticksPerRow: 0.001),
      series("square", 200, ticksPerRow: 0.001, loads: [100, 130, 160]),
    ])
  }

  @Test("as text has capacities, intervals, bounds and scores in 80 columns")
  func text() {
    let text = mixed.text
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    #expect(
      text.hasPrefix(
        """
        scrollbench capacity: rows on the display
        scenario settings · painter, 1 thread · 2732×2048 px · 6,500 pt/s
        Abacus 9000, 2 cores · Swift 6.3.1, release

        """), "\(text)")
    #expect(text.contains("\nlayer-grid        100 "), "\(text)")
    for words in [
      "at least 40.0", "at least 160", "below 10.0", "score, the geometric mean",
      "the axis ends there", "greatest load that was tried", "smallest load", "MotionMark",
    ] {
      #expect(text.contains(words), "\(words): \(text)")
    }
    #expect(!mixed.markdown.contains("\u{1B}") && mixed.markdown.contains("| layer-grid | 100 |"))
  }

  @Test("explains only the bounds that occur")
  func quiet() {
    let text = report([series("a", 100, ticksPerRow: 0.04)]).text
    #expect(!text.contains("at least") && !text.contains("below") && text.contains("score: a 25"))
    let none = report([series("a", 100, ticksPerRow: 1, loads: [0, 1, 2])]) {
      $0.series[0].blocks = $0.series[0].blocks.map {
        .init(ramp: $0.ramp, load: $0.load, frames: 1, p95Nanoseconds: 1e9)
      }
    }
    #expect(none.text.contains("none") && none.text.contains("with nothing added"))
  }

  @Test("names throttle, caveats and a debug build")
  func caveats() {
    let text = report([series("a", 100, ticksPerRow: 0.01)]) {
      $0.throttle = 4
      $0.caveats = ["this is doubtful."]
      $0.machine.buildConfiguration = "debug"
    }.text
    for words in ["throttle 4", "note: this is doubtful.", "debug build"] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(text.contains("25.0"))
  }

  @Test("as CSV has a line per strategy and refresh rate")
  func csv() throws {
    let records = try #require(parseCSV(mixed.csv))
    #expect(records.count == 7 && records.allSatisfy { $0.count == CapacityReport.columns.count })
    #expect(records[0].joined(separator: ",") == CapacityReport.header)
    #expect(Array(records[1].prefix(6)) == ["layer-grid", "100", "rows", "1", "25", "found"])
    #expect(records[3][5] == "below" && records[3][6] == "" && records[5][5] == "at_least")
    #expect(CapacityReport.columns.allSatisfy { $0.metric.definition.hasSuffix(".") })
  }

  @Test("is recognized by its beginning in every format, and other files are not")
  func known() throws {
    try withTestFolder { folder in
      let file = folder + "/result"
      let forms = [Array(mixed.text.utf8), Array(mixed.markdown.utf8), mixed.csv, try mixed.json()]
      for form in forms {
        try Data(form).write(to: URL(fileURLWithPath: file))
        #expect(CapacityReport.isResult(at: file))
        try Data(form.dropFirst()).write(to: URL(fileURLWithPath: file))
        #expect(!CapacityReport.isResult(at: file))
      }
      #expect(!CapacityReport.isResult(at: folder + "/none"))
    }
  }

  @Test("as JSON has the same lines, the scores and every block")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(try mixed.json())) as? [String: Any])
    #expect(object["schema_version"] as? Int == 1 && object["kind"] as? String == "capacity")
    #expect((object["series"] as? [Any])?.count == 6)
    #expect((object["scores"] as? [Any])?.count == 3)
    #expect((object["blocks"] as? [Any])?.count == 46)
  }
}
