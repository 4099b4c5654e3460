import Files
import RunData

/// The scenario and the machine of a run.
struct RunPart {
  let scenarioFacts: [Fact]
  let machineFacts: [Fact]
  let scenarioText: String

  /// A name and a value.
  struct Fact {
    let fact: String
    let factValue: String

    init(_ fact: String, _ value: String) {
      self.fact = fact
      factValue = TextFormatting.oneLine(value)
    }
  }

  init(_ record: RunRecord) {
    scenarioFacts = Self.scenarioFacts(record)
    machineFacts = Self.machineFacts(record)
    scenarioText = Self.text(of: record.scenario)
  }

  private static func scenarioFacts(_ record: RunRecord) -> [Fact] {
    let display = record.display
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    var facts = [
      Fact("Scenario", record.scenarioName),
      Fact(
        "Rows", "\(DecimalText.grouped(record.rowCount)) (\(record.rowSource))"),
      Fact("Content", record.content),
      Fact(
        "Display",
        "\(points[0])×\(points[1]) pt at \(DecimalText.shortest(display.scale, places: 2))×:"
          + " \(display.pixelWidth)×\(display.pixelHeight) px"),
      Fact("Trace", record.trace),
      Fact("Seed", "\(record.seed)"),
      Fact(
        "Rounds",
        record.roundsAreProcesses
          ? "\(record.rounds) measured, a process each"
          : "\(record.rounds) measured in one process, after one with empty caches"),
      Fact("Engine", record.engine),
      Fact("Threads", "\(record.threads)"),
      Fact("Reuse", record.reuse),
      Fact("Frame buffers", "\(record.buffers)"),
      Fact("Pipeline", record.pipeline.rawValue),
      Fact("Run", record.runID),
      Fact("Tool", "\(record.tool.version), commit \(record.tool.commit)"),
    ]
    if !record.injections.isEmpty {
      facts.append(Fact("Work added", record.injections.joined(separator: ", ")))
    }
    return facts
  }

  private static func machineFacts(_ record: RunRecord) -> [Fact] {
    let machine = record.machine
    return [
      Fact(
        "Processor", "\(machine.cpu), \(machine.cores) \(machine.cores == 1 ? "core" : "cores")"),
      Fact("Memory", TextFormatting.bytes(Double(machine.memoryBytes))),
      Fact(
        "System",
        [machine.distribution, machine.kernel].filter { !$0.isEmpty }
          .joined(separator: ", ")),
      Fact("Build", "\(machine.compiler), \(machine.buildConfiguration)"),
      Fact("Kernels", machine.kernels),
      Fact(
        "Allocator",
        [machine.allocator, machine.allocatorOptions].filter { !$0.isEmpty }
          .joined(separator: ", ")),
      Fact("Text", machine.textLibraries.joined(separator: ", ")),
      Fact("Fonts", machine.fontFiles.joined(separator: ", ")),
      Fact(
        "Load before",
        machine.loadAverages.map { DecimalText.fixed($0, places: 2) }.joined(separator: ", ")),
      Fact("Machine", machine.machineID),
    ]
  }

  /// Returns the keys of a scenario that are not at their default as indented JSON.
  private static func text(of scenario: JSONValue) -> String {
    String(decoding: (try? JSONText.file(scenario).dropLast()) ?? [], as: UTF8.self)
  }
}
