import Analysis
import Foundation
import RunData
import Testing

@Suite("The instructions of a gate")
struct GateInstructionTests {
  /// A run of a strategy and its control with some instructions.
  ///
  /// - Parameter growth: The growth of each phase of a strategy, as a share.
  private func run(
    frames: Int = 30, growth: (_ strategy: String, Phase) -> Double = { _, _ in 0 }
  ) -> RunResult {
    var run = RunResult.gridAndSquare()
    for index in run.facts.series.indices {
      let strategy = run.facts.series[index].strategy
      run.facts.series[index].instructions = .sample(frames: frames) { growth(strategy, $0) }
    }
    return run
  }

  private func judged(
    _ run: RunResult, by baseline: RunResult? = nil, _ rules: GateRules = .standard
  ) -> GateJudgement {
    GateJudgement(
      MeasuredRun(run), baseline: Baseline(of: MeasuredRun(baseline ?? self.run())), rules: rules)
  }

  private func instructions(_ judgement: GateJudgement) -> [RuleResult] {
    judgement.results.filter { $0.tier == .instructions }
  }

  @Test("hold for an unchanged run, and for growth up to 1 %")
  func held() {
    for growth in [0, 0.009] {
      let judgement = judged(run { _, _ in growth })
      #expect(judgement.exitStatus == .held)
      #expect(instructions(judgement).map(\.verdict) == Array(repeating: .same, count: 12))
      #expect(judgement.judgesSharedSlowdowns && judgement.unjudgedInstructions == nil)
    }
  }

  @Test("fail for growth above 1 % in one phase of one series", arguments: Phase.allCases)
  func grown(phase: Phase) {
    let judgement = judged(run { $0 == "grid" && $1 == phase ? 0.011 : 0 })
    #expect(judgement.exitStatus == .regression)
    let failed = judgement.results.filter { $0.verdict == .worse }
    #expect(failed.map(\.metric) == ["\(phase.rawValue)_instructions_per_frame"])
    #expect(failed.map(\.series.strategy) == ["grid"])
  }

  @Test("fail for growth that all strategies share, which ratios cancel, and improve below −1 %")
  func shared() {
    #expect(judged(run { _, _ in 0.3 }).exitStatus == .regression)
    let verdicts = [-0.009, -0.011].map { growth in
      Set(instructions(judged(run { _, _ in growth })).map(\.verdict))
    }
    #expect(verdicts == [[.same], [.better]])
  }

  @Test("are not judged, and fail nothing, if the run or the baseline has none")
  func missing() {
    let without = RunResult.gridAndSquare()
    for (run, baseline) in [(without, run()), (run(), without), (without, without)] {
      let judgement = judged(run, by: baseline)
      #expect(judgement.exitStatus == .held)
      #expect(instructions(judgement).isEmpty)
      #expect(!judgement.judgesSharedSlowdowns && judgement.unjudgedInstructions == nil)
    }
    let rules = GateRules(rules: [
      GateRule(.exact, "quads"),
      GateRule(.instructions, "layout_instructions_per_frame", demandsProof: true),
    ])
    #expect(judged(without, rules).exitStatus == .incomparable)
    // Times are required without them.
    #expect(judged(without, GateRules.standard.requiringTimes).exitStatus == .held)
  }

  @Test("are incomparable between toolchains, libraries, and numbers of frames")
  func incomparable() throws {
    var compiler = run { _, _ in 0.3 }
    compiler.facts.run.machine.compiler = "Swift 6.3.2"
    var library = run()
    for index in library.facts.series.indices {
      library.facts.series[index].instructions?.cLibrary = "glibc 2.41"
    }
    let cases: [(RunResult, RunEnvironment.Fact)] = [
      (compiler, .compiler), (library, .counting), (run(frames: 20), .counting),
    ]
    for (run, fact) in cases {
      let judgement = judged(run)
      #expect(judgement.exitStatus == .held)
      #expect(Set(instructions(judgement).map(\.verdict)) == [.incomparable(.differences)])
      #expect(judgement.unjudgedInstructions?.map(\.fact) == [fact])
      #expect(!judgement.judgesSharedSlowdowns)
    }
    // Another processor counts alike.
    var processor = run { _, _ in 0.02 }
    processor.facts.run.machine.cpu = "Abacus 9001"
    #expect(judged(processor).exitStatus == .regression)
  }

  @Test("below a limit are improved only against a baseline of the same toolchain")
  func limit() {
    let rules = GateRules(rules: [
      GateRule(.instructions, "layout_instructions_per_frame", tolerance: 0.01, limit: 10_000)
    ])
    var fewer = run { _, _ in -0.3 }
    func verdicts() -> Set<Verdict> { Set(judged(fewer, rules).results.map(\.verdict)) }
    #expect(verdicts() == [.better])
    fewer.facts.run.machine.compiler = "Swift 6.3.2"
    #expect(verdicts() == [.same])
  }

  @Test("are kept in a baseline's file, with the conditions of the count")
  func stored() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let run = MeasuredRun(run())
    for baseline in [Baseline(of: run), Baseline(of: run, isExact: true)] {
      #expect(
        baseline.runs["settings"]?["instruction counting"] == "30 at 120 Hz, SSE2, glibc 2.36")
      let read = try decoder.decode(Baseline.self, from: encoder.encode(baseline))
      #expect(read.metrics["settings/painter/grid/pool/120/layout_instructions_per_frame"] == 5_000)
      #expect(GateJudgement(run, baseline: read, isExact: true).judgesSharedSlowdowns)
    }
  }

  @Test("of no frames are unknown")
  func noFrames() {
    #expect(InstructionCounts.sample(frames: 0).perFrame(in: .layout) == nil)
    #expect(instructions(judged(run(frames: 0))).isEmpty)
  }
}
