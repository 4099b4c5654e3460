package import ArgumentParser
import Compositing
import Labels
import RowStrategies
import RunRecords
import ScrollHarness

/// `scrollbench verify`: proves that strategies show the same picture.
package struct VerifyCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare every strategy's pixels with a slow reference; exit 1 if one differs.",
    discussion: """
      Sections of 1, 2, 3 and 10 rows, whole and fractional offsets, scales 1, 2 and 3, on \
      displays of 240x200 pt, whatever the scenario's own display. Inside the corner squares of rounded rows a channel may differ by \
      \(PixelCheck.allowance) of 255; outside of them nothing may differ.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp("Strategies to check. Default: all.", valueName: "a,b,…"),
    transform: FlagValue.strategies)
  package var strategy: [String]?

  @Option(
    help: ArgumentHelp(
      "The engine that composites. Default: \(EngineCatalogue.all[0].id).", valueName: "name"),
    transform: FlagValue.engine)
  package var engine: String = EngineCatalogue.all[0].id

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let scenario = try scenarioOptions.resolvedScenario()
      let rows = try scenarioOptions.resolvedRows(scenario)
      let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
      let strategies = KnownStrategies.all.filter { strategy?.contains($0.id) ?? true }
      let proofs = PixelCheck(engine: EngineCatalogue.named(engine), renderer: renderer)
        .prove(strategies, in: PictureWorld.small(like: scenario, rows: rows))
      for proof in proofs { print(Self.line(proof)) }
      let failed = proofs.filter { !$0.holds }.map(\.strategy)
      guard failed.isEmpty else {
        throw CommandFailure(
          "\(failed.joined(separator: ", ")) does not show what it should", .mismatch)
      }
    }
  }

  /// One strategy's proof, such as `layer-grid: same picture · 150 frames, …`.
  static func line(_ proof: PixelProof) -> String {
    let verdict = proof.holds ? "same picture" : "DIFFERS"
    let outside = "\(proof.differingOutsideCorners) px differ outside the corner squares"
    let inside =
      "\(proof.differingInsideCorners) inside by at most \(proof.largestDifference) of 255"
      + " (allowed \(proof.allowance))"
    let text =
      "\(proof.strategy): \(verdict) · \(proof.framesChecked) frames, \(proof.pixelsChecked) px"
      + " compared; \(outside), \(inside)"
    return text + (proof.firstMismatch.map { "\n  first: \($0)" } ?? "")
  }
}
