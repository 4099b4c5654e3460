import ScrollSimulation

/// The scenarios that come with the tool, the default first.
package enum ScenarioCatalogue {
  /// A built-in scenario and what it is for.
  package struct Entry: Sendable {
    package let scenario: Scenario
    /// What it shows, in one sentence.
    package let summary: String
  }

  package static let all = [
    Entry(
      scenario: settings,
      summary: "Sections of 1–8 rows, as in a settings screen: about two rows in five are caps."),
    Entry(
      scenario: contacts,
      summary: "The data's own long sections: few rows are caps, many frames show none."),
  ]

  /// The names of the built-in scenarios.
  package static var names: [String] { all.map(\.scenario.name) }

  private static var settings: Scenario {
    var scenario = Scenario()
    scenario.trace = flicksAndJumps
    return scenario
  }

  private static var contacts: Scenario {
    var scenario = settings
    scenario.name = "contacts"
    scenario.sectionSizes = nil
    return scenario
  }

  /// Six seconds in which a list is skimmed, read, left for another place and skimmed back.
  private static let flicksAndJumps: [Motion] = [
    .flicks(seconds: 1.2, speeds: 3_000...6_000, direction: .down),
    .drag(seconds: 0.3, distance: -320),
    .flicks(seconds: 1.5, speeds: 4_500...6_000, direction: .down),
    .jump(row: 2_000),
    .constant(seconds: 0.4, velocity: 5_000),
    .drag(seconds: 0.3, distance: 600),
    .flicks(seconds: 1.8, speeds: 4_500...6_000, direction: .up),
    .jump(row: 900),
    .constant(seconds: 0.5, velocity: 6_500),
  ]
}
