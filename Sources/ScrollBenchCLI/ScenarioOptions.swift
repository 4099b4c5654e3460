package import ArgumentParser
package import Benchmarking
import Foundation
import Geometry
package import TableModel
package import TableViews

/// The flags that say what is scrolled and how it looks, shared by all commands that draw.
package struct ScenarioOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A built-in scenario, or a JSON file that changes some of its keys.",
      valueName: "name|file.json"), completion: Completion.scenario)
  package var scenario = "settings"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Set a key of the scenario.", valueName: "key=value"),
    completion: Completion.setting, transform: FlagValue.setting)
  package var set: [(String, String)] = []

  @Option(
    help: ArgumentHelp(
      "Rows from a CSV file with a header: title required; section, subtitle, body optional."
        + " Or so many rows made up from --seed, up to \(RowTable.greatestSyntheticCount / 1_000_000) million."
        + " (default: \(KnownRows.summary))", valueName: "file.csv|synthetic:n"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var rows: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The file's name for a column of the rows.", valueName: "column=name"),
    completion: Completion.column, transform: FlagValue.column)
  package var column: [(RowColumn, String)] = []

  @Option(
    help: ArgumentHelp(
      "Draw text on the row's colour (opaque) or blend it (clear). (values: opaque, clear;"
        + " default: the scenario's, opaque)", valueName: "how"),
    completion: Completion.choices(of: LabelMode.self), transform: FlagValue.choice)
  package var labels: LabelMode?

  @Option(
    help: ArgumentHelp(
      "What rows show besides their background. (values: none, labels; default: the scenario's,"
        + " labels)", valueName: "what"),
    completion: Completion.choices(of: TableSettings.Content.self), transform: FlagValue.choice)
  package var content: TableSettings.Content?

  @Option(
    help: ArgumentHelp(
      "Whether rows have the scenario's height or are as high as their text. (values: fixed,"
        + " measured; default: the scenario's, fixed)", valueName: "how"),
    completion: Completion.choices(of: TableSettings.Heights.Source.self),
    transform: FlagValue.choice)
  package var heights: TableSettings.Heights.Source?

  @Option(
    help: ArgumentHelp(
      "The display in points, and its pixels per point. (default: the scenario's, 1366x1024@2; of"
        + " a quick run 834x1194@2)", valueName: "WIDTHxHEIGHT@SCALE"),
    transform: FlagValue.display)
  package var display: TableSettings.Display?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seed of everything random: section sizes, synthetic rows, flicks, order of passes. (default: 1)",
      valueName: "n"),
    transform: { text in
      guard let seed = UInt64(text) else {
        throw ValidationError("\"\(text)\" is not a seed, a whole number from 0")
      }
      return seed
    })
  package var seed: UInt64 = 1

  package init() {}

  /// The display of a quick run.
  static let quickDisplay = TableSettings.Display(width: 834, height: 1194, scale: 2)

  /// The scenario that the flags describe.
  package func resolvedScenario(quick: Bool = false) throws -> Scenario {
    try CommandFailure.wrapping(.data) {
      var (result, source) = try baseScenario(quick: quick)
      for (key, value) in set { try result.set(key, to: value) }
      if let labels { result.labels = labels }
      if let content { result.content = content }
      if let heights { result.heights.source = heights }
      if let display {
        result.display = TableSettings.Display(
          width: display.width, height: display.height, scale: display.scale,
          isCompact: result.display.isCompact)
      }
      if !set.isEmpty { source += " with --set" }
      try result.validate(source: source)
      return result
    }
  }

  /// The rows that the flags name, in the sections that the scenario asks for.
  package func resolvedRows(_ scenario: Scenario) throws -> RowTable {
    var columns: [RowColumn: String] = [:]
    for (column, name) in column {
      guard columns.updateValue(name, forKey: column) == nil else {
        throw CommandFailure("--column maps \(column.rawValue) twice", .usage)
      }
    }
    guard rows != nil || columns.isEmpty else {
      throw CommandFailure("--column names the columns of a file; give --rows too", .usage)
    }
    let table = try table(columns)
    return scenario.sectionSizes.map { table.cut(intoSectionsOf: $0, seed: seed) } ?? table
  }

  /// The rows that the flags name, in their own sections.
  private func table(_ columns: [RowColumn: String]) throws -> RowTable {
    switch try rows.map(RowSource.init) {
    case nil: return KnownRows.declared ?? .embedded()
    case .synthetic(let count):
      guard columns.isEmpty else {
        throw CommandFailure(
          "--column names the columns of a file, but the rows are synthetic", .usage)
      }
      return .synthetic(count: count, seed: seed)
    case .file(let path):
      var progress = RowFileProgress()
      defer { progress.finish() }
      return try CommandFailure.wrapping(.data) {
        try RowTable(csvFile: path, columns: columns) { progress.show($0) }
      }
    }
  }

  /// A scenario and what messages call it.
  private func baseScenario(quick: Bool) throws -> (Scenario, String) {
    if let builtIn = ScenarioCatalogue.all.first(where: { $0.name == scenario }) {
      return (adapted(builtIn, quick: quick), "scenario \(scenario)")
    }
    guard scenario.hasSuffix(".json") || scenario.contains("/") else {
      let known = ScenarioCatalogue.names
      throw CommandFailure(
        "there is no scenario \"\(scenario)\"; \(suggestion(for: scenario, among: known))"
          + " (the name of a file ends in .json)", .usage)
    }
    var result = adapted(ScenarioCatalogue.all[0], quick: quick)
    let file = URL(fileURLWithPath: scenario).deletingPathExtension()
    result.name = file.lastPathComponent
    try result.merge(json: Array(try ScenarioFile.read(scenario)), source: scenario)
    return (result, scenario)
  }

  /// A quick run has a smaller display, and declared rows keep their sections, unless the scenario's
  /// file or a flag says otherwise.
  private func adapted(_ scenario: Scenario, quick: Bool) -> Scenario {
    var result = scenario
    if quick { result.display = Self.quickDisplay }
    if rows == nil, let declared = KnownRows.declared {
      result.sectionSizes = nil
      if declared.sections.contains(where: { !$0.footer.isEmpty }) { result.footerText = true }
    }
    return result
  }
}
