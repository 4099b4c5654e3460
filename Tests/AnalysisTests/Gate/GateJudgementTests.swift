import Analysis
import RunData
import Testing

@Suite("A gate")
struct GateJudgementTests {
  /// A run of a strategy and its control with similar rounds.
  private func recorded(
    blended: Int = 100, capRows: Int = 4, factor: Double = 1, holds: Bool = true,
    fingerprint: String = "0123456789abcdef", rounds: Int = 6
  ) -> RunResult {
    var run = RunResult.gridAndSquare(factor: factor, rounds: rounds, holds: holds) {
      $1.blendedPixels = blended
      $1.capRows = capRows
    }
    run.facts.run.machine.fontFingerprint = fingerprint
    return run
  }

  private var baseline: Baseline { Baseline(of: MeasuredRun(recorded())) }

  /// A baseline of the scroll without values.
  private var withoutValues: Baseline {
    var empty = baseline
    (empty.metrics, empty.rounds) = ([:], [:])
    return empty
  }

  private func judged(
    _ run: RunResult, _ rules: GateRules = .standard, by other: Baseline? = nil,
    isExact: Bool = false
  ) -> GateJudgement {
    GateJudgement(MeasuredRun(run), baseline: other ?? baseline, rules: rules, isExact: isExact)
  }

  @Test("holds for the run of its baseline, in every tier that it has")
  func itself() {
    let judgement = judged(recorded())
    #expect(judgement.exitStatus == .held)
    #expect(judgement.results.allSatisfy { $0.verdict == .same })
    #expect(Set(judgement.results.map(\.tier)) == [.exact, .ratio, .time])
    #expect(judgement.pixels.map(\.word) == ["pass", "pass"])
    #expect(judged(recorded(), isExact: true).exitStatus == .held)
  }

  @Test("fails for any increase of a count, with its limit and the attribution")
  func grown() throws {
    let judgement = judged(recorded(blended: 101))
    #expect(judgement.exitStatus == .regression)
    let failed = judgement.results.filter { $0.verdict == .worse }
    #expect(Set(failed.map(\.metric)) == ["blended_px_per_frame", "overdraw"])
    #expect(failed[0].value == 101)
    #expect(failed[0].limit == 100)
    #expect(failed[0].explanation?.counter?.metric.name == "blended_px_per_frame")
  }

  @Test(
    "passes a decrease, and changes of counts that describe the scroll, unless any change fails")
  func otherChanges() {
    for (run, improves) in [(recorded(blended: 99), true), (recorded(capRows: 5), false)] {
      let judgement = judged(run)
      #expect(judgement.exitStatus == .held)
      #expect(judgement.results.contains { $0.verdict == .better } == improves)
      #expect(judged(run, isExact: true).exitStatus == .regression)
    }
  }

  @Test("accepts the tolerance of a count, but no value above its own limit")
  func tolerance() {
    let name = "blended_px_per_frame"
    for (rule, most) in [
      (GateRule(.exact, name, tolerance: 0.05), 105),
      (GateRule(.exact, name, tolerance: 1, limit: 120), 120),
      (GateRule(.exact, name, tolerance: 0.05, limit: 120), 105),
      (GateRule(.exact, name, blocks: false), .max),
    ] {
      for blended in [105, 106, 120, 121] {
        let judgement = judged(recorded(blended: blended), GateRules(rules: [rule]))
        #expect(judgement.exitStatus == (blended <= most ? .held : .regression))
      }
    }
  }

  @Test("fails for wrong images even if all rules hold")
  func pixels() {
    let judgement = judged(recorded(holds: false))
    #expect(judgement.exitStatus == .regression)
    #expect(judgement.pixels[0].proof?.firstMismatch == "frame 3, pixel 10, 20")
    var unchecked = recorded()
    unchecked.facts.proofs = []
    #expect(judged(unchecked).exitStatus == .held)
    var rules = GateRules.standard
    rules.pixels = .proved
    #expect(judged(unchecked, rules).exitStatus == .inconclusive)
  }

  // MARK: - Ratios and times

  @Test("fails for a significant increase of an in-run ratio beyond its tolerance")
  func ratio() throws {
    let judgement = judged(recorded(factor: 1.3))
    #expect(judgement.exitStatus == .regression)
    let ratio = try #require(judgement.results.first { $0.metric == "frame_p50_x_square" })
    #expect(ratio.verdict == .worse)
    #expect(abs(try #require(ratio.limit) - 1.05) < 1e-9)
    #expect(abs(try #require(ratio.value) - 1.3) < 0.01)
    #expect(ratio.explanation?.phase?.phase == .composite)
    #expect(judged(recorded(factor: 1.04)).exitStatus == .held)
  }

  @Test("judges the ratios to the control and to its strategy by a tolerance each")
  func ratiosToOneStrategy() {
    let rules = GateRules(
      strategies: ["grid"],
      rules: [
        GateRule(.ratio, "frame_p50_ms", over: "square", tolerance: 0.1),
        GateRule(.ratio, "frame_p50_ms", over: GateRule.control, tolerance: 0.4, blocks: false),
      ])
    let judgement = GateJudgement(
      MeasuredRun(recorded(factor: 1.3)), baseline: baseline, rules: rules)
    #expect(judgement.results.map { $0.verdict == .worse } == [true, false])
    #expect(judgement.exitStatus == .regression)
  }

  @Test("with every change a failure judges the same counts if times are required")
  func exactRequired() {
    var partial = baseline
    for count in Metric.counts where count.polarity == .neither {
      partial.metrics = partial.metrics.filter { !$0.key.hasSuffix("/\(count.name)") }
    }
    let metrics = [GateRules.standard, GateRules.standard.requiringTimes].map { rules in
      judged(recorded(), rules, by: partial, isExact: true).results.map(\.metric)
    }
    #expect(metrics[0] == metrics[1])
  }

  @Test("says that times were not judged with few rounds, and fails then if times are required")
  func unjudged() {
    let run = recorded(rounds: 3)
    let judgement = judged(run)
    #expect(judgement.exitStatus == .held)
    #expect(judgement.unjudgedTiming == .tooFewRounds(needed: 6))
    #expect(judged(run, GateRules.standard.requiringTimes).exitStatus == .inconclusive)
    #expect(judged(recorded()).unjudgedTiming == nil)
    var noisy = recorded()
    for index in noisy.series[0].frames.indices
    where noisy.series[0].frames[index].round.isMultiple(of: 2) {
      noisy.series[0].frames[index].phases.composite *= 2
    }
    let open = judged(noisy)
    #expect(open.results.contains { $0.verdict == .inconclusive(.scattered) && $0.tier == .ratio })
    #expect(open.unjudgedTiming == nil)
    var exactOnly = GateRules.standard
    exactOnly.rules.removeAll { $0.tier == .ratio }
    #expect(judged(run, exactOnly).unjudgedTiming == nil)
    var alone = recorded()
    alone.facts.run.controls = []
    alone.facts.series.removeAll { $0.strategy == "square" }
    alone.series.removeAll { $0.strategy == "square" }
    #expect(judged(alone).unjudgedTiming == .missing)
    // A baseline from before rounds were stored.
    var older = baseline
    older.rounds = [:]
    #expect(judged(recorded(), by: older).unjudgedTiming == .tooFewRounds(needed: 6))
  }

  @Test("fails for each series whose strategy causes stalls", arguments: [[120], [60, 120]])
  func stalls(rates: [Int]) {
    let judgement = judged(
      .stalling(["a"], at: rates, of: rates),
      by: Baseline(of: MeasuredRun(.stalling([], of: rates))))
    #expect(judgement.faults.map(\.series.strategy) == rates.map { _ in "a" })
    #expect(judgement.faults.map(\.series.refreshRate) == rates)
    for (rate, stall) in zip(rates, judgement.faults) {
      #expect(stall.fault.sentence.hasPrefix("6 of 240 frames stall at \(rate) Hz: "))
    }
    #expect(judgement.exitStatus == .regression)
  }

  @Test("fails for another fault that was not predicted, unless the images show it")
  func faults() {
    var result = RunResult.stalling([], of: [60])
    let baseline = Baseline(of: MeasuredRun(result))
    for (isPredicted, status) in [(true, ExitStatus.held), (false, .regression)] {
      let fault = Fault(
        kind: Fault.differingCounts, sentence: "layers differ", isPredicted: isPredicted)
      result.facts.series[0].faults = [fault]
      let judgement = judged(result, by: baseline)
      #expect(judgement.faults.map(\.fault) == (isPredicted ? [] : [fault]))
      #expect(judgement.exitStatus == status)
    }
  }

  @Test("looks for stalls in frames without their run, among series of as many rounds")
  func stallsOfFrames() {
    let rates = [60, 120]
    var bare = RunResult.stalling(["a"], at: rates, of: rates)
    let series = bare.facts.series
    bare.facts = RunFacts(
      id: "", origin: .frames(of: SeriesKey(scenario: "settings", engine: "painter"), rounds: 6))
    bare.facts.series = series
    // Two are too few to attribute stalls.
    bare.series[5].frames.removeLast(40)
    let judgement = judged(bare, by: Baseline(of: MeasuredRun(.stalling([], of: rates))))
    #expect(judgement.faults.map(\.series.refreshRate) == [60])
    #expect(judgement.exitStatus == .regression)
  }

  @Test(
    "compares a ratio with its own limit on any machine",
    arguments: [(1.25, Analysis.ExitStatus.regression), (1.35, .held)])
  func ownLimit(limit: Double, status: Analysis.ExitStatus) {
    let rule = GateRule(.ratio, "frame_p50_ms", over: "square", limit: limit)
    let rules = GateRules(strategies: ["grid"], rules: [rule])
    #expect(judged(recorded(factor: 1.3), rules, by: withoutValues).exitStatus == status)
  }

  @Test(
    "of few rounds settles no time: none holds, and it is inconclusive if proof is demanded",
    arguments: [(false, Analysis.ExitStatus.incomparable), (true, .inconclusive)])
  func fewRounds(demandsProof: Bool, status: Analysis.ExitStatus) {
    let rule = GateRule(.time, "frame_p50_ms", tolerance: 0.1, demandsProof: demandsProof)
    #expect(judged(recorded(rounds: 3), GateRules(rules: [rule])).exitStatus == status)
  }

  @Test("does not compare times with those of another machine, or of other threads")
  func otherMachine() {
    let edits: [(RunEnvironment.Fact, (inout ToolRun) -> Void)] = [
      (.machine, { $0.machine.cpu = "Abacus 9001" }), (.threads, { $0.spec.threads = 2 }),
    ]
    for (fact, edit) in edits {
      var other = recorded(factor: 1.3)
      edit(&other.facts.run)
      let judgement = judged(other)
      #expect(judgement.exitStatus == .held)
      #expect(
        judgement.results.filter { $0.tier != .exact }
          .allSatisfy {
            $0.verdict == .incomparable(.differences) && $0.differences.map(\.fact) == [fact]
          })
    }
  }

  // MARK: - Missing and incomparable parts

  @Test("is incomparable with a missing metric")
  func missing() throws {
    for key in baseline.metrics.keys where key.hasSuffix("/blended_px_per_frame") {
      var partial = baseline
      partial.metrics[key] = nil
      let judgement = judged(recorded(), by: partial)
      #expect(judgement.exitStatus == .incomparable)
      #expect(judgement.results.count { $0.verdict == .incomparable(.missing) } == 1)
    }
    #expect(judged(recorded(), by: withoutValues).exitStatus == .incomparable)
  }

  @Test("is incomparable for a run that lacks a series of the baseline")
  func missingSeries() {
    var run = recorded()
    run.facts.series.removeLast()
    run.series.removeLast()
    let judgement = judged(run)
    #expect(judgement.missingSeries.map(\.strategy) == ["square"])
    #expect(judgement.exitStatus == .incomparable)
    var rules = GateRules.standard
    rules.strategies = ["grid"]
    // The baseline has a ratio to what the run lacks.
    let named = judged(run, rules)
    #expect(named.missingSeries.isEmpty && named.exitStatus == .incomparable)
    #expect(
      named.results.filter { $0.verdict == .incomparable(.missing) }.map(\.metric) == [
        "frame_p50_x_square"
      ])
    rules.rules.removeAll { $0.tier == .ratio }
    #expect(judged(run, rules).exitStatus == .held)
  }

  @Test("names a series that the baseline lacks once, and judges it by limits alone")
  func newSeries() {
    var older = recorded()
    older.facts.series.removeLast()
    older.series.removeLast()
    let before = Baseline(of: MeasuredRun(older))
    let judgement = judged(recorded(), by: before)
    #expect(judgement.newSeries.map(\.strategy) == ["square"])
    #expect(judgement.exitStatus == .incomparable)
    #expect(judgement.results.allSatisfy { $0.series.strategy == "grid" })
    let limits = GateRules(rules: [GateRule(.exact, "blended_px_per_frame", limit: 99)])
    let limited = judged(recorded(), limits, by: before)
    #expect(limited.newSeries.isEmpty && limited.exitStatus == .regression)
    #expect(limited.results.map(\.series.strategy) == ["grid", "square"])
  }

  @Test("is incomparable for a run without series or rules that match no series")
  func empty() {
    let empty = MeasuredRun(facts: RunEnvironment([:]), series: [])
    #expect(GateJudgement(empty, baseline: baseline).exitStatus == .incomparable)
    let rules = GateRules(strategies: ["absent"], rules: GateRules.standard.rules)
    #expect(judged(recorded(), rules).exitStatus == .incomparable)
  }

  @Test("is incomparable for another scroll, and for rows with other text if the baseline has one")
  func otherScroll() {
    func run(seed: UInt64 = 1, text: String? = nil) -> RunResult {
      var run = recorded()
      (run.facts.run.spec.seed, run.facts.run.spec.rows.digest) = (seed, text)
      return run
    }
    for (before, now, difference) in [
      (run(), run(seed: 2), RunDifference(.seed, "1", "2")),
      (run(text: "5 a"), run(text: "5 b"), RunDifference(.rowText, "5 a", "5 b")),
    ] {
      let judgement = judged(now, by: Baseline(of: MeasuredRun(before)))
      #expect(judgement.results.isEmpty && judgement.differences == [difference])
      #expect(judgement.exitStatus == .incomparable)
    }
    #expect(judged(run(text: "5 b")).exitStatus == .held)
  }

  @Test("treats a changed count with other fonts as incomparable, and an equal one as equal")
  func fonts() {
    #expect(judged(recorded(blended: 101, fingerprint: "ffff")).exitStatus == .incomparable)
    #expect(judged(recorded(fingerprint: "ffff")).exitStatus == .held)
  }

  @Test("has the exit status of its worst result")
  func outcomes() {
    #expect(Analysis.ExitStatus.worst(of: []) == .held)
    #expect(Analysis.ExitStatus.worst(of: [.held, .inconclusive]) == .inconclusive)
    #expect(Analysis.ExitStatus.worst(of: [.inconclusive, .incomparable]) == .incomparable)
    #expect(Analysis.ExitStatus.worst(of: Analysis.ExitStatus.allCases) == .regression)
    #expect(Analysis.ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 73, 130])
  }
}
