import Analysis
import Results
import RunRecords
import Statistics

/// Why one strategy is faster than another, as far as its counters tell.
///
/// Of the counters in which the faster one has less, the one with the greatest relative difference
/// is named. A difference that is too small to matter is not an explanation, whatever its ratio.
struct Reason {
  /// The clause, to follow a comma.
  let clause: String

  /// - Parameter pixels: The pixels of the display.
  init(of winner: SeriesSummary, against rival: SeriesSummary, pixels: Int) {
    let counters = [
      Counter(
        winner, rival, \.blendedPixels, matters: Double(pixels) / 100
      ) { "it blends \($0) pixels a frame where \(rival.strategy) blends \($1)" },
      Counter(
        winner, rival, \.opaquePixels, matters: Double(pixels) / 100
      ) { "it fills \($0) opaque pixels a frame where \(rival.strategy) fills \($1)" },
      Counter(winner, rival, \.layers, matters: 1) {
        "it draws \($0) layers a frame where \(rival.strategy) draws \($1)"
      },
      Counter(winner, rival, \.allocatedBytes, matters: 1_024) {
        "it allocates \($0) bytes a frame where \(rival.strategy) allocates \($1)"
      },
    ]
    // The first of equals: max(by:) would take the last.
    let best = counters.filter(\.explains).reduce(nil as Counter?) { best, counter in
      if let best, best.saving >= counter.saving { best } else { counter }
    }
    clause =
      best.map {
        "because " + $0.words(TextFormatting.count($0.own), TextFormatting.count($0.other))
      }
      ?? "though the counters do not explain it"
  }
}

/// One counter of two strategies.
private struct Counter {
  let own: Double
  let other: Double
  /// The smallest difference a frame that can matter.
  let matters: Double
  let words: (String, String) -> String

  init(
    _ winner: SeriesSummary, _ rival: SeriesSummary, _ count: (FrameSample) -> Int,
    matters: Double, words: @escaping (String, String) -> String
  ) {
    own = winner.counts.mean(count)
    other = rival.counts.mean(count)
    self.matters = matters
    self.words = words
  }

  /// The share of the rival's count that is saved.
  var saving: Double { (other - own) / other }

  var explains: Bool { other - own >= matters && saving >= 0.01 }
}
