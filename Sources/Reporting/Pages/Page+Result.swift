import Analysis
import Files
import Statistics

/// A figure of the first screen with its name above it and what it is of below it.
struct ResultTile {
  let name: String
  let figure: String
  let note: String

  fileprivate var markup: Markup {
    """
    <dl class="tile"><dt>\(name)</dt><dd class="figure">\(figure)</dd><dd class="of">\(note)</dd></dl>
    """
  }
}

extension Page.Section {
  /// The first screen; `deciding` is what would decide an inconclusive result, without a full stop.
  static func result(
    _ tiles: [ResultTile], caveats: Int, findings: Int = 0, ratio: Markup? = nil,
    deciding: String, sentences: [String]
  ) -> Self {
    let counts = [(caveats, "caveat"), (findings, "finding")].filter { $0.0 > 0 }
    let badge = MessageText.list(counts.map { DecimalText.counted($0.0, $0.1) })
    return Self(
      id: "result", link: "Result", attributes: " aria-label=\"Result\"",
      content: """
        <div class="tiles">\(tiles.map(\.markup))</div>
        \(if: !counts.isEmpty, "<p class=\"badge\"><a href=\"#caveats\">\(badge) below</a></p>")
        \(ratio)
        \(if: !deciding.isEmpty, "<p class=\"deciding\"><strong>What would decide this:</strong> \(deciding).</p>")
        <ul class="words">\(sentences.map { "<li>\(linked($0))</li>" })</ul>

        """)
  }

  private static func linked(_ sentence: String) -> Markup {
    let document = "docs/validity.md"
    let parts = sentence.split(separator: document, maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    return parts.count < 2
      ? "\(sentence)" : "\(parts[0])<a href=\"\(document)\">\(document)</a>\(parts[1])"
  }
}

extension ReportSource {
  /// The first screen: the ranking at the highest refresh rate, or the comparison with another run.
  var result: Page.Section {
    let decisions: [(name: String, time: Comparison, tests: Int)]
    let figures: [ResultTile?]
    let ratio: Markup?
    if let comparison = comparison?.comparison {
      let pairs = comparison.series.filter { $0.first.refreshRate == first.refreshRate }
      figures =
        ResultTile.change(comparison, without: facts.run.controls)
        + [ResultTile.counts(comparison)]
      ratio = ratios(pairs, at: first.refreshRate)
      decisions = pairs.compactMap { pair in
        pair.times.first.map { (pair.first.strategy, $0, pair.times.count) }
      }
    } else {
      figures = [ResultTile.fastest(first), ResultTile.next(first), ResultTile.price(first)]
      ratio = ratios(first)
      decisions = first.ranked.compactMap { summary in
        first.comparisons[summary.strategy].map { (summary.strategy, $0, 1) }
      }
    }
    return .result(
      (figures + [ResultTile.interruptions(summaries)]).compactMap(\.self),
      caveats: caveats.count, findings: findings.count, ratio: ratio,
      deciding: Self.deciding(decisions), sentences: brief)
  }

  private static func deciding(
    _ comparisons: [(name: String, time: Comparison, tests: Int)]
  ) -> String {
    let missing = comparisons.compactMap { comparison in
      comparison.time.furtherRounds(tests: comparison.tests).map { (comparison, $0) }
    }
    guard let (first, rounds) = missing.first else { return "" }
    if case .tooFewRounds(let needed) = first.time.verdict.reason {
      return "\(DecimalText.counted(rounds, "more round")) or more: no verdict below \(needed)"
    }
    return missing.map {
      "\(MessageText.name($0.0.name)) \(DecimalText.counted($0.1, "more round"))"
    }.joined(separator: ", ")
      + ", at 80 % power if effect and scatter stay as measured"
  }
}

extension ResultTile {
  /// The shortest median; called fastest only if the rounds show it.
  fileprivate static func fastest(_ ranking: Ranking) -> Self? {
    guard let first = ranking.ranked.first else { return nil }
    let name =
      switch ranking.result {
      case .winner: "Fastest"
      case .single: "Median frame"
      case .empty, .tie, .tooFewRounds, .placeboDiffers: "Shortest median"
      }
    let time = first.p50.value
    return Self(
      name: name,
      figure: TextFormatting.milliseconds(time, fine: time < 1) + " ms",
      note: "\(MessageText.name(first.strategy)) ·"
        + " \(TextFormatting.percent(time / first.budget)) of the \(TextFormatting.milliseconds(first.budget)) ms of a frame"
    )
  }

  /// The first strategy that is slower than the fastest; of a tie of all the second.
  fileprivate static func next(_ ranking: Ranking) -> Self? {
    let rivals = ranking.ranked.dropFirst()
    guard
      let next = rivals.first(where: { ranking.comparisons[$0.strategy]?.verdict == .worse })
        ?? rivals.first,
      let comparison = ranking.comparisons[next.strategy]
    else { return nil }
    return tile("Next", comparison, of: MessageText.name(next.strategy))
  }

  /// The ratio of the shortest median to the first control, which does not round its corners.
  fileprivate static func price(_ ranking: Ranking) -> Self? {
    guard let first = ranking.ranked.first, let control = ranking.controls.first,
      let comparison = ranking.comparisons[control.strategy]
    else { return nil }
    let names = [first, control].map { MessageText.name($0.strategy) }
    return tile(
      "Price of rounded corners", comparison, of: names.joined(separator: " over "), isInverse: true
    )
  }

  fileprivate static func change(_ comparison: RunComparison, without controls: [String]) -> [Self?]
  {
    guard let (series, time) = ComparisonReport(comparison).greatestChange(without: controls) else {
      return []
    }
    let name = MessageText.name(series.first.strategy)
    let medians = [time.first, time.second].compactMap(\.self)
    return [
      tile("Greatest change of a median", time, of: name, namesVerdict: false),
      medians.count < 2
        ? nil
        : Self(
          name: "Median frame",
          figure: medians.map {
            TextFormatting.milliseconds($0, fine: medians.contains { $0 < 1 })
          }.joined(separator: " → ") + " ms",
          note: "this run → other run"),
    ]
  }

  fileprivate static func counts(_ comparison: RunComparison) -> Self? {
    let counts = comparison.series.flatMap(\.counts).filter { $0.differences.isEmpty }
    guard !counts.isEmpty else { return nil }
    let others = counts.count { $0.verdict != .same }
    return Self(
      name: "Counts that differ", figure: DecimalText.grouped(others),
      note: "of \(DecimalText.grouped(counts.count)), compared exactly")
  }

  fileprivate static func interruptions(_ summaries: [SeriesSummary]) -> Self? {
    guard
      let most = summaries.max(by: { $0.shareOfInterruptedFrames < $1.shareOfInterruptedFrames }),
      most.shareOfInterruptedFrames > ReportSource.largestShareOfInterruptedFrames
    else { return nil }
    return Self(
      name: "Interrupted frames",
      figure: TextFormatting.percent(most.shareOfInterruptedFrames),
      note: "\(MessageText.name(most.strategy)), the most · this run")
  }

  /// The note has the verdict unless it is a difference or the headline has it.
  fileprivate static func tile(
    _ name: String, _ comparison: Comparison, of subject: String, isInverse: Bool = false,
    namesVerdict: Bool = true
  ) -> Self? {
    guard let effect = comparison.effect, effect > 0 else { return nil }
    let interval =
      isInverse
      ? comparison.interval.flatMap {
        $0.low > 0 ? ConfidenceInterval(low: 1 / $0.high, high: 1 / $0.low) : nil
      } : comparison.interval
    let ratio = TextFormatting.ratio(isInverse ? 1 / effect : effect, interval)
    return Self(
      name: name, figure: ratio.factor,
      note: [
        subject, ratio.interval,
        comparison.verdict.isDifference || !namesVerdict ? nil : ReportSource.word(comparison),
      ].compactMap(\.self).joined(separator: " · "))
  }
}
