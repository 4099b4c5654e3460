package import ArgumentParser
package import Benchmarking
import Files
import JudgingCLI
package import RunData
import TableModel
package import TableViews

package struct ScenarioOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A built-in scenario, or a JSON file that changes some of its keys.",
      valueName: "name|file.json"), completion: Completion.scenario)
  package var scenario = "settings"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Set a key of the scenario, such as rowHeight=60, content=none or labels=clear; list keys"
        + " explains them all.", valueName: "key=value"),
    completion: Completion.setting, transform: FlagValue.setting)
  package var set: [(String, String)] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "A CSV file with a header: title required; section, subtitle, body optional; with body=name"
        + " for a column that has another name."
        + " Or n rows generated from --seed, up to \(RowTable.greatestSyntheticCount / 1_000_000) million."
        + " (default: \(KnownRows.summary))", valueName: "file.csv [column=name]|synthetic:n"),
    completion: .file(extensions: ["csv"]), transform: FlagValue.path)
  package var rows: [String] = []

  @Option(
    help: ArgumentHelp(
      "The display in points, and its pixels per point. (default: the scenario's, 414x896@2)",
      valueName: "WIDTHxHEIGHT@SCALE"),
    transform: FlagValue.display)
  package var display: TableSettings.Display?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seed of everything random: section sizes, synthetic rows, flicks, order of passes. (default: 1)",
      valueName: "n"), transform: FlagValue.seed)
  package var seed: UInt64 = 1

  package init() {}

  package func validate() throws { _ = try ExperimentSpec.Rows(rows) }

  package func resolvedScenario() throws -> Scenario {
    var (result, source) = try baseScenario()
    for (key, value) in set { try result.set(key, to: value) }
    if let display {
      result.display.width = display.width
      result.display.height = display.height
      result.display.scale = display.scale
    }
    if !set.isEmpty { source += " with --set" }
    try result.validate(source: source)
    return result
  }

  /// A specification without strategies, of the scenario and the rows of the options.
  package func makeSpec() throws -> ExperimentSpec {
    var spec = ExperimentSpec()
    spec.scenario = try resolvedScenario().canonicalJSON()
    spec.seed = seed
    spec.rows = try ExperimentSpec.Rows(rows)
    return spec
  }

  /// The scenario without the settings, and its name in messages.
  private func baseScenario() throws -> (Scenario, String) {
    if let builtIn = ScenarioCatalogue.all.first(where: { $0.name == scenario }) {
      return (adapted(builtIn), "scenario \(scenario)")
    }
    guard scenario.hasSuffix(".json") || scenario.contains("/") else {
      let near = suggestion(for: scenario, among: ScenarioCatalogue.names)
      throw CommandFailure(
        "there is no scenario \"\(scenario)\"; \(near) (the name of a file ends in .json)",
        .usage)
    }
    var result = adapted(ScenarioCatalogue.all[0])
    try result.merge(contentsOfFile: scenario)
    return (result, scenario)
  }

  /// Applies the cell contents of the program, and the sections and automatic heights of declared
  /// rows, which files and options override.
  private func adapted(_ scenario: Scenario) -> Scenario {
    var result = scenario
    if rows.isEmpty, let declared = KnownRows.declared {
      result = result.adapted(toDeclared: declared)
    }
    result.contents = KnownContents.all
    return result
  }
}

extension ExperimentSpec {
  /// The end of a message if the file of rows of a run, which has its name alone, is not found.
  var hintAtRows: String {
    rows.file.map { FileFacts.kind(at: $0) == nil } ?? false
      ? "; --rows says where the file of the rows is" : ""
  }

  /// Returns the source of the rows; a note on standard error names a pipe that gives no data.
  func rowFiles() throws -> RowFiles {
    try RowFiles(for: self) {
      StandardError.write(line: "scrollbench: waiting for rows from \(rows.file ?? "")")
    }
  }

  /// - Parameter files: The source of the rows; `nil` for that of the specification.
  package func experiment(reading files: RowFiles? = nil) throws -> Experiment {
    try ProgressLine.showing { line in
      try Experiment(self, reading: try files ?? rowFiles()) {
        line.show(["reading rows"], fraction: $0)
      }
    }
  }
}

extension ExperimentSpec.Rows {
  private static let prefix = "synthetic:"

  /// Parses the value of `--rows`: a file or `synthetic:n`, then column mappings such as
  /// `body=other_names`.
  ///
  /// A file whose name begins with `synthetic:` can be given as `./synthetic:…`.
  package init(_ values: [String]) throws {
    self.init()
    guard let text = values.first else {
      source = KnownRows.declared == nil ? .scenario : .declared
      return
    }
    let names = try Self.columns(values.dropFirst())
    guard text.hasPrefix(Self.prefix) else {
      (source, file, columns) = (.file, text, names.isEmpty ? nil : names)
      return
    }
    guard names.isEmpty else {
      throw ValidationError("--rows \(text): only the columns of a file have names")
    }
    let limit = RowTable.greatestSyntheticCount
    let number = text.dropFirst(Self.prefix.count)
    guard number.allSatisfy({ ("0"..."9").contains($0) }), let count = Int(number),
      (1...limit).contains(count)
    else {
      throw ValidationError(
        "--rows \(text): \"\(number)\" is not a whole number of synthetic rows from 1 to \(limit)")
    }
    (source, self.count) = (.synthetic, count)
  }

  private static func columns(_ mappings: ArraySlice<String>) throws -> [String: String] {
    var columns: [String: String] = [:]
    for text in mappings {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty, let column = RowColumn(rawValue: String(parts[0]))
      else {
        let known = RowColumn.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(
          "\"\(text)\" is not a column mapping such as body=other_names; the columns are \(known)")
      }
      guard columns.updateValue(String(parts[1]), forKey: column.rawValue) == nil else {
        throw ValidationError("--rows maps \(column.rawValue) twice")
      }
    }
    return columns
  }
}
