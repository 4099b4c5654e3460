import Analysis
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The list of sentences")
struct SentenceListTests {
  /// Returns whether a sentence is a template with values in its places.
  private func matches(_ sentence: String, _ template: String) -> Bool {
    let pieces = template.split(separator: "{", omittingEmptySubsequences: false)
    let texts = [pieces[0]] + pieces.dropFirst().map { $0.drop { $0 != "}" }.dropFirst() }
    var rest = sentence[...]
    guard rest.hasPrefix(texts[0]), rest.hasSuffix(texts[texts.count - 1]) else { return false }
    for text in texts where !text.isEmpty {
      guard let range = rest.firstRange(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return texts.count > 1 || rest.isEmpty
  }

  private func isListed(_ sentence: String) -> Bool {
    let clause = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return SentenceList.entries.contains { matches(sentence, $0.text) || matches(clause, $0.text) }
  }

  @Test("has places with names, and no sentence twice")
  func entries() {
    let texts = SentenceList.entries.map(\.text)
    #expect(Set(texts).count == texts.count)
    for text in texts {
      #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(text)")
      #expect(!text.contains("{}") && !text.contains("\n"), "\(text)")
    }
    #expect(!isListed("the moon is full"))
  }

  @Test("fills places in their order, with values on one line, whatever is in them")
  func places() {
    #expect(
      Caveat.condition("a\nb", "{old}", 59.940_06)
        == "the sides differ in a\\u{A}b: {old} and 59.94")
    #expect(Caveat.slowerRate(0.012_5).contains("of 0.0125 Hz"))
    #expect(Caveat.oneBuffer() == Caveat.oneBuffer.rawValue)
    let names = Refusal.Reason.nothingShared((1...7).map { "s\($0)" })
    #expect(names.contains("of s1, s2, s3, s4, s5 and 2 more none"))
  }

  /// Runs with a winner, with rivals that are alike, with too few rounds, with stalls and interrupted
  /// frames, and with nothing to rank.
  private var runs: [RunResult] {
    func steady(_ microseconds: [Int64], rounds: Int = 6) -> RunResult {
      .sample(
        zip(["a", "b", "c"], microseconds).map {
          .steady($0, rounds: rounds, pass: Array(repeating: $1 * 1_000, count: 12))
        })
    }
    var disturbed = steady([2_000, 4_000])
    for index in disturbed.series[0].frames.indices {
      disturbed.series[0].frames[index].involuntarySwitches = 1
    }
    var unranked = steady([2_000])
    unranked.facts.series[0].faults = [Fault(kind: "k", sentence: "s", isPredicted: false)]
    var wrong = judgedRun(holds: false)
    wrong.facts.caveats = [Caveat.wrongImage("grid", "frame 3")]
    return [
      steady([2_000, 4_000]), steady([2_000, 2_000, 20_000]), steady([2_000, 4_000], rounds: 2),
      steady([2_000]), disturbed, unranked, wrong, SettingsRun.run(rates: [60, 120]),
    ]
  }

  @Test("has every sentence of the result of a run")
  func run() throws {
    for run in runs {
      let object = try jsonObject(try RunJSON.bytes(of: ReportSource(run)))
      let headline = try #require(object["headline"] as? String)
      let facts = try #require(object["verdict"] as? [String])
      let notes = try #require(object["notes"] as? [String])
      for sentence in [headline] + facts + notes { #expect(isListed(sentence), "\(sentence)") }
    }
  }

  @Test("has every reason of a comparison and of a gate")
  func judgements() throws {
    var other = judgedRun(factor: 1.3, rounds: 3)
    other.facts.run.spec.seed = 9
    let measured = [judgedRun(), judgedRun(blended: 101, factor: 1.3), judgedRun(rounds: 3), other]
      .map { MeasuredRun($0) }
    for run in measured {
      let comparison = ComparisonReport(RunComparison(measured[0], run))
      let object = try jsonObject(try comparison.json())
      let notes = try #require(object["notes"] as? [String])
      let sentences = notes.map { note in
        note.firstRange(of: "): ").map { String(note[$0.upperBound...]) } ?? note
      }
      for sentence in sentences + comparison.lines.map({ $0.reason }) where !sentence.isEmpty {
        #expect(isListed(sentence), "\(sentence)")
      }
      let gate = GateReport(GateJudgement(run, baseline: Baseline(of: measured[0])))
      let findings = try jsonObject(try gate.json())["findings"] as? [[String: Any]]
      for finding in try #require(findings) where finding["verdict"] as? String != "pass" {
        let reason = try #require(finding["reason"] as? String)
        #expect(isListed(reason) || reason.contains("(limit "), "\(reason)")
      }
    }
  }
}
