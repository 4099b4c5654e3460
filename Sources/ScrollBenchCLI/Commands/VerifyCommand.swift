package import ArgumentParser
import Benchmarking
import Compositing
import Files
import JudgingCLI
package import RowStrategies
import RunData
import Text
import Verification

package struct VerifyCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare every strategy's pixels with a slow reference; exit 1 if one differs.",
    usage: "scrollbench verify [<options>]",
    discussion: """
      Sections of 1, 2, 3, 10 and 1000 rows, whole and fractional offsets, scales 1, 2 and 3, \
      selections that fade, light and dark, another radius, a turned display, rows that come, go \
      and move, on displays of 240x200 pt, whatever the scenario's own display. Inside the corner squares of rounded rows a channel may differ by \
      \(EquivalenceCheck.allowance) of 255; outside of them nothing may differ. A \
      strategy with known faults must show at least one of them, and no others.
      """)

  @OptionGroup(title: "Scenario") package var scenarioOptions: ScenarioOptions

  @Option(
    help: ArgumentHelp("Strategies to check. (default: all)", valueName: "a,b,…"),
    completion: Completion.strategies, transform: FlagValue.strategies)
  package var strategy: [String]?

  @OptionGroup(title: "Engine") package var engineOptions: EngineOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Device pixels per point to check at. (default: 1,2,3)", valueName: "1,2,3"),
    completion: Completion.scales, transform: FlagValue.scales)
  package var scales: [Double] = [1, 2, 3]

  package init() {}

  /// The strategies to check, by default variants too.
  package var checked: [StrategyDescriptor] {
    KnownStrategies.all.filter { strategy?.contains($0.id) ?? true }
  }

  package func run() throws {
    let experiment = try scenarioOptions.makeSpec().experiment()
    let renderer = try TextRenderer()
    let proofs = ProgressLine.showing { line in
      PixelCheck(engine: engineOptions.engine, renderer: renderer).prove(
        checked,
        in: TestScene.small(like: experiment.scenario, rows: experiment.rows, scales: scales)
      ) { line.show(.comparingPixels($0)) }
    }
    for proof in proofs { print(Self.line(proof)) }
    let failed = proofs.filter { !$0.holds || !$0.missing.isEmpty }.map(\.strategy)
    guard failed.isEmpty else {
      throw CommandFailure("not shown as expected: \(MessageText.list(failed))", .regression)
    }
  }

  static func line(_ proof: PixelEquivalence) -> String {
    let outside = "\(proof.differingOutsideCorners) px differ outside the corner squares"
    let inside =
      "\(proof.differingInsideCorners) inside by at most \(proof.largestDifference) of 255"
      + " (allowed \(proof.allowance))"
    var lines = [
      "\(proof.strategy): \(verdict(proof)) · \(proof.framesChecked) frames, \(proof.pixelsChecked)"
        + " px compared; \(outside), \(inside)"
    ]
    if proof.faults.isEmpty, let first = proof.firstMismatch { lines.append("first: \(first)") }
    for finding in proof.faults {
      lines.append(
        finding.sentence + (finding.isPredicted ? " (as predicted)" : " (NOT predicted)"))
    }
    if !proof.missing.isEmpty {
      lines.append("\(proof.missing.joined(separator: " or ")) was predicted and not found")
    }
    return lines.joined(separator: "\n  ")
  }

  private static func verdict(_ proof: PixelEquivalence) -> String {
    if !proof.holds { return "DIFFERS" }
    if !proof.missing.isEmpty { return "SHOWS NO KNOWN FAULT" }
    guard proof.faults.isEmpty else { return "known faults" }
    return proof.allowance < 255 ? "same image" : "same image outside the corners"
  }
}
