package import Results
package import RunRecords

/// The ranking of strategies by the counters of a renderer's work.
///
/// A strategy leads only if it needs no more than any rival in every counter of work (layers,
/// quads, image switches, and bytes read, written, changed and moved off screen), and less than
/// each rival in at least one. Otherwise the order depends on what a quad costs compared with
/// memory traffic, which ``TradeOff/breakEven`` states.
///
/// The counters depend on the ``Lowering`` of the renderer.
package struct CounterRanking: Equatable, Sendable {
  /// The leading strategy, if there is one.
  package let leader: String?
  /// The trade-offs of the fastest strategy with the rivals that need less in some counter.
  package let tradeOffs: [TradeOff]

  /// - Parameter rivals: The ranked strategies of one refresh rate, fastest first.
  /// - Returns: `nil` with fewer than two rivals, or if the counters of the lowering are unknown or
  ///   are those of ``Lowering/split`` too.
  package init?(_ rivals: [SeriesSummary], by lowering: Lowering = .split) {
    guard rivals.count > 1, lowering == .split || lowering.isKnownToDiffer(for: rivals) else {
      return nil
    }
    leader =
      rivals.enumerated().first { index, candidate in
        rivals.enumerated().allSatisfy { other, rival in
          other == index || lowering.needs(candidate, lessThan: rival)
        }
      }?.element.strategy
    tradeOffs = rivals.dropFirst().compactMap { TradeOff(rivals[0], $0, by: lowering) }
  }
}

extension Lowering {
  /// Returns the mean per frame of a counter of ``ExactMetric/work``.
  func count(_ counter: ExactMetric, of summary: SeriesSummary) -> Double {
    switch counter.name {
    case "quads": quads(of: summary)
    case "dest_read_bytes" where self == .wholeQuad:
      Double(MemoryLayout<UInt32>.stride) * blendedPixels(of: summary)
    default: summary.count(counter)
    }
  }

  func quads(of summary: SeriesSummary) -> Double {
    summary.counts.mean(self == .split ? \.traffic.quads : \.traffic.wholeQuads)
  }

  func blendedPixels(of summary: SeriesSummary) -> Double {
    summary.counts.mean(self == .split ? \.blendedPixels : \.traffic.wholeQuadBlendedPixels)
  }

  /// Returns the bytes that are read, written, changed and moved off screen per frame.
  func movedBytes(of summary: SeriesSummary) -> Double {
    ExactMetric.work.lazy.filter { $0.metric.unit.hasPrefix("B") }
      .reduce(0) { $0 + count($1, of: summary) }
  }

  /// Returns whether all quads are known, and those of a strategy are others than in ``split``.
  fileprivate func isKnownToDiffer(for summaries: [SeriesSummary]) -> Bool {
    summaries.allSatisfy { quads(of: $0) > 0 }
      && summaries.contains { quads(of: $0) != Self.split.quads(of: $0) }
  }

  /// Returns whether a strategy needs no more than a rival in every counter of work, and less in at
  /// least one.
  fileprivate func needs(_ summary: SeriesSummary, lessThan rival: SeriesSummary) -> Bool {
    let differences = ExactMetric.work.map { count($0, of: summary) - count($0, of: rival) }
    return differences.allSatisfy { $0 <= 0 } && differences.contains { $0 < 0 }
  }
}

/// Two strategies of which each needs less than the other in some counter of work.
package struct TradeOff: Equatable, Sendable {
  /// The faster strategy on the measured processor.
  package let strategy: String
  package let rival: String
  /// The counters of which the strategy needs more than the rival, with the difference per frame.
  package let more: [Difference]
  /// The counters of which it needs less, with the difference per frame as a positive number.
  package let less: [Difference]
  /// `nil` unless one side draws more quads, and the other moves more bytes or blends more pixels.
  package let breakEven: BreakEven?

  package struct Difference: Equatable, Sendable {
    package let counter: ExactMetric
    package let perFrame: Double
  }

  /// The costs of a quad at which two strategies take equally long.
  package struct BreakEven: Equatable, Sendable {
    /// The strategy that draws more quads.
    package let strategy: String
    /// The strategy that moves more bytes or blends more pixels.
    package let rival: String
    /// The additional quads of the strategy per frame.
    package let quads: Double
    /// The bytes that the rival additionally reads, writes, changes and moves off screen per frame;
    /// 0 if it moves fewer.
    package let bytes: Double
    /// The pixels that the rival additionally blends per frame; 0 if it blends fewer.
    package let blendedPixels: Double

    /// The strategy costs less as long as a quad costs less than this many bytes.
    package var bytesPerQuad: Double { bytes / quads }
    /// The strategy costs less as long as a quad costs less than this many blended pixels.
    package var pixelsPerQuad: Double { blendedPixels / quads }
  }
}

extension TradeOff {
  /// - Returns: `nil` if the strategy needs no more than the rival in any counter.
  init?(_ summary: SeriesSummary, _ rival: SeriesSummary, by lowering: Lowering) {
    func differences(_ sign: Double) -> [Difference] {
      ExactMetric.work.compactMap { counter in
        let difference =
          sign * (lowering.count(counter, of: summary) - lowering.count(counter, of: rival))
        return difference > 0 ? Difference(counter: counter, perFrame: difference) : nil
      }
    }
    let (more, less) = (differences(1), differences(-1))
    guard !more.isEmpty else { return nil }
    self.init(
      strategy: summary.strategy, rival: rival.strategy, more: more, less: less,
      breakEven: BreakEven(summary, rival, by: lowering) ?? BreakEven(rival, summary, by: lowering))
  }
}

extension TradeOff.BreakEven {
  /// - Returns: `nil` unless `summary` draws more quads, and `rival` moves or blends more.
  fileprivate init?(_ summary: SeriesSummary, _ rival: SeriesSummary, by lowering: Lowering) {
    func excess(_ count: (SeriesSummary) -> Double) -> Double {
      Swift.max(0, count(rival) - count(summary))
    }
    let quads = lowering.quads(of: summary) - lowering.quads(of: rival)
    let bytes = excess(lowering.movedBytes)
    let pixels = excess(lowering.blendedPixels)
    guard quads > 0, bytes > 0 || pixels > 0 else { return nil }
    self.init(
      strategy: summary.strategy, rival: rival.strategy, quads: quads, bytes: bytes,
      blendedPixels: pixels)
  }
}
