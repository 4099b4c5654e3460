import Analysis
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("Findings in the reports")
struct FindingTextTests {
  private let grown = Fault(
    kind: "layers-grow", sentence: "layers per cell grew from 5 to 40", isPredicted: true)

  private func run(rates: [Int] = [60, 120]) -> RunResult { SettingsRun.run(rates: rates) }

  @Test("stand in the report once a sentence, with what was predicted")
  func section() {
    var run = run()
    run.facts.proofs[0].predicted = ["layers-grow"]
    run.facts.proofs[0].add(grown.kind, grown.sentence)
    run.facts.series[0].faults = [grown]
    run.facts.series[3].faults = [grown]
    run.facts.proofs[2].add("stale", "3 rows\nrounded, first at frame 212")
    #expect(
      run.line.contains(
        " findings · whole-view-alpha: layers per cell grew from 5 to 40 (as predicted)"
          + " · image-slice: 3 rows\\u{A}rounded, first at frame 212 (NOT predicted) "))
  }

  @Test("that were predicted leave the ranking as it is")
  func predicted() {
    var run = run()
    run.facts.series[0].faults = [grown]
    #expect(!run.line.contains("not ranked"))
    #expect(run.line.contains("image-slice 1.54× [1.54–1.54], whole-view-alpha"))
  }

  @Test("that were not predicted keep a strategy out of the ranking, with a note and a reason")
  func unpredicted() {
    var run = run()
    run.facts.series[0].faults = [Fault(kind: "k", sentence: "it flickers", isPredicted: false)]
    let text = run.line
    #expect(text.contains(" not ranked "))
    #expect(
      text.contains("note: not ranked for a finding that was not predicted: whole-view-alpha (k)")
    )
    run.facts.series[1].faults = [Fault(kind: "k", sentence: "it melts", isPredicted: false)]
    #expect(run.line.contains("not predicted: layer-grid (k), whole-view-alpha (k)"))
  }

  @Test("of wrong images are told as wrong pixels, whose caveat the run has already")
  func images() {
    var run = run(rates: [120])
    for index in 0..<2 { run.facts.proofs[index].add(Fault.wrongImage, "frame 3 differs") }
    let names = "layer-grid and whole-view-alpha"
    #expect(run.line.contains("reason: pixels differ from the reference: \(names)"))
    #expect(!run.line.contains("note:"))
  }

  @Test("of stalls name each refresh rate that has them", arguments: [[60], [120], [60, 120]])
  func stalls(rates: [Int]) {
    let text = RunResult.stalling(["a"], at: rates, of: [60, 120]).line
    for rate in [60, 120] {
      let finding = " · a: 6 of 240 frames stall at \(rate) Hz: "
      #expect(text.contains(finding) == rates.contains(rate))
    }
    let kinds = rates.map { "stalls at \($0) Hz" }
    #expect(text.contains("not predicted: a (\(kinds.joined(separator: ", ")))"))
  }

  @Test("stand in one field of summary.csv, each sentence once, whatever is in them")
  func csv() throws {
    var run = run()
    run.facts.series[0].faults = [
      grown, Fault(kind: "k", sentence: "it says \"no\", twice; then stops", isPredicted: false),
    ]
    run.facts.series[3].faults = [grown]
    let lines = try csvLines(SummaryCSV.bytes(SeriesSummary.all(of: run)))
    let sentence = "layers per cell grew from 5 to 40; it says \"no\", twice; then stops"
    #expect(lines.map { $0["findings"] } == [sentence, "", "", sentence, "", ""])
  }
}
