import Files
import RunData

/// The conditions of a run; the data of the page have all of `run.json`.
struct RunPart {
  /// The scenario, the measurement, the machine and the tool, a line each.
  private let environment: [String]
  private let scenario: String
  /// The commands that repeat the run and its report.
  private let commands: String

  init(_ facts: RunFacts, commands: String) {
    self.commands = commands
    let (run, machine) = (facts.run, facts.run.machine)
    let spec = run.spec
    let rounds = TextFormatting.count(spec.rounds, "round")
    let load = machine.loadAverages.map { DecimalText.fixed($0, places: 2) }
    environment =
      RunHead(facts).items
      + [
        [
          spec.isInProcess
            ? "\(rounds) in one process, after one with empty caches" : "\(rounds), a process each",
          "trace \(run.scroll.trace)", "seed \(spec.seed)",
          TextFormatting.count(spec.threads, "thread"),
          TextFormatting.count(spec.buffers, "frame buffer"), "\(spec.pipeline.rawValue) pipeline",
        ] + spec.loads,
        [
          TextFormatting.bytes(Double(machine.memoryBytes)), machine.distribution, machine.kernel,
          "load \(load.joined(separator: ", "))", "machine \(machine.machineID)",
        ],
        ["run \(facts.id)", "ScrollBench \(run.tool.version), commit \(run.tool.commit)"],
      ].map { line in
        line.filter { !$0.isEmpty }.map(TextFormatting.oneLine).joined(separator: " · ")
      }
    // The keys of the scenario that are not at their default.
    scenario = String(
      decoding: (try? JSONText.file(spec.scenario).dropLast()) ?? [], as: UTF8.self)
  }

  var markup: Markup {
    """
    <section id="run">
    \(PageHead.commands(commands))\
    <details><summary>Environment</summary>
    <ul class="words">\(environment.map { "<li>\($0)</li>" })</ul>
    <p class="note">The keys of the scenario that are not at their default:</p>
    <pre tabindex="0" role="region" aria-label="Scenario"><code>\(scenario)</code></pre></details>
    </section>

    """
  }
}
