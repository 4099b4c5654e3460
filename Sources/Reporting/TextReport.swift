import Analysis
import RunData
import Statistics

/// The result of a run as text: tables, the course of the frames, the verdict with its reasons, and
/// caveats.
package struct TextReport {
  private let source: ReportSource
  private let showsCourse: Bool
  private let look: TextLook

  private var facts: RunFacts { source.facts }
  private var caveats: Caveats { Caveats(source.summaries) }

  /// - Parameter showsCourse: Whether the course of the scroll is a part.
  package init(_ source: ReportSource, showsCourse: Bool = true, look: TextLook = TextLook()) {
    (self.source, self.showsCourse, self.look) = (source, showsCourse, look)
  }

  /// Text of at most 100 columns that ends with a line feed.
  package var text: String {
    var blocks = [RunHead(facts, width: look.columns).lines]
    for ranking in source.rankings {
      let tables = RunTables(ranking, in: facts)
      blocks.append(TextFormatting.dotted(tables.conditions, width: look.columns))
      blocks += tables.all.map { $0.lines(width: look.columns, look) }
      if showsCourse { blocks.append(CourseLines(ranking, source.run.series, look).lines) }
      blocks.append(AblationTable(ranking, strategies: facts.run.ablation).lines)
      blocks.append(
        TextFormatting.bullets(
          RunLists.hitchHeading, RunLists.recurringHitches(ranking), width: look.columns))
    }
    blocks.append(
      TextFormatting.bullets("findings", source.findings, width: look.columns))
    blocks.append(wrap(Caveats.firstFrames(of: source.first)))
    blocks.append(look.isNarrow ? wrap(legend.joined(separator: " ")) : legend)
    blocks.append(verdict)
    blocks.append(source.doubts.flatMap { wrap("note: " + $0, indent: "      ") })
    return TextFormatting.paragraphs(blocks)
  }

  private func wrap(_ text: String, indent: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, width: look.columns)
  }

  /// The result and the facts behind it; the first line is tinted.
  private var verdict: [String] {
    let summary = source.ranking
    return wrap("verdict: \(summary.headline)", indent: "  ").map { look.tinted($0, .important) }
      + summary.facts.flatMap { wrap($0, indent: "  ") }
  }

  private var legend: [String] {
    [
      "Percentiles are those of a round, averaged over the rounds; max is the median over the rounds.",
      caveats.intervals,
      caveats.headroom,
      control.map {
        "Over square: what a frame takes longer than \($0)'s, which shows the same text, in the median."
      },
      "Hitches: frames shown late, all rounds as they ran; good to 5 ms/s, critical from 10 ms/s.",
      facts.run.spec.pipeline == .serial
        ? nil
        : "Two-stage: app and render server work in parallel; frames are shown up to a tick later.",
      "Blended px are read, mixed and written back, opaque px just written (k thousand, M million).",
      "Times rank for software on this CPU; a GPU pays for off-screen passes and changed contents.",
    ].compactMap(\.self) + caveats.overhead(measuring: facts.run.machine.measuringNsPerFrame)
  }

  /// The id of the control that the others are compared with, if one was measured.
  private var control: String? {
    facts.run.controls.first { id in source.summaries.contains { $0.strategy == id } }
  }
}
