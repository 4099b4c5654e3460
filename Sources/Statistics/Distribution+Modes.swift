extension Distribution {
  /// Two groups that values fall into.
  package struct Modes: Equatable, Sendable {
    /// The means of either group.
    package let low: Double
    package let high: Double
    /// The share of the values that is in the high group, 0…1.
    package let shareOfHigh: Double
  }

  /// The part of the variance that the best cut into two groups takes away, from which on they are
  /// two: it takes 0.64 (2/π) from a normal distribution and 0.75 from an even one.
  private static let leastExplained = 0.85
  /// With fewer values nothing is said.
  private static let leastCount = 20
  /// The least share of the values in either group.
  private static let leastShare = 0.1
  /// The least difference of the means, as a share of the lower one.
  private static let leastDistance = 0.1

  /// The two groups of values, if that is what they are.
  ///
  /// The cut is the one with the greatest variance between the groups (N. Otsu, "A threshold
  /// selection method from gray-level histograms", IEEE Transactions on Systems, Man, and
  /// Cybernetics 9, 1979), over all values but the highest 5 %, which are a tail more often than a
  /// group. Means that lie within a tenth of one another are no two groups, nor are fewer
  /// than 20 values.
  ///
  /// - Complexity: O(*n*).
  package var modes: Modes? {
    guard values.count >= Self.leastCount else { return nil }
    let kept = values.prefix(values.count - values.count / 20)
    let count = Double(kept.count)
    let mean = kept.reduce(0, +) / count
    let variance = kept.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    guard variance > 0 else { return nil }
    var best: (between: Double, modes: Modes)?
    var sumBelow = 0.0
    for (index, value) in kept.dropLast().enumerated() {
      sumBelow += value
      let share = Double(index + 1) / count
      guard share >= Self.leastShare, 1 - share >= Self.leastShare else { continue }
      let low = sumBelow / (share * count)
      let high = (mean - share * low) / (1 - share)
      let between = share * (1 - share) * (high - low) * (high - low)
      if between > best?.between ?? 0 {
        best = (between, Modes(low: low, high: high, shareOfHigh: 1 - share))
      }
    }
    guard let best, best.between >= Self.leastExplained * variance,
      best.modes.high >= (1 + Self.leastDistance) * best.modes.low
    else { return nil }
    return best.modes
  }
}
