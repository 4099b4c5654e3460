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

  private static let refused: [([String], Analysis.ExitStatus, String)] = [
    (["--scenario", "setings"], .usage, "\"setings\"; did you mean \"settings\"?"),
    (["--scenario", ""], .usage, "\"\""), (["--set", "radius=30"], .data, "radius"),
    (["--set", "display.scael=30"], .data, "\"display.scale\""),
    (["--set", "rowHeight=nan"], .data, "nan"), (["--display", "60x60@1"], .data, "inset"),
    (["--rows", "/"], .data, "a regular file is expected"),
    (["--rows", "none/none.csv"], .data, "none/none.csv"),
    // A file whose name begins like synthetic rows is named by its path.
    (["--rows", "./synthetic:5"], .data, "./synthetic:5 cannot be read (No such file"),
    (["--display", "8193x10@2"], .data, "display.width is 8193.0 pt, 16386.0 px at scale 2.0;"),
    (["--display", "10x10@1000000"], .data, "display.scale is 1000000.0; 0.05 to 100 is accepted"),
  ]

  @Test(
    "is refused for an unknown name with 64, and if it is not valid with 65", arguments: refused)
  func refusal(arguments: [String], status: Analysis.ExitStatus, words: String) {
    let error = #expect(throws: (any Error).self) {
      try scenarioOptions(arguments).makeSpec().experiment()
    }
    let failure = error.flatMap { CommandFailure($0) }
    #expect(
      failure?.status == status && failure?.message.contains(words) == true, "\(failure as Any)")
    #expect(failure?.message.contains("\n") == false)
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
}
