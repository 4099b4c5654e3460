import Reporting
import RunData
import SampleRuns
import Testing

/// The facts of the verdict at the end of the report, by their labels.
private func facts(_ run: RunResult) -> [String: String] {
  let lines = run.text().split(separator: "\n")
  guard let start = lines.firstIndex(where: { $0.hasPrefix("verdict: ") }) else { return [:] }
  let block = lines[start...].prefix { !$0.hasPrefix("note: ") }.joined(separator: "\n")
    .replacing("\n  ", with: " ")
  let pairs = block.split(separator: "\n").map { line in
    let parts = line.split(separator: ": ", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
  return Dictionary(pairs) { first, second in "\(first) | \(second)" }
}

private typealias Strategy = SettingsRun.Strategy

private func run(_ strategies: Strategy...) -> RunResult {
  SettingsRun.run(strategies, rates: [120])
}

/// A strategy of some milliseconds per round.
private func series(_ name: String, _ rounds: [Int64]) -> FrameSeries {
  .sample(name, composite: [[1]] + rounds.map { [$0 * 1_000] }) {
    $0.visibleRows = 20
    $0.capRows = 5
  }
}

/// Strategies `a` of 2 and `b` of 4 ms, with bytes read from images and bytes of contents changed.
private func rivals(_ a: (Int, Int), _ b: (Int, Int)) -> RunResult {
  .sample(
    [("a", Int64(2_000), a), ("b", 4_000, b)].map { name, microseconds, bytes in
      .steady(name, rounds: 6, pass: Array(repeating: microseconds * 1_000, count: 12)) {
        $0.traffic.sourceReadBytes = bytes.0
        $0.traffic.contentsChangedBytes = bytes.1
      }
    })
}

@Suite("The verdict of a report")
struct VerdictTests {
  @Test(
    "names the counter that explains the difference, and none that is too small or points elsewhere",
    arguments: [
      (
        Strategy("a", 4_000), Strategy("b", 5_000, blended: 1_000_000),
        "a blends 0 px per frame, b 1.00 M"
      ),
      (
        Strategy("a", 4_000, blended: 900_000, opaque: 2_000_000),
        Strategy("b", 5_000, blended: 1_000_000, opaque: 5_000_000),
        "a fills 2.00 M opaque px per frame, b 5.00 M"
      ),
      (
        Strategy("a", 4_000, blended: 5, layers: 61), Strategy("b", 5_000, blended: 5, layers: 244),
        "a draws 61 layers per frame, b 244"
      ),
      (
        Strategy("a", 4_000, layers: 9, bytes: 2_000), Strategy("b", 5_000, bytes: 90_000),
        "a allocates 2.00 kB per frame, b 90.0 kB"
      ),
      (Strategy("a", 4_000), Strategy("b", 4_200), nil),
      (Strategy("a", 4_000, blended: 2_000_000, layers: 9), Strategy("b", 4_200), nil),
      // All of sixteen bytes, a few pixels, and half a percent.
      (
        Strategy("a", 4_000, opaque: 1_990_000, layers: 5),
        Strategy("b", 4_200, blended: 100, opaque: 2_000_000, layers: 5, bytes: 16),
        nil
      ),
    ])
  func reason(a: SettingsRun.Strategy, b: SettingsRun.Strategy, reason: String?) {
    #expect(facts(run(a, b))["reason"] == reason)
  }

  @Test("shows small ratios to the third place, and says that they are equal within the margin")
  func ratio() {
    let facts = facts(run(Strategy("a", 4_000), Strategy("b", 4_020)))
    #expect(facts["verdict"] == "a and b lead at 120 Hz on this CPU")
    #expect(facts["time relative to a over 6 rounds"] == "b 1.005× [1.005–1.005] (same)")
  }

  @Test("names leaders that the rounds do not separate, with the ratio that 80 % power needs")
  func tie() throws {
    let facts = facts(
      .sample([
        series("a", [3_000, 3_000, 3_200, 3_000, 3_300, 3_000]),
        series("b", [3_100, 3_100, 3_100, 3_000, 3_100, 3_100]),
        series("c", [5_000, 5_000, 5_000, 5_000, 5_000, 5_000]),
      ]))
    #expect(facts["verdict"] == "a and b lead at 120 Hz on this CPU")
    let ratios = try #require(facts["time relative to a over 6 rounds"])
    #expect(ratios.contains("(not separated; 80 % power needs 1."), "\(ratios)")
    #expect(facts["reason"] == nil)
  }

  @Test("names no leader with fewer than six rounds, or if a strategy differs from itself")
  func noRanking() {
    let few = facts(.sample([series("a", [3_000]), series("b", [4_000])]))
    #expect(few["verdict"] == "No ranking at 120 Hz: 1 round, 6 needed")
    var run = RunResult.sample([
      series("a", Array(repeating: 3_000, count: 6)),
      series("b", Array(repeating: 9_000, count: 6)),
      series(RunFacts.placeboID, Array(repeating: 4_000, count: 6)),
    ])
    run.facts.run.spec.strategies = ["a"]
    let facts = facts(run)
    #expect(
      facts["verdict"] == "No ranking at 120 Hz: a differs from a second measurement of itself")
    #expect(facts["noise floor"] == "a against itself 1.33× [1.33–1.33]")
  }

  @Test(
    "says what comes out differently at another refresh rate",
    arguments: [
      ((Int64(5_000), Int64(4_000)), "b is fastest at 60 Hz on this CPU"),
      ((5_000, 5_000), "a and b lead at 60 Hz on this CPU"), ((4_000, 5_000), ""),
      ((4_000, 5_000), "No ranking at 60 Hz: a differs from a second measurement of itself"),
    ])
  func otherRates(at60: (Int64, Int64), outcome: String) {
    let fast = [Strategy("a", 4_000), Strategy("b", 5_000, blended: 1_000_000)]
    let twin = outcome.hasPrefix("No") ? [Strategy(RunFacts.placeboID, 8_000)] : []
    let slow = [Strategy("a", at60.0), Strategy("b", at60.1)] + twin
    var run = RunResult.sample(
      fast.map { SettingsRun.series($0, refreshRate: 120) }
        + slow.map { SettingsRun.series($0, refreshRate: 60) })
    run.facts.run.spec.strategies = ["a", "b"]
    for text in [run.text(), BriefReport(ReportSource(run), folder: "run").text] {
      let sentences = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        .filter { $0.contains("at 60 Hz") && !$0.hasPrefix("hitches") && !$0.hasPrefix("!") }
      #expect(sentences == (outcome.isEmpty ? [] : [outcome[...]]), "\(text)")
    }
  }

  @Test("of one strategy alone says so, and whether its hitches are good")
  func alone() {
    let good = facts(run(Strategy("a", 2_500)))
    #expect(good["verdict"] == "a at 120 Hz, with nothing to compare")
    #expect(good["reason"] == nil)
    #expect(good["hitches not good at 120 Hz here"] == nil)
    let bad = facts(run(Strategy("a", 12_500), Strategy("b", 2_500), Strategy("c", 10_000)))
    #expect(bad["late first frames and jumps, not in headroom"] == "c 6, a 6")
    #expect(
      bad["hitches not good at 120 Hz here"]
        == "c 500.0 ms/s (critical), a 500.0 ms/s (critical)")
  }

  @Test("neither names a control nor a strategy with wrong pixels or findings as the winner")
  func excluded() {
    let strategies = [Strategy("a", 2_500), Strategy("b", 2_600)]
    func verdict(
      wrong: [String] = [], found: [String] = [], controls: [String] = []
    ) -> String? {
      var run = SettingsRun.run(strategies, rates: [120], wrong: wrong)
      run.facts.run.controls = controls
      for index in run.facts.series.indices where found.contains(run.facts.series[index].strategy) {
        run.facts.series[index].faults = [
          Fault(kind: "k", sentence: "it melts", isPredicted: false)
        ]
      }
      return facts(run)["reason"]
    }
    #expect(verdict(wrong: ["a"]) == "pixels differ from the reference: a")
    #expect(verdict(wrong: ["a", "b"]) == "pixels differ from the reference: a and b")
    #expect(verdict(found: ["a"]) == "findings that were not predicted: a")
    #expect(verdict(found: ["a", "b"]) == "findings that were not predicted: a and b")
    #expect(verdict(controls: ["a"]) == nil)
    #expect(verdict(controls: ["a", "b"]) == "only a control was measured")
  }

  @Test(
    "names a leader in counters, or two counters that disagree",
    arguments: [
      (
        (1_000, 5), (2_000, 5), "counters",
        "no rival is below a in any counter of work"
      ),
      (
        (2_000_000, 5), (1_000, 5), "counters",
        "no rival is below b in any counter of work"
      ),
      (
        (2_000, 1_000), (1_000, 5_000), "counters of work disagree",
        "by images read b is ahead of a, by contents changed behind it"
      ),
    ])
  func counters(a: (Int, Int), b: (Int, Int), label: String, sentence: String) {
    let facts = facts(rivals(a, b))
    #expect(facts["verdict"] == "a is fastest at 120 Hz on this CPU")
    #expect(facts[label] == sentence)
  }

  @Test(
    "warns where most frames show no rounded row",
    arguments: [
      (
        9, 4,
        "no rounded row visible in 55 % of the frames: a median frame may have middle rows only"
      ),
      (10, 4, "no rounded row visible in 50 % of the frames"), (18, 4, ""),
    ])
  func caps(frames: Int, caps: Int, caveat: String) {
    var run = SettingsRun.run([Strategy("a", 2_500), Strategy("b", 2_600)], rates: [120])
    run.editFrames { $0.capRows = $0.frame < frames ? caps : 0 }
    let notes = run.text().replacing("\n      ", with: " ").split(separator: "\n")
      .filter { $0.hasPrefix("note: ") }
    #expect(notes == (caveat.isEmpty ? [] : ["note: \(caveat)"]))
  }
}
