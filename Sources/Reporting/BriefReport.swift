package import Analysis
import Files
import RunData

/// The verdict of a run and what it rests on, in about 25 lines; ``TextReport`` has everything.
package struct BriefReport {
  private let source: ReportSource
  private let look: TextLook
  private let folder: String
  private let notCompared: [String]
  private let since: RunComparison?

  private static let width = 80

  /// - Parameter notCompared: The other strategies that `--strategy all` compares.
  package init(
    _ source: ReportSource, look: TextLook = TextLook(), folder: String,
    notCompared: [String] = [], since: RunComparison? = nil
  ) {
    self.source = source
    self.look = look
    self.folder = folder
    self.notCompared = notCompared
    self.since = since
  }

  private var facts: RunFacts { source.facts }

  /// Text of at most 80 columns that ends with a line feed.
  package var text: String {
    var blocks = [verdict]
    for ranking in source.rankings.reversed() {
      let tables = RunTables(ranking, in: facts)
      let shown = [tables.brief, tables.briefWork, tables.instructions]
      blocks += shown.compactMap(\.self).map { $0.lines(width: width, look) }
    }
    blocks.append(conditions + further)
    return TextFormatting.paragraphs(blocks)
  }

  private var width: Int { min(Self.width, look.columns) }

  private func wrap(_ text: String, indent: String = "  ", first: String = "") -> [String] {
    TextFormatting.wrap(text, indent: indent, first: first, width: width)
  }
}

extension BriefReport {
  private var verdict: [String] {
    wrap("verdict: \(source.verdict)").map { look.tinted($0, .important) }
      + source.reasons.flatMap { wrap($0, indent: "    ", first: "  ") }
      + warnings.flatMap { wrap($0, first: "! ") }
  }

  private var warnings: [String] {
    let recurring = source.rankings.flatMap(\.inOrder).reduce(0) { $0 + $1.recurringHitches.count }
    let others = [
      // Explains a headroom above 1 beside hitches that are not good.
      source.badHitches.isEmpty ? nil : source.lateJumps,
      recurring == 0 ? nil : Fact.hitchCount(DecimalText.counted(recurring, "frame")),
      source.slowFirstFrames,
    ]
    return source.badHitches + others.compactMap(\.self) + source.doubts
  }

  private var conditions: [String] {
    let strategies = source.first.inOrder
    let first = strategies[0]
    let display = facts.run.scroll.display
    let machine = facts.run.machine
    let rows = RunTables.rowsPerRound(of: strategies)
    let load = machine.loadAverages.first.map {
      "load \(DecimalText.fixed($0, places: 1)) on \(DecimalText.counted(machine.cores, "core"))"
    }
    return TextFormatting.dotted(
      [
        "\(rows) rows per round" + (source.rankings.count > 1 ? " at \(first.refreshRate) Hz" : ""),
        DecimalText.counted(first.rounds, "round")
          + (!facts.run.spec.isInProcess ? " in fresh processes" : " in one process"),
        facts.run.spec.pipeline == .serial ? nil : "\(facts.run.spec.pipeline.rawValue) pipeline",
        source.noiseFloor,
      ].compactMap(\.self), width: width)
      + TextFormatting.dotted(
        [
          MessageText.name(facts.run.scroll.scenario),
          "\(display.pixelWidth)×\(display.pixelHeight) px",
          facts.run.spec.engine == "painter"
            ? nil : "engine \(MessageText.name(facts.run.spec.engine))",
          MessageText.name(machine.cpu), load, change,
        ].compactMap(\.self), width: width)
  }

  /// The change of the fastest strategy's median since an earlier run, which is no verdict.
  private var change: String? {
    guard let fastest = source.first.ranked.first,
      let series = since?.series.first(where: {
        $0.obstacles.isEmpty && $0.second.strategy == fastest.strategy
          && $0.second.refreshRate == fastest.refreshRate
      }), let effect = series.times.first?.effect
    else { return nil }
    return Fact.sinceLastRun(
      MessageText.name(fastest.strategy), TextFormatting.signed((effect - 1) * 100, places: 1))
  }

  private var further: [String] {
    let rest = notCompared.count > 1 ? " and \(notCompared.count - 1) more" : ""
    let others = notCompared.first.map { Fact.notCompared("\($0)\(rest)") }
    return TextFormatting.dotted(
      [
        "page: " + ShellText.command(["report", folder]), "all tables: --verbose",
        "words: scrollbench list metrics", others,
      ].compactMap(\.self), width: width)
  }
}
