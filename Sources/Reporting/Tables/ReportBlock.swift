package import Files

/// A part of a report, as a terminal and Markdown show it.
package struct ReportBlock {
  let text: [String]
  let markdown: [String]

  static func heading(_ lines: [String], markdown: String? = nil) -> ReportBlock {
    let heading = markdown ?? lines.joined(separator: " ")
    return ReportBlock(text: lines, markdown: ["**\(Markdown.escaped(heading))**"])
  }

  static func table(_ table: Table) -> ReportBlock {
    ReportBlock(text: table.lines(), markdown: table.markdown)
  }

  static func list(
    _ sentences: [String], caveats: [String] = [], indent: String = "    ", first: String = "  "
  ) -> ReportBlock {
    ReportBlock(
      text: sentences.flatMap { TextFormatting.wrap($0, indent: indent, first: first) }
        + caveats.flatMap { TextFormatting.wrap("note: \($0)", indent: "      ") },
      markdown: Markdown.list(sentences + caveats))
  }

  static func textAlone(_ lines: [String]) -> ReportBlock { ReportBlock(text: lines, markdown: []) }
}

/// A report that says the same in plain text, without colours and of at most 100 columns, and in
/// Markdown.
package protocol BlockReport {
  /// The paragraphs of the text; each block is one of Markdown.
  var paragraphs: [[ReportBlock]] { get }
  func json() throws(OutputError) -> [UInt8]
}

extension BlockReport {
  /// Ends with a line feed, as ``markdown`` does.
  package var text: String {
    TextFormatting.paragraphs(paragraphs.map { $0.flatMap(\.text) })
  }

  package var markdown: String { TextFormatting.paragraphs(paragraphs.joined().map(\.markdown)) }
}
