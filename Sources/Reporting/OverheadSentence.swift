import Analysis
import Files
import Statistics

/// How much of a frame the simulated table takes that neither shows content nor draws, and how much
/// measuring takes.
struct OverheadSentence {
  private let shares: [Double]
  private let measuring: Int

  /// - Parameter measuring: Nanoseconds a frame; 0 if unknown.
  init(_ summaries: [SeriesSummary], measuring: Int) {
    shares = summaries.filter { $0.frameTime.p50 > 0 }.map(\.shareOfOverhead)
    self.measuring = measuring
  }

  /// `nil` if neither was recorded.
  ///
  ///     Advance, recycle, layout and commit take 1.8–2.4 % of a frame, measuring it 207 ns.
  var text: String? {
    guard let low = shares.min(), let high = shares.max(), high > 0 else {
      return measuring > 0 ? "Measuring takes \(measuring) ns of each frame." : nil
    }
    let texts = [low, high].map { DecimalText.fixed($0 * 100, places: 1) }
    let range = texts[0] == texts[1] ? texts[0] : texts.joined(separator: "–")
    return "Advance, recycle, layout and commit take \(range) % of a frame"
      + (measuring > 0 ? ", measuring it \(measuring) ns." : ".")
  }
}

extension SeriesSummary {
  /// The medians of the phases that neither show content nor draw, as a share of the median frame
  /// time.
  fileprivate var shareOfOverhead: Double {
    (phases.advance + phases.recycle + phases.layout + phases.commit) / frameTime.p50
  }
}
