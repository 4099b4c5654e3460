import Analysis
import ArgumentParser
import Benchmarking
import FileTesting
import JudgingCLI
import ScrollBenchCLI
import TableModel
import TableViews
import Testing

/// The options of `verify` with these arguments.
func scenarioOptions(_ arguments: [String]) throws -> ScenarioOptions {
  let command = try RootCommand.parseAsRoot(["verify"] + arguments)
  return try #require(command as? VerifyCommand).scenarioOptions
}

/// The rows that the arguments of `verify` name.
func rows(_ arguments: String...) throws -> RowTable {
  try scenarioOptions(arguments).makeSpec().experiment().rows
}

@Suite("The scenario of the options")
struct ScenarioOptionsTests {
  private func resolve(_ arguments: String...) throws -> Scenario {
    try scenarioOptions(arguments).resolvedScenario()
  }

  private func failure(_ body: () throws -> Void) -> CommandFailure? {
    do {
      try body()
      return nil
    } catch {
      return CommandFailure(error)
    }
  }

  private func expectFailure(
    _ status: Analysis.ExitStatus, _ words: String..., body: () throws -> Void
  ) {
    let failure = failure(body)
    #expect(failure?.status == status)
    let message = failure?.message ?? "accepted"
    for word in words { #expect(message.contains(word), "\(message)") }
    #expect(!message.contains("\n"))
  }

  @Test("is the built-in one, on the display of --display")
  func builtIn() throws {
    #expect(try resolve() == ScenarioCatalogue.all[0])
    #expect(try resolve("--scenario", "contacts") == ScenarioCatalogue.all[1])
    #expect(
      try resolve("--display", "150x200@3").display
        == TableSettings.Display(width: 150, height: 200, scale: 3))
  }

  @Test("takes --set after the scenario, and --display after --set")
  func order() throws {
    let scenario = try resolve(
      "--set", "labels=clear", "content=none", "display.width=500", "display.compact=true",
      "rowHeight=60", "--set", "rowHeight=61", "--display", "300x200@1")
    #expect(scenario.labels == .clear && scenario.content == .none)
    #expect(scenario.rowHeight == 61)
    #expect(
      scenario.display == TableSettings.Display(width: 300, height: 200, scale: 1, isCompact: true))
  }

  @Test("is the default one changed by a file, with the file's name unless it has its own")
  func file() throws {
    try withTestFolder { folder in
      let path = folder + "/mine.json"
      try put(#"{"rowHeight": 50, "display": {"scale": 3}}"#, at: path)
      var expected = ScenarioCatalogue.all[0]
      expected.name = "mine"
      expected.rowHeight = 50
      expected.display.scale = 3
      #expect(try resolve("--scenario", path) == expected)
      #expect(try resolve("--scenario", path, "--set", "rowHeight=70").rowHeight == 70)
      try put(#"{"name": "other"}"#, at: path)
      #expect(try resolve("--scenario", path).name == "other")
    }
  }

  @Test("is refused for an unknown name, with the nearest one: exit 64")
  func unknownName() {
    expectFailure(.usage, "\"setings\"", "did you mean \"settings\"?") {
      _ = try resolve("--scenario", "setings")
    }
    expectFailure(.usage, "\"\"") { _ = try resolve("--scenario", "") }
  }

  @Test("is refused if it is not valid: exit 65")
  func invalid() {
    expectFailure(.data, "radius") { _ = try resolve("--set", "radius=30") }
    expectFailure(.data, "--set", "\"display.scale\"") {
      _ = try resolve("--set", "display.scael=30")
    }
    expectFailure(.data, "nan") { _ = try resolve("--set", "rowHeight=nan") }
    expectFailure(.data, "inset") { _ = try resolve("--display", "60x60@1") }
  }

  @Test("cuts the rows into sections by the seed, or keeps those of the data")
  func sections() throws {
    let cut = try rows()
    #expect(cut.rows.count == 4_028 && cut.source == "embedded")
    #expect(cut.sections.allSatisfy { (1...8).contains($0.rows.count) })
    #expect(try rows("--seed", "2").sections.rowCounts != cut.sections.rowCounts)
    #expect(try rows("--scenario", "contacts").sections.count == 166)
    #expect(try rows("--set", "sectionSizes=[5,5]").sections[0].rows == 0..<5)
  }

  @Test("reads rows from a file with other column names")
  func rowFile() throws {
    try withTestFolder { folder in
      let path = folder + "/rows.csv"
      try put("name,kind\r\nZürich,a\r\nBern,b\r\n", at: path)
      let table = try rows(
        "--rows", path, "title=name", "section=kind", "--set", "sectionSizes=null")
      #expect(table.rows.map(\.content.title) == ["Zürich", "Bern"])
      #expect(table.sections.map(\.title) == ["a", "b"] && table.source == path)
      expectFailure(.data, path, "title") { _ = try rows("--rows", path) }
      expectFailure(.data, folder, "a regular file is expected") { _ = try rows("--rows", folder) }
      expectFailure(.data, folder + "/none.csv") { _ = try rows("--rows", folder + "/none.csv") }
    }
  }

  @Test("generates the given number of rows from the seed")
  func syntheticRows() throws {
    let table = try rows("--rows", "synthetic:10000000", "--set", "sectionSizes=null")
    #expect(table.count == 10_000_000 && table.source == "synthetic:10000000")
    let few = try rows("--rows", "synthetic:3", "--set", "sectionSizes=null")
    #expect(Array(few.rows) == Array(table.rows.prefix(3)))
    #expect(try rows("--rows", "synthetic:3", "--seed", "2")[0] != few[0])
    #expect(try rows("--rows", "synthetic:100").sections.allSatisfy { $0.rows.count <= 8 })
  }

  @Test("reads a file whose name begins like synthetic rows by its path")
  func fileLikeSyntheticRows() {
    expectFailure(.data, "./synthetic:5", "No such file") {
      _ = try rows("--rows", "./synthetic:5")
    }
  }
}
