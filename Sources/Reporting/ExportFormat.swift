import Analysis
package import Files
import Results
import Statistics

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
  /// Appends a run to the file at a path; `nil` for formats of a single run.
  ///
  /// The closure is called before anything is written, and while another process appends.
  package let append:
    (@Sendable (ExportedRun, _ path: String, _ check: () throws -> Void) throws -> Void)?
  private let content: @Sendable (ExportedRun, inout ByteStream) throws -> Void

  /// All of them.
  package static let all: [ExportFormat] = [
    .chromeTrace, .speedscope, .long, .benchstat, .bmf, .githubActionBenchmark, .history,
  ]

  package static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// Appends a run in this format.
  ///
  /// - Throws: What handing it over throws.
  package func write(_ run: ExportedRun, to stream: inout ByteStream) throws {
    try content(run, &stream)
  }

  init(
    name: String, reader: String, needsFrames: Bool,
    isHeld: @escaping @Sendable (_ path: String) -> Bool,
    append: (@Sendable (ExportedRun, String, () throws -> Void) throws -> Void)? = nil,
    content: @escaping @Sendable (ExportedRun, inout ByteStream) throws -> Void
  ) {
    self.name = name
    self.reader = reader
    self.needsFrames = needsFrames
    self.isHeld = isHeld
    self.append = append
    self.content = content
  }
}

extension ExportFormat {
  /// The decimal places of `summary.csv` at most: times are to the nanosecond there.
  static let places = 6
}

extension MeasuredSeries {
  /// The values that are known, and their intervals.
  var exported: [(metric: Metric, value: Double, interval: ConfidenceInterval?)] {
    (TimeMetric.all.map(\.metric) + ExactMetric.all.map(\.metric)).compactMap { metric in
      values[metric.name].map { (metric, $0, intervals[metric.name]) }
    }
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
      isHeld: { FileSystem.begins($0, with: opening) }, content: content)
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
