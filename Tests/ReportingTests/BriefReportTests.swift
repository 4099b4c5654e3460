import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The brief report")
struct BriefReportTests {
  private func text(_ run: RunResult, notCompared: [String] = []) -> String {
    BriefReport(ReportSource(run), folder: "results/a b", notCompared: notCompared).text
  }

  private func lines(_ run: RunResult, notCompared: [String] = []) -> [Substring] {
    text(run, notCompared: notCompared).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("begins with the verdict, and shows the fastest strategy first")
  func wholeReport() {
    let expected = """
      verdict: layer-grid is fastest at 120 Hz on this CPU
        reason: layer-grid blends 17.6 k px per frame, whole-view-alpha 4.12 M
      ! hitches not good at 120 Hz here: whole-view-alpha 47.6 ms/s (critical)
      ! late in at least half of the rounds, more often than by chance: 1 frame
        (--verbose names them)

      120 Hz, 8.33 ms   median   p99  vs layer-grid      headroom  late  first
      layer-grid          3.10  5.53  1                      1.3×     0   3.10
      image-slice         4.77  7.39  1.54× [1.54–1.54]      1.0×     0   4.77
      whole-view-alpha    5.91  8.41  1.91× [1.91–1.91]     0.92×     6   5.91

      per frame         blended px  layers  allocated  image memory
      layer-grid            17.6 k   244.0    12.3 kB       4.10 kB
      image-slice           4.12 M   120.0     843 B        4.10 kB
      whole-view-alpha      4.12 M   120.0    15.8 kB       4.10 kB

      80 rows per round · 6 rounds in one process
      settings · 2732×2048 px · Abacus 9000 · load 0.3 on 2 cores
      page: scrollbench report 'results/a b' · all tables: --verbose
        words: scrollbench list metrics · not compared: b and 1 more (--strategy all)

      """
    #expect(text(SettingsRun.run(rates: [120]), notCompared: ["b", "c"]) == expected)
  }

  @Test("names no verdict and no interval of fewer than six rounds")
  func fewRounds() {
    let text = text(SettingsRun.run(rates: [120], rounds: 2))
    #expect(text.hasPrefix("verdict: No ranking at 120 Hz: 2 rounds, 6 needed\n"))
    #expect(text.contains(" 1.54× – needs 6 rounds "))
    #expect(!text.contains("[") && !text.contains("reason:"))
  }

  @Test("marks a first frame over the budget, and wrong pixels")
  func marks() {
    var slow = SettingsRun.strategies[1]
    slow.microseconds = 8_000
    let run = SettingsRun.run(
      [slow, SettingsRun.strategies[2]], rates: [240], wrong: ["image-slice"],
      caveats: ["the moon\nwas full"])
    let text = text(run)
    #expect(text.contains("! first frame over the budget of 4.17 ms: layer-grid 8.00 ms\n"))
    #expect(text.contains(" 8.00 !\n") && text.contains(" not ranked "))
    #expect(text.contains(#"! the moon\u{A}was full"#))
  }

  @Test("explains no difference of times by counters on a machine that interrupts frames")
  func interruptions() {
    var run = SettingsRun.run(rates: [120])
    #expect(text(run).contains("reason: "))
    run.editFrames { $0.involuntarySwitches = $0.frame.isMultiple(of: 8) ? 1 : 0 }
    #expect(!text(run).contains("reason: "))
    #expect(text(run).contains("! frames with a context switch or steal time: "))
  }

  @Test("shows the control after the ranked strategies, and the same times as such")
  func control() {
    var strategies = [1, 1, 2].map { SettingsRun.strategies[$0] }
    strategies[1].name = "twin"
    strategies[2].name = "square"
    var run = SettingsRun.run(strategies, rates: [120])
    run.facts.run.controls = ["square"]
    let lines = lines(run)
    #expect(lines.contains { $0.hasPrefix("twin ") && $0.contains(" 1.000× same ") })
    #expect(lines.contains { $0.hasPrefix("square (control) ") && $0.contains(" 1.54× [") })
  }

  @Test("is at most 30 lines of 80 columns for five strategies, without spaces at their ends")
  func size() {
    let names = ["corner-cover-as-published", "whole-view-alpha", "a", "b", "c"]
    var run = SettingsRun.run(
      names.enumerated().map { index, name in
        SettingsRun.Strategy(
          name, Int64(1_234 * (index + 1)), last: 6_543, blended: 99_500_000, opaque: 99_949,
          layers: 12_345, bytes: 987_654_321)
      }, rates: [120])
    run.facts.run.scroll.scenario = String(repeating: "long name ", count: 20)
    run.facts.run.machine.cpu = String(repeating: "CPU ", count: 50)
    let lines = lines(run, notCompared: names)
    #expect(lines.count <= 31, "\(lines.joined(separator: "\n"))")
    for line in lines { #expect(line.count <= 80 && line.last != " ", "\(line)") }
  }
}
