package import FrameStatistics
package import RunRecords

/// The result of a run for people: tables, sentences that say who is ahead where and why, and the
/// doubts.
///
/// Where the times are a lower bound that no shipping compositor reaches, nobody is said to be ahead,
/// and nothing is ranked by them.
///
/// Plain text of at most 100 columns, without colours.
package struct TextReport {
  private let record: RunRecord
  private let summaries: [SeriesSummary]
  private let rankings: [Ranking]

  /// - Parameter summaries: The judgement of the run, ``FrameStatistics/SeriesSummary/all(of:)``.
  /// - Precondition: There is a series.
  package init(record: RunRecord, summaries: [SeriesSummary]) {
    precondition(!summaries.isEmpty, "a run without a series has no report")
    self.record = record
    self.summaries = summaries
    rankings = Ranking.perRefreshRate(
      summaries, proofs: record.proofs, controls: record.controls)
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [RunHead(record).lines]
    for ranking in rankings {
      let tables = RateTables(ranking, isLowerBound: record.isLowerBound)
      blocks.append([tables.heading])
      blocks.append(contentsOf: tables.blocks)
      blocks.append(ThrottleTable(ranking).lines)
      if !record.isLowerBound {
        blocks.append(LadderLines(ranking, ladder: record.ladder).lines)
      }
      blocks.append(BlameLines(ranking).lines)
    }
    blocks.append(FindingLines(summaries).lines)
    blocks.append(Wording.wrap(Doubts.firstFrames(of: rankings[rankings.count - 1])))
    blocks.append(legend)
    if !record.isLowerBound {
      blocks.append(
        WinnerSentence(rankings: rankings, record: record).sentences.flatMap { Wording.wrap($0) })
    }
    blocks.append(
      ([Doubts(summaries).disturbances, Doubts(summaries).unexplained(by: record.proofs)]
        .compactMap(\.self) + record.caveats)
        .flatMap { Wording.wrap("note: " + Wording.oneLine($0), indent: "      ") })
    return Wording.paragraphs(blocks)
  }

  private var legend: [String] {
    [
      "The time of a frame is its median over the rounds; 95 % of the frames take no longer than p95.",
      Doubts(summaries).intervals,
      record.isLowerBound
        ? nil
        : "Headroom: how many times slower the CPU could be, in all phases alike, with hitches still good.",
      control.map {
        "Over square: what a frame takes longer than \($0)'s, which shows the same text, in the median."
      },
      "A hitch is a frame shown late; ms late per second of scroll are good to 5, critical from 10.",
      record.pipeline == .serial
        ? nil : "Late is what app or render server take too long for; every frame is a tick older.",
      "Blended px are read, mixed and written back, opaque px just written (k thousand, M million).",
      record.isLowerBound
        ? nil
        : "Times rank for software on this CPU; a GPU pays for off-screen passes and changed contents.",
      OverheadSentence(summaries, measuring: record.machine.measuringNsPerFrame).text,
    ].compactMap(\.self)
  }

  /// The control that the others are compared with, if one was measured.
  private var control: String? {
    record.controls.first { id in summaries.contains { $0.strategy == id } }
  }
}
