import Analysis
import Files
import Statistics

/// The first screen: up to four figures, the number of caveats, the chart of ratios, and the result
/// in words.
///
/// It shows the ranking at the highest refresh rate, or the comparison with another run.
struct ResultPart {
  let tiles: [Tile]
  let badge: String
  let hasBadge: Bool
  let ratio: RatioPart?
  /// The rounds that would decide what the measured ones do not; empty if none would.
  let deciding: String
  let hasDeciding: Bool
  let sentences: [Sentence]

  /// A figure with its name above it and what it is of below it.
  struct Tile {
    let tileName: String
    let tileFigure: String
    let tileNote: String
  }

  /// A fact, divided where it names a document.
  struct Sentence {
    let before: String
    /// A path within the repository.
    let document = "docs/validity.md"
    let isLinked: Bool
    let after: String

    init(_ text: String) {
      let parts = text.split(separator: document, maxSplits: 1, omittingEmptySubsequences: false)
      before = String(parts[0])
      isLinked = parts.count == 2
      after = isLinked ? String(parts[1]) : ""
    }
  }

  /// - Parameters:
  ///   - caveats: The number of caveats below.
  ///   - deciding: What would decide, without a full stop; empty for nothing.
  init(tiles: [Tile], caveats: Int, deciding: String = "", sentences: [String] = []) {
    self.tiles = tiles
    badge = TextFormatting.count(caveats, "caveat")
    hasBadge = caveats > 0
    ratio = nil
    self.deciding = deciding
    hasDeciding = !deciding.isEmpty
    self.sentences = sentences.map(Sentence.init)
  }

  init(_ source: ReportSource, colors: StrategyColors) {
    let ranking = source.first
    let decisions: [(name: String, time: Comparison, tests: Int)]
    let figures: [Tile?]
    if let comparison = source.comparison?.comparison {
      let pairs = comparison.series.filter { $0.first.refreshRate == ranking.refreshRate }
      figures =
        Self.change(comparison, without: source.facts.run.controls) + [Self.counts(comparison)]
      ratio = RatioPart(pairs, refreshRate: ranking.refreshRate, colors: colors)
      decisions = pairs.compactMap { pair in
        pair.times.first.map { (pair.first.strategy, $0, pair.times.count) }
      }
    } else {
      figures = [Self.fastest(ranking), Self.next(ranking), Self.price(ranking)]
      ratio = RatioPart(ranking, colors: colors)
      decisions = ranking.ranked.compactMap { summary in
        ranking.comparisons[summary.strategy].map { (summary.strategy, $0, 1) }
      }
    }
    tiles = (figures + [Self.interruptions(source.summaries)]).compactMap(\.self)
    let counts = [(source.caveats.count, "caveat"), (source.findings.count, "finding")]
      .filter { $0.0 > 0 }
    badge = TextFormatting.list(counts.map { TextFormatting.count($0.0, $0.1) })
    hasBadge = !counts.isEmpty
    deciding = Self.deciding(decisions)
    hasDeciding = !deciding.isEmpty
    sentences = source.brief.map(Sentence.init)
  }
}

extension ResultPart {
  private static func deciding(
    _ comparisons: [(name: String, time: Comparison, tests: Int)]
  ) -> String {
    let missing = comparisons.compactMap { comparison in
      comparison.time.furtherRounds(tests: comparison.tests).map { (comparison, $0) }
    }
    guard let (first, rounds) = missing.first else { return "" }
    if case .tooFewRounds(let needed) = first.time.verdict.reason {
      return "\(TextFormatting.count(rounds, "more round")) or more: no verdict below \(needed)"
    }
    return missing.map {
      "\(TextFormatting.name($0.0.name)) \(TextFormatting.count($0.1, "more round"))"
    }.joined(separator: ", ")
      + ", at 80 % power if effect and scatter stay as measured"
  }

  /// The shortest median; called fastest only if the rounds show it.
  private static func fastest(_ ranking: Ranking) -> Tile? {
    guard let first = ranking.ranked.first else { return nil }
    let name =
      switch ranking.result {
      case .winner: "Fastest"
      case .single: "Median frame"
      case .empty, .tie, .tooFewRounds, .placeboDiffers: "Shortest median"
      }
    let time = first.frameTime.p50
    return Tile(
      tileName: name,
      tileFigure: TextFormatting.milliseconds(time, fine: time < 1) + " ms",
      tileNote: "\(TextFormatting.name(first.strategy)) ·"
        + " \(TextFormatting.percent(time / first.budget)) of \(TextFormatting.milliseconds(first.budget)) ms"
    )
  }

  private static func next(_ ranking: Ranking) -> Tile? {
    guard let next = ranking.ranked.dropFirst().first,
      let comparison = ranking.comparisons[next.strategy]
    else { return nil }
    return tile("Next", comparison, of: TextFormatting.name(next.strategy))
  }

  /// The ratio of the shortest median to the first control, which does not round its corners.
  private static func price(_ ranking: Ranking) -> Tile? {
    guard let first = ranking.ranked.first, let control = ranking.controls.first,
      let comparison = ranking.comparisons[control.strategy]
    else { return nil }
    let names = [first, control].map { TextFormatting.name($0.strategy) }
    return tile(
      "Price of rounding", comparison, of: names.joined(separator: " over "), isInverse: true)
  }

  /// The greatest change of the median at the highest refresh rate, as a ratio and in milliseconds.
  private static func change(_ comparison: RunComparison, without controls: [String]) -> [Tile?] {
    guard let (series, time) = ComparisonReport(comparison).greatestChange(without: controls) else {
      return []
    }
    let name = TextFormatting.name(series.first.strategy)
    let medians = [time.first, time.second].compactMap(\.self)
    return [
      tile("Greatest change", time, of: name, namesVerdict: false),
      medians.count < 2
        ? nil
        : Tile(
          tileName: "Median frame",
          tileFigure: medians.map {
            TextFormatting.milliseconds($0, fine: medians.contains { $0 < 1 })
          }.joined(separator: " → ") + " ms",
          tileNote: "this run → other run"),
    ]
  }

  /// The number of counts that differ.
  private static func counts(_ comparison: RunComparison) -> Tile? {
    let counts = comparison.series.flatMap(\.counts)
    guard !counts.isEmpty else { return nil }
    let others = counts.count { $0.verdict != .same }
    return Tile(
      tileName: "Counts that differ", tileFigure: DecimalText.grouped(others),
      tileNote: "of \(DecimalText.grouped(counts.count)), compared exactly")
  }

  /// The series with the greatest share of interrupted frames, if that is more than 1 %.
  private static func interruptions(_ summaries: [SeriesSummary]) -> Tile? {
    guard
      let most = summaries.max(by: { $0.shareOfInterruptedFrames < $1.shareOfInterruptedFrames }),
      most.shareOfInterruptedFrames > ReportSource.largestShareOfInterruptedFrames
    else { return nil }
    return Tile(
      tileName: "Interrupted frames",
      tileFigure: TextFormatting.percent(most.shareOfInterruptedFrames),
      tileNote: "\(TextFormatting.name(most.strategy)), the most · this run")
  }

  /// The effect of a comparison or its inverse; the note has the verdict unless it is a difference or
  /// the headline has it.
  private static func tile(
    _ name: String, _ comparison: Comparison, of subject: String, isInverse: Bool = false,
    namesVerdict: Bool = true
  ) -> Tile? {
    guard let effect = comparison.effect, effect > 0 else { return nil }
    let interval =
      isInverse
      ? comparison.interval.flatMap {
        $0.low > 0 ? ConfidenceInterval(low: 1 / $0.high, high: 1 / $0.low) : nil
      } : comparison.interval
    let ratio = TextFormatting.ratio(isInverse ? 1 / effect : effect, interval)
    return Tile(
      tileName: name, tileFigure: ratio.factor,
      tileNote: [
        subject, ratio.interval,
        comparison.verdict.isDifference || !namesVerdict ? nil : comparison.word,
      ].compactMap(\.self).joined(separator: " · "))
  }
}
