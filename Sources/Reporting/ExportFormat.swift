/// A format that other tools read, and how a run is written in it.
///
/// A new one is a file `ExportFormat+Name.swift`, a line in ``all`` and a test.
package struct ExportFormat: Sendable {
  /// What `--format` takes.
  package let name: String
  /// What reads it.
  package let reader: String
  /// Whether it is made of frames, so that a `summary.csv` is not enough.
  let needsFrames: Bool
  /// Whether the file at a path holds this format, so that it may be replaced.
  package let isHeld: @Sendable (_ path: String) -> Bool
  private let content: @Sendable (ExportedRun, inout ByteStream) throws -> Void

  /// All of them.
  package static let all: [ExportFormat] = [
    .chromeTrace, .speedscope, .long, .benchstat, .bmf, .githubActionBenchmark,
  ]

  package static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// Appends a run in this format.
  ///
  /// - Throws: What handing it over throws.
  package func write(_ run: ExportedRun, to stream: inout ByteStream) throws {
    try content(run, &stream)
  }
}

extension ExportFormat {
  /// A format made of frames, whose files begin alike.
  init(
    _ name: String, for reader: String, opening: String,
    content: @escaping @Sendable (ExportedRun, inout ByteStream) throws -> Void
  ) {
    self.init(
      name: name, reader: reader, needsFrames: true,
      isHeld: { path in
        let opening = Array(opening.utf8)
        return (try? FileSystem.start(of: path, count: opening.count)) == opening
      }, content: content)
  }

  /// A format made of the values of a run, whose files hold a value of one kind.
  init<Value: Decodable & Sendable>(
    _ name: String, for reader: String, holding type: Value.Type,
    content: @escaping @Sendable (ExportedRun, inout ByteStream) throws -> Void
  ) {
    self.init(
      name: name, reader: reader, needsFrames: false,
      isHeld: { path in
        guard let bytes = try? MappedFile.wholeFile(path) else { return false }
        return JSONText.holds(type, bytes)
      }, content: content)
  }
}
