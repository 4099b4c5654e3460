import Files
import RunData

/// The scenario and the machine of a run.
///
/// The data of the page have all of `run.json`.
struct RunPart {
  let environment: [Fact]
  let scenarioText: String

  /// A name and a value.
  struct Fact {
    let fact: String
    let factValue: String

    init(_ fact: String, _ values: [String]) {
      self.fact = fact
      factValue = values.filter { !$0.isEmpty }.map(TextFormatting.oneLine)
        .joined(separator: " · ")
    }
  }

  init(_ facts: RunFacts) {
    let (run, machine) = (facts.run, facts.run.machine)
    let (spec, display) = (run.spec, run.scroll.display)
    let points = [display.width, display.height].map { DecimalText.shortest($0, places: 2) }
    environment = [
      Fact(
        "Rows",
        [
          "\(DecimalText.grouped(run.scroll.rowCount)) (\(run.scroll.rowSource))",
          run.scroll.content, "trace \(run.scroll.trace)", "seed \(spec.seed)",
        ]),
      Fact(
        "Display",
        [
          "\(points[0])×\(points[1]) pt at \(DecimalText.shortest(display.scale, places: 2))×",
          "\(display.pixelWidth)×\(display.pixelHeight) px",
        ]),
      Fact(
        "Rounds",
        [
          !spec.isInProcess
            ? "\(spec.rounds) measured, a process each"
            : "\(spec.rounds) measured in one process, after one with empty caches"
        ]),
      Fact(
        "Engine",
        [
          spec.engine, TextFormatting.count(spec.threads, "thread"), "reuse \(spec.reuse)",
          TextFormatting.count(spec.buffers, "frame buffer"), "\(spec.pipeline.rawValue) pipeline",
        ]),
      Fact("Work added", spec.loads),
      Fact(
        "Machine",
        [
          "\(machine.cpu), \(TextFormatting.count(machine.cores, "core"))",
          TextFormatting.bytes(Double(machine.memoryBytes)), machine.distribution, machine.kernel,
          "load "
            + machine.loadAverages.map { DecimalText.fixed($0, places: 2) }.joined(separator: ", "),
          machine.machineID,
        ]),
      Fact(
        "Build",
        [
          "\(run.tool.version), commit \(run.tool.commit)", machine.compiler,
          machine.buildConfiguration, "\(machine.kernels) kernels", machine.allocator,
          machine.allocatorOptions,
        ]),
      Fact("Text", machine.textLibraries + machine.fontFiles),
      Fact("Run", [facts.id]),
    ].filter { !$0.factValue.isEmpty }
    // The keys of the scenario that are not at their default.
    scenarioText = String(
      decoding: (try? JSONText.file(spec.scenario).dropLast()) ?? [], as: UTF8.self)
  }
}
