struct SampleMoments {
  let count: Double
  let mean: Double
  /// The variance with *n* − 1 in the denominator; 0 for a single value.
  let variance: Double

  /// - Precondition: There is at least one value.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "a sample has at least one value")
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    self.count = count
    self.mean = mean
    variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Swift.max(1, count - 1)
  }

  var varianceOfMean: Double { variance / count }

  /// The standard error of the mean times a quantile of Student's t; for at least two values.
  func error(quantile share: Double) -> Double {
    StudentT.quantile(share, degrees: count - 1) * varianceOfMean.squareRoot()
  }
}
