extension MetricCatalogue {
  /// The words that names of files of an older schema begin with, and those of today.
  private static let formerWords = ["turnover": "recycle"]

  /// The name of today for a column, metric or phase of any schema.
  ///
  ///     MetricCatalogue.currentName(of: "turnover_p50_ms")   // "recycle_p50_ms"
  package static func currentName(of name: String) -> String {
    let word = name.prefix { $0 != "_" }
    guard let current = formerWords[String(word)] else { return name }
    return current + name.dropFirst(word.count)
  }
}
