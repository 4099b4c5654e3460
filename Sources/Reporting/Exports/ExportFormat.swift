package import Files
import RunData

/// A format for other tools.
///
/// A new format is a file `ExportFormat+Name.swift` and a line in ``all``.
package struct ExportFormat: Sendable {
  package let name: String
  package let reader: String
  /// Returns whether the file at a path has this format, so that it may be replaced.
  package let isHeld: @Sendable (_ path: String) -> Bool
  /// Returns the content of a file with a result appended to it; `nil` for formats of a single one.
  package var appending:
    (@Sendable (ExportedResult, _ content: [UInt8], _ path: String) throws -> [UInt8])?
  /// Writes a result; throws ``InputError`` if it lacks what the format holds.
  package let write: @Sendable (ExportedResult, inout ByteStream) throws -> Void

  package static let all: [ExportFormat] = [
    .chromeTrace, .long, .githubActionBenchmark, .openMetrics, .history,
  ]

  /// The decimal places of values, as in `summary.csv`: a nanosecond in milliseconds.
  static let places = 6
}

extension ExportFormat {
  /// A format of frames; `opening` begins its files and no others, so that they may be replaced.
  init(
    _ name: String, for reader: String, opening: String,
    content: @escaping @Sendable (RunResult, inout ByteStream) throws -> Void
  ) {
    self.init(name: name, reader: reader, isHeld: { FileSystem.begins($0, with: opening) }) {
      result, stream in
      guard case .run(let run) = result else {
        throw InputError(
          "\(name) has the frames of a run: of a log, analyze --format csv writes the figures")
      }
      try content(run, &stream)
    }
  }
}
