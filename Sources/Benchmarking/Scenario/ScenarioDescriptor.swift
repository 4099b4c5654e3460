public import TableViews

/// A scenario that strategies can be measured in: a table, its rows and its scroll.
///
/// The built-in scenarios are static members, such as ``settings``; `list scenarios` describes them.
/// Another one is a JSON file.
public struct ScenarioDescriptor: Sendable {
  package let scenario: Scenario

  /// Reads a JSON file with the keys that differ from ``settings``, as `--scenario` does.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the current folder of the process.
  ///   - contents: The cell contents whose ids the key `cell.content` takes.
  /// - Throws: An error that names the file and the reason, if it cannot be read, or if a key or
  ///   value is not accepted.
  /// - Precondition: No id of a content is empty or given twice.
  public init(contentsOfFile path: String, contents: [CellContentDescriptor] = []) throws {
    var scenario = Self.settings.scenario
    scenario.table.contents.add(contents)
    try scenario.merge(contentsOfFile: path)
    try scenario.validate(source: path)
    self.scenario = scenario
  }

  /// Creates a built-in scenario from its file.
  private init(_ file: [UInt8], on base: Scenario = Self.settings.scenario) {
    var scenario = base
    do {
      try scenario.merge(json: file, source: "a built-in scenario")
      try scenario.validate(source: scenario.name)
    } catch {
      preconditionFailure("\(error)")
    }
    self.scenario = scenario
  }
}

// The built-in scenarios: one JSON file each in `Scenarios`

extension ScenarioDescriptor {
  /// Sections of 1 to 8 rows, as in a settings screen: the default, and the base of all others.
  public static let settings = Self(PackageResources.settings_json, on: Scenario())
  /// Long sections, as in a list of contacts.
  public static let contacts = Self(PackageResources.contacts_json)
  /// All embedded rows.
  public static let wholeList = Self(PackageResources.whole_list_json)
  /// 100,000 generated rows.
  public static let longList = Self(PackageResources.long_list_json)
  /// Rows with measured heights.
  public static let messages = Self(PackageResources.messages_json)
  /// Rows that are tapped, whose selection fades.
  public static let selection = Self(PackageResources.selection_json)
  /// Changes of colors and radius during the scroll.
  public static let themeChange = Self(PackageResources.theme_change_json)
  /// A table that is pulled past its ends.
  public static let overscroll = Self(PackageResources.overscroll_json)
  /// A display that is turned during the scroll.
  public static let rotation = Self(PackageResources.rotation_json)
  /// A display that is turned, and rows that go from edge to edge in compact width.
  public static let compactWidth = Self(PackageResources.compact_width_json)
  /// Rows that are inserted, deleted and moved during the scroll.
  public static let editStorm = Self(PackageResources.edit_storm_json)
  /// A backdrop with a gradient.
  public static let gradient = Self(PackageResources.gradient_json)
  /// The table of RoundedTableViewCell.
  public static let roundedCell = Self(PackageResources.rounded_cell_json)
  /// The claims of publications, which only `run` tests.
  static let publishedClaims = Self(PackageResources.published_claims_json)
  /// The scene of the engine comparison.
  static let engineBenchmark = Self(PackageResources.engine_benchmark_json)
}
