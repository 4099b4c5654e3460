/// The built-in scenarios, the default first: one JSON file each in `Scenarios`.
package enum ScenarioCatalogue {
  package static let all: [Scenario] = [
    scenario(PackageResources.settings_json),
    scenario(PackageResources.contacts_json),
    scenario(PackageResources.messages_json),
    scenario(PackageResources.selection_json),
    scenario(PackageResources.theme_change_json),
    scenario(PackageResources.overscroll_json),
    scenario(PackageResources.rotation_json),
    scenario(PackageResources.compact_width_json),
    scenario(PackageResources.edit_storm_json),
    scenario(PackageResources.gradient_json),
    scenario(PackageResources.published_claims_json),
  ]

  /// The scene of the engine comparison (`scripts/engines`); not available to runs.
  package static let engineBenchmark = scenario(PackageResources.engine_benchmark_json)

  /// The names of the built-in scenarios.
  package static var names: [String] { all.map(\.name) }

  /// The default scenario, the base of all other files.
  private static let settings = read(PackageResources.settings_json, on: Scenario())

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
