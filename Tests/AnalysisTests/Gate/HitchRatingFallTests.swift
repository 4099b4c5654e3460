import Analysis
import RunData
import Testing

@Suite("A fall of hitch ratings")
struct HitchRatingFallTests {
  private static let names = ["a", "b", "c"]

  /// A run in which the same frame of some strategies is late in every round.
  private func run(late: [String]) -> RunResult {
    .sample(
      Self.names.map { name in
        FrameSeries.steady(
          name, rounds: 6,
          pass: (0..<40).map { late.contains(name) && $0 == 5 ? 21_000_000 : 1_000_000 })
      })
  }

  private func judged(
    _ run: RunResult, against before: RunResult, _ rules: GateRules = .standard
  ) -> GateJudgement {
    GateJudgement(MeasuredRun(run), baseline: Baseline(of: MeasuredRun(before)), rules: rules)
  }

  @Test("in all strategies is inconclusive, though every ratio held")
  func all() throws {
    let judgement = judged(.stalling(Self.names), against: .stalling([]))
    #expect(judgement.faults.isEmpty)
    #expect(judgement.results.allSatisfy { $0.verdict.kind != .worse || !$0.blocks })
    let fall = try #require(judgement.hitchFalls.first)
    #expect(judgement.hitchFalls.count == 1 && fall.refreshRate == 120 && fall.isOfAll)
    #expect(fall.fallen.map(\.strategy) == Self.names)
    // 2 of 42 ticks in each round are missed.
    #expect(fall.fallen.allSatisfy { $0.before == 0 && abs($0.now - 1_000 * 2 / 42) < 1e-9 })
    #expect(judgement.exitStatus == .inconclusive)
  }

  @Test("in some strategies changes no status, and is of all only if those outside the rules fell")
  func some() {
    let rules = GateRules(strategies: ["a"], rules: [GateRule(.exact, "quads")])
    for (late, isOfAll) in [
      (["a"], false), (["a", "b"], false), (Self.names, true), (["b", "c"], nil),
    ] as [([String], Bool?)] {
      for rules in [GateRules.standard, rules] {
        let judged = judged(run(late: late), against: .stalling([]), rules)
        let named = late.filter { rules.strategies?.contains($0) ?? true }
        #expect(judged.hitchFalls.map(\.isOfAll) == (named.isEmpty ? [] : [isOfAll ?? false]))
        #expect(judged.hitchFalls.first?.fallen.map(\.strategy) == (named.isEmpty ? nil : named))
        #expect(judged.exitStatus == (isOfAll == true ? .inconclusive : .held))
      }
    }
  }

  @Test("counts the strategies that were good in the baseline alone")
  func alreadyLate() throws {
    let judgement = judged(run(late: Self.names), against: run(late: ["a"]))
    let fall = try #require(judgement.hitchFalls.first)
    #expect(fall.isOfAll && fall.fallen.map(\.strategy) == ["b", "c"])
    #expect(judgement.exitStatus == .inconclusive)
    let only = judged(run(late: Self.names), against: run(late: ["a", "b"])).hitchFalls
    #expect(only.map(\.isOfAll) == [false] && only[0].fallen.map(\.strategy) == ["c"])
    #expect(judged(run(late: Self.names), against: run(late: Self.names)).hitchFalls.isEmpty)
    #expect(judged(.stalling([]), against: run(late: Self.names)).hitchFalls.isEmpty)
  }

  @Test("under other conditions, or of fewer than six rounds, is named and changes no status")
  func obstacles() throws {
    typealias Edit = (inout ToolRun) -> Void
    for (edit, editBefore, obstacle) in [
      ({ $0.machine.cpu = "Abacus 3000" }, { _ in }, .conditions),
      ({ $0.machine.buildConfiguration = "debug" }, { _ in }, .conditions),
      ({ $0.spec.pipeline = .twoStage }, { _ in }, .conditions),
      ({ $0.spec.rounds = 5 }, { _ in }, .fewRounds),
      ({ _ in }, { $0.spec.rounds = 5 }, .fewRounds),
    ] as [(Edit, Edit, HitchRatingFall.Obstacle)] {
      var (slower, before) = (RunResult.stalling(Self.names), RunResult.stalling([]))
      edit(&slower.facts.run)
      editBefore(&before.facts.run)
      let judgement = judged(slower, against: before)
      #expect(judgement.hitchFalls.map(\.obstacle) == [obstacle])
      #expect(judgement.exitStatus == .held)
    }
  }

  @Test("needs hitch time ratios in the baseline, which one without them lacks")
  func older() {
    var baseline = Baseline(of: MeasuredRun(.stalling([])))
    #expect(baseline.metrics.keys.count { $0.hasSuffix("/hitch_ratio_ms_per_s") } == 3)
    baseline.metrics = baseline.metrics.filter { !$0.key.hasSuffix("/hitch_ratio_ms_per_s") }
    let judgement = GateJudgement(MeasuredRun(.stalling(Self.names)), baseline: baseline)
    #expect(judgement.hitchFalls.isEmpty && judgement.exitStatus == .held)
  }
}
