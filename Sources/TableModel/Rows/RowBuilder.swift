/// A result builder of the rows of a section from rows, arrays of rows, conditions and loops.
@resultBuilder
public enum RowBuilder {
  public static func buildExpression(_ row: some TableRow) -> [any TableRow] { [row] }
  public static func buildExpression(_ rows: [some TableRow]) -> [any TableRow] { rows }
  public static func buildExpression(_ rows: [any TableRow]) -> [any TableRow] { rows }
  public static func buildBlock(_ parts: [any TableRow]...) -> [any TableRow] {
    Array(parts.joined())
  }
  public static func buildOptional(_ part: [any TableRow]?) -> [any TableRow] { part ?? [] }
  public static func buildEither(first part: [any TableRow]) -> [any TableRow] { part }
  public static func buildEither(second part: [any TableRow]) -> [any TableRow] { part }
  public static func buildArray(_ parts: [[any TableRow]]) -> [any TableRow] {
    Array(parts.joined())
  }
  public static func buildLimitedAvailability(_ part: [any TableRow]) -> [any TableRow] { part }
}
