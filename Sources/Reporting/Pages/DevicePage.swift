import Analysis
package import Files

/// The report of logs of devices as one self-contained HTML file: of one session, or of old and new
/// ones.
package struct DevicePage {
  let kicker: String
  let headline: String
  /// The limits that the headline needs beside it.
  let leads: [String]
  let result: ResultPart
  let parts: [Part]
  let caveats: [String]
  let commands: String
  let dataCommand: String
  let tables: String
  let json: () throws(OutputError) -> [UInt8]

  struct Part {
    fileprivate let id: String
    fileprivate let title: String
    fileprivate let markup: Markup

    init(
      _ index: Int, _ title: String, note: String, table: Table, words: [String] = [],
      charts: [Chart?]
    ) {
      id = "series-\(index + 1)"
      self.title = title
      let isFolded = index >= Self.mostOpen
      markup = """
        <section id="\(id)">
        \(if: isFolded, "<details><summary>\(title)</summary>")
        \(if: !isFolded, "<h2>\(title)</h2>")
        <p class="note">\(note)</p>
        \(table.markup(of: title))
        \(if: !words.isEmpty, "<ul class=\"words\">\(words.map { "<li>\($0)</li>" })</ul>")
        \(charts.compactMap { $0?.markup })\
        \(if: isFolded, "</details>")
        </section>

        """
    }

    private static let mostOpen = 2
    /// The sections with charts, the worst ones: with hundreds of series a page would grow too large.
    static let mostDrawn = 6
  }

  struct Chart {
    let heading: String
    /// The image; `nil` if the note says all.
    let image: Markup?
    let note: String

    fileprivate var markup: Markup {
      """
      <h3>\(heading)</h3>
      <figure><div class="wrap">\(image)</div><figcaption>\(note)</figcaption></figure>

      """
    }
  }

  /// The sessions, or iterations, of each side whose late frames are drawn.
  static let mostStrips = 12

  /// Returns the contents of the file.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    let head = PageHead(
      kicker: kicker, headline: headline, sentences: leads,
      links: [("result", "Result")]
        + parts.prefix(20).map { ($0.id, $0.title) }
        + (caveats.isEmpty ? [] : [("caveats", "Caveats")])
        + [("run", "Reproduce")])
    return head.page(
      """
      \(result.markup)
      \(parts.map(\.markup))
      \(if: !caveats.isEmpty, PageHead.limits(caveats: caveats))
      \(PageHead.reproduction(commands))
      """,
      footer:
        "The page loads nothing. Its element <code>data</code> holds the figures as JSON, as \(dataCommand) prints them.",
      data: [("data", String(decoding: try json(), as: UTF8.self))])
  }

  /// Returns the late frames of sessions or iterations over time, or those over the budget; `nil` if
  /// they are unknown.
  static func lateFrames(
    _ rows: [LateStrips.Row], by display: LogAnalysis.Display, of title: String, notes: [String]
  ) -> Chart? {
    guard !rows.isEmpty else { return nil }
    let isWork = if case .work = display { true } else { false }
    let heading = "\(isWork ? "Frames over the budget" : "Late frames") over time"
    let strips = LateStrips(rows: rows, title: "\(heading), \(title)")
    guard strips.latest > 0 else {
      return Chart(
        heading: heading, image: nil,
        note: "No frame is \(isWork ? "over the budget" : "late").")
    }
    let scale =
      "The full height is \(TextFormatting.milliseconds(strips.latest)) ms"
      + "\(isWork ? " over the budget" : ""); a column shows the longest of its frames."
    return Chart(
      heading: heading, image: strips.image,
      note: ([scale] + notes).joined(separator: " "))
  }
}
