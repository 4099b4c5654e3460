/// A loop of dependent integer operations in registers, whose duration depends on the processor's
/// frequency and on interference, and not on memory, caches or the measured program.
package enum ControlLoop {
  /// The number of multiplications and additions, each of which needs the result of the last.
  ///
  /// About 1.5 ms: a cycle at 3 GHz is 0.3 ns, and a step has four or five.
  private static let steps = 1_000_000

  /// In nanoseconds.
  package static func measure() -> Int64 {
    let start = MonotonicClock.now()
    let result = run(from: UInt64(bitPattern: start))
    let end = MonotonicClock.now()
    // Uses the result, so that the loop is not removed.
    return end - start + (result == .max ? 1 : 0)
  }

  /// A linear congruential generator; constants of Knuth, "The Art of Computer Programming", 3.3.4.
  @inline(never)
  private static func run(from seed: UInt64) -> UInt64 {
    var value = seed
    for _ in 0..<steps {
      value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
    return value
  }
}
