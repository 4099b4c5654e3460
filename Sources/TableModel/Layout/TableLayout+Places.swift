extension TableLayout {
  /// The span of what stands above the first section.
  package var tableHeaderSpan: Range<Double> { 0..<tableHeaderHeight }

  /// The top of a section, its header included; the end of the content for `sectionCount`.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func top(ofSection section: Int) -> Double {
    varied?.top(ofSection: section) ?? uniform.top(ofSection: section)
  }

  /// The span of a section's header.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func headerSpan(ofSection section: Int) -> Range<Double> {
    varied?.headerSpan(ofSection: section) ?? uniform.headerSpan(ofSection: section)
  }

  /// The span of a section's footer.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func footerSpan(ofSection section: Int) -> Range<Double> {
    varied?.footerSpan(ofSection: section) ?? uniform.footerSpan(ofSection: section)
  }

  /// The span of a row, given its section.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func span(ofRow row: Int, inSection section: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: section)
  }

  /// The span of a row.
  package func span(ofRow row: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: uniform.section(ofRow: row))
  }

  /// The rows that intersect a vertical span of the content.
  ///
  /// A row that merely touches either end of the span is left out.
  ///
  /// - Parameter span: Distances from the top of the content, in points.
  /// - Returns: An empty range if only headers, footers or nothing lie in the span.
  package func rows(intersecting span: Range<Double>) -> Range<Int> {
    varied?.rows(intersecting: span) ?? uniform.rows(intersecting: span)
  }

  /// The sections that intersect a vertical span of the content, headers and footers included.
  package func sections(intersecting span: Range<Double>) -> Range<Int> {
    varied?.sections(intersecting: span) ?? uniform.sections(intersecting: span)
  }
}
