import Analysis
import FrameStatistics
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("The report of claims")
struct ClaimReportTests {
  private let claims: [ClaimRecord] = [
    .sample(
      "Few blends beat many.", better: [2, 2, 2, 2, 2, 2], worse: [3, 3.1, 3, 3.1, 3, 3.1]),
    .sample(
      "Images\nbeat drawing.", source: "Images, \"fast\"; mostly", better: [2, 2, 2, 2, 2, 2],
      worse: [1, 1.01, 1, 1.01, 1, 1.01]),
    .sample(
      "Reuse saves cells.", metric: "cells_alive", better: [30], worse: [4_028], isExact: true),
    .sample(
      "Opaque labels are cheaper.", better: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
      worse: [0.5, 0.502, 0.5, 0.502, 0.5, 0.502]),
    .sample("Pools help.", better: [2, 2, 2, 2, 2, 2], worse: [1.8, 2.2, 1.8, 2.2, 1.8, 2.2]),
    .sample("Twice is enough.", better: [2, 2], worse: [4, 4]),
    .sample("Once is enough.", better: [2], worse: [4]),
    .sample(
      "Nothing is made.", metric: "image_bytes", better: [0], worse: [65_536], isExact: true),
  ]

  private func record(_ claims: [ClaimRecord]) -> RunRecord {
    var record = RecordedRun.sample([], caveats: ["debug build"]).record
    record.claims = claims
    return record
  }

  /// The report with its line breaks and indents taken for single spaces.
  private func line(_ claims: [ClaimRecord]) -> String {
    ClaimReport(record: record(claims)).text.split { $0 == "\n" || $0 == " " }
      .joined(separator: " ")
  }

  @Test("has a verdict, an effect with its interval, and both values per claim")
  func verdicts() {
    let line = line(claims)
    // 95 % of the logarithms of 1.5 and 1.55: ±2.571 · 0.00733.
    for sentence in [
      "· Few blends beat many. verdict: holds here · 1.52× [1.50, 1.55] · frame p50 2.00 → 3.05 ms"
        + " · layer-grid against whole-view-alpha · Reuse",
      "· Images beat drawing. verdict: does not hold here · 0.502× [0.500, 0.505] · frame p50 2.00 →",
      "· Reuse saves cells. verdict: holds here · 134× exactly · cells alive 30 → 4,028 · layer-grid",
      "verdict: no difference here · 1.002× [1.000, 1.004] · frame p50 0.500 → 0.501 ms · layer",
      "verdict: inconclusive here · 0.99× [0.90, 1.10] · frame p50 2.00 → 2.00 ms · layer-grid"
        + " against whole-view-alpha · 6 rounds this scattered show no effect below 1.19×",
      "· Twice is enough. verdict: inconclusive here · frame p50 2.00 →"
        + " 4.00 ms · layer-grid against whole-view-alpha · 2 rounds are too few, 6 are not",
      "· Once is enough. verdict: inconclusive here · frame p50 2.00 → 4.00 ms · layer-grid"
        + " against whole-view-alpha · one round is too few, 6 are not",
      "verdict: holds here · image bytes 0 B → 65.5 kB · layer-grid",
    ] {
      #expect(line.contains(sentence), "\(sentence) in \(line)")
    }
    #expect(
      line.contains(
        "8 claims: holds here 3, does not hold here 1, no difference here 1, inconclusive here 3"
          + " note: debug build"))
  }

  @Test(
    "names the basis of a claim and its place",
    arguments: [
      (nil, "", "whole-view-alpha Reuse"), (.stated, "", "whole-view-alpha · stated Reuse"),
      (.sourceCode, "sample", "whole-view-alpha · from the source code: sample Reuse"),
      (.inferred, "README,\nend", "whole-view-alpha · inferred: README, end Reuse"),
      (nil, "README", "whole-view-alpha · README Reuse"),
    ] as [(ClaimRecord.Basis?, String, String)])
  func basis(basis: ClaimRecord.Basis?, place: String, words: String) throws {
    var claim = claims[0]
    (claim.basis, claim.place) = (basis, place)
    let text = line([claim, claims[2]])
    #expect(text.contains(words.replacing(" Reuse", with: " · Reuse")), "\(text)")
    let records = try #require(parseCSV(ClaimsCSV.bytes(record([claim]))))
    #expect(records[1].suffix(2) == [basis?.rawValue ?? "", place])
  }

  @Test("has an interval or the word exactly behind every ratio")
  func ratios() {
    let words = line(claims).split(separator: " ")
    for (index, word) in words.enumerated() where word.hasSuffix("×") && word.count > 1 {
      let next = words[index + 1]
      let isTable = words[index - 1] == "below" || words[index - 1] == "at"
      #expect(isTable || next.hasPrefix("[") || next == "exactly", "\(word) \(next)")
    }
  }

  @Test("groups claims by source, in the order of first claims")
  func groups() throws {
    let lines = ClaimReport(record: record(claims)).text.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0 == "Table of Rows" })
    let second = try #require(lines.firstIndex { $0 == "Images, \"fast\"; mostly" })
    #expect(first < second)
    #expect(lines[second...].count { $0.hasPrefix("· ") } == 1)
    #expect(lines[first..<second].count { $0.hasPrefix("· ") } == 7)
    #expect(lines[first + 2].hasPrefix("  verdict: holds here · "))
    #expect(lines[0].hasPrefix("settings · 4,028 rows"))
  }

  @Test("is at most 100 columns wide, without control characters")
  func width() {
    var claim = claims[0]
    claim.claim = String(repeating: "A claim of many words. ", count: 20) + "\u{1B}[31m"
    claim.source = "\u{7}Source"
    claim.slower = "corner-cover-as-published+with+a+very+long+name"
    for line in ClaimReport(record: record([claim])).text.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ", "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test("shows values in the unit at the end of the metric's name")
  func metrics() {
    func values(_ metric: String, _ better: Double, _ worse: Double) -> String {
      let line = line([.sample(metric: metric, better: [better], worse: [worse], isExact: true)])
      return line.split(separator: " · ").first { $0.contains(" → ") }.map(String.init) ?? ""
    }
    #expect(
      values("allocated_bytes_per_frame", 843, 15_800)
        == "allocated bytes per frame 843 B → 15.8 kB")
    #expect(values("image_bytes", 4_096, 65_536) == "image bytes 4.10 → 65.5 kB")
    #expect(values("configure_p50_ms", 0.25, 0.5) == "configure p50 0.250 → 0.500 ms")
    #expect(values("frame p50 ms", 0.25, 1.5) == "frame p50 0.25 → 1.50 ms")
    #expect(values("blended_px", 17_600, 4_120_000) == "blended px 17,600 → 4.12 M")
    #expect(values("proxy_cells", 1, 2.5) == "proxy cells 1 → 2.5")
  }

  @Test("as claims.csv has a line per claim, in the order of the run")
  func csv() throws {
    let records = try #require(parseCSV(ClaimsCSV.bytes(record(claims))))
    #expect(
      records[0] == [
        "scenario", "run_id", "schema_version", "machine_id", "source", "claim", "metric",
        "better", "worse", "better_value", "worse_value", "effect_x", "ci_low_x", "ci_high_x",
        "rounds", "verdict", "smallest_effect_x", "basis", "place",
      ])
    #expect(records.count == claims.count + 1)
    #expect(records.dropFirst().map { $0[5] } == claims.map(\.claim))
    #expect(records[2][4] == "Images, \"fast\"; mostly")
    #expect(
      records.dropFirst().map { $0[15] } == [
        "holds", "fails", "holds", "no-difference", "inconclusive", "inconclusive",
        "inconclusive", "holds",
      ])
    let machine = record([]).machine.machineID
    #expect(
      records[3] == [
        "settings", "20250102T030405Z-00ff", "2", machine, "Table of Rows", "Reuse saves cells.",
        "cells_alive", "layer-grid", "whole-view-alpha", "30", "4028", "134.2667", "134.2667",
        "134.2667", "1", "holds", "", "", "",
      ])
    // Without an interval there is no effect either.
    #expect(Array(records[7][9...16]) == ["2", "4", "", "", "", "1", "inconclusive", ""])
    #expect(Array(records[8][9...16]) == ["0", "65536", "", "", "", "1", "holds", ""])
    let first = ClaimJudgement(claims[0])
    for (field, value) in zip(
      records[1][11...13], [first.effect, first.interval?.low, first.interval?.high])
    {
      #expect(abs(try #require(Double(field)) - (try #require(value))) < 1e-4)
    }
  }

  @Test("as Markdown has a table per source with the same verdicts and figures")
  func markdown() throws {
    var record = record(claims)
    record.claims[0].claim = "<b>|pipe|"
    record.claims[0].basis = .inferred
    let text = ClaimReport(record: record).markdown
    let lines = text.split(separator: "\n")
    #expect(
      lines[0]
        == "## 8 claims: holds here 3, does not hold here 1, no difference here 1, inconclusive here 3"
    )
    #expect(
      lines.filter { $0.hasPrefix("### ") } == [
        "### Table of Rows", "### Images, \"fast\"; mostly", "### Caveats",
      ])
    let rows = lines.filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| claim ") && !$0.hasPrefix("| --")
    }
    #expect(rows.count == claims.count)
    #expect(
      rows[0]
        == "| \\<b\\>\\|pipe\\| | holds here | 1.52× \\[1.50, 1.55\\] | frame p50 2.00 → 3.05 ms"
        + " | layer-grid against whole-view-alpha | inferred |")
    #expect(rows[1].hasSuffix(" | layer-grid against whole-view-alpha | – |"))
    #expect(text.contains("| inconclusive here: 2 rounds are too few, 6 are not | –"))
    #expect(text.contains("| inconclusive here: one round is too few, 6 are not | – | frame p50"))
    #expect(text.hasSuffix("\n- debug build\n"))
  }

  @Test("with colours differs only in tinted verdicts")
  func colors() {
    let record = record(claims)
    let colored = ClaimReport(record: record, look: TextLook(isColored: true)).text
    for verdict in [
      "\u{1B}[32mholds here\u{1B}[0m", "\u{1B}[31mdoes not hold here\u{1B}[0m",
      "\u{1B}[33minconclusive here\u{1B}[0m", "verdict: no difference here",
    ] {
      #expect(colored.contains(verdict), "\(verdict)")
    }
    #expect(
      colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == ClaimReport(record: record).text)
  }

  @Test("requires a claim")
  func none() async {
    await #expect(processExitsWith: .failure) {
      _ = ClaimReport(record: RecordedRun.sample([]).record)
    }
  }
}
