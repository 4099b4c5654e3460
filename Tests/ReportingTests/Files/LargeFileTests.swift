import Analysis
import Files
import Reporting
import SampleRuns
import Testing

/// Files with as many lines as would take minutes if the work grew with the square of their number.
@Suite("A large file", .timeLimit(.minutes(10)))
struct LargeFileTests {
  /// The header and the lines of a file of a run of one strategy, `grid`.
  private func parts(of name: String) throws -> (header: String, lines: [String]) {
    let parts = try withTestFolder { folder in
      try put(.sample([.steady("grid", rounds: 1, pass: [5])]), in: folder)
      return try text(at: folder + "/" + name).split(separator: "\n").map(String.init)
    }
    return (parts[0], Array(parts.dropFirst()))
  }

  @Test("frames.csv of many series is read, compared with itself and judged")
  func series() throws {
    let (header, lines) = try parts(of: "frames.csv")
    let parts = lines.map { $0.split(separator: ",grid,") }
    let all = (0..<40_000).flatMap { number in
      parts.map { "\($0[0]),grid\(number),\($0[1])" }
    }
    let run = try withTestFolder { folder in
      try put(([header] + all).joined(separator: "\n") + "\n", at: folder + "/large.csv")
      return try RunReader.measured(at: folder + "/large.csv")
    }
    #expect(run.series.count == 40_000)
    #expect(RunComparison(run, run).series.count == 40_000)
    let rules = GateRules(rules: [GateRule(.exact, "cells_created")])
    let judgement = GateJudgement(
      run, baseline: Baseline(of: run, rules: rules, isExact: true), rules: rules)
    #expect(judgement.results.count == 40_000 && judgement.missingSeries.isEmpty)
  }

  @Test("a baseline of many series is read, and what the run lacks is listed")
  func baseline() throws {
    let run = MeasuredRun(.sample([.steady("grid", rounds: 1, pass: [5])]))
    let rules = GateRules(rules: [GateRule(.exact, "cells_created")])
    var baseline = Baseline(of: run, rules: rules, isExact: true)
    let parts = try #require(baseline.metrics.keys.first).split(separator: "/grid/")
    for number in 0..<60_000 {
      baseline.metrics["\(parts[0])/grid\(number)/\(parts[1])"] = 1
    }
    let stored = try JSONText.value(
      Baseline.self, from: try JSONText.file(baseline), name: "base.json")
    let judgement = GateJudgement(run, baseline: stored, rules: rules)
    #expect(judgement.missingSeries.count == 60_000)
    #expect(GateReport(judgement, isVerbose: true).github.hasPrefix("scrollbench gate"))
  }
}
