import Analysis
import Glibc
import SampleRuns
import Testing

@Suite("The ratios of a gate")
struct GateRatioTests {
  /// Returns the verdict on the ratio to the control for a change since the baseline, with
  /// independent noise per run and round.
  private func verdict(_ change: Double, noise deviation: Double, seed: UInt64) -> Verdict? {
    var noise = NormalNoise(seed: seed)
    func run(_ factor: Double) -> MeasuredRun {
      MeasuredRun(
        .sample(
          [("grid", factor), ("square", 1)].map { name, factor in
            .sample(
              name,
              composite: (0...8).map { _ in [Int64(1e9 * factor * exp(deviation * noise.next()))] })
          }, controls: ["square"]))
    }
    let judgement = GateJudgement(run(1 + change), baseline: Baseline(of: run(1)))
    return judgement.results.first { $0.tier == .ratio }?.verdict
  }

  private func failures(
    _ name: String, _ change: Double, noise: Double, trials: Int
  ) throws -> Double {
    try Simulations.share("gate, ratio to the control", name, trials: trials) {
      verdict(change, noise: noise, seed: $0) == .worse
    }
  }

  @Test("do not fail identical code in 200 simulated pairs of runs")
  func unchanged() throws {
    #expect(try failures("equal, 8 rounds, noise 2 %", 0, noise: 0.02, trials: 200) <= 0.01)
  }

  @Test("fail for 15 % in at least 95 % of simulated pairs, and not for 4 %")
  func changed() throws {
    #expect(try failures("15 % slower, 8 rounds, noise 2 %", 0.15, noise: 0.02, trials: 60) >= 0.95)
    #expect(try failures("4 % slower, 8 rounds, noise 1 %", 0.04, noise: 0.01, trials: 60) <= 0.02)
  }
}
