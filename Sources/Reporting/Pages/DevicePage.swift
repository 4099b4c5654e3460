import Analysis
package import Files

/// The report of logs of devices for a file: of one session, or of old and new ones.
package struct DevicePage {
  private let page: Page
  /// The sessions that would decide the verdict, without a full stop; empty if none would.
  private let deciding: String
  private let commands: String
  private let report: any BlockReport

  /// - Parameters:
  ///   - leads: The limits that the headline needs beside it.
  ///   - command: The words after `scrollbench report`.
  init(
    kicker: String, headline: String, leads: [String] = [], tiles: [ResultTile],
    deciding: String = "", words: [String] = [], parts: [Page.Section], caveats: [String],
    command: [String], dataCommand: String,
    report: any BlockReport
  ) {
    (self.deciding, self.report) = (deciding, report)
    commands = ShellText.command(["report"] + command)
    page = Page(
      kicker: kicker, headline: headline, sentences: leads,
      sections: ([
        .result(tiles, caveats: caveats.count, deciding: deciding, sentences: words)
      ] + parts + [.limits(caveats: caveats), .reproduction(commands)]).compactMap(\.self),
      footer:
        "The page loads nothing. Its element <code>data</code> holds the figures as JSON, as \(dataCommand) prints them."
    )
  }

  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func html() throws(OutputError) -> [UInt8] {
    page.bytes(data: [("data", String(decoding: try report.json(), as: UTF8.self))])
  }

  package var markdown: String {
    Markdown.report(
      [
        ["## " + Markdown.escaped(page.headline)], page.sentences.map(Markdown.escaped),
        deciding.isEmpty ? [] : ["**What would decide this:** \(Markdown.escaped(deciding))."],
        [String(report.markdown.dropLast())],
      ], commands: commands)
  }

  /// The sections that are open, with charts, and with links, the worst ones: with hundreds of series
  /// a page would grow too large.
  private static let (mostOpen, mostDrawn, mostLinked) = (2, 6, 20)
  /// The sessions, or iterations, of each side whose late frames are drawn.
  static let mostStrips = 12

  static func part(
    _ index: Int, _ title: String, note: String, table: Table, words: [String] = [],
    charts: @autoclosure () -> [Markup?]
  ) -> Page.Section {
    let isFolded = index >= mostOpen
    return Page.Section(
      id: "series-\(index + 1)", link: index < mostLinked ? title : nil,
      content: """
        \(if: isFolded, "<details><summary>\(title)</summary>")
        \(if: !isFolded, "<h2>\(title)</h2>")
        <p class="note">\(note)</p>
        \(table.markup(of: title))
        \(if: !words.isEmpty, "<ul class=\"words\">\(words.map { "<li>\($0)</li>" })</ul>")
        \(index < mostDrawn ? charts().compactMap(\.self) : [])\
        \(if: isFolded, "</details>")

        """)
  }

  /// - Parameter image: `nil` if the note says all.
  static func chart(_ heading: String, _ image: Markup?, note: String) -> Markup {
    """
    <h3>\(heading)</h3>
    <figure><div class="wrap">\(image)</div><figcaption>\(note)</figcaption></figure>

    """
  }

  /// The late frames, or those over the budget, over time; `nil` if they are unknown.
  static func lateFrames(
    _ rows: [LateStrips.Row], by display: LogAnalysis.Display, of title: String, notes: [String]
  ) -> Markup? {
    guard !rows.isEmpty else { return nil }
    let isWork = display.isWork
    let heading = "\(isWork ? "Frames over the budget" : "Late frames") over time"
    let strips = LateStrips(rows: rows, title: "\(heading), \(title)")
    guard strips.latest > 0 else {
      return chart(heading, nil, note: "No frame is \(isWork ? "over the budget" : "late").")
    }
    let scale =
      "The full height is \(TextFormatting.milliseconds(strips.latest)) ms"
      + "\(isWork ? " over the budget" : ""); a column shows the longest of its frames."
    return chart(heading, strips.image, note: ([scale] + notes).joined(separator: " "))
  }
}
