import RunRecords

/// A column of `frames.csv` that is read by the same line of the catalogue that writes it.
///
/// A column cannot be made without both ways.
struct FrameColumn: Sendable {
  let written: Column<FramesCSV.Line>
  let reading: Reading

  var name: String { written.metric.name }

  /// How a field finds its way back.
  ///
  /// Closures take about 8 ns a value, key paths three times as long.
  enum Reading: Sendable {
    /// Something that all frames of a series share.
    case head(FramesHead.Part)
    /// A whole number of the frame.
    case integer(@Sendable (inout FrameSample, Int) -> Void)
    /// A number with a fraction.
    case decimal(@Sendable (inout FrameSample, Double) -> Void)
    /// What other columns of the line add up to; read to be checked.
    case sum(@Sendable (FrameSample) -> Int)
  }

  static func head(
    _ name: String, _ part: FramesHead.Part, unit: String = "", _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field
  ) -> FrameColumn {
    FrameColumn(written: .key(name, unit: unit, meaning, field), reading: .head(part))
  }

  static func key(
    _ name: String, unit: String, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    reading: @escaping @Sendable (inout FrameSample, Int) -> Void
  ) -> FrameColumn {
    FrameColumn(written: .key(name, unit: unit, meaning, field), reading: .integer(reading))
  }

  static func exact(
    _ name: String, unit: String, on dependence: Metric.Dependence, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    reading: @escaping @Sendable (inout FrameSample, Int) -> Void
  ) -> FrameColumn {
    FrameColumn(
      written: .exact(name, unit: unit, on: dependence, meaning, field),
      reading: .integer(reading))
  }

  static func exact(
    _ name: String, unit: String, on dependence: Metric.Dependence, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    decimal: @escaping @Sendable (inout FrameSample, Double) -> Void
  ) -> FrameColumn {
    FrameColumn(
      written: .exact(name, unit: unit, on: dependence, meaning, field),
      reading: .decimal(decimal))
  }

  static func exact(
    _ name: String, unit: String, on dependence: Metric.Dependence, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    sum: @escaping @Sendable (FrameSample) -> Int
  ) -> FrameColumn {
    FrameColumn(
      written: .exact(name, unit: unit, on: dependence, meaning, field), reading: .sum(sum))
  }

  static func noisy(
    _ name: String, unit: String, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    reading: @escaping @Sendable (inout FrameSample, Int) -> Void
  ) -> FrameColumn {
    FrameColumn(written: .noisy(name, unit: unit, meaning, field), reading: .integer(reading))
  }

  static func noisy(
    _ name: String, unit: String, _ meaning: String,
    _ field: @escaping @Sendable (FramesCSV.Line) -> Field,
    sum: @escaping @Sendable (FrameSample) -> Int
  ) -> FrameColumn {
    FrameColumn(written: .noisy(name, unit: unit, meaning, field), reading: .sum(sum))
  }
}

/// What all frames of a series in `frames.csv` share.
struct FramesHead: Equatable, Sendable {
  enum Part: Int, CaseIterable, Sendable {
    case schemaVersion, scenario, engine, strategy, refreshRate, runID, reuse
  }

  var scenario = ""
  var engine = ""
  var strategy = ""
  var refreshRate = 0
  /// `nil` where the file does not tell.
  var runID: String?
  var reuse: String?
}
