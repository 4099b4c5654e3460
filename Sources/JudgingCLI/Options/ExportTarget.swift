package import Reporting

/// The value of `--format`: a format of a recorded run, or the display lists of its scroll.
package enum ExportTarget: Sendable {
  case run(ExportFormat)
  case displayList

  package static let all = ExportFormat.all.map(Self.run) + [displayList]

  package var name: String {
    switch self {
    case .run(let format): format.name
    case .displayList: "display-list"
    }
  }

  /// The tools that read it.
  var reader: String {
    switch self {
    case .run(let format): format.reader
    case .displayList: "other renderers: docs/display-list.md"
    }
  }
}
