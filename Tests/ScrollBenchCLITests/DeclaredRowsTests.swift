import ArgumentParser
import Benchmarking
import Foundation
import ScrollBenchCLI
import TableModel
import TableViews
import Testing

/// The rows that the arguments of `verify` name.
private func rows(_ arguments: String...) throws -> RowTable {
  let command = try RootCommand.parseAsRoot(["verify"] + arguments)
  let options = try #require(command as? VerifyCommand).scenarioOptions
  return try options.resolvedRows(try options.resolvedScenario())
}

/// The source of heights in the scenario that the arguments of `verify` name.
private func source(_ arguments: [String]) throws -> TableSettings.Heights.Source {
  let command = try RootCommand.parseAsRoot(["verify"] + arguments)
  let options = try #require(command as? VerifyCommand).scenarioOptions
  return try options.resolvedScenario().heights.source
}

private func declare() {
  KnownRows.declare([
    TableSection(header: "a") { for number in 1...20 { "\(number)" } },
    TableSection(header: "b") { "the last" },
  ])
}

// Each test is a process of its own: what is declared stays declared.
@Suite("Rows that a program declares")
struct DeclaredRowsTests {
  @Test("replace the embedded ones and keep their sections")
  func sections() async {
    await #expect(processExitsWith: .success) {
      declare()
      for scenario in ScenarioCatalogue.names {
        let table = try rows("--scenario", scenario)
        #expect(table.source == "declared" && table.rows.last?.content.title == "the last")
        #expect(table.sections.map(\.rows) == [0..<20, 20..<21])
        #expect(table.sections.map(\.title) == ["a", "b"])
      }
    }
  }

  @Test("are cut into the sections of an option or a scenario file")
  func cut() async {
    await #expect(processExitsWith: .success) {
      declare()
      #expect(try rows("--set", "sectionSizes=[7,7]").sections.map(\.rows.count) == [7, 7, 7])
      let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString + ".json"
      try #"{"sectionSizes": [3, 3]}"#.write(toFile: path, atomically: false, encoding: .utf8)
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(try rows("--scenario", path).sections.count == 7)
    }
  }

  @Test("have automatic heights, unless an option or the end of the table decides otherwise")
  func heights() async {
    await #expect(processExitsWith: .success) {
      declare()
      let sources = try [
        [], ["--scenario", "contacts"], ["--set", "heights.source=fixed"],
        ["--scenario", "overscroll"], ["--rows", "synthetic:20"],
      ].map(source)
      #expect(sources == [.measured, .measured, .fixed, .fixed, .fixed])
    }
  }

  @Test("are replaced by those of a file, which the scenario cuts into sections")
  func file() async {
    await #expect(processExitsWith: .success) {
      declare()
      let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString + ".csv"
      let lines = ["section,title"] + (0..<40).map { "x,\($0)" }
      try lines.joined(separator: "\n").write(toFile: path, atomically: false, encoding: .utf8)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let table = try rows("--rows", path)
      #expect(table.source == path && table.rows.count == 40)
      #expect(table.sections.count > 4)
    }
  }

  @Test("show the same image with every strategy, in any number")
  func images() async {
    await #expect(processExitsWith: .success) {
      KnownRows.declare([TableSection { "alone" }])
      RootCommand.main([
        "verify", "--strategy", "layer-grid,square", "--set", "content=none", "--scales", "1",
      ])
    }
  }
}
