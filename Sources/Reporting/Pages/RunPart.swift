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

  init(_ facts: RunFacts) {
    scenarioFacts = Self.scenarioFacts(facts)
    machineFacts = Self.machineFacts(facts)
    scenarioText = Self.text(of: facts.run.spec.scenario)
  }

  private static func scenarioFacts(_ origin: RunFacts) -> [Fact] {
    let (run, id) = (origin.run, origin.id)
    let display = run.scroll.display
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    var facts = [
      Fact("Scenario", run.scroll.scenario),
      Fact(
        "Rows", "\(DecimalText.grouped(run.scroll.rowCount)) (\(run.scroll.rowSource))"),
      Fact("Content", run.scroll.content),
      Fact(
        "Display",
        "\(points[0])×\(points[1]) pt at \(DecimalText.shortest(display.scale, places: 2))×:"
          + " \(display.pixelWidth)×\(display.pixelHeight) px"),
      Fact("Trace", run.scroll.trace),
      Fact("Seed", "\(run.spec.seed)"),
      Fact(
        "Rounds",
        !run.spec.isInProcess
          ? "\(run.spec.rounds) measured, a process each"
          : "\(run.spec.rounds) measured in one process, after one with empty caches"),
      Fact("Engine", run.spec.engine),
      Fact("Threads", "\(run.spec.threads)"),
      Fact("Reuse", run.spec.reuse),
      Fact("Frame buffers", "\(run.spec.buffers)"),
      Fact("Pipeline", run.spec.pipeline.rawValue),
      Fact("Run", id),
      Fact("Tool", "\(run.tool.version), commit \(run.tool.commit)"),
    ]
    if !run.spec.loads.isEmpty {
      facts.append(Fact("Work added", run.spec.loads.joined(separator: ", ")))
    }
    return facts
  }

  private static func machineFacts(_ facts: RunFacts) -> [Fact] {
    let machine = facts.run.machine
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
