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
  /// The command that prints the data.
  let dataCommand: String
  /// The figures as Markdown.
  let tables: String
  /// The figures as a JSON file.
  let json: () throws(OutputError) -> [UInt8]

  /// The section of a series.
  struct Part {
    fileprivate let id: String
    fileprivate let title: String
    private let note: String
    private let isFolded: Bool
    private let table: Markup
    private let words: [String]
    private let charts: [Chart]

    init<Row>(
      _ index: Int, _ title: String, note: String, table: Table<Row>, words: [String] = [],
      charts: [Chart?]
    ) {
      id = "series-\(index + 1)"
      self.title = title
      self.note = note
      isFolded = index >= Self.mostOpen
      self.table = table.markup(of: title)
      self.words = words
      self.charts = charts.compactMap(\.self)
    }

    /// The sections that are open at first.
    private static let mostOpen = 2
    /// The sections with charts, the worst ones: with hundreds of series a page would grow too large.
    static let mostDrawn = 6

    fileprivate var markup: Markup {
      """
      <section id="\(id)">
      \(if: isFolded, "<details><summary>\(title)</summary>")
      \(if: !isFolded, "<h2>\(title)</h2>")
      <p class="note">\(note)</p>
      \(table)
      \(if: !words.isEmpty, "<ul class=\"words\">\(words.map { "<li>\($0)</li>" })</ul>")
      \(charts.map(\.markup))\
      \(if: isFolded, "</details>")
      </section>

      """
    }
  }

  /// A chart with its heading.
  struct Chart {
    let heading: String
    /// The image; `nil` if the note says all.
    let image: MarkupElement?
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
  /// - Throws: ``OutputError`` if a number is not finite.
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    let head = PageHead(
      kicker: kicker, headline: headline, sentences: leads,
      links: [PageHead.Link("result", "Result")]
        + parts.prefix(20).map { PageHead.Link($0.id, $0.title) }
        + (caveats.isEmpty ? [] : [PageHead.Link("caveats", "Caveats")])
        + [PageHead.Link("run", "Reproduce")])
    return head.page(
      """
      \(result.markup)
      \(parts.map(\.markup))
      \(if: !caveats.isEmpty, PageHead.limits(caveats: caveats))
      <section id="run">
      \(PageHead.commands(commands))\
      </section>

      """,
      footer:
        "The page loads nothing. Its element <code>data</code> holds the figures as JSON, as \(dataCommand) prints them.",
      data: [("data", String(decoding: try json(), as: UTF8.self))])
  }

  /// Returns the late frames over time, or those over the budget; `nil` if they are unknown.
  ///
  /// - Parameters:
  ///   - rows: The sessions or iterations, by their names.
  ///   - display: The display of the frames, by which they are late.
  ///   - notes: Further sentences.
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
