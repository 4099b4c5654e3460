import Benchmarking
import FileTesting
import ScrollBenchCLI
import TableModel
import Testing

private func declare() {
  KnownRows.declare([
    TableSection(header: "a") { for number in 1...20 { "\(number)" } },
    TableSection(header: "b") { "the last" },
  ])
}

// A process of its own: what is declared stays declared.
@Suite("Rows that a program declares")
struct DeclaredRowsTests {
  @Test(
    "replace the embedded ones with their sections and heights, unless options decide otherwise")
  func replaced() async {
    await #expect(processExitsWith: .success) {
      declare()
      for scenario in ScenarioCatalogue.names {
        let table = try rows("--scenario", scenario)
        #expect(table.source == "declared" && table.rows.last?.content.title == "the last")
        #expect(table.sections.map(\.rows) == [0..<20, 20..<21])
        #expect(table.sections.map(\.title) == ["a", "b"])
      }
      #expect(try rows("--set", "sectionSizes=[7,7]").sections.map(\.rows.count) == [7, 7, 7])
      // Measured, unless the end of the table is pulled.
      let sources = try [
        [], ["--scenario", "contacts"], ["--set", "heights.source=fixed"],
        ["--scenario", "overscroll"], ["--rows", "synthetic:20"],
      ].map { try scenarioOptions($0).resolvedScenario().heights.source }
      #expect(sources == [.measured, .measured, .fixed, .fixed, .fixed])
      try withTestFolder { folder in
        try put(#"{"sectionSizes": [3, 3]}"#, at: folder + "/mine.json")
        #expect(try rows("--scenario", folder + "/mine.json").sections.count == 7)
        let path = folder + "/rows.csv"
        try put("section,title" + (0..<40).map { "\nx,\($0)" }.joined(), at: path)
        let table = try rows("--rows", path)
        #expect(table.source == path && table.rows.count == 40)
        #expect(table.sections.count > 4, "those of the scenario")
      }
    }
  }
}
