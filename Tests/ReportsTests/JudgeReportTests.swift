import Foundation
import FrameStatistics
import RegressionGates
import Reports
import RunRecords
import SampleRuns
import Testing

/// Two strategies of six rounds that differ by little from round to round.
private func recorded(
  blended: Int = 100, factor: Double = 1, rounds: Int = 6, holds: Bool = true
) -> RecordedRun {
  let series = [("grid", factor), ("square", 1)].map { name, factor in
    FrameSeries.sample(
      name,
      composite: (0...rounds).map { round in
        [1e6, 2e6, 3e6].map { Int64($0 * factor) + Int64(round * 100) }
      }
    ) {
      $0.blendedPixels = name == "grid" ? blended : 50
      $0.firstRow = $0.frame * 10
    }
  }
  return .sample(
    series, proofs: [.sample("grid", holds: holds), .sample("square")], controls: ["square"])
}

/// A JSON object, as Foundation reads it.
func object(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}

@Suite("The report of a comparison")
struct ComparisonReportTests {
  private func report(_ first: RecordedRun, _ second: RecordedRun) -> ComparisonReport {
    ComparisonReport(RunComparison(MeasuredRun(first), MeasuredRun(second)))
  }

  @Test("of two strategies says which is slower, what moved and which frames are worst")
  func strategies() throws {
    let run = MeasuredRun(recorded(factor: 1.3))
    let report = ComparisonReport(RunComparison("square", with: "grid", in: run))
    let text = report.text
    #expect(text.hasPrefix("square → grid at 120 Hz (settings, painter, pool)\n"))
    #expect(text.contains("frame_p50_ms"))
    #expect(text.contains("slower"))
    #expect(text.contains("blended_px_per_frame"))
    #expect(text.contains("higher"))
    #expect(text.contains("composite took 0.600 ms more"))
    #expect(text.contains("blended_px_per_frame went from 50 to 100"))
    #expect(text.contains("worst frames: 2 (row 20, 3.000 → 3.900 ms)"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(report.markdown.contains("| frame\\_p50\\_ms | 2.000 | 2.600 |"))
  }

  @Test("has the same lines in CSV and JSON, a line a metric, with reasons")
  func machineReadable() throws {
    let report = report(recorded(rounds: 3), recorded(rounds: 3))
    let records = try #require(parseCSV(report.csv))
    #expect(records.count == report.lines.count + 1)
    #expect(records.allSatisfy { $0.count == 15 })
    let json = try object(try report.json())
    #expect(json["schema_version"] as? Int == 1)
    let metrics = try #require(json["metrics"] as? [[String: Any]])
    #expect(metrics.map { $0["metric"] as? String } == report.lines.map(\.metric))
    let open = report.lines.filter { $0.verdict == "inconclusive" }
    #expect(open.count == 6)
    #expect(
      open.allSatisfy {
        $0.reason.hasPrefix("3 rounds are too few, ") && $0.reason.hasSuffix(" are needed")
      })
  }

  @Test("names the metric that was judged first where it kept others from being tested")
  func primary() throws {
    let (p99, p50) = (
      try #require(TimeMetric.named("frame_p99_ms")), try #require(TimeMetric.named("frame_p50_ms"))
    )
    // Times that scatter by a tenth either way, which six rounds do not settle.
    let series = [("grid", 0), ("mask", 1)].map { name, phase in
      FrameSeries.sample(
        name,
        composite: (0...6).map { [Int64(($0 + phase) % 2 == 0 ? 1_000_000 : 1_100_000)] })
    }
    let report = ComparisonReport(
      RunComparison(
        "grid", with: "mask", in: MeasuredRun(.sample(series)), metrics: [p99, p50]))
    let time = try #require(report.lines.first { $0.metric == "frame_p50_ms" })
    #expect(time.reason == "frame_p99_ms shows no difference, so that this is not tested")
  }

  @Test("gives every doubt its reason, and lists what keeps times from being compared")
  func doubts() {
    var other = recorded()
    other.record.runID = "other"
    #expect(report(recorded(), other).text.contains("measured one after the other"))
    other.record.seed = 9
    other.record.machine.cpu = "Abacus 9001"
    let refused = report(recorded(), other)
    #expect(refused.text.contains("times are not compared, for the runs differ in seed (1 and 9)"))
    #expect(refused.markdown.contains("seed (1 and 9)"))
    let times = refused.lines.filter { $0.kind == "time" }
    #expect(times.count == 6)
    #expect(
      times.allSatisfy {
        $0.verdict == "incomparable" && $0.reason.hasPrefix("the runs differ in seed (1 and 9)")
      })
    #expect(String(decoding: refused.csv, as: UTF8.self).contains("seed (1 and 9)"))
    let empty = RecordedRun.sample([.steady("other", rounds: 6, pass: [1])])
    #expect(report(recorded(), empty).text.contains("there is nothing to compare"))
    #expect(report(recorded(), empty).text.contains("only the first run has"))
  }
}

@Suite("The report of a gate")
struct GateReportTests {
  private var baseline: Baseline { Baseline(of: [MeasuredRun(recorded())]) }

  private func report(_ run: RecordedRun, isExact: Bool = false) -> GateReport {
    GateReport(GateJudgement(MeasuredRun(run), baseline: baseline, isExact: isExact))
  }

  @Test("is one line in every format for people where all is quiet")
  func quiet() throws {
    let report = report(recorded())
    #expect(report.isQuiet)
    for text in [report.text, report.markdown, report.github] {
      #expect(text.count { $0 == "\n" } == 1, "\(text)")
      #expect(text.contains("gate: held"))
    }
    #expect(try object(try report.json())["exit_code"] as? Int == 0)
  }

  @Test("of a failure has metric, value, limit, baseline, and what moved with it")
  func failure() throws {
    let report = report(recorded(blended: 101, factor: 1.3))
    let text = report.text
    #expect(
      text.contains(
        "settings/painter/grid/pool/120: blended_px_per_frame is 101: at most 100 is allowed, 100 in"
      ))
    #expect(text.contains("gate: regression"))
    #expect(text.contains("composite took 0.600 ms more"))
    #expect(text.contains("note: settings/painter/grid/pool/120: frame_p50_ms is 2.600"))
    #expect(report.markdown.contains("| fail | settings/painter/grid/pool/120 |"))
    #expect(
      report.github.hasPrefix(
        "::error title=scrollbench fail settings/painter/grid/pool/120::blended_px_per_frame is 101"
      ))
    #expect(report.github.contains("::warning title=scrollbench note"))
    let json = try object(try report.json())
    #expect(json["exit_code"] as? Int == 1)
    #expect((json["findings"] as? [Any])?.count ?? 0 > 50)
  }

  @Test("names wrong pixels, series that are gone, and scrolls that differ")
  func others() {
    #expect(
      report(recorded(holds: false)).text.contains(
        "fail: grid shows wrong pixels: frame 3, pixel 10, 20"))
    var gone = recorded()
    gone.record.series.removeLast()
    gone.series.removeLast()
    #expect(
      report(gone).text.contains(
        "missing: settings/painter/square/pool/120: the baseline has it and the run does not"))
    var other = recorded()
    other.record.seed = 2
    #expect(report(other).text.contains("of another scroll, it differs in seed (1 and 2)"))
    #expect(report(other).text.contains("nothing was judged"))
    let none = GateReport(GateJudgement(MeasuredRun(recorded()), baseline: nil))
    #expect(none.text.contains("and the baseline does not have it"))
  }

  @Test("counts failures that do not block by themselves, and says of what process the times are")
  func notes() throws {
    let rules = GateRules(rules: [
      GateRule(.exact, "blended_px_per_frame"),
      GateRule(.time, "frame_p50_ms", tolerance: 0.1, blocks: false),
    ])
    let report = GateReport(
      GateJudgement(MeasuredRun(recorded(factor: 1.3)), baseline: baseline, rules: rules))
    #expect(report.headline == "gate: held (3 pass, 1 fail and does not block)")
    #expect(report.text.contains("scrollbench duel tells"))
    #expect(report.github.contains("::notice title=scrollbench::Times of the baseline"))
    #expect(!self.report(recorded(blended: 99)).text.contains("scrollbench duel tells"))
  }

  @Test("shows a time that blocks and could not be judged")
  func openTime() {
    let rules = GateRules(rules: [
      GateRule(.exact, "blended_px_per_frame"), GateRule(.time, "frame_p95_ms", tolerance: 0.1),
    ])
    let report = GateReport(
      GateJudgement(MeasuredRun(recorded(rounds: 3)), baseline: baseline, rules: rules))
    #expect(report.headline.hasPrefix("gate: held"))
    #expect(!report.isQuiet)
    #expect(report.text.contains("inconclusive: settings/painter/grid/pool/120: frame_p95_ms is"))
  }

  @Test("names the rival whose frames the worst are held against")
  func rival() {
    #expect(report(recorded(factor: 1.3)).text.contains("worst frames against square: 2 (row 20,"))
  }

  @Test("of several runs names each, and is one array of JSON")
  func several() throws {
    let judgement = GateJudgement(MeasuredRun(recorded()), baseline: baseline)
    let reports = ["one", "two"].map { GateReport(judgement, run: $0) }
    #expect(reports.map(\.headline).allSatisfy { $0.hasPrefix("gate of ") })
    let array = try #require(
      try JSONSerialization.jsonObject(with: Data(try GateReport.json(of: reports)))
        as? [[String: Any]])
    #expect(array.map { $0["run"] as? String } == ["one", "two"])
    #expect(try object(try GateReport.json(of: [GateReport(judgement)]))["run"] is NSNull)
  }

  @Test("says where the baseline does not know what was scrolled, or knows it of other scenarios")
  func unknownScroll() {
    var other = baseline
    other.runs = [:]
    let run = MeasuredRun(recorded())
    let unstated = GateJudgement(run, baseline: other)
    #expect(unstated.outcome == .held)
    #expect(GateReport(unstated).text.contains("note: the baseline does not say what was scrolled"))
    other.runs = ["gradient": ["seed": "1"]]
    let foreign = GateJudgement(run, baseline: other)
    #expect(foreign.outcome == .incomparable && foreign.findings.isEmpty)
    #expect(GateReport(foreign).text.contains("incomparable: the baseline says of other scenarios"))
  }

  @Test("says of an exact gate that any change fails")
  func exact() {
    #expect(
      report(recorded(blended: 99), isExact: true).github.contains(
        "blended_px_per_frame is 99: any change fails, 100 in the baseline"))
    #expect(report(recorded(blended: 99)).text.contains("improved: "))
  }

  @Test("lets no name of a strategy break a line, a table or a workflow command")
  func hostile() {
    var run = recorded(blended: 101)
    for index in run.series.indices { run.series[index].strategy += "|\n::error::%" }
    for index in run.record.series.indices { run.record.series[index].strategy += "|\n::error::%" }
    let report = GateReport(GateJudgement(MeasuredRun(run), baseline: baseline))
    #expect(report.github.split(separator: "\n").dropLast().allSatisfy { $0.hasPrefix("::") })
    #expect(!report.github.contains("\n::error::%"))
    #expect(report.markdown.split(separator: "\n").dropFirst(3).allSatisfy { $0.hasPrefix("| ") })
  }
}

@Suite("The files of a gate")
struct GateFileTests {
  @Test("of a baseline have one line a metric, sorted, and find their way back")
  func baseline() throws {
    let baseline = Baseline(of: [MeasuredRun(recorded())])
    let bytes = try BaselineFile.bytes(of: baseline)
    let text = String(decoding: bytes, as: UTF8.self)
    let metrics = text.split(separator: "\n").filter { $0.contains("/pool/120/") }
    #expect(metrics.count == baseline.metrics.count)
    #expect(metrics == metrics.sorted())
    #expect(text.contains("\n    \"settings/painter/grid/pool/120/blended_px_per_frame\": 100,\n"))
    #expect(text.hasPrefix("{\n  \"schema_version\": 1,\n"))
    try withTestFolder { folder in
      try put(text, at: folder + "/baseline.json")
      #expect(try BaselineFile.baseline(at: folder + "/baseline.json") == baseline)
    }
  }

  @Test("of rules have one line a rule, and find their way back")
  func rules() throws {
    try withTestFolder { folder in
      for strategies in [nil, ["grid"]] {
        var rules = GateRules.standard
        rules.strategies = strategies
        rules.rules.append(
          GateRule(
            .ratio, "frame_p95_ms", over: "a\"b", tolerance: 0.25, limit: 1.5, blocks: false,
            demandsProof: true))
        let text = String(decoding: try RulesFile.bytes(of: rules), as: UTF8.self)
        #expect(text.split(separator: "\n").count { $0.contains("\"tier\"") } == rules.rules.count)
        try put(text, at: folder + "/rules.json")
        #expect(try RulesFile.rules(at: folder + "/rules.json") == rules)
      }
    }
  }

  @Test(
    "are refused by name with what is wrong, and never taken for empty ones",
    arguments: [
      ("", "is empty"), ("{", "is no JSON, or cut off"), ("[]", "holds no JSON object"),
      ("{}", "no schema_version"), (#"{"schema_version":2}"#, "schema_version 2"),
      (#"{"schema_version":1}"#, "is missing"),
      ("schema_version,scenario\n", "is no JSON, or cut off"),
    ])
  func refused(text: String, sentence: String) throws {
    try withTestFolder { folder in
      let file = folder + "/file.json"
      try put(text, at: file)
      for read in [
        { _ = try BaselineFile.baseline(at: file) }, { _ = try RulesFile.rules(at: file) },
      ] {
        let error = #expect(throws: InputError.self) { try read() }
        #expect(error?.kind == .malformed)
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("file.json") == true)
      }
      let absent = #expect(throws: InputError.self) {
        try BaselineFile.baseline(at: folder + "/none.json")
      }
      #expect(absent?.kind == .absent)
    }
  }

  @Test("with a key that stands there twice are refused, however it is written")
  func duplicates() throws {
    let key = "settings/painter/grid/pool/60/quads"
    let escaped = key.replacing("quads", with: "\\u0071uads").replacing("/", with: "\\/")
    for second in [key, escaped] {
      try withTestFolder { folder in
        let file = folder + "/file.json"
        try put(
          "{\"schema_version\": 1, \"machine\": {}, \"metrics\": {\"\(key)\": 5,\"\(second)\" : 6}}",
          at: file)
        let error = #expect(throws: InputError.self) { try BaselineFile.baseline(at: file) }
        #expect(error?.description.contains("\(key) stands there twice") == true)
        // The same name in objects beside and inside each other is no duplicate, nor is a value.
        try put(
          "{\"schema_version\": 1, \"machine\": {\"seed\": \"seed\"},"
            + " \"runs\": {\"seed\": {\"seed\": \"a\\\"seed\\\": 1\"}}, \"metrics\": {\"\(key)\": 5}}",
          at: file)
        #expect(try BaselineFile.baseline(at: file).metrics == [key: 5])
        try put(
          #"{"schema_version":1,"rules":[{"tier":"exact","metric":"quads","metric":"layer_moves"}]}"#,
          at: file)
        #expect(throws: InputError.self) { try RulesFile.rules(at: file) }
      }
    }
  }

  @Test("of a baseline cut off anywhere are refused")
  func cutOff() throws {
    let bytes = try BaselineFile.bytes(of: Baseline(of: [MeasuredRun(recorded())]))
    try withTestFolder { folder in
      let file = folder + "/baseline.json"
      // The last line feed is of no consequence.
      for count in Array(stride(from: 0, to: bytes.count - 2, by: 97)) + [bytes.count - 2] {
        try put(String(decoding: bytes[..<count], as: UTF8.self), at: file)
        #expect(throws: InputError.self, "\(count) bytes") { try BaselineFile.baseline(at: file) }
      }
    }
  }
}
