/// The built-in scenarios, the default first.
package enum ScenarioCatalogue {
  package struct Entry: Sendable {
    package let scenario: Scenario
    /// The rows that come on to the display in a round at 120 Hz with seed 1; with measured heights
    /// it depends on the fonts.
    package let rowsPerRound: Int
    /// The published system whose features the scenario has; `nil` for a scenario of this tool.
    package let source: String?
  }

  package static let entries: [Entry] = [
    entry(.settings, rows: 2_044, from: "TORoundedTableView"),
    entry(.contacts, rows: 2_515),
    entry(.wholeList, rows: 4_028),
    entry(.longList, rows: 100_000),
    entry(.messages, rows: 2_080, from: "Lightning Table"),
    entry(.selection, rows: 70),
    entry(.themeChange, rows: 166, from: "TORoundedTableView"),
    entry(.overscroll, rows: 142, from: "PRPShadowedTableView"),
    entry(.rotation, rows: 111, from: "TORoundedTableView"),
    entry(.compactWidth, rows: 101, from: "TORoundedTableView"),
    entry(.editStorm, rows: 143),
    entry(.gradient, rows: 66, from: "Cocoa with Love"),
    entry(.roundedCell, rows: 149, from: "RoundedTableViewCell"),
  ]

  package static let all: [Scenario] = entries.map(\.scenario)

  package static var names: [String] { all.map(\.name) }

  private static func entry(
    _ descriptor: ScenarioDescriptor, rows: Int, from source: String? = nil
  ) -> Entry {
    Entry(scenario: descriptor.scenario, rowsPerRound: rows, source: source)
  }
}
