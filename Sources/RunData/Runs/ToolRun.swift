import Files

/// A run of this tool: the experiment, and the program and machine that measured it.
package struct ToolRun: Codable, Equatable, Sendable {
  package var spec = ExperimentSpec()
  package var tool = ToolFacts()
  /// The time at which it began, in UTC as `2025-01-02T03:04:05Z`.
  package var began = ""
  /// The arguments of the command, without its name.
  package var commandLine: [String] = []
  package var machine = MachineFacts()
  package var scroll = ScrollFacts()
  /// Indicates whether the system gave each process another memory layout; `nil` if unknown.
  package var randomizesAddresses: Bool?
  /// The ids of strategies that are measured but not ranked: `square`.
  package var controls: [String] = []

  package init() {}

  /// Replaces the paths of files by their names: the folders of a machine are of no use to others.
  package mutating func dropFolders() {
    commandLine = PathText.withoutFolders(commandLine)
    spec.rows.file = spec.rows.file.map(PathText.name)
    machine.fontFiles = machine.fontFiles.map(PathText.name)
    scroll.rowSource = scroll.rowFile
  }
}

package struct ToolFacts: Codable, Equatable, Sendable {
  package var version = ""
  package var commit = ""
}

/// The scroll of a run: what was shown, and on what.
package struct ScrollFacts: Codable, Equatable, Sendable {
  package var scenario = ""
  /// The length of the trace and its fingerprint.
  package var trace = ""
  /// The `content` setting of the scenario.
  package var content = ""
  package var display = DisplayFacts()
  package var rowCount = 0
  /// The origin of the rows: `embedded` or a file name.
  package var rowSource = ""
  /// The origin of the rows without the folders of a file.
  package var rowFile: String { PathText.name(of: rowSource) }
  /// Characters of the rows' titles and subtitles without a glyph in any font.
  package var missingGlyphs = 0

  package init() {}
}

/// The distribution of a frame's work over the ticks of a display.
package enum Pipeline: String, Codable, CaseIterable, Sendable {
  /// One thread: a frame is late if app and compositing together exceed a tick, as with software
  /// compositing on the main thread.
  case serial
  /// An app and a render server in parallel, with a queue of two frames between them.
  case twoStage = "two-stage"
}

package struct DisplayFacts: Codable, Equatable, Sendable {
  /// Width and height, in points.
  package var width = 0.0
  package var height = 0.0
  /// Device pixels per point.
  package var scale = 1.0
  package var pixelWidth = 0
  package var pixelHeight = 0

  package init() {}

  package var pixelCount: Int { pixelWidth * pixelHeight }

  /// Points and scale, such as `1366x1024@2`.
  package var text: String {
    let parts = [width, height, scale].map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
    return "\(parts[0])x\(parts[1])@\(parts[2])"
  }
}
