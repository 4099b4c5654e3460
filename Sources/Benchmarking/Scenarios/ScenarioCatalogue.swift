/// The built-in scenarios, the default first.
package enum ScenarioCatalogue {
  /// `source` is the published system whose features a scenario has; `nil` for one of this tool.
  package static let entries: [(scenario: Scenario, source: String?)] =
    builtIn.map { ($0.scenario, $1) }

  package static let all: [Scenario] = entries.map(\.scenario)

  package static var names: [String] { all.map(\.name) }

  private static let builtIn: [(ScenarioDescriptor, String?)] = [
    (.settings, "TORoundedTableView"),
    (.contacts, nil),
    (.wholeList, nil),
    (.longList, nil),
    (.messages, "Lightning Table"),
    (.selection, nil),
    (.themeChange, "TORoundedTableView"),
    (.overscroll, "PRPShadowedTableView"),
    (.rotation, "TORoundedTableView"),
    (.compactWidth, "TORoundedTableView"),
    (.editStorm, nil),
    (.gradient, "Cocoa with Love"),
    (.roundedCell, "RoundedTableViewCell"),
  ]
}
