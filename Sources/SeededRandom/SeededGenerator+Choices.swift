extension SeededGenerator {
  /// A number of the range, evenly spread.
  ///
  /// The rule: the upper 53 bits of one call of `next()`, over 2⁵³ − 1, scale the range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) / Double(UInt64(1) << 53 - 1)
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// The elements in a random order, each order as likely as any other (Fisher and Yates).
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, number(in: 0...index))
    }
    return result
  }
}
