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
    #expect(judgement.stalls.isEmpty)
    #expect(judgement.results.allSatisfy { $0.verdict.kind != .worse || !$0.blocks })
    let fall = try #require(judgement.hitchFalls.first)
    #expect(judgement.hitchFalls.count == 1 && fall.refreshRate == 120 && fall.isOfAll)
    #expect(fall.fallen.map(\.strategy) == Self.names && fall.rating == .critical)
    // 2 of 42 ticks in each round are missed.
    #expect(fall.fallen.allSatisfy { $0.before == 0 && abs($0.now - 1_000 * 2 / 42) < 1e-9 })
    #expect(judgement.exitStatus == .inconclusive)
  }

  @Test("in some strategies is named and changes no status")
  func some() throws {
    let judgement = judged(run(late: ["a"]), against: .stalling([]))
    let fall = try #require(judgement.hitchFalls.first)
    #expect(!fall.isOfAll && fall.fallen.map(\.strategy) == ["a"])
    #expect(judgement.exitStatus == .held)
  }

  @Test("in the strategies of the rules is one of all only if the others of the run fell too")
  func rules() {
    let rules = GateRules(strategies: ["a"], rules: [GateRule(.exact, "quads")])
    func judged(_ late: [String]) -> GateJudgement {
      self.judged(run(late: late), against: .stalling([]), rules)
    }
    for (late, isOfAll) in [(["a"], false), (["a", "b"], false), (Self.names, true)] {
      let judgement = judged(late)
      #expect(judgement.hitchFalls.map(\.isOfAll) == [isOfAll])
      #expect(judgement.hitchFalls.first?.fallen.map(\.strategy) == ["a"])
      #expect(judgement.exitStatus == (isOfAll ? .inconclusive : .held))
    }
    #expect(judged(["b", "c"]).hitchFalls.isEmpty)
  }

  @Test("counts the strategies that were good in the baseline alone")
  func alreadyLate() throws {
    let judgement = judged(run(late: Self.names), against: run(late: ["a"]))
    let fall = try #require(judgement.hitchFalls.first)
    #expect(fall.isOfAll && fall.fallen.map(\.strategy) == ["b", "c"])
    #expect(judgement.exitStatus == .inconclusive)
    #expect(judged(run(late: Self.names), against: run(late: Self.names)).hitchFalls.isEmpty)
    #expect(judged(.stalling([]), against: run(late: Self.names)).hitchFalls.isEmpty)
  }

  @Test("on another machine or build is named and changes no status")
  func otherMachine() throws {
    for edit: (inout RunFacts) -> Void in [
      { $0.run.machine.cpu = "Abacus 3000" }, { $0.run.machine.buildConfiguration = "debug" },
      { $0.run.spec.pipeline = .twoStage },
    ] {
      var slower = RunResult.stalling(Self.names)
      edit(&slower.facts)
      let judgement = judged(slower, against: .stalling([]))
      #expect(judgement.hitchFalls.map(\.obstacle) == [.conditions])
      #expect(judgement.exitStatus == .held)
    }
  }

  @Test("of fewer than six rounds of the run or the baseline is named and changes no status")
  func fewRounds() {
    for (rounds, before) in [(5, 6), (6, 5)] {
      var slower = RunResult.stalling(Self.names)
      slower.facts.run.spec.rounds = rounds
      var baseline = RunResult.stalling([])
      baseline.facts.run.spec.rounds = before
      let judgement = judged(slower, against: baseline)
      #expect(judgement.hitchFalls.map(\.obstacle) == [.fewRounds])
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
