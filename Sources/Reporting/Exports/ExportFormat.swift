package import Files

/// A format for other tools.
///
/// A new format is a file `ExportFormat+Name.swift` and a line in ``all``.
package struct ExportFormat: Sendable {
  package let name: String
  package let reader: String
  /// The beginning of every file of this format, and of no others.
  let opening: String
  /// Returns the content of a file with a result appended to it; `nil` for formats of a single one.
  package var appending:
    (@Sendable (ExportedResult, _ content: [UInt8], _ path: String) throws -> [UInt8])?
  /// Writes a result; throws ``InputError`` if it lacks what the format holds.
  package let write: @Sendable (ExportedResult, inout ByteStream) throws -> Void

  package static let all: [ExportFormat] = [
    .chromeTrace, .long, .githubActionBenchmark, .openMetrics, .history,
  ]

  /// Returns whether the file at a path has this format, so that it may be replaced.
  package func isHeld(_ path: String) -> Bool { FileSystem.begins(path, with: opening) }

  /// The decimal places of values, as in `summary.csv`: a nanosecond in milliseconds.
  static let places = 6
}
