import Files

/// The header of a row file, which maps row columns to fields of a record.
struct RowFileHeader {
  /// The number of fields of the header, and so of every record.
  let count: Int
  let title: Int
  /// `nil` if the file has no such column.
  let section: Int?
  let subtitle: Int?
  let body: Int?

  /// - Parameter columnNames: The header's names of row columns that differ from the usual ones.
  init(
    _ names: [String], line: Int, columnNames: [RowColumn: String], file: String
  ) throws(InputError) {
    let names = HeaderNames(file: file, line: line, names: names)
    try names.requireSome()
    count = names.names.count
    section = try names.field(of: .section, called: columnNames[.section])
    subtitle = try names.field(of: .subtitle, called: columnNames[.subtitle])
    body = try names.field(of: .body, called: columnNames[.body])
    guard let title = try names.field(of: .title, called: columnNames[.title]) else {
      throw names.error(
        "no column is called \"title\", only \(names.list); --rows FILE title=NAME says which holds it"
      )
    }
    self.title = title
  }
}

private struct HeaderNames {
  let file: String
  let line: Int
  let names: [String]

  func requireSome() throws(InputError) {
    if names.count == 1, names[0].allSatisfy(\.isWhitespace) {
      throw error("there is no header; the first line must name the columns")
    }
  }

  /// Returns the field with a column's name; `nil` if none has its usual name.
  func field(of column: RowColumn, called name: String?) throws(InputError) -> Int? {
    let wanted = name ?? column.rawValue
    let fields = names.indices.filter { names[$0] == wanted }
    if fields.count > 1 {
      throw error("\(fields.count) columns are called \(quoted(wanted)); only one may be")
    }
    if fields.isEmpty, name != nil {
      let nearest = nearestName(to: wanted, among: names).map { "; did you mean \(quoted($0))?" }
      throw error(
        "no column is called \(quoted(wanted)), the name that --rows gives for \(column.rawValue);"
          + " the columns are \(list)" + (nearest ?? ""))
    }
    return fields.first
  }

  /// The names, shortened if there are very many.
  var list: String {
    let shown = names.prefix(12).map(quoted).joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }

  func error(_ reason: String) -> InputError {
    InputError(file, line: line, reason)
  }

  /// Returns a name for a message: in quotes, on one line, of limited length.
  private func quoted(_ name: String) -> String {
    String(reflecting: name.count > 40 ? name.prefix(39) + "…" : name)
  }
}
