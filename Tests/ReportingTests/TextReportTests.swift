import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The text report")
struct TextReportTests {
  /// The text without the course of the frames.
  private func text(_ run: RunResult) -> String {
    run.text().components(separatedBy: "\n\n")
      .filter { !$0.hasPrefix("frame by frame\n") }.joined(separator: "\n\n")
  }

  @Test("shows the cells made per round, unless there are none")
  func cellsMade() {
    let making = SettingsRun.strategies.map { strategy in
      var making = strategy
      making.made = 4
      return making
    }
    let lines = text(SettingsRun.run(making, rates: [60])).split(separator: "\n")
    // 20 frames of 4 rows in, and a cell made for each.
    #expect(lines.count { $0.hasSuffix(" kB          80") } == 3)
    #expect(!text(SettingsRun.run(rates: [60])).contains("cells made"))
  }

  @Test(
    "shows the cells alive under another reuse policy or if strategies differ by a factor of two")
  func cellsAlive() {
    func heading(_ alive: [Int], reuse: String = "pool") -> String? {
      var run = SettingsRun.run(rates: [60])
      run.facts.run.spec.reuse = reuse
      for index in alive.indices { run.facts.series[index].cellsAlive = alive[index] }
      return text(run).split(separator: "\n").first { $0.hasPrefix("Work per frame") }
        .map(String.init)
    }
    #expect(heading([]) == heading([30, 34, 34]))
    #expect(heading([30, 34, 34])?.hasSuffix("images") == true)
    #expect(heading([30, 61, 30])?.hasSuffix("images  alive") == true)
    #expect(heading([30, 30, 30], reuse: "keep-all")?.hasSuffix("images  alive") == true)
  }

  @Test("is at most 100 columns wide, also for long names and slow frames")
  func width() {
    var run = SettingsRun.run(
      ["corner-cover-as-published", "whole-view-alpha", "square"].enumerated().map {
        index, name in
        SettingsRun.Strategy(
          name, Int64(1_234_567 * (index + 1)), last: 9_876_543, blended: 999_500_000,
          opaque: 99_949, layers: 12_345, bytes: 987_654_321, made: 3)
      }, wrong: ["square"], caveats: [String(repeating: "word ", count: 60)])
    run.facts.run.scroll.scenario = String(repeating: "long name ", count: 20)
    run.facts.run.scroll.rowSource = String(repeating: "/folder", count: 30) + ".csv"
    run.facts.run.machine.cpu = String(repeating: "CPU", count: 50)
    run.facts.run.spec.reuse = "keep-all"
    for index in run.facts.series.indices {
      run.facts.series[index].cellsAlive = 12_345
      run.facts.series[index].faults = [
        Fault(
          kind: "a", sentence: String(repeating: "word ", count: 50) + "\(index)",
          isPredicted: index == 0)
      ]
    }
    for line in text(run).split(separator: "\n") {
      #expect(line.count <= 100 && line.last != " ", "\(line)")
    }
  }

  @Test("contains control characters of names in escaped form")
  func controlCharacters() {
    var run = SettingsRun.run()
    run.facts.run.scroll.scenario = "a\u{1B}[31m\nb"
    let commands = ["::a", "\u{3000}::b"].flatMap { command in
      (90...110).map { String(repeating: "a", count: $0) + " " + command }
    }
    run.facts.caveats = commands + ["first\nsecond\u{7}"]
    let text = text(run)
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(text.hasPrefix(#"a\u{1B}[31m\u{A}b · "#))
    let starts = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    #expect(!starts.contains { $0.hasPrefix("::") })
    #expect(text.hasSuffix("note: first\\u{A}second\\u{7}\n"))
  }
}
