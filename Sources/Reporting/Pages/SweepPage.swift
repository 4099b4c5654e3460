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
    PageRenderer.bytes(of: SweepModel(source), template: "sweep")
  }
}

/// The values of the template `sweep`.
private struct SweepModel {
  let head: PageHead
  let notes: [String]
  let hasNotes: Bool
  let legend: [LegendEntry]
  let signs: String
  let rates: [Rate]
  let commands: String
  let script = PageScript.text

  /// The section of one refresh rate: maps and tables.
  struct Rate {
    let rateID: String
    let rateName: String
    let maps: [HTMLTable]
    let tables: [HTMLTable]
  }

  init(_ source: SweepSource) {
    let report = source.report
    notes = report.result.notes
    hasNotes = !notes.isEmpty
    legend = report.legend
    signs = report.signs.joined(separator: "; ")
    rates = report.map.refreshRates.map { rate in
      Rate(
        rateID: "rate-\(rate)", rateName: "\(rate) Hz",
        maps: report.maps(at: rate).map { HTMLTable($0.table, of: "Map at \($0.title)") },
        tables: report.tables(at: rate).map { HTMLTable($0, of: "\(rate) Hz") })
    }
    commands = source.commands
    head = PageHead(
      kicker: "sweep of \(source.scenario)", headline: report.headline,
      sentences: report.sentences, what: source.what,
      links: [PageHead.Link("notes", "Notes")]
        + rates.map { PageHead.Link($0.rateID, $0.rateName) }
        + [PageHead.Link("run", "Reproduce")])
  }
}
