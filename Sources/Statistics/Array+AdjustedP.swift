extension [Double] {
  /// The p values of several tests with Holm's step-down adjustment.
  ///
  /// The smallest of m values is multiplied by m, the next by m − 1 and so on; the result is
  /// nondecreasing and at most 1. Rejecting values below α has a family-wise error rate of at most
  /// α, whatever the dependence of the tests (S. Holm, "A Simple Sequentially Rejective Multiple
  /// Test Procedure", Scandinavian Journal of Statistics 6, 1979).
  ///
  ///     [0.01, 0.04, 0.03].holmAdjusted   // [0.03, 0.06, 0.06]
  package var holmAdjusted: [Double] {
    precondition(allSatisfy { (0...1).contains($0) }, "a p value lies between 0 and 1")
    var adjusted = self
    var highest = 0.0
    for (step, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
      highest = Swift.max(highest, Swift.min(1, self[index] * Double(count - step)))
      adjusted[index] = highest
    }
    return adjusted
  }

  /// The p values of several tests with the step-up adjustment of Benjamini and Hochberg.
  ///
  /// The largest of m values is kept, the next is multiplied by m / (m − 1), the smallest by m; the
  /// result is nondecreasing. Rejecting values below α bounds the expected share of false
  /// rejections among all rejections by α for independent tests (Y. Benjamini and Y. Hochberg,
  /// "Controlling the False Discovery Rate", Journal of the Royal Statistical Society B 57, 1995).
  ///
  ///     [0.01, 0.04, 0.03].benjaminiHochbergAdjusted   // [0.03, 0.04, 0.04]
  package var benjaminiHochbergAdjusted: [Double] {
    precondition(allSatisfy { (0...1).contains($0) }, "a p value lies between 0 and 1")
    var adjusted = self
    var lowest = 1.0
    for (step, index) in indices.sorted(by: { self[$0] > self[$1] }).enumerated() {
      lowest = Swift.min(lowest, self[index] * (Double(count) / Double(count - step)))
      adjusted[index] = lowest
    }
    return adjusted
  }
}
