import Analysis
import Files
import Statistics

/// The result of a run at its highest refresh rate: up to three figures, the number of caveats, and
/// the chart of ratios.
struct ResultPart {
  let tiles: [Tile]
  let hasTiles: Bool
  let badge: String
  let ratio: RatioPart?

  /// A figure with its name above it and what it is of below it.
  struct Tile {
    let tileName: String
    let tileFigure: String
    let tileNote: String
  }

  init(_ ranking: Ranking, caveats: Int, findings: Int, ratio: RatioPart?) {
    tiles = [Self.fastest(ranking), Self.next(ranking), Self.price(ranking)].compactMap(\.self)
    hasTiles = !tiles.isEmpty
    let counts = [(caveats, "caveat"), (findings, "finding")].filter { $0.0 > 0 }
    badge = TextFormatting.list(counts.map { TextFormatting.count($0.0, $0.1) })
    self.ratio = ratio
  }
}

extension ResultPart {
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
      let comparison = ranking.comparisons[next.strategy], let effect = comparison.effect
    else { return nil }
    let ratio = TextFormatting.ratio(effect, comparison.interval)
    return Tile(
      tileName: "Next", tileFigure: ratio.factor,
      tileNote: note(TextFormatting.name(next.strategy), ratio.interval, comparison))
  }

  /// The ratio of the shortest median to the first control, which does not round its corners.
  private static func price(_ ranking: Ranking) -> Tile? {
    guard let first = ranking.ranked.first, let control = ranking.controls.first,
      let comparison = ranking.comparisons[control.strategy], let effect = comparison.effect,
      effect > 0
    else { return nil }
    let interval = comparison.interval.flatMap {
      $0.low > 0 ? ConfidenceInterval(low: 1 / $0.high, high: 1 / $0.low) : nil
    }
    let ratio = TextFormatting.ratio(1 / effect, interval)
    return Tile(
      tileName: "Price of rounding", tileFigure: ratio.factor,
      tileNote: note(
        "\(TextFormatting.name(first.strategy)) over \(TextFormatting.name(control.strategy))",
        ratio.interval, comparison))
  }

  /// The strategies and the interval, with the verdict unless it is a difference.
  private static func note(
    _ name: String, _ interval: String?, _ comparison: Comparison
  ) -> String {
    [name, interval, comparison.verdict.isDifference ? nil : comparison.word].compactMap(\.self)
      .joined(separator: " · ")
  }
}
