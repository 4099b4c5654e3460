import SeededRandom
import Statistics

/// A place where a series of values moved and stayed.
package struct ChangePoint: Equatable, Sendable {
  /// The first value after it.
  package let index: Int
  /// The median of the values since the change point before it.
  package let before: Double
  /// The median of the values until the next one.
  package let after: Double
  /// How likely values in a random order differ as much there; `nil` where any change counts.
  package let p: Double?

  package init(index: Int, before: Double, after: Double, p: Double?) {
    self.index = index
    self.before = before
    self.after = after
    self.p = p
  }

  /// How many times the value became; `nil` if it was 0.
  package var factor: Double? { before == 0 ? nil : after / before }
}

/// Finds change points in a history of a noisy value.
///
/// E-divisive: the split of the greatest divergence (``EnergySplit``) stands if a permutation test
/// finds it unlikely, and both parts are then searched for further ones (D. S. Matteson and N. A.
/// James, 2014). As in M. Fleming et al., "Hunter: Using Change Point Detection to Hunt for
/// Performance Regressions" (2023), windows that overlap by half keep an old change from hiding a new
/// one, and each point must then hold against its neighbours, and be large enough to matter. The
/// permutations are seeded, so that the same history always gives the same answer.
///
/// About 14 values are the fewest in which anything can be found.
package struct ChangePointSearch: Equatable, Sendable {
  /// The values of a window.
  package var window = 50
  /// The level below which a change is shown.
  package var alpha = 0.001
  /// The smallest change, as a share of the value before.
  package var smallestChange = 0.02
  /// Permutations of a test: the smallest p is one over one more.
  package var permutations = 1_999
  package var seed: UInt64 = 1

  package init() {}

  /// The places where the values moved, in their order.
  ///
  /// - Parameter values: Finite numbers, the oldest first.
  package func changePoints(in values: [Double]) -> [ChangePoint] {
    var candidates: [EnergySplit] = []
    var start = 0
    repeat {
      let end = min(start + window, values.count)
      search(start..<end, of: values, into: &candidates)
      start += max(1, window / 2)
    } while start + window / 2 < values.count
    return confirmed(apart(candidates), in: values)
  }

  /// Every place where a value is not the one before it.
  package static func everyChange(in values: [Double]) -> [ChangePoint] {
    values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }.map {
      ChangePoint(index: $0, before: values[$0 - 1], after: values[$0], p: nil)
    }
  }
}

extension ChangePointSearch {
  /// Splits a range again and again for as long as a split is significant.
  private func search(
    _ range: Range<Int>, of values: [Double], into found: inout [EnergySplit]
  ) {
    let part = Array(values[range])
    guard let split = EnergySplit.greatest(of: part),
      p(part, of: split.divergence, { EnergySplit.greatest(of: $0)?.divergence ?? 0 }) < alpha
    else { return }
    let index = range.lowerBound + split.index
    search(range.lowerBound..<index, of: values, into: &found)
    found.append(
      EnergySplit(index: index, end: range.lowerBound + split.end, divergence: split.divergence))
    search(index..<range.upperBound, of: values, into: &found)
  }

  /// Of candidates nearer than three values, which two windows may see of one change, the one of the
  /// greatest divergence.
  private func apart(_ candidates: [EnergySplit]) -> [Int] {
    var kept: [Int] = []
    for split in candidates.sorted(by: { ($0.divergence, $1.index) > ($1.divergence, $0.index) })
    where !kept.contains(where: { ($0 - split.index).magnitude < 3 }) {
      kept.append(split.index)
    }
    return kept.sorted()
  }

  /// The candidates that hold against the values on both sides; the weakest goes first, since what it
  /// parted may then decide for its neighbours.
  private func confirmed(_ candidates: [Int], in values: [Double]) -> [ChangePoint] {
    var places = candidates
    while true {
      let points = places.indices.map { place in
        point(
          places[place], in: values, after: place == 0 ? 0 : places[place - 1],
          before: place + 1 < places.count ? places[place + 1] : values.count)
      }
      let weakest = points.indices.filter { !holds(points[$0]) }
        .max { (points[$0].p ?? 1) < (points[$1].p ?? 1) }
      guard let weakest else { return points }
      places.remove(at: weakest)
    }
  }

  private func holds(_ point: ChangePoint) -> Bool {
    guard point.p ?? 1 < alpha else { return false }
    guard let factor = point.factor else { return point.after != 0 }
    return (factor - 1).magnitude >= smallestChange
  }

  /// A change point between its neighbours, no further away than a window.
  private func point(
    _ index: Int, in values: [Double], after start: Int, before end: Int
  ) -> ChangePoint {
    let left = Array(values[max(start, index - window)..<index])
    let right = Array(values[index..<min(end, index + window)])
    var chance = 1.0
    if min(left.count, right.count) >= EnergySplit.fewestValues {
      let divergence = { EnergySplit.divergence(of: $0, at: left.count) }
      chance = p(left + right, of: divergence(left + right), divergence)
    }
    return ChangePoint(
      index: index, before: Distribution(left).percentile(50),
      after: Distribution(right).percentile(50), p: chance)
  }

  /// How likely a statistic is at least as great if the order of the values means nothing.
  ///
  /// It ends as soon as that can no longer fall below ``alpha``: J. Besag and P. Clifford, "Sequential
  /// Monte Carlo p-values", Biometrika 78 (1991).
  private func p(
    _ values: [Double], of observed: Double, _ statistic: ([Double]) -> Double
  ) -> Double {
    var generator = SeededGenerator(seed: seed)
    // Sums in another order differ in their last digits.
    let threshold = observed - observed.magnitude * 1e-9
    var (drawn, reached) = (0, 0)
    while drawn < permutations, Double(reached + 1) < alpha * Double(permutations + 1) {
      if statistic(generator.shuffled(values)) >= threshold { reached += 1 }
      drawn += 1
    }
    return Double(reached + 1) / Double(drawn + 1)
  }
}
