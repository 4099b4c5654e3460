import SeededRandom

/// The motions of a scroll as pieces of virtual time, each with a formula for the distance covered.
///
///     let trace = Trace(
///       [.constant(seconds: 1, velocity: 600), .jump(row: 100), .pause(seconds: 1)], seed: 1)
///     trace.duration   // 2
///
/// A trace knows no content: ``Scroll`` replays it over a table, whose ends may move meanwhile.
package struct Trace: Sendable {
  /// The duration of the trace, in seconds; afterwards the offset is constant.
  package private(set) var duration = 0.0
  /// In the order of their starts; the first one is a hold at offset 0, the last one never ends.
  private(set) var pieces: [TracePiece] = []

  /// The times at which the fingers of overscroll motions lift, in seconds.
  package var releases: [Double] {
    pieces.filter { if case .spring = $0.way { true } else { false } }.map(\.start)
  }

  /// - Parameter seed: The seed of the times and velocities of flicks.
  package init(_ motions: [Motion], seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    append(.hold, seconds: 0)
    for motion in motions {
      switch motion {
      case .pause(let seconds): append(.hold, seconds: seconds)
      case .constant(let seconds, let velocity):
        append(.constant(velocity: velocity), seconds: seconds)
      case .drag(let seconds, let distance):
        append(.ease(distance: distance), seconds: seconds)
      case .jump(let row): append(.jump(row: row), seconds: 0)
      case .flicks(let seconds, let speeds, let direction, let accelerates):
        appendFlicks(
          seconds: seconds, speeds: speeds, sign: direction == .down ? 1 : -1,
          accelerates: accelerates, random: &random)
      case .overscroll(let seconds, let edge, let distance):
        appendOverscroll(seconds: seconds, distance: edge == .bottom ? distance : -distance)
      }
    }
    append(.hold, seconds: .infinity)
  }

  private mutating func append(_ way: TracePiece.Way, seconds: Double) {
    pieces.append(TracePiece(start: duration, seconds: seconds, way: way))
    if seconds.isFinite { duration += seconds }
  }

  private mutating func appendFlicks(
    seconds: Double, speeds: ClosedRange<Double>, sign: Double, accelerates: Bool,
    random: inout SeededGenerator
  ) {
    let intervals = accelerates ? Motion.acceleratingFlickInterval : Motion.flickInterval
    var left = seconds
    var remaining = 0.0
    while left > 1e-9 {
      let interval = min(left, random.number(in: intervals))
      let finger = random.number(in: speeds)
      let speed = accelerates ? min(Motion.maximumSpeed, finger + remaining) : finger
      let contact = min(interval, Motion.flickContact)
      append(.accelerate(to: sign * finger, seconds: Motion.flickContact), seconds: contact)
      append(.decelerate(from: sign * speed), seconds: interval - contact)
      remaining = speed * Deceleration.remaining(after: interval - contact)
      left -= interval
    }
  }

  private mutating func appendOverscroll(seconds: Double, distance: Double) {
    let pull = Overscroll.pullShare * seconds
    let over = duration + seconds
    append(.pull(distance: distance), seconds: pull)
    let timeConstant = Overscroll.timeConstant(motionSeconds: seconds)
    append(.spring(timeConstant: timeConstant), seconds: over - duration)
    duration = over
  }
}
