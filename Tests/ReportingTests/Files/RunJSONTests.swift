import Analysis
import Foundation
import Reporting
import RunData
import SampleRuns
import Statistics
import Testing

@Suite("The object that run prints")
struct RunJSONTests {
  private func object(_ run: RunResult) throws -> [String: Any] {
    let summaries = run.series.isEmpty ? [] : SeriesSummary.all(of: run)
    let bytes = try RunJSON.bytes(of: ReportSource(run, summaries: summaries))
    #expect(bytes.last == UInt8(ascii: "\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
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

  @Test("names who leads at each refresh rate, in words and in ids")
  func verdict() throws {
    let run = SettingsRun.run()
    let object = try object(run)
    #expect(object["headline"] as? String == "layer-grid is fastest at 120 Hz on this CPU")
    let sentences = try #require(object["verdict"] as? [String])
    #expect(
      sentences.first?.hasPrefix("time relative to layer-grid over 6 rounds: image-slice ") == true)
    let rankings = try #require(object["rankings"] as? [[String: Any]])
    #expect(rankings.map { $0["refresh_hz"] as? Int } == [60, 120])
    for ranking in rankings {
      #expect(ranking["outcome"] as? String == "winner")
      #expect(ranking["leaders"] as? [String] == ["layer-grid"])
      #expect(
        ranking["ranked"] as? [String] == ["layer-grid", "image-slice", "whole-view-alpha"])
    }
    let wrong = try self.object(
      SettingsRun.run(rates: [120], wrong: ["layer-grid"], caveats: ["debug build"]))
    let ranking = try #require(wrong["rankings"] as? [[String: Any]])[0]
    #expect(ranking["unranked"] as? [String] == ["layer-grid"])
    #expect((wrong["notes"] as? [String])?.contains("Debug build") == true)
  }
}
