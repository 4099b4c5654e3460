import FileTesting
import Files
import Reporting
import SampleRuns
import Testing

@Suite("The table of renderers")
struct RendererTableTests {
  @Test("contradicts an order if one of its renderers decided the opposite")
  func contradiction() {
    let text = """
      renderer,lowering,first,second,ratio,second_is
      r,split,a,b,2.0,slower
      r,whole-quad,a,c,0.5,faster
      "r, 2",split,a,b,1.0,same
      q,split,b,c,1.1,inconclusive

      """
    let table = RendererTable(Array(text.utf8))
    #expect(table.contradicts("b", fasterThan: "a") && table.contradicts("a", fasterThan: "c"))
    #expect(!table.contradicts("a", fasterThan: "b") && !table.contradicts("c", fasterThan: "a"))
    #expect(!table.contradicts("b", fasterThan: "c") && !table.contradicts("c", fasterThan: "b"))
    #expect(table.separates("a", from: "b") && table.separates("c", from: "a"))
    #expect(!table.separates("b", from: "c"))
  }

  /// The comparisons of this build, as another reader has them.
  private static func comparisons() throws -> [(first: String, second: String, isSecond: String)] {
    let records = try #require(
      NaiveCSV.records(EmbeddedFile.text(of: "validity.csv")))
    let columns = try ["first", "second", "second_is"].map {
      try #require(records[0].fields.firstIndex(of: $0))
    }
    return records.dropFirst().map { record in
      (record.fields[columns[0]], record.fields[columns[1]], record.fields[columns[2]])
    }
  }

  @Test("of this build contradicts a run that found the opposite, and not one that agrees")
  func labels() throws {
    let decided = try #require(
      Self.comparisons().first { row in
        row.isSecond == "slower"
          && !RendererTable.bundled.contradicts(row.first, fasterThan: row.second)
      })
    func verdict(_ fast: String, _ slow: String, slower microseconds: Int64 = 5_000) -> String {
      SettingsRun.run([.init(fast, 3_000), .init(slow, microseconds)], rates: [120]).text()
    }
    let label =
      "other renderers disagree (docs/validity.md): \(decided.second) against \(decided.first)"
    #expect(verdict(decided.second, decided.first).contains("\n\(label)\n"))
    #expect(!verdict(decided.first, decided.second).contains("renderers disagree"))
    // No renderer may separate strategies that are the same.
    #expect(verdict(decided.second, decided.first, slower: 3_000).contains("\n\(label)\n"))
    #expect(!verdict("a", "b", slower: 3_000).contains("renderers disagree"))
  }
}
