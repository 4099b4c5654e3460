import Analysis
import Foundation
import Glibc
import Reporting
import Testing

@Suite("The report of a duel")
struct DuelReportTests {
  private func batch(_ factor: Double, control: Double = 1) -> DuelBatch {
    DuelBatch(
      pairs: (0..<20).map { index in
        let noise = (index % 2 == 0 ? 0.002 : -0.002) * (0.5 + Double(index) / 20)
        return DuelPair(
          logRatios: ["grid": [.all: log(factor) + noise]], control: log(control) - noise)
      })
  }

  private func report(
    _ batches: [DuelBatch], counters: [CounterDifference] = [],
    base: RunEnvironment = RunEnvironment([:]),
    head: RunEnvironment = RunEnvironment([:])
  ) -> DuelReport {
    DuelReport(
      DuelResult(
        judgement: DuelJudgement(batches, strategies: ["grid"]), counters: counters, base: base,
        head: head), base: "a", head: "b")
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
      of: "grid", base: [[:]], head: [["quads": 4]], toolchain: true)
    let report = report([batch(1)], counters: counters)
    #expect(report.text.contains("exact tier: quads of grid is reported by the head alone\n"))
    let json = try JSONSerialization.jsonObject(with: Data(try report.json())) as? [String: Any]
    let line = try #require((json?["counters"] as? [[String: Any]])?.first)
    #expect(line["head"] as? Double == 4 && (line["base"] ?? NSNull()) is NSNull)
  }

  @Test("names the counts that are not compared")
  func exactTier() {
    #expect(report([batch(1)]).text.contains("those of whole runs, such as cells_alive"))
  }
}
