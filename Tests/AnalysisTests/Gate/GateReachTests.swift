import Analysis
import RunData
import Testing

@Suite("The scope of a gate")
struct GateReachTests {
  /// A run of a strategy and its control, with a tail of two frames in twenty.
  private func recorded(
    tail: Int64 = 2_000_000, frame: Int64 = 1_000_000, frames: Int = 20, layers: Int = 10,
    quads: Int = 5, controls: [String] = ["square"]
  ) -> RunResult {
    let pass = (0..<frames).map { $0 < frames - 2 ? frame : tail }
    let usual = (0..<frames).map { $0 < frames - 2 ? Int64(1_000_000) : 2_000_000 }
    return .sample(
      [
        .steady("grid", rounds: 6, pass: pass) {
          $0.layers = layers
          $0.traffic.quads = quads
        }, .steady("square", rounds: 6, pass: usual),
      ],
      controls: controls)
  }

  private var baseline: Baseline { Baseline(of: MeasuredRun(recorded())) }

  private func judged(
    _ run: RunResult, _ rules: GateRule..., isExact: Bool = false, by baseline: Baseline? = nil
  ) -> GateJudgement {
    GateJudgement(
      MeasuredRun(run), baseline: baseline ?? self.baseline,
      rules: GateRules(strategies: ["grid"], rules: rules), isExact: isExact)
  }

  @Test("includes tails and phases: a rule fails if they increase")
  func times() {
    let tail = recorded(tail: 4_000_000)
    #expect(judged(tail, GateRule(.time, "frame_p50_ms", tolerance: 0.1)).exitStatus == .held)
    for metric in ["frame_p95_ms", "frame_p99_ms"] {
      #expect(judged(tail, GateRule(.time, metric, tolerance: 0.1)).exitStatus == .regression)
      #expect(judged(recorded(), GateRule(.time, metric, tolerance: 0.1)).exitStatus == .held)
    }
    let slower = judged(
      recorded(frame: 1_500_000), GateRule(.time, "composite_p50_ms", tolerance: 0.1))
    #expect(slower.exitStatus == .regression)
    let faster = judged(recorded(frame: 500_000), GateRule(.time, "frame_p50_ms", tolerance: 0.1))
    #expect(faster.results.map(\.verdict) == [.better])
    #expect(faster.results[0].explanation?.phase?.phase == .composite)
  }

  @Test("includes ratios to a missing rival, which are missing, but not to the strategy itself")
  func rivals() {
    let rival = judged(recorded(), GateRule(.ratio, "frame_p95_ms", over: "circle", tolerance: 0.1))
    #expect(rival.results.map(\.verdict) == [.incomparable(.missing)])
    #expect(rival.exitStatus == .incomparable)
    let itself = judged(
      recorded(), GateRule(.ratio, "frame_p50_ms", over: "grid"), GateRule(.exact, "quads"))
    #expect(itself.results.map(\.metric) == ["quads"])
    let control = GateRule(.ratio, "frame_p50_ms", over: GateRule.control, tolerance: 0.1)
    let none = recorded(controls: [])
    #expect(judged(none, control).results.map(\.verdict) == [.incomparable(.missing)])
    let plain = Baseline(of: MeasuredRun(none))
    #expect(judged(none, control, by: plain).results.isEmpty)
    var demanding = control
    demanding.demandsProof = true
    let unproven = judged(none, demanding, by: plain)
    #expect(unproven.results.map(\.verdict) == [.inconclusive(.missing)])
    #expect(unproven.exitStatus == .inconclusive)
    demanding.limit = 1
    #expect(judged(none, demanding, by: plain).results.map(\.verdict) == [.incomparable(.missing)])
  }

  @Test("excludes runs with other frames, which are incomparable")
  func frames() {
    let judgement = judged(recorded(frames: 10), GateRule(.exact, "quads"))
    #expect(judgement.differences == [RunDifference(.frames, "20 at 120 Hz", "10 at 120 Hz")])
    #expect(judgement.exitStatus == .incomparable)
  }

  @Test("needs a settled blocking result to pass")
  func unsettled() {
    var other = recorded()
    other.facts.run.machine.cpu = "Abacus 9001"
    let time = GateRule(.time, "frame_p50_ms", tolerance: 0.1)
    #expect(judged(other, time).results.map(\.exitStatus) == [.held])
    #expect(judged(other, time).exitStatus == .incomparable)
    #expect(judged(other, time, GateRule(.exact, "quads")).exitStatus == .held)
  }

  @Test("includes all common counts with --exact, regardless of the rules")
  func exact() throws {
    let name = "layers_per_frame"
    #expect(
      judged(recorded(quads: 4), GateRule(.exact, name), isExact: true).exitStatus == .regression)
    #expect(judged(recorded(quads: 4), GateRule(.exact, name)).exitStatus == .held)
    for rule in [
      GateRule(.exact, name, blocks: false), GateRule(.exact, name, tolerance: 1),
      GateRule(.exact, name, limit: 100),
    ] {
      #expect(judged(recorded(layers: 11), rule, isExact: true).exitStatus == .regression)
      #expect(judged(recorded(), rule, isExact: true).exitStatus == .held)
    }
    // A baseline of fewer counts judges those.
    let few = Baseline(
      of: MeasuredRun(recorded()), rules: GateRules(rules: [GateRule(.exact, name)]),
      isExact: true)
    let judgement = judged(recorded(quads: 4), GateRule(.exact, name), isExact: true, by: few)
    #expect(judgement.results.map(\.metric) == [name] && judgement.exitStatus == .held)
  }

  @Test(
    "includes the limits of rules with --exact, even for a count equal to the baseline's",
    arguments: [(9, .worse), (10, .same)] as [(Double, Verdict)])
  func ownLimit(limit: Double, verdict: Verdict) {
    let rule = GateRule(.exact, "layers_per_frame", limit: limit)
    let results = judged(recorded(), rule, isExact: true).results
    #expect(results.filter { $0.metric == rule.metric }.map(\.verdict) == [verdict])
  }

  @Test("attributes what exceeds a limit of a rule only if the baseline did not exceed it")
  func limitBefore() throws {
    for (tier, metric, run, limit) in [
      (GateRule.Tier.exact, "layers_per_frame", recorded(layers: 11), 10.0),
      (.time, "frame_p50_ms", recorded(frame: 1_500_000), 1.2),
    ] {
      for (limit, isExplained) in [(limit, true), (limit / 2, false)] {
        let result = try #require(judged(run, GateRule(tier, metric, limit: limit)).results.first)
        #expect(result.verdict == .worse)
        #expect((result.explanation != nil) == isExplained, "\(metric) \(limit)")
      }
    }
  }

  @Test("attributes a count to phases only if the baseline's times are of the same machine")
  func explanation() throws {
    var run = recorded(frame: 1_500_000, layers: 11)
    let own = try #require(judged(run, GateRule(.exact, "layers_per_frame")).results.first)
    #expect(own.explanation?.phase?.phase == .composite)
    run.facts.run.machine.cpu = "Abacus 9001"
    let other = try #require(judged(run, GateRule(.exact, "layers_per_frame")).results.first)
    #expect(other.verdict == .worse)
    #expect(other.explanation != nil && other.explanation?.phase == nil)
    #expect(other.explanation?.counter?.metric.name == "layers_per_frame")
  }
}
