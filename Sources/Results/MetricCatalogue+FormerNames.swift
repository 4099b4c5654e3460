extension MetricCatalogue {
  /// The first words of names in older schemas, with their replacements.
  private static let formerWords = ["turnover": "recycle"]

  /// Returns the current name of a column, metric or phase of any schema.
  ///
  ///     MetricCatalogue.currentName(of: "turnover_p50_ms")   // "recycle_p50_ms"
  package static func currentName(of name: String) -> String {
    let word = name.prefix { $0 != "_" }
    guard let current = formerWords[String(word)] else { return name }
    return current + name.dropFirst(word.count)
  }
}
