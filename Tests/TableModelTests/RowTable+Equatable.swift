import TableModel

extension RowTable: Equatable {
  static func == (a: RowTable, b: RowTable) -> Bool {
    a.rows.elementsEqual(b.rows) && a.sections.elementsEqual(b.sections) && a.source == b.source
      && a.isPartial == b.isPartial
  }
}
