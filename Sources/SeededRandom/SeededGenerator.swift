/// A generator of pseudo-random numbers that depend only on its seed.
///
/// It implements SplitMix64, the mixing function of G. Steele, D. Lea and C. Flood, "Fast
/// splittable pseudorandom number generators" (OOPSLA 2014), with the constants of Java's
/// `SplittableRandom`. Use `number(in:)` for integers in a range: the sequence of
/// `Int.random(in:using:)` may change between Swift versions.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64
  private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init(seed: UInt64) {
    state = seed
  }

  /// Has the effect of `count` calls of `next()`, in O(1).
  package mutating func skip(_ count: Int) {
    state &+= Self.increment &* UInt64(truncatingIfNeeded: count)
  }

  package mutating func next() -> UInt64 {
    state &+= Self.increment
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a uniformly distributed integer.
  ///
  /// For a range of *n* integers and *x* from one call of `next()`, the result is `lowerBound` +
  /// ⌊*x* · *n* / 2⁶⁴⌋. The bias is at most *n* / 2⁶⁴, which is negligible.
  ///
  /// - Precondition: The range contains fewer than 2⁶⁴ integers.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    let distance = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    precondition(distance < .max, "the range contains fewer than 2⁶⁴ integers")
    let step = next().multipliedFullWidth(by: distance + 1).high
    return range.lowerBound &+ Int(truncatingIfNeeded: step)
  }
}

extension SeededGenerator {
  /// Returns a uniformly distributed number: the upper 53 bits of one call of `next()`, over 2⁵³ −
  /// 1, scaled to the range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    let fraction = Double(next() >> 11) / Double(UInt64(1) << 53 - 1)
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  /// Returns the elements in random order, each order with the same probability (Fisher–Yates).
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() {
      result.swapAt(index, number(in: 0...index))
    }
    return result
  }
}
