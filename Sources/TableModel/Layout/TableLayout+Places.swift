extension TableLayout {
  /// The span of the footer below the last section.
  package var tableFooterSpan: Range<Double> {
    LayoutUnit.span(from: unitTop(ofSection: sectionCount), height: spaces.tableFooter)
  }

  /// Returns the span of a section's header.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func headerSpan(ofSection section: Int) -> Range<Double> {
    LayoutUnit.span(
      from: unitTop(ofSection: section), height: spaces.header(ofSection: section))
  }

  /// Returns the span of a section's footer.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func footerSpan(ofSection section: Int) -> Range<Double> {
    LayoutUnit.span(
      from: unitTop(ofSection: section + 1) - spaces.footer, height: spaces.footer)
  }

  /// Returns the top of a section, its header included; the end of the last one for `sectionCount`.
  private func unitTop(ofSection section: Int) -> Int {
    varied?.unitTop(ofSection: section) ?? uniform.unitTop(ofSection: section)
  }

  /// Returns the span of a row whose section is known.
  ///
  /// - Complexity: O(1) in the uniform form.
  package func span(ofRow row: Int, inSection section: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: section)
  }

  package func span(ofRow row: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: uniform.section(ofRow: row))
  }

  /// Returns the rows that intersect a vertical span of the content.
  ///
  /// Rows that merely touch an end of the span are excluded.
  ///
  /// - Parameter span: Distances from the top of the content, in points.
  /// - Returns: An empty range if the span contains only headers, footers or nothing.
  package func rows(intersecting span: Range<Double>) -> Range<Int> {
    varied?.rows(intersecting: span) ?? uniform.rows(intersecting: span)
  }

  /// Returns the sections that intersect a vertical span of the content, headers and footers
  /// included.
  package func sections(intersecting span: Range<Double>) -> Range<Int> {
    varied?.sections(intersecting: span) ?? uniform.sections(intersecting: span)
  }
}
