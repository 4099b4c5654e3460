package import Analysis
package import RunRecords
import Statistics

/// The result of a run for people: tables, the course of the frames, sentences that say who is ahead
/// where and why, and the doubts.
///
/// Where the times are a lower bound that no shipping compositor reaches, nobody is said to be ahead,
/// and nothing is ranked by them.
///
/// Plain text of at most 100 columns, with colours and narrower lines only where they are asked for.
package struct TextReport {
  private let record: RunRecord
  private let summaries: [SeriesSummary]
  private let series: [FrameSeries]
  private let look: TextLook
  private let rankings: [Ranking]

  /// - Parameters:
  ///   - summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``.
  ///   - series: What shows the course of the frames; without it that part is left out.
  /// - Precondition: There is a series.
  package init(
    record: RunRecord, summaries: [SeriesSummary], series: [FrameSeries] = [],
    look: TextLook = TextLook()
  ) {
    precondition(!summaries.isEmpty, "a run without a series has no report")
    self.record = record
    self.summaries = summaries
    self.series = series
    self.look = look
    rankings = Ranking.perRefreshRate(
      summaries, proofs: record.proofs, controls: record.controls)
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [RunHead(record, width: look.columns).lines]
    for ranking in rankings {
      let tables = RateTables(ranking, isLowerBound: record.isLowerBound, look)
      blocks.append(tables.headingLines)
      blocks.append(contentsOf: tables.blocks)
      blocks.append(CourseLines(ranking, series, look).lines)
      blocks.append(ThrottleTable(ranking).lines)
      if !record.isLowerBound {
        blocks.append(AblationLines(ranking, ladder: record.ablation).lines)
      }
      blocks.append(BlameLines(ranking, width: look.columns).lines)
    }
    blocks.append(FindingLines(summaries, width: look.columns).lines)
    blocks.append(wrap(Doubts.firstFrames(of: rankings[rankings.count - 1])))
    blocks.append(look.isNarrow ? wrap(legend.joined(separator: " ")) : legend)
    if !record.isLowerBound { blocks.append(verdict) }
    blocks.append(
      ([Doubts(summaries).disturbances, Doubts(summaries).unexplained(by: record.proofs)]
        .compactMap(\.self) + record.caveats)
        .flatMap { wrap("note: " + TextFormatting.oneLine($0), indent: "      ") })
    return TextFormatting.paragraphs(blocks)
  }

  private func wrap(_ text: String, indent: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, width: look.columns)
  }

  /// Who is ahead, and why; the first sentence stands out.
  private var verdict: [String] {
    WinnerSentence(rankings: rankings, record: record).sentences.enumerated()
      .flatMap { index, sentence in
        wrap(sentence).map { look.tinted($0, index == 0 ? .important : nil) }
      }
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
