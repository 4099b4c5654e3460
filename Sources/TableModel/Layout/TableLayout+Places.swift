extension TableLayout {
  package var tableFooterSpan: Range<Double> {
    LayoutUnit.span(from: unitTop(ofSection: sectionCount), height: spaces.tableFooter)
  }

  /// - Complexity: O(1) in the uniform form.
  package func headerSpan(ofSection section: Int) -> Range<Double> {
    LayoutUnit.span(
      from: unitTop(ofSection: section), height: spaces.header(ofSection: section))
  }

  /// - Complexity: O(1) in the uniform form.
  package func footerSpan(ofSection section: Int) -> Range<Double> {
    LayoutUnit.span(
      from: unitTop(ofSection: section + 1) - spaces.footer, height: spaces.footer)
  }

  /// Returns the top of a section's header; the end of the last section for `sectionCount`.
  private func unitTop(ofSection section: Int) -> Int {
    varied?.unitTop(ofSection: section) ?? uniform.unitTop(ofSection: section)
  }

  /// - Complexity: O(1) in the uniform form, because the section is given.
  package func span(ofRow row: Int, inSection section: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: section)
  }

  package func span(ofRow row: Int) -> Range<Double> {
    varied?.span(ofRow: row) ?? uniform.span(ofRow: row, inSection: uniform.section(ofRow: row))
  }

  /// Returns the rows that intersect a vertical span of the content, in points; rows that merely
  /// touch an end of it are excluded.
  package func rows(intersecting span: Range<Double>) -> Range<Int> {
    varied?.rows(intersecting: span) ?? uniform.rows(intersecting: span)
  }

  /// Returns the sections that intersect a span, with their headers and footers.
  package func sections(intersecting span: Range<Double>) -> Range<Int> {
    varied?.sections(intersecting: span) ?? uniform.sections(intersecting: span)
  }
}
