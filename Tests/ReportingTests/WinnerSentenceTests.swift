import Analysis
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("The sentence below the tables")
struct WinnerSentenceTests {
  /// What follows the legend, on one line.
  private func sentence(_ run: RecordedRun) -> String {
    let text = TextReport(record: run.record, summaries: SeriesSummary.all(of: run)).text
    let blocks = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    return blocks.last.map { $0.split(separator: "\n").joined(separator: " ") } ?? ""
  }

  private func strategy(
    _ name: String, _ microseconds: Int64, blended: Int = 0, opaque: Int = 0, layers: Int = 0,
    bytes: Int = 0
  ) -> SettingsRun.Strategy {
    SettingsRun.Strategy(
      name: name, microseconds: microseconds, last: microseconds, blended: blended,
      opaque: opaque, layers: layers, bytes: bytes)
  }

  private func sentence(_ strategies: SettingsRun.Strategy..., caps: Int = 8) -> String {
    sentence(SettingsRun.run(strategies, rates: [120], caps: caps))
  }

  private let end = "; 40 % of the rows on screen were caps (rows with rounded corners). Both keep "

  @Test("a win names the runner-up, the slowest, and the counter that differs most")
  func win() {
    #expect(
      sentence(
        strategy("grid", 3_100, blended: 17_600), strategy("slice", 4_650, blended: 3_000_000),
        strategy("alpha", 5_890, blended: 4_120_000))
        == "On this CPU grid is fastest in all six rounds: its median frame takes 3.10 ms at 120 Hz"
        + " against slice's 4.65 ms (1.5 times as long) and alpha's 5.89 ms (1.9 times as long),"
        + " because it blends 17,600 pixels a frame where alpha blends 4.12 million; 40 % of the"
        + " rows on screen were caps (rows with rounded corners). All three keep hitches good at"
        + " 120 Hz here; grid would on a CPU 2.6 times slower, slice 1.7 times, alpha 1.4 times. In counters, on any"
        + " device, no strategy is ahead: none has clearly the fewest bytes of any kind. What is"
        + " fastest here need not be elsewhere.")
  }

  @Test("each counter can be the reason")
  func reasons() {
    let start =
      "On this CPU a is fastest in all six rounds: its median frame takes 4.00 ms at 120 Hz against b's"
      + " 5.00 ms (25 % longer), "
    #expect(
      sentence(strategy("a", 4_000), strategy("b", 5_000, blended: 1_000_000))
        .hasPrefix(start + "because it blends no pixels a frame where b blends 1.00 million" + end))
    #expect(
      sentence(
        strategy("a", 4_000, blended: 900_000, opaque: 2_000_000),
        strategy("b", 5_000, blended: 1_000_000, opaque: 5_000_000)
      )
      .hasPrefix(
        start + "because it fills 2.00 million opaque pixels a frame where b fills 5.00 million"
          + end))
    #expect(
      sentence(
        strategy("a", 4_000, blended: 5, layers: 61), strategy("b", 5_000, blended: 5, layers: 244)
      )
      .hasPrefix(start + "because it draws 61 layers a frame where b draws 244" + end))
    #expect(
      sentence(strategy("a", 4_000, layers: 9, bytes: 2_000), strategy("b", 5_000, bytes: 90_000))
        .hasPrefix(
          start + "because it allocates 2,000 bytes a frame where b allocates 90,000" + end))
  }

  @Test("a counter that points the wrong way, or hardly differs, is no reason")
  func noReason() {
    let start =
      "On this CPU a is fastest in all six rounds: its median frame takes 4.00 ms at 120 Hz against b's"
      + " 4.02 ms (0.5 % longer), "
    let unexplained = start + "though the counters do not explain it" + end
    #expect(sentence(strategy("a", 4_000), strategy("b", 4_020)).hasPrefix(unexplained))
    #expect(
      sentence(strategy("a", 4_000, blended: 2_000_000, layers: 9), strategy("b", 4_020))
        .hasPrefix(unexplained))
    // All of sixteen bytes, a few pixels, and half a percent.
    #expect(
      sentence(
        strategy("a", 4_000, opaque: 1_990_000, layers: 5),
        strategy("b", 4_020, blended: 100, opaque: 2_000_000, layers: 5, bytes: 16)
      )
      .hasPrefix(unexplained))
  }

  @Test("strategies over the budget are named with their frames")
  func overBudget() {
    let text = sentence(strategy("a", 4_000), strategy("b", 9_000), strategy("c", 10_000))
    #expect(
      text.contains("; b (20 of 20 frames) and c (20 of 20 frames) go over the 8.33 ms budget; "))
    let many = sentence(
      strategy("a", 4_000), strategy("b", 9_000), strategy("c", 10_000), strategy("d", 11_000),
      strategy("e", 12_000))
    #expect(many.contains("; four of five strategies go over the 8.33 ms budget; "))
  }

  @Test("a race that one round turns is too close to call; who is slower than both is said")
  func tooClose() {
    func series(_ name: String, _ rounds: [Int64]) -> FrameSeries {
      .sample(name, composite: [[1]] + rounds.map { [$0 * 1_000] }) {
        $0.visibleRows = 20
        $0.capRows = 5
      }
    }
    let run = RecordedRun.sample([
      series("a", [3_000, 3_000, 3_200]), series("b", [3_100, 3_100, 3_100]),
      series("c", [5_000, 5_000, 5_000]),
    ])
    #expect(
      sentence(run)
        == "On this CPU the median frames at 120 Hz are too close to call between a (3.00 ms) and b"
        + " (3.10 ms): a's is not the shortest in all three rounds; c (5.00 ms) is slower than"
        + " both; 25 % of the rows on screen were caps (rows with rounded corners). All three keep"
        + " hitches good at 120 Hz here; a would on a CPU 2.7 times slower, b 2.6 times, c 1.6 times. In counters,"
        + " on any device, no strategy is ahead: none has clearly the fewest bytes of any kind.")
  }

  @Test("another winner at another refresh rate is part of the sentence")
  func otherRates() {
    func run(at60: (Int64, Int64)) -> RecordedRun {
      let fast = [strategy("a", 4_000), strategy("b", 5_000, blended: 1_000_000)]
      let slow = [strategy("a", at60.0), strategy("b", at60.1)]
      return .sample(
        fast.map { SettingsRun.series($0, refreshRate: 120) }
          + slow.map { SettingsRun.series($0, refreshRate: 60) })
    }
    #expect(
      sentence(run(at60: (5_000, 4_000))).contains(
        " million; but on this CPU b is fastest at 60 Hz; 40 %"))
    #expect(
      sentence(run(at60: (5_000, 5_000)))
        .contains(" million; but on this CPU it is too close to call at 60 Hz; 40 %"))
    #expect(!sentence(run(at60: (4_000, 5_000))).contains("60 Hz"))
  }

  @Test("one strategy alone is compared with the budget")
  func alone() {
    #expect(
      sentence(strategy("a", 2_500))
        == "Only a was measured, so nothing wins: on this CPU its median frame takes 2.50 ms at 120"
        + " Hz, 30 % of the 8.33 ms budget, its p95 30 %, and no frame goes over it; 40 % of the rows on screen"
        + " were caps (rows with rounded corners). a keeps hitches good at 120 Hz"
        + " here, and would on a CPU 3.3 times slower.")
    #expect(
      sentence(strategy("a", 12_500))
        == "Only a was measured, so nothing wins: on this CPU its median frame takes 12.50 ms at 120 Hz, 150 %"
        + " of the 8.33 ms budget, its p95 150 %, and 20 of 20 frames go over it; 40 % of the rows"
        + " on screen were caps (rows with rounded corners). a does not keep hitches good"
        + " at 120 Hz here, but would on a CPU 1.5 times faster.")
  }

  @Test("wrong pixels leave one or none to rank, and the sentence says so")
  func wrongPixels() {
    let strategies = [strategy("a", 2_500), strategy("b", 2_600)]
    #expect(
      sentence(SettingsRun.run(strategies, rates: [120], wrong: ["a"]))
        .hasPrefix(
          "Only b shows the right pixels, so nothing wins: on this CPU its median frame takes 2.60")
    )
    #expect(
      sentence(SettingsRun.run(strategies, rates: [120], wrong: ["a", "b"]))
        == "No strategy is ranked: the pixels of a and b differ from the reference.")
  }

  @Test("frames that mostly show middle rows are never passed over in silence")
  func middleRowsOnly() {
    func text(framesWithCaps: Int, caps: Int) -> String {
      var run = SettingsRun.run([strategy("a", 2_500), strategy("b", 2_600)], rates: [120])
      for series in run.series.indices {
        for frame in run.series[series].frames.indices {
          let shows = run.series[series].frames[frame].frame < framesWithCaps
          run.series[series].frames[frame].capRows = shows ? caps : 0
        }
      }
      return sentence(run)
    }
    #expect(
      text(framesWithCaps: 9, caps: 4).hasSuffix(
        ". In 55 % of the frames no rounded row was visible: the medians compare middle rows only;"
          + " see frame_p50_caps_ms."))
    // 3 of 400 rows are caps.
    #expect(
      text(framesWithCaps: 1, caps: 3).hasSuffix(
        " In 95 % of the frames no rounded row was visible: the medians compare middle rows only; no frame shows the four"
          + " caps that frame_p50_caps_ms takes."))
    #expect(
      text(framesWithCaps: 1, caps: 1).contains("; less than 1 % of the rows on screen were caps"))
    #expect(
      text(framesWithCaps: 0, caps: 0).contains(
        "; no row on screen was a cap (a row with rounded corners). Both keep"))
    #expect(
      text(framesWithCaps: 10, caps: 4).hasSuffix(
        ". In 50 % of the frames no rounded row was visible: the medians compare mostly middle rows;"
          + " see frame_p50_caps_ms."))
    #expect(!text(framesWithCaps: 18, caps: 4).contains("no rounded row"))
  }
}
