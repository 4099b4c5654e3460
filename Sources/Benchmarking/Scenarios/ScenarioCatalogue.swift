/// The built-in scenarios, the default first.
package enum ScenarioCatalogue {
  package struct Entry: Sendable {
    package let scenario: Scenario
    /// The published system whose features the scenario has; `nil` for a scenario of this tool.
    package let source: String?
  }

  package static let entries: [Entry] = [
    entry(.settings, from: "TORoundedTableView"),
    entry(.contacts),
    entry(.wholeList),
    entry(.longList),
    entry(.messages, from: "Lightning Table"),
    entry(.selection),
    entry(.themeChange, from: "TORoundedTableView"),
    entry(.overscroll, from: "PRPShadowedTableView"),
    entry(.rotation, from: "TORoundedTableView"),
    entry(.compactWidth, from: "TORoundedTableView"),
    entry(.editStorm),
    entry(.gradient, from: "Cocoa with Love"),
    entry(.roundedCell, from: "RoundedTableViewCell"),
  ]

  package static let all: [Scenario] = entries.map(\.scenario)

  package static var names: [String] { all.map(\.name) }

  private static func entry(_ descriptor: ScenarioDescriptor, from source: String? = nil) -> Entry {
    Entry(scenario: descriptor.scenario, source: source)
  }
}
