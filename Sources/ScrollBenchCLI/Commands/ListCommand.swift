import ArgumentParser
import Benchmarking
import Compositing
import JudgingCLI
import Reporting
import RowStrategies
import RunData

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List strategies, scenarios, their keys, engines or metrics.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case strategies, scenarios, keys, engines, metrics, sentences

    // The templates of sentences are for the project's own tests.
    static var allValueStrings: [String] { allCases.dropLast().map(\.rawValue) }
  }

  @Argument(help: "What to list.")
  var subject: Subject

  func run() {
    switch subject {
    case .strategies:
      PrintedList.print(
        KnownStrategies.all.map { strategy in
          (strategy.id, strategy.summary + (strategy.source.map { " [\($0)]" } ?? ""))
        })
    case .scenarios:
      PrintedList.print(
        ScenarioCatalogue.entries.map { entry in
          (entry.scenario.name, entry.scenario.summary + (entry.source.map { " [\($0)]" } ?? ""))
        })
    case .keys: printKeys()
    case .engines: PrintedList.print(EngineCatalogue.all.map { ($0.id, $0.summary) })
    case .metrics: PrintedList.printMetrics()
    case .sentences: PrintedList.print(SentenceList.entries)
    }
  }

  private func printKeys() {
    let defaults = ScenarioDescriptor.settings.scenario
    print("Keys of a scenario file and of --set, with their values in the scenario settings")
    for group in ScenarioField.groups {
      print("\n\(group.title)")
      for field in group.fields {
        let value = field.write(defaults)
        let unit = value == .null ? nil : field.accepts.unit
        print("  \(field.path) = \(value.summary)" + (unit.map { " " + $0 } ?? ""))
        let text = "\(field.meaning) Takes \(field.accepts.text)."
        for line in TextFormatting.wrap(text, indent: "    ", first: "    ") { print(line) }
        guard case .list(let objects, _) = field.accepts else { continue }
        for (kind, keys) in objects.kinds {
          print("      \(kind): " + (objects.common + keys).map(\.name).joined(separator: ", "))
        }
      }
    }
  }
}
