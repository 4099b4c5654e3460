/// The built-in scenarios, the default first: one JSON file each in `Scenarios`.
package enum ScenarioCatalogue {
  /// A built-in scenario and its documentation.
  package struct Entry: Sendable {
    package let scenario: Scenario
    /// The rows that come on to the display in a round at 120 Hz with seed 1; with measured heights
    /// it depends on the fonts.
    package let rowsPerRound: Int
    /// The published system whose features the scenario has; `nil` for a scenario of this tool.
    package let source: String?
  }

  package static let entries: [Entry] = [
    entry(PackageResources.settings_json, rows: 2_044, from: "TORoundedTableView"),
    entry(PackageResources.contacts_json, rows: 2_515),
    entry(PackageResources.whole_list_json, rows: 4_028),
    entry(PackageResources.long_list_json, rows: 100_000),
    entry(PackageResources.messages_json, rows: 2_080, from: "Lightning Table"),
    entry(PackageResources.selection_json, rows: 70),
    entry(PackageResources.theme_change_json, rows: 166, from: "TORoundedTableView"),
    entry(PackageResources.overscroll_json, rows: 142, from: "PRPShadowedTableView"),
    entry(PackageResources.rotation_json, rows: 111, from: "TORoundedTableView"),
    entry(PackageResources.compact_width_json, rows: 101, from: "TORoundedTableView"),
    entry(PackageResources.edit_storm_json, rows: 168),
    entry(PackageResources.gradient_json, rows: 65, from: "Cocoa with Love"),
    entry(PackageResources.rounded_cell_json, rows: 149, from: "RoundedTableViewCell"),
    entry(PackageResources.published_claims_json, rows: 105, from: "the systems that it names"),
  ]

  package static let all: [Scenario] = entries.map(\.scenario)

  /// The scene of the engine comparison (`scripts/engines`); not available to runs.
  package static let engineBenchmark = scenario(PackageResources.engine_benchmark_json)

  /// The names of the built-in scenarios.
  package static var names: [String] { all.map(\.name) }

  /// The default scenario, the base of all other files.
  private static let settings = read(PackageResources.settings_json, on: Scenario())

  private static func entry(_ file: [UInt8], rows: Int, from source: String? = nil) -> Entry {
    Entry(scenario: scenario(file), rowsPerRound: rows, source: source)
  }

  private static func scenario(_ file: [UInt8]) -> Scenario { read(file, on: settings) }

  private static func read(_ file: [UInt8], on base: Scenario) -> Scenario {
    var scenario = base
    do {
      try scenario.merge(json: file, source: "a built-in scenario")
      try scenario.validate(source: scenario.name)
    } catch {
      preconditionFailure("\(error)")
    }
    return scenario
  }
}
