extension [Double] {
  /// The p values of several tests, raised so that each may be compared with the level of all.
  ///
  /// Holm's step-down: the smallest of m is multiplied by m, the next by m − 1 and so on; none
  /// becomes smaller than one before it, and none exceeds 1. Rejecting those below α errs anywhere
  /// in at most a share α of such families, however the tests depend on each other (S. Holm, "A
  /// Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6,
  /// 1979).
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
}
