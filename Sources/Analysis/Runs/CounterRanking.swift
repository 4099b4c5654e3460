package import Results

/// The ranking of strategies by the counters of a renderer's work.
///
/// A strategy leads only if it needs no more than any rival in every counter of work (layers,
/// quads, image switches, and bytes read, written, changed and moved off screen), and less than
/// each rival in at least one. Otherwise the order depends on what a quad costs compared with
/// memory traffic, which ``TradeOff/breakEven`` states.
///
/// The counters are those of this program's engine, which splits rounded fills and stretched images
/// into opaque and blended parts.
package struct CounterRanking: Equatable, Sendable {
  /// The leading strategy, if there is one.
  package let leader: SeriesSummary?
  /// The trade-offs of the fastest strategy with the rivals that need less in some counter.
  package let tradeOffs: [TradeOff]

  /// - Parameter rivals: The ranked strategies of one refresh rate, fastest first.
  /// - Returns: `nil` with fewer than two rivals.
  package init?(_ rivals: [SeriesSummary]) {
    guard rivals.count > 1 else { return nil }
    leader =
      rivals.enumerated().first { index, candidate in
        rivals.enumerated().allSatisfy { other, rival in
          other == index || candidate.needsLess(than: rival)
        }
      }?.element
    tradeOffs = rivals.dropFirst().compactMap { TradeOff(rivals[0], $0) }
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
  init?(_ summary: SeriesSummary, _ rival: SeriesSummary) {
    func differences(_ sign: Double) -> [Difference] {
      ExactMetric.work.compactMap { counter in
        let difference = sign * (summary.count(counter) - rival.count(counter))
        return difference > 0 ? Difference(counter: counter, perFrame: difference) : nil
      }
    }
    let (more, less) = (differences(1), differences(-1))
    guard !more.isEmpty else { return nil }
    self.init(
      strategy: summary.strategy, rival: rival.strategy, more: more, less: less,
      breakEven: BreakEven(summary, rival) ?? BreakEven(rival, summary))
  }
}

extension TradeOff.BreakEven {
  /// - Returns: `nil` unless `summary` draws more quads, and `rival` moves or blends more.
  fileprivate init?(_ summary: SeriesSummary, _ rival: SeriesSummary) {
    let counts = (summary.counts, rival.counts)
    func excess(_ count: (SeriesSummary) -> Double) -> Double {
      Swift.max(0, count(rival) - count(summary))
    }
    let quads = counts.0.mean(\.traffic.quads) - counts.1.mean(\.traffic.quads)
    let bytes = excess { $0.counts.mean(\.traffic.movedBytes) }
    let pixels = excess { $0.counts.mean(\.blendedPixels) }
    guard quads > 0, bytes > 0 || pixels > 0 else { return nil }
    self.init(
      strategy: summary.strategy, rival: rival.strategy, quads: quads, bytes: bytes,
      blendedPixels: pixels)
  }
}

extension SeriesSummary {
  /// Returns whether the strategy needs no more than a rival in every counter of work, and less in
  /// at least one.
  fileprivate func needsLess(than rival: SeriesSummary) -> Bool {
    ExactMetric.work.allSatisfy { count($0) <= rival.count($0) }
      && ExactMetric.work.contains { count($0) < rival.count($0) }
  }
}
