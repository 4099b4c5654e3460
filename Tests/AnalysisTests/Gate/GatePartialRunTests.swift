import Analysis
import RunData
import Testing

@Suite("A gate of an incomplete run")
struct GatePartialRunTests {
  private func recorded() -> RunResult {
    .sample([.steady("grid", rounds: 6, pass: [1_000_000, 2_000_000])])
  }

  @Test("is incomparable for metrics of a column that the file lacks, which are not 0")
  func absent() {
    let baseline = Baseline(of: MeasuredRun(recorded()))
    var lacking = recorded()
    lacking.absent = ["quads"]
    let run = MeasuredRun(lacking)
    #expect(run.series[0].values["quads"] == nil)
    let judgement = GateJudgement(run, baseline: baseline)
    #expect(
      Set(judgement.results.filter { $0.verdict == .incomparable(.missing) }.map(\.metric))
        == ["quads"])
    #expect(judgement.exitStatus == .incomparable)
  }

  @Test("leaves out a count that both lack, unless a rule has a limit for it or demands proof")
  func absentInBoth() throws {
    var lacking = recorded()
    lacking.absent = ["allocated_bytes", "cap_rows"]
    let run = MeasuredRun(lacking)
    func judged(_ rules: GateRules, isExact: Bool = false) -> GateJudgement {
      GateJudgement(run, baseline: Baseline(of: run), rules: rules, isExact: isExact)
    }
    for isExact in [false, true] {
      let judgement = judged(.standard, isExact: isExact)
      #expect(judgement.results.allSatisfy { $0.value != nil })
      #expect(judgement.exitStatus == .held)
    }
    for (limit, demandsProof) in [(8.0, false), (nil, true)] {
      var rules = GateRules(rules: [GateRule(.exact, "allocated_bytes_per_frame", limit: limit)])
      rules.rules[0].demandsProof = demandsProof
      #expect(judged(rules).exitStatus == .incomparable)
    }
  }
}
