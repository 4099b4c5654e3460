import Files

/// A column of a CSV file: its metric, and the field of a line.
///
/// A file is made from an array of columns, its catalogue, so that a column cannot exist without a
/// name, a unit and a definition.
package struct Column<Line>: Sendable {
  package let metric: Metric
  package let field: @Sendable (Line) -> Field

  package init(_ metric: Metric, _ field: @escaping @Sendable (Line) -> Field) {
    self.metric = metric
    self.field = field
  }
}

/// The value of a column in one line, not yet written.
package enum Field: Equatable {
  case empty
  case text(String)
  case integer(Int)
  /// A finite number, written with at most so many decimal places.
  case decimal(Double, places: Int)

  /// A time in milliseconds, to the nanosecond, or nothing.
  package static func milliseconds(_ value: Double?) -> Field { .optional(value) }
  /// A share, a factor or a quotient, or nothing.
  package static func ratio(_ value: Double?) -> Field { .optional(value, places: 4) }
  package static func mean(_ value: Double?) -> Field { .optional(value, places: 3) }
  package static func optional(_ value: Double?, places: Int = 6) -> Field {
    value.map { .decimal($0, places: places) } ?? .empty
  }
  package static func optional(_ value: Int?) -> Field { value.map { .integer($0) } ?? .empty }
  /// A p value, which is above 0 however small it is, or nothing.
  package static func p(_ value: Double?) -> Field {
    .optional(value.map { max(1e-9, $0) }, places: 9)
  }
}

/// A field as JSON: the number of the CSV file, or `null` if it is empty.
extension Field: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .empty: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .integer(let value): try container.encode(value)
    case .decimal(let value, let places):
      try container.encode(DecimalText.rounded(value, places: places))
    }
  }
}

extension Column {
  package static func objects(_ columns: [Column], _ lines: [Line]) -> [[String: Field]] {
    lines.map { line in
      Dictionary(uniqueKeysWithValues: columns.map { ($0.metric.name, $0.field(line)) })
    }
  }

  package static func key(
    _ name: String, unit: String = "", _ definition: String,
    _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .key, polarity: .neither, definition), field)
  }

  package static func exact(
    _ name: String, unit: String, on dependence: Metric.Dependence, _ definition: String,
    _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .exact(dependence), definition), field)
  }

  package static func noisy(
    _ name: String, unit: String, polarity: Metric.Polarity = .lowerIsBetter,
    _ definition: String, _ field: @escaping @Sendable (Line) -> Field
  ) -> Column {
    Column(Metric(name, unit: unit, .noisy, polarity: polarity, definition), field)
  }

  /// The column for lines that hold one of these lines.
  package func of<Whole>(_ part: @escaping @Sendable (Whole) -> Line) -> Column<Whole> {
    let field = field
    return Column<Whole>(metric) { field(part($0)) }
  }
}
