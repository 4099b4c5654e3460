import Analysis
import Files
import Foundation
import Glibc
import Reporting
import SampleRuns
import Statistics
import Testing

private func calibration(_ count: Int = 1, of duels: Int = 40) -> Calibration {
  var identical = Array(repeating: CalibrationDuel(.identical, batches: [batch(1)]), count: duels)
  for index in 0..<count { identical[index].failsExactly = true }
  identical[0].logRatios = ["grid/frame_p50_ms": [0.01, -0.01, 0.02], "control": [0.001, 0]]
  let slow = CalibrationDuel(.injected("composite=5%"), batches: [batch(1.05), batch(1.05)])
  let layer = CalibrationDuel(.injected("layer"), batches: [], failsExactly: true)
  var rules = DuelRules()
  rules.resamples = 100
  return Calibration(
    identical + [slow, layer], strategies: ["grid"], rules: rules,
    settings: Calibration.Settings(
      machineID: "0123", machine: ["cpu": "Abacus 9001", "cores": "2"], commit: "c0ffee",
      build: "release", runArguments: ["--hz", "120"], pairs: 20), seconds: 12.5)
}

private func batch(_ factor: Double) -> DuelBatch {
  DuelBatch(
    pairs: (0..<20).map { index in
      let noise = (index % 2 == 0 ? 0.002 : -0.002) * (0.5 + Double(index) / 20)
      return DuelPair(logRatios: ["grid": [.all: log(factor) + noise]], control: noise)
    })
}

@Suite("The file of a calibration")
struct CalibrationFileTests {
  @Test("has one line per figure, and is read back")
  func roundTrip() throws {
    let calibration = calibration()
    let bytes = try CalibrationFile.bytes(of: calibration)
    let text = String(decoding: bytes, as: UTF8.self)
    for line in [
      "  \"schema_version\" : 2,", "  \"machine_id\" : \"0123\",", "    \"cpu\" : \"Abacus 9001\"",
      "  \"floor_x\" : 1.02,", "  \"identical\" : {\n    \"count\" : 1,\n    \"duels\" : 40,",
      "    \"grid/frame_p50_ms\" : {\n      \"detectable_x\" : 1.",
    ] {
      #expect(text.contains("\n" + line), "\(line) in \(text)")
    }
    try withTestFolder { folder in
      try put(text, at: folder + "/calibration.json")
      #expect(try CalibrationFile.calibration(at: folder + "/calibration.json") == calibration)
    }
  }

  @Test("is refused by name with the fault when it is cut or changed")
  func refused() throws {
    let text = String(decoding: try CalibrationFile.bytes(of: calibration()), as: UTF8.self)
    let faults = [
      ("", "is empty"), ("[]", "holds no JSON object"), ("{}", "no schema_version"),
      (
        text.replacing("\"schema_version\" : 2", with: "\"schema_version\" : 1"), "schema_version 1"
      ),
      (text.replacing("\"duels\" : 40", with: "\"duels\" : 0"), "are no shares"),
      (
        text.replacing("\"count\" : 1,", with: "\"count\" : 41,"),
        "are no shares"
      ),
      (text.replacing("\"floor_x\" : 1.02", with: "\"floor_x\" : 0.5"), "a factor from 1"),
      (text.replacing("\"alpha\" : 0.01", with: "\"alpha\" : 1"), "between 0 and 1"),
      (text.replacing("\"build\"", with: "\"built\""), "the key built of the calibration"),
      (
        text.replacing("\"build\" :", with: "\"commit\": \"1\", \"build\" :"),
        "the key commit occurs twice"
      ),
      (
        text.replacing("\"pairs\" : 20", with: "\"pairs\" : 0"),
        "pairs or batches are 0: 1 to 1000000000 are expected"
      ),
      (text.replacing("\"pairs\" : 20", with: "\"pairs\" : 1000000001"), "are 1000000001: 1 to"),
      (text.replacing("\"duels\" : 40", with: "\"duels\" : 1000000001"), "are no shares"),
      (text.replacing("\"duels\" : 40", with: "\"duels\" : 9223372036854775807"), "duels is 9223"),
      (text.replacing("\"pairs\" : 20", with: "\"pairs\" : \"20\""), "pairs is of another kind"),
    ]
    try withTestFolder { folder in
      let file = folder + "/calibration.json"
      func expectRefusal(_ text: String, _ sentence: String) throws {
        try put(text, at: file)
        let error = #expect(throws: InputError.self) { try CalibrationFile.calibration(at: file) }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        #expect(
          error?.description.contains("calibration.json") == true && error?.kind == .malformed)
      }
      for (text, sentence) in faults { try expectRefusal(text, sentence) }
      // The last line feed is of no consequence.
      for count in stride(from: 1, to: text.count - 2, by: 53) {
        try expectRefusal(String(text.prefix(count)), "is no JSON, or cut off")
      }
      let absent = #expect(throws: InputError.self) {
        try CalibrationFile.calibration(at: folder + "/none.json")
      }
      #expect(absent?.kind == .absent)
    }
  }
}

@Suite("A calibration in reports")
struct CalibrationReportTests {
  @Test("lists every kind of duel with its interval, and every metric, in 100 columns")
  func report() {
    let text = CalibrationReport(calibration()).text
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(text.contains("\nnone             40         1"), "\(text)")
    let interval = BinomialInterval(successes: 1, trials: 40)
    #expect(
      text.contains(String(format: "2.50 %% [%.2f, %.2f]", interval.low * 100, interval.high * 100))
    )
    #expect(text.contains("grid/frame_p50_ms") && text.contains("control"))
    #expect(text.contains("layer") && text.contains("counts"))
  }

  @Test("is quoted beside the verdict of a duel, with the rules")
  func duel() throws {
    var rules = DuelRules()
    rules.margin.factor = 1.03
    let findings = DuelResult(
      judgement: DuelJudgement([batch(1)], strategies: ["grid"], rules: rules))
    let quote = CalibrationQuote(
      of: calibration(), series: [DuelSeries("grid", refreshRate: 120)])
    let text = DuelReport(findings, base: "a", head: "b", calibration: quote).text
      .replacing("\n  ", with: " ")
    let high = BinomialInterval(successes: 1, trials: 40).high * 100
    #expect(
      text.contains(
        "20 pairs per batch of grid; false alarms: 1 in 40 duels of a build with itself (at most"
          + String(format: " %.1f %% at 95 %%)", high)), "\(text)")
    #expect(text.contains("caught: composite=5% in 1 of 1, layer in 1 of 1"))
    let effect = try #require(calibration().smallestEffect(of: ["grid"]))
    #expect(text.contains(String(format: "smallest effect: %.1f %%", (effect - 1) * 100)))
    #expect(
      text.contains(
        "judged by 20 pairs a batch at the level 0.01 for one strategy; up to 3 % or 0.02 ms per"
          + " frame count as equal, and 7.5 % of the slowest frames"), "\(text)")
    let json = try JSONSerialization.jsonObject(
      with: Data(try DuelReport(findings, base: "a", head: "b", calibration: quote).json()))
    let object = try #require(json as? [String: Any])
    #expect((object["calibration"] as? [String: Any])?["false_alarms"] as? Int == 1)
    #expect((object["rules"] as? [String: Any])?["floor_x"] as? Double == 1.03)
    let bare = try JSONSerialization.jsonObject(
      with: Data(try DuelReport(findings, base: "a", head: "b").json()))
    #expect((bare as? [String: Any])?["calibration"] is NSNull)
  }

  @Test("has a margin above the standard one in the headline")
  func floor() {
    func report(_ floor: Double) -> DuelReport {
      var rules = DuelRules()
      rules.margin.factor = floor
      let judgement = DuelJudgement([batch(1)], strategies: ["grid"], rules: rules)
      return DuelReport(DuelResult(judgement: judgement), base: "a", head: "b")
    }
    #expect(report(1.053).markdown.hasSuffix("(up to 5.3 % count as equal here)\n"))
    #expect(!report(1.02).headline.contains("count as equal"))
  }

  @Test("names the settings in which a duel differs from it")
  func otherwise() {
    func sentences(_ arguments: [String], _ pairs: Int) -> [String] {
      CalibrationQuote(
        of: calibration(), series: [DuelSeries("grid", refreshRate: 120)],
        duel: (runArguments: arguments, pairs: pairs)
      ).sentences
    }
    #expect(sentences(["--hz", "120"], 20).count == 1)
    #expect(
      sentences(["--hz", "120"], 30).dropFirst() == [
        "the calibration is of 20 pairs a batch, this duel of 30"
      ])
    #expect(
      sentences([], 20).dropFirst() == [
        "the calibration is of other run arguments (--hz 120) than this duel (none)"
      ])
  }

  @Test("of several refresh rates is quoted per refresh rate")
  func severalRates() throws {
    var several = calibration()
    let scatter = try #require(several.metrics["grid/frame_p50_ms"])
    let names = DuelSeries.names(of: [
      DuelSeries("grid", refreshRate: 60), DuelSeries("grid", refreshRate: 120),
    ])
    #expect(names == ["grid at 60 Hz", "grid at 120 Hz"])
    several.metrics = [:]
    for (name, detectable) in zip(names, [1.5, 1.25]) {
      several.metrics[Calibration.key(of: .all, name)] = scatter
      several.metrics[Calibration.key(of: .all, name)]?.detectable = detectable
    }
    func end(_ calibration: Calibration, _ series: (String, Int)...) -> String {
      let quote = CalibrationQuote(
        of: calibration, series: series.map { DuelSeries($0.0, refreshRate: $0.1) })
      return quote.sentences[0].split(separator: "; ").last.map(String.init) ?? ""
    }
    #expect(end(several, ("grid", 60)) == "smallest effect: 50.0 %")
    #expect(end(several, ("grid", 120)) == "smallest effect: 25.0 %")
    #expect(end(several, ("grid", 60), ("grid", 120)) == "smallest effect: 50.0 %")
    #expect(
      end(several, ("grid", 90)) == "smallest effect: 50.0 %, of other refresh rates than these")
    #expect(end(several, ("gri", 60)) == "smallest effect: 50.0 %, of other strategies than these")
    // One that was made at a single rate names none.
    #expect(DuelSeries.names(of: [DuelSeries("grid", refreshRate: 60)]) == ["grid"])
    #expect(!end(calibration(), ("grid", 60), ("grid", 120)).contains("of other"))
  }

  @Test("notes other strategies, and the reason for not being used")
  func others() {
    let other = CalibrationQuote(
      of: calibration(), series: [DuelSeries("square", refreshRate: 120)])
    #expect(other.sentences[0].hasSuffix("of other strategies than these"))
    let unused = CalibrationQuote(unused: "calibration.json", because: "is of another machine")
    #expect(
      unused.sentences == [
        "the calibration calibration.json is of another machine, and is not used"
      ])
  }
}
