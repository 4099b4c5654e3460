import Analysis
import Foundation
import Glibc
import Reporting
import Testing

@Suite("The report of a duel")
struct DuelReportTests {
  /// A batch whose blocks of one side differ by 0.9 to 1.1 % in either direction.
  private func batch(
    _ factor: Double, control: Double = 1, blockPairs: Int = 10, scatter: Double = 0.002
  ) -> DuelBatch {
    let repeats = (0..<blockPairs).map { index -> [String: [DuelStatistic: Double]] in
      let size = 0.009 + 0.000_2 * Double(index)
      return ["grid": [.all: index % 2 == 0 ? size : -size]]
    }
    var batch = DuelBatch(
      pairs: (0..<20).map { index in
        let noise = (index % 2 == 0 ? 1 : -1) * (0.5 + Double(index) / 20)
        return DuelPair(
          logRatios: ["grid": [.all: log(factor) + scatter * noise]],
          control: log(control) - 0.002 * noise)
      })
    batch.repeats = [.base: repeats, .head: repeats]
    return batch
  }

  private func report(
    _ batches: [DuelBatch], counters: [CounterDifference] = [],
    base: RunEnvironment = RunEnvironment([:]),
    head: RunEnvironment = RunEnvironment([:])
  ) -> DuelReport {
    var result = DuelResult(
      judgement: DuelJudgement(batches, strategies: ["grid"]), base: base, head: head)
    result.counters = counters
    return DuelReport(result, base: "a", head: "b")
  }

  @Test("has a row of the control, and a note for each batch in which it moved")
  func control() {
    let still = report([batch(1)]).text
    #expect(
      still.contains("\ncontrol: a loop in registers") && still.contains("stood still"), "\(still)")
    #expect(!still.contains("proves nothing"))
    let moved = report([batch(1.05, control: 1.05), batch(1.05)]).text
      .replacing("\n  ", with: " ")
    #expect(moved.contains("moved; stood still"), "\(moved)")
    #expect(moved.contains("control of batch 1") && moved.contains("the batch proves nothing"))
  }

  @Test("claims that nothing is worse only where all times are decided", arguments: [true, false])
  func undecided(isDecided: Bool) throws {
    let report = report([batch(1.01, scatter: isDecided ? 0.002 : 0.1)])
    let outcome = isDecided ? "held" : "undecided"
    #expect(report.headline.hasPrefix("duel of a and b: \(outcome) ("), "\(report.headline)")
    #expect(report.text.contains("inconclusive") != isDecided, "\(report.text)")
    #expect(report.summary.contains("inconclusive") != isDecided, "\(report.summary)")
    let json = try jsonObject(try report.json())
    #expect(json["outcome"] as? String == outcome && json["exit_code"] as? Int == 0)
  }

  @Test("has the repeatability of each side, beside the smallest effect, in every format")
  func repeatability() throws {
    let batches = [batch(1.05), batch(1.05)]
    let judgement = DuelJudgement(batches, strategies: ["grid"])
    let evidence = judgement.strategies[0].tests[0].batches[0]
    let factor = try #require(evidence.repeatability[.head]?.factor)
    let effect = try #require(evidence.comparison.smallestEffect)
    let within = String(format: "±%.1f %%", (factor - 1) * 100)
    let shown = String(format: "%.1f %%", (effect - 1) * 100)
    let report = report(batches)
    #expect(factor > 1.002 && factor < 1.02)
    #expect(report.headline.hasSuffix("(repeatability \(within), \(shown) shown with 80 % power)"))
    for text in [report.text, report.markdown] {
      #expect(text.contains("repeatability of"), "\(text)")
      #expect(text.contains("\(within); \(within)") && text.contains("10; 10"), "\(text)")
      #expect(text.contains("\(shown); \(shown)"), "\(text)")
      #expect(text.contains("repeatability \(within), \(shown) shown"), "\(text)")
    }
    // The one line of a duel without a change has it too.
    #expect(self.report([batch(1)]).markdown.contains("repeatability \(within), "))
    let json = try jsonObject(try report.json())
    let lines = try #require(json["strategies"] as? [[String: Any]])
    let sides = try #require(lines[0]["repeatability"] as? [String: [String: Any]])
    let shownFactor = try #require(sides["head"]?["factor_x"] as? Double)
    #expect((shownFactor - factor).magnitude < 1e-9)
    #expect(sides["base"]?["pairs"] as? Int == 10)
    let shownEffect = try #require(lines[0]["smallest_effect_x"] as? Double)
    #expect((shownEffect - effect).magnitude < 1e-9)
  }

  @Test("says where there are too few blocks for a repeatability, and has no figure")
  func fewBlocks() throws {
    let report = report([batch(1.05, blockPairs: 4), batch(1.05, blockPairs: 4)])
    let text = report.text.replacing("\n  ", with: " ")
    #expect(report.headline.hasSuffix("(too few blocks for a repeatability)"))
    #expect(text.contains("too few blocks, 4 pairs of one side"), "\(text)")
    #expect(text.contains("6 are needed: use --pairs 12") && !text.contains("±"), "\(text)")
    let json = try jsonObject(try report.json())
    let line = try #require((json["strategies"] as? [[String: Any]])?.first)
    let base = try #require((line["repeatability"] as? [String: [String: Any]])?["base"])
    #expect(base["pairs"] as? Int == 4 && (base["factor_x"] ?? NSNull()) is NSNull)
    let unknown = RunEnvironment([:])
    let exact = DuelReport(
      DuelResult(judgement: nil, base: unknown, head: unknown), base: "a", head: "b")
    #expect(exact.headline == "duel of a and b: held" && !exact.text.contains("repeatability"))
  }

  @Test("names the differences of the builds, and debug builds")
  func builds() {
    let base = RunEnvironment([.build: "debug", .commit: "1", .kernels: "scalar"])
    let head = RunEnvironment([.build: "debug", .commit: "2", .kernels: "scalar"])
    let text = report([batch(1)], base: base, head: head).text
    #expect(text.contains("the sides differ in commit (1 and 2)\n"), "\(text)")
    #expect(text.contains("duel of debug builds"))
    let plain = report([batch(1)], base: RunEnvironment([.build: "release"])).text
    #expect(!plain.contains("debug"))
  }

  @Test("names a metric that only one side reports; its JSON has null for the other")
  func oneSide() throws {
    let counters = CounterDifference.all(
      of: "grid", base: [[:]], head: [["quads": 4]], includingToolchain: true)
    let report = report([batch(1)], counters: counters)
    #expect(report.text.contains("exact tier: quads of grid is reported by the head alone\n"))
    let json = try jsonObject(try report.json())
    let line = try #require((json["counters"] as? [[String: Any]])?.first)
    #expect(line["head"] as? Double == 4 && (line["base"] ?? NSNull()) is NSNull)
  }

  @Test("names the counts that are not compared")
  func exactTier() {
    #expect(report([batch(1)]).text.contains("those of whole runs, such as cells_alive"))
  }
}
