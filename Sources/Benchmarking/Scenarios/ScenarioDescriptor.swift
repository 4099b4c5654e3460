import Files
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
  /// - Precondition: No id of a content is given twice.
  public init(contentsOfFile path: String, contents: [CellContentDescriptor] = []) throws {
    var scenario = Self.settings.scenario
    scenario.table.contents.add(contents)
    try scenario.merge(contentsOfFile: path)
    try scenario.validate(source: path)
    self.scenario = scenario
  }

  private init(builtIn name: String, on base: Scenario = Self.settings.scenario) {
    var scenario = base
    do {
      let json = EmbeddedFile.bytes(of: "Scenarios/\(name).json")
      try scenario.merge(json: json, source: "built-in scenario \(name)")
      try scenario.validate(source: scenario.name)
    } catch {
      preconditionFailure("\(error)")
    }
    self.scenario = scenario
  }
}

// The built-in scenarios: one JSON file each in `CEmbeddedFiles/Scenarios`

extension ScenarioDescriptor {
  /// Sections of 1 to 8 rows, as in a settings screen: the default, and the base of all others.
  public static let settings = Self(builtIn: "settings", on: Scenario())
  /// Long sections, as in a list of contacts.
  public static let contacts = Self(builtIn: "contacts")
  /// All embedded rows.
  public static let wholeList = Self(builtIn: "whole-list")
  /// 100,000 generated rows.
  public static let longList = Self(builtIn: "long-list")
  /// Rows with measured heights.
  public static let messages = Self(builtIn: "messages")
  /// Rows that are tapped, whose selection fades.
  public static let selection = Self(builtIn: "selection")
  /// Changes of colours and radius during the scroll.
  public static let themeChange = Self(builtIn: "theme-change")
  /// A table that is pulled past its ends.
  public static let overscroll = Self(builtIn: "overscroll")
  /// A display that is turned during the scroll.
  public static let rotation = Self(builtIn: "rotation")
  /// A display that is turned, and rows that go from edge to edge in compact width.
  public static let compactWidth = Self(builtIn: "compact-width")
  /// Rows that are inserted, deleted and moved during the scroll.
  public static let editStorm = Self(builtIn: "edit-storm")
  /// A backdrop with a gradient.
  public static let gradient = Self(builtIn: "gradient")
  /// The table of RoundedTableViewCell.
  public static let roundedCell = Self(builtIn: "rounded-cell")
  /// The scene of the engine comparison (`scripts/engines`); not available to runs.
  package static let engineBenchmark = Self(builtIn: "engine-benchmark")
}
