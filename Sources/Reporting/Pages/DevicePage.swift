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
    let partID: String
    let partTitle: String
    let partNote: String
    let isFolded: Bool
    let tables: [HTMLTable]
    let words: [String]
    let hasWords: Bool
    let charts: [Chart]

    init<Row>(
      _ index: Int, _ title: String, note: String, table: Table<Row>, words: [String] = [],
      charts: [Chart?]
    ) {
      partID = "series-\(index + 1)"
      partTitle = title
      partNote = note
      isFolded = index >= Self.mostOpen
      tables = [HTMLTable(table, of: title)]
      self.words = words
      hasWords = !words.isEmpty
      self.charts = charts.compactMap(\.self)
    }

    /// The sections that are open at first.
    private static let mostOpen = 2
    /// The sections with charts, the worst ones: with hundreds of series a page would grow too large.
    static let mostDrawn = 6
  }

  /// A chart with its heading.
  struct Chart {
    let chartHeading: String
    let chart: String
    let chartNote: String
  }

  /// The sessions, or iterations, of each side whose late frames are drawn.
  static let mostStrips = 12

  /// Returns the contents of the file.
  ///
  /// - Throws: ``OutputError`` if a number is not finite.
  /// - Complexity: O(*n* log *n*) in the number of frames; the file grows with series alone.
  package func bytes() throws(OutputError) -> [UInt8] {
    PageRenderer.bytes(of: try Model(self), template: "devices")
  }

  /// The values of the template `devices`.
  private struct Model {
    let head: PageHead
    let result: ResultPart
    let parts: [Part]
    let caveats: [String]
    let hasCaveats: Bool
    let commands: String
    let dataCommand: String
    let data: String
    let script = PageScript.text

    init(_ page: DevicePage) throws(OutputError) {
      result = page.result
      parts = page.parts
      caveats = page.caveats
      hasCaveats = !caveats.isEmpty
      commands = page.commands
      dataCommand = page.dataCommand
      data = PageRenderer.embedded(String(decoding: try page.json(), as: UTF8.self))
      head = PageHead(
        kicker: page.kicker, headline: page.headline, sentences: page.leads,
        links: [PageHead.Link("result", "Result")]
          + page.parts.prefix(20).map { PageHead.Link($0.partID, $0.partTitle) }
          + (caveats.isEmpty ? [] : [PageHead.Link("caveats", "Caveats")])
          + [PageHead.Link("run", "Reproduce")])
    }
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
        chartHeading: heading, chart: "",
        chartNote: "No frame is \(isWork ? "over the budget" : "late").")
    }
    let scale =
      "The full height is \(TextFormatting.milliseconds(strips.latest)) ms"
      + "\(isWork ? " over the budget" : ""); a column shows the longest of its frames."
    return Chart(
      chartHeading: heading, chart: strips.image.markup,
      chartNote: ([scale] + notes).joined(separator: " "))
  }
}
