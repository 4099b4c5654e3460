import Benchmarking
import RunData
import Testing

@Suite("A session")
struct SessionTests {
  @Test("records its options, and compares pixels first if it verifies", arguments: [true, false])
  func options(verifies: Bool) throws {
    var options = Session.Options()
    options.commandLine = ["run", "--quick"]
    options.loadAverages = [0.25, 0.5, 0.75]
    var experiment = Experiment.tiny(strategies: [.builtIn("square")])
    experiment.pipeline = .twoStage
    experiment.checksPixels = verifies
    var steps: [String] = []
    let run = try Session(options).run(experiment, in: nil) { progress in
      let step =
        switch progress {
        case .comparingPixels: "compare"
        case .measuring: "measure"
        }
      if steps.last != step { steps.append(step) }
    }
    #expect(steps == (verifies ? ["compare", "measure"] : ["measure"]))
    let facts = run.facts
    #expect(facts.run.spec.pipeline == .twoStage)
    #expect(facts.run.commandLine == ["run", "--quick"])
    #expect(facts.run.machine.loadAverages == [0.25, 0.5, 0.75])
    #expect(facts.proofs.map(\.strategy) == (verifies ? ["square"] : []))
    #expect(facts.series.map(\.refreshRate) == [60, 120])
    #expect(run.series.map(\.refreshRate) == [60, 120])
    #expect(facts.caveats.contains { $0.contains("--no-verify") } != verifies)
  }

  @Test(
    "names a family of which no font is installed, not one that is",
    arguments: [("D", true), ("!!!", true), ("dejavu serif", false)])
  func family(name: String, isMissing: Bool) throws {
    var experiment = Experiment.tiny(strategies: [.builtIn("square")])
    experiment.scenario.font.family = name
    experiment.checksPixels = false
    #expect(try Session().prepare(experiment).missingFamily == (isMissing ? name : nil))
  }
}
