extension Distribution {
  /// The two modes of a bimodal distribution.
  package struct Modes: Equatable, Sendable {
    /// The mean of the lower group.
    package let low: Double
    /// The mean of the higher group.
    package let high: Double
    /// The share of values in the higher group, 0…1.
    package let shareOfHigh: Double
  }

  /// The least share of the variance that the best split must explain: it explains 0.64 (2/π) of a
  /// normal distribution and 0.75 of a uniform one.
  private static let leastExplained = 0.85
  /// The fewest values that are split.
  private static let leastCount = 20
  /// The least share of values in either group.
  private static let leastShare = 0.1
  /// The least difference of the means, relative to the lower one.
  private static let leastDistance = 0.1

  /// The two modes of a bimodal distribution; `nil` if it is not bimodal.
  ///
  /// The split maximizes the variance between the groups (N. Otsu, "A threshold selection method
  /// from gray-level histograms", IEEE Transactions on Systems, Man, and Cybernetics 9, 1979),
  /// without the highest 5 % of values, which are usually a tail. Fewer than 20 values and means
  /// within 10 % of one another have no modes.
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
