import Analysis
import Foundation
import Reporting
import RunData
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The report of a gate")
struct GateReportTests {
  private var baseline: Baseline { Baseline(of: MeasuredRun(judgedRun())) }

  private func report(_ run: RunResult, isExact: Bool = false) -> GateReport {
    GateReport(GateJudgement(MeasuredRun(run), baseline: baseline, isExact: isExact))
  }

  @Test("names a fall of all hitch ratings in its first line and in every format")
  func hitchFall() throws {
    func run(longest: Int64) -> RunResult {
      .sample(["grid", "square"].map { .steady($0, rounds: 6, pass: [1_000_000, longest]) })
    }
    let report = GateReport(
      GateJudgement(
        MeasuredRun(run(longest: 21_000_000)),
        baseline: Baseline(of: MeasuredRun(run(longest: 2_000_000)))))
    let fall =
      "gate: inconclusive; hitch rating at 120 Hz fell from good in all 2 judged"
    let reason =
      "hitch time ratio at 120 Hz, ms/s: grid 0.0 to 500.0, square 0.0 to 500.0: the machine, or code"
    for text in [report.text, report.markdown, report.github] {
      #expect(text.split(separator: "\n")[0].contains(fall), "\(text)")
      #expect(text.replacing("\n    ", with: " ").contains(reason), "\(text)")
    }
    #expect(report.text.contains("inconclusive: hitch time ratio"))
    #expect(try cases(report)["run hitch rating at 120 Hz"] == "error")
    let json = try jsonObject(try report.json())
    #expect(json["exit_code"] as? Int == 2)
    #expect((json["notes"] as? [String])?.contains { $0.hasPrefix(reason) } == true)
  }

  /// The test cases of the JUnit document, each with the name of its outcome, checked against the
  /// totals.
  private func cases(_ report: GateReport) throws -> [String: String] {
    let document = try XMLDocument(xmlString: report.junit)
    let cases = try document.nodes(forXPath: "/testsuites/testsuite/testcase")
      .compactMap { $0 as? XMLElement }
    func attribute(_ name: String, of element: XMLElement) -> String {
      element.attribute(forName: name)?.stringValue ?? ""
    }
    let outcomes = cases.map { $0.children?.first?.name ?? "passed" }
    for path in ["/testsuites", "/testsuites/testsuite"] {
      let element = try #require(try document.nodes(forXPath: path).first as? XMLElement)
      #expect(attribute("tests", of: element) == "\(cases.count)")
      for (total, outcome) in [
        ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(attribute(total, of: element) == "\(outcomes.count { $0 == outcome })")
      }
    }
    return Dictionary(
      zip(cases.map { attribute("classname", of: $0) + " " + attribute("name", of: $0) }, outcomes)
    ) { first, _ in first }
  }

  @Test("as JUnit has a test case per rule, which fails or errs exactly if the gate does not hold")
  func junit() throws {
    let series = "settings/painter/grid/pool/120"
    let held = try cases(report(judgedRun()))
    #expect(held["\(series) blended_px_per_frame"] == "passed" && held["grid pixels"] == "passed")
    #expect(!held.values.contains("failure") && !held.values.contains("error"))
    let worse = try cases(report(judgedRun(blended: 101)))
    #expect(worse["\(series) blended_px_per_frame"] == "failure")
    #expect(!worse.values.contains("error"))
    #expect(try cases(report(judgedRun(holds: false)))["grid pixels"] == "failure")
    var gone = judgedRun()
    gone.facts.series.removeLast()
    gone.series.removeLast()
    #expect(try cases(report(gone))["settings/painter/square/pool/120 is there"] == "error")
    var other = judgedRun()
    other.facts.run.spec.seed = 2
    #expect(try cases(report(other))["run is the same scroll"] == "error")
    // Nothing but times that nothing can be said of.
    let rules = GateRules(rules: [GateRule(.time, "frame_p50_ms", tolerance: 0.1)])
    var unknown = judgedRun()
    unknown.facts.run.machine.cpu = "another"
    let judgement = GateJudgement(MeasuredRun(unknown), baseline: baseline, rules: rules)
    #expect(judgement.exitStatus != .held)
    #expect(try cases(GateReport(judgement)).values.contains("error"))
  }

  @Test("names wrong pixels, faults, and metrics that the baseline lacks")
  func others() {
    #expect(
      report(judgedRun(holds: false)).text.contains(
        "fail: grid shows wrong pixels: frame 3, pixel 10, 20"))
    var grown = judgedRun()
    grown.facts.proofs[0].add("layers-grow", "layers per cell grew from 5 to 40")
    #expect(
      report(grown).text.contains(
        "fail: grid has a fault that was not predicted: layers per cell grew from 5 to 40"))
    for (metric, words) in [
      ("/blended_px_per_frame", ": missing in the baseline"), ("", "the baseline does not"),
    ] {
      var partial = baseline
      partial.metrics = partial.metrics.filter { !$0.key.hasSuffix(metric) }
      let report = GateReport(GateJudgement(MeasuredRun(judgedRun()), baseline: partial))
      #expect(report.text.contains(words), "\(report.text)")
    }
  }

  @Test("shows a blocking time that could not be judged")
  func openTime() {
    let rules = GateRules(rules: [
      GateRule(.exact, "blended_px_per_frame"), GateRule(.time, "frame_p95_ms", tolerance: 0.1),
    ])
    let report = GateReport(
      GateJudgement(MeasuredRun(judgedRun(rounds: 3)), baseline: baseline, rules: rules))
    #expect(report.headline.hasPrefix("gate: held"))
    #expect(!report.isQuiet)
    #expect(report.text.contains("inconclusive: 2 of 2 series: frame_p95_ms "))
  }

  @Test("says that a baseline lacks the scroll", arguments: [[:], ["gradient": ["seed": "1"]]])
  func unknownScroll(runs: [String: [String: String]]) {
    var other = baseline
    other.runs = runs
    let judgement = GateJudgement(MeasuredRun(judgedRun()), baseline: other)
    #expect(judgement.exitStatus == .incomparable && judgement.results.isEmpty)
    #expect(
      GateReport(judgement).text.contains(
        "the baseline is of another scroll, it differs in scenario (unknown and settings)"))
  }

  @Test(
    "is one entry for a phase that grew in all series, and says which instructions were not judged")
  func instructions() {
    func run(_ growth: Double) -> RunResult {
      var run = judgedRun()
      for index in run.facts.series.indices {
        run.facts.series[index].instructions = .sample { $0 == .layout ? growth : 0 }
      }
      return run
    }
    let baseline = Baseline(of: MeasuredRun(run(0)))
    func text(_ run: RunResult) -> String {
      GateReport(GateJudgement(MeasuredRun(run), baseline: baseline)).text
    }
    let held = text(run(0.009))
    #expect(held.hasPrefix("gate: held (") && !held.contains("not judged"))
    #expect(
      text(run(0.011)).contains(
        "fail: 2 of 2 series: layout_instructions_per_frame 5055 (limit 5050, baseline 5000) in"))
    var other = run(0.3)
    other.facts.run.machine.compiler = "Swift 6.3.2"
    #expect(
      text(other).hasSuffix(
        "; instructions not judged: the baseline differs in compiler (Swift 6.3.1 and Swift 6.3.2);"
          + " slowdowns common to all strategies not judged: use duel\n"))
    #expect(
      text(judgedRun()).hasSuffix(
        "); slowdowns common to all strategies not judged: use duel or run --instructions\n"))
  }

  @Test("of an exact gate says that any change fails")
  func exact() {
    #expect(
      report(judgedRun(blended: 99), isExact: true).github.contains(
        "blended_px_per_frame 99 (any change fails, baseline 100)"))
    #expect(report(judgedRun(blended: 99)).text.contains("improved: "))
  }

  @Test("escapes names in lines, tables and workflow commands")
  func hostile() {
    var run = judgedRun(blended: 101)
    let hostile = "|\n::error::%\u{1B}[31m\u{202E}"
    for index in run.series.indices { run.series[index].strategy += hostile }
    for index in run.facts.series.indices { run.facts.series[index].strategy += hostile }
    let report = GateReport(GateJudgement(MeasuredRun(run), baseline: baseline))
    #expect(report.github.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("::") })
    #expect(!report.github.contains("\n::error::%"))
    #expect(report.markdown.split(separator: "\n").dropFirst(3).allSatisfy { $0.hasPrefix("| ") })
    for text in [report.text, report.markdown, report.github] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(text)")
    }
    #expect(!report.text.split(separator: "\n").contains { $0.hasPrefix("::") })
    #expect(report.text.contains(#"|\u{A}::error::%25\u{1B}[31m\u{202E}"#))
  }
}
