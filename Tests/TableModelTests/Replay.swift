import TableModel

/// A trace over content that does not change.
struct Replay {
  let trace: Trace
  let maximum: Double
  let displayHeight: Double

  init(
    _ motions: [Motion], maximum: Double, displayHeight: Double = 667, seed: UInt64 = 1
  ) {
    trace = Trace(motions, seed: seed)
    self.maximum = maximum
    self.displayHeight = displayHeight
  }

  var duration: Double { trace.duration }

  func advance(_ scroll: inout Scroll, to time: Double) {
    scroll.advance(to: time, maximum: maximum, displayHeight: displayHeight) { Double($0) * 44 }
  }

  /// Returns the offset at the first tick of a scroll.
  func offset(at time: Double) -> Double {
    var scroll = Scroll(trace)
    advance(&scroll, to: time)
    return scroll.offset
  }
}
