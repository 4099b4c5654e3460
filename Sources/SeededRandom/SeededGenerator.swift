/// A generator of pseudo-random numbers whose sequence depends on nothing but its seed.
///
/// It is SplitMix64, the mixing function of G. Steele, D. Lea and C. Flood, "Fast splittable
/// pseudorandom number generators" (OOPSLA 2014), with the constants of Java's `SplittableRandom`.
/// For whole numbers in a range use `number(in:)`: how `Int.random(in:using:)` consumes a generator
/// is not promised to stay the same from one Swift to the next.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// What each call of `next()` adds to the state.
  private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init(seed: UInt64) {
    state = seed
  }

  /// Moves on as that many calls of `next()` would.
  ///
  /// - Complexity: O(1).
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

  /// A number of the range, each as likely as any other.
  ///
  /// The rule: with *n* numbers in the range, one call of `next()` gives *x*, and the result is
  /// `lowerBound` + ⌊*x* · *n* / 2⁶⁴⌋. It favours no number by more than *n* / 2⁶⁴, too little to
  /// be seen.
  ///
  /// - Precondition: the range holds fewer than 2⁶⁴ numbers.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    let distance = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    precondition(distance < .max, "a range of all integers has too many to choose from")
    let step = next().multipliedFullWidth(by: distance + 1).high
    return range.lowerBound &+ Int(truncatingIfNeeded: step)
  }
}
