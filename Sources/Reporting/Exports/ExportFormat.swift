import Analysis
package import Files
package import RunData
import Statistics

/// A format for other tools.
///
/// A new format is a file `ExportFormat+Name.swift`, a line in ``all`` and a test.
package struct ExportFormat: Sendable {
  /// The value of `--format`.
  package let name: String
  /// The tools that read it.
  package let reader: String
  /// Returns whether the file at a path has this format, so that it may be replaced.
  package let isHeld: @Sendable (_ path: String) -> Bool
  /// Appends a run to the file at a path; `nil` for formats of a single run.
  ///
  /// The closure is called before anything is written, and while another process appends.
  package let append:
    (@Sendable (RunResult, _ path: String, _ check: () throws -> Void) throws -> Void)?
  private let content: @Sendable (RunResult, inout ByteStream) throws -> Void

  /// All formats.
  package static let all: [ExportFormat] = [
    .chromeTrace, .long, .bmf, .githubActionBenchmark, .openMetrics, .history,
  ]

  package static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// Writes a run in this format, the placebo left out.
  ///
  /// - Throws: Errors of the stream.
  package func write(_ run: RunResult, to stream: inout ByteStream) throws {
    try content(run.withoutPlacebo, &stream)
  }

  init(
    name: String, reader: String,
    isHeld: @escaping @Sendable (_ path: String) -> Bool,
    append: (@Sendable (RunResult, String, () throws -> Void) throws -> Void)? = nil,
    content: @escaping @Sendable (RunResult, inout ByteStream) throws -> Void
  ) {
    self.name = name
    self.reader = reader
    self.isHeld = isHeld
    self.append = append
    self.content = content
  }
}

extension ExportFormat {
  /// The decimal places of values, as in `summary.csv`: a nanosecond in milliseconds.
  static let places = 6
}

extension Metric {
  /// The metrics of exported values, in their order.
  static let exported = Metric.times + Metric.counts
}

extension MeasuredSeries {
  /// The known values and their intervals, rounded like the values of `summary.csv`.
  var exported: [(metric: Metric, value: Double, interval: ConfidenceInterval?)] {
    func rounded(_ value: Double) -> Double {
      DecimalText.rounded(value, places: ExportFormat.places)
    }
    return Metric.exported.compactMap { metric in
      guard let value = values[metric.name] else { return nil }
      let interval = intervals[metric.name].map {
        ConfidenceInterval(low: rounded($0.low), high: rounded($0.high))
      }
      return (metric, rounded(value), interval)
    }
  }
}

extension ExportFormat {
  /// Creates a format made of frames, whose files have the same beginning.
  init(
    _ name: String, for reader: String, opening: String,
    content: @escaping @Sendable (RunResult, inout ByteStream) throws -> Void
  ) {
    self.init(
      name: name, reader: reader, isHeld: { FileSystem.begins($0, with: opening) }, content: content
    )
  }

  /// Creates a JSON format made of the values of a run.
  init<Value: Codable & Sendable>(
    _ name: String, for reader: String, holding type: Value.Type,
    content: @escaping @Sendable (RunResult) -> Value
  ) {
    self.init(
      name: name, reader: reader,
      isHeld: { path in
        guard let bytes = try? InputFile.contents(of: path, upTo: InputFile.mostTableBytes) else {
          return false
        }
        return JSONText.holds(type, bytes)
      }, content: { run, stream in stream.append(try JSONText.file(content(run))) })
  }
}
