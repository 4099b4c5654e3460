package import RunRecords

/// A column of a CSV file: what it means, and how a line's value is written.
///
/// A file is made from an array of columns, its catalogue, so that a column cannot exist without a
/// name, a unit and a meaning.
package struct Column<Line>: Sendable {
  package let metric: Metric
  let field: @Sendable (Line) -> Field

  private init(_ metric: Metric, _ field: @escaping @Sendable (Line) -> Field) {
    self.metric = metric
    self.field = field
  }
}

/// The value of a column in one line, not yet written.
enum Field: Equatable {
  /// There is no such value.
  case empty
  case text(String)
  case integer(Int)
  /// A finite number, written with at most so many decimal places.
  case decimal(Double, places: Int)

  /// A time in milliseconds, to the nanosecond.
  static func milliseconds(_ value: Double) -> Field { .decimal(value, places: 6) }
  /// A share, a factor or a quotient.
  static func ratio(_ value: Double) -> Field { .decimal(value, places: 4) }
  /// A count averaged over frames.
  static func mean(_ value: Double) -> Field { .decimal(value, places: 3) }
  /// A number to the sixth place, or nothing.
  static func optional(_ value: Double?) -> Field {
    value.map { .decimal($0, places: 6) } ?? .empty
  }
}

extension Column {
  /// Says what was run.
  static func key(
    _ name: String, unit: String = "", _ meaning: String,
    _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .key, meaning), field)
  }

  /// The same in every run with the same seed, wherever `dependence` is the same.
  static func exact(
    _ name: String, unit: String, on dependence: Metric.Dependence, _ meaning: String,
    _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .exact, dependence: dependence, meaning), field)
  }

  /// Differs from run to run.
  static func noisy(
    _ name: String, unit: String, _ meaning: String, _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .noisy, meaning), field)
  }
}
