import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The object that run prints")
struct RunJSONTests {
  private func object(_ run: RunResult) throws -> [String: Any] {
    let summaries = run.series.isEmpty ? [] : SeriesSummary.all(of: run)
    let bytes = try RunJSON.bytes(of: ReportSource(run, summaries: summaries))
    #expect(bytes.last == UInt8(ascii: "\n"))
    return try jsonObject(bytes)
  }

  @Test("has the keys that are documented, and no other")
  func keys() throws {
    let object = try object(SettingsRun.run())
    #expect(object.keys.sorted() == RunJSON.keys.map(\.name).sorted())
    #expect(RunJSON.keys.allSatisfy { $0.meaning.hasSuffix(".") })
  }

  @Test("holds the record as run.json has it, and a number of summary.csv for each of its fields")
  func content() throws {
    var run = SettingsRun.run()
    run.facts.run.scroll.scenario = "a \"quoted\"\nname"
    let object = try object(run)
    let record = try JSONSerialization.jsonObject(with: Data(run.facts.json()))
    let copies = try [try #require(object["run"]), record].map {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    #expect(copies[0] == copies[1])

    let summaries = SeriesSummary.all(of: run)
    let table = try #require(parseCSV(CSVText.file(SummaryCSV.all, summaries)))
    let lines = try #require(object["summaries"] as? [[String: Any]])
    #expect(lines.count == table.count - 1 && lines.count == 6)
    for (line, fields) in zip(lines, table.dropFirst()) {
      #expect(line.count == table[0].count)
      for (column, field) in zip(table[0], fields) {
        switch line[column] {
        case is NSNull: #expect(field.isEmpty, "\(column)")
        case let text as String: #expect(text == field, "\(column)")
        case let number as NSNumber: #expect(Double(field) == number.doubleValue, "\(column)")
        default: Issue.record("\(column) is missing")
        }
      }
    }
  }
}
