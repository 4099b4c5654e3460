/// A result builder of the sections of a table from sections, rows, arrays of either, conditions
/// and loops.
///
/// Consecutive rows outside of sections form a section without title.
@resultBuilder
public enum TableBuilder {
  /// A part of a table: a section, or a row outside of sections.
  public enum Part: Sendable {
    case row(any TableRow)
    case section(TableSection)
  }

  public static func buildExpression(_ row: some TableRow) -> [Part] { [.row(row)] }
  public static func buildExpression(_ rows: [some TableRow]) -> [Part] { rows.map { .row($0) } }
  public static func buildExpression(_ rows: [any TableRow]) -> [Part] { rows.map { .row($0) } }
  public static func buildExpression(_ section: TableSection) -> [Part] { [.section(section)] }
  public static func buildExpression(_ sections: [TableSection]) -> [Part] {
    sections.map { .section($0) }
  }

  public static func buildBlock(_ parts: [Part]...) -> [Part] { Array(parts.joined()) }
  public static func buildOptional(_ part: [Part]?) -> [Part] { part ?? [] }
  public static func buildEither(first part: [Part]) -> [Part] { part }
  public static func buildEither(second part: [Part]) -> [Part] { part }
  public static func buildArray(_ parts: [[Part]]) -> [Part] { Array(parts.joined()) }
  public static func buildLimitedAvailability(_ part: [Part]) -> [Part] { part }

  public static func buildFinalResult(_ parts: [Part]) -> [TableSection] {
    var sections: [TableSection] = []
    var isOpen = false
    for part in parts {
      switch part {
      case .section(let section):
        sections.append(section)
        isOpen = false
      case .row(let row):
        if !isOpen { sections.append(TableSection {}) }
        sections[sections.count - 1].rows.append(row)
        isOpen = true
      }
    }
    return sections
  }
}
