package import ArgumentParser
import Benchmarking
import Compositing
import Files
import Reporting
import RowStrategies
import RunData

/// `scrollbench list`: lists strategies, scenarios, engines and the meaning of columns.
package struct ListCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List strategies, scenarios, engines or metrics.")

  package enum Subject: String, ExpressibleByArgument, CaseIterable {
    case strategies, scenarios, engines, metrics
  }

  @Argument(help: "What to list.")
  package var subject: Subject

  package init() {}

  package func run() {
    switch subject {
    case .strategies:
      printEntries(
        KnownStrategies.all.map { strategy in
          (strategy.id, strategy.summary + (strategy.source.map { " [\($0)]" } ?? ""))
        })
    case .scenarios:
      printEntries(ScenarioCatalogue.entries.map { ($0.scenario.name, description(of: $0)) })
      print("\nKeys of a scenario file, and of --set:")
      printEntries(ScenarioField.all.map { ($0.path, $0.meaning) })
    case .engines: printEntries(EngineCatalogue.all.map { ($0.id, $0.summary) })
    case .metrics:
      for section in MetricsPage.sections {
        print("\(section.title): \(section.summary)")
        printEntries(
          section.metrics.map { metric in
            let unit = metric.unit.isEmpty ? "" : "\(metric.unit), "
            return (metric.name, "[\(unit)\(metric.repeatability)] \(metric.definition)")
          })
        print()
      }
      print("the object that run --format json prints:")
      printEntries(RunJSON.keys.map { ($0.name, $0.meaning) })
    }
  }

  private func description(of entry: ScenarioCatalogue.Entry) -> String {
    // Measured heights depend on the fonts.
    let start = entry.scenario.heights.source == .measured ? "About " : ""
    return
      "\(entry.scenario.summary) \(start)\(DecimalText.grouped(entry.rowsPerRound)) rows per round"
      + (entry.source.map { "; source: \($0)." } ?? ".")
  }

  private func printEntries(_ entries: [(name: String, text: String)]) {
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries {
      print(entry.name + String(repeating: " ", count: width - entry.name.count + 2) + entry.text)
    }
  }
}
