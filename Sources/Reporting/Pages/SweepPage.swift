import Analysis
import RunData

/// The contents of a report of a sweep.
package struct SweepSource {
  let report: SweepReport
  private let folder: String
  private let reading: [String]

  /// - Parameters:
  ///   - folder: The folder of the sweep.
  ///   - command: The words after `scrollbench report`.
  package init(_ result: SweepResult, folder: String, command: [String]) {
    report = SweepReport(result)
    self.folder = folder
    reading = command
  }

  private var facts: RunFacts? { report.result.cells.first?.facts }

  var scenario: String {
    facts.map { TextFormatting.name($0.run.scroll.scenario) } ?? "a scenario"
  }

  /// The axes, the scenario and the machine, a line each.
  var what: [String] { [report.heading] + (facts.map { RunHead($0).items } ?? []) }

  /// The commands that repeat the sweep and its report.
  var commands: String {
    [["sweep"] + report.map.plan.arguments + ["--output", folder], ["report"] + reading]
      .map(ShellText.command).joined(separator: "\n")
  }
}

/// The report of a sweep as one self-contained HTML file.
package struct SweepPage {
  private let source: SweepSource

  package init(_ source: SweepSource) {
    self.source = source
  }

  /// Returns the contents of the file.
  package func bytes() -> [UInt8] {
    let report = source.report
    let rates = report.map.refreshRates
    let notes = report.result.notes
    let head = PageHead(
      kicker: "sweep of \(source.scenario)", headline: report.headline,
      sentences: report.sentences, what: source.what,
      links: [PageHead.Link("notes", "Notes")]
        + rates.map { PageHead.Link("rate-\($0)", "\($0) Hz") }
        + [PageHead.Link("run", "Reproduce")])
    return head.page(
      """
      <section id="notes" class="caveats">
      <h2>Notes</h2>
      \(if: !notes.isEmpty, "<ul>\(notes.map { "<li>\($0)</li>" })</ul>")
      \(if: notes.isEmpty, "<p>All cells are there, and none of them has a caveat.</p>")
      </section>
      \(rates.map(section))
      <section id="run">
      \(PageHead.commands(source.commands))\
      </section>

      """,
      footer:
        "Ratios are those of strategies measured in turn in one process, frame by frame and round by round. Counts are exact. The page holds all it shows and loads nothing."
    )
  }

  /// The section of one refresh rate: maps and tables.
  private func section(_ rate: Int) -> Markup {
    let report = source.report
    let name = "\(rate) Hz"
    let maps: [Markup] = report.maps(at: rate).map {
      "<h3>Map at \($0.title)</h3>\n\($0.table.markup(of: "Map at \($0.title)"))"
    }
    return """
      <section id="rate-\(String(rate))">
      <h2>\(name)</h2>
      <ul class="legend">\(report.legend.map(\.markup))</ul>
      \(maps)\
      <p class="note">A: the rounds show that its frames are shorter than all others'. \(report.signs.joined(separator: "; "))</p>
      <details><summary>Every cell at \(name)</summary>
      \(report.tables(at: rate).map { $0.markup(of: name) })
      </details>
      </section>

      """
  }
}
