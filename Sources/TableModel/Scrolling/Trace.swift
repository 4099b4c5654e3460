import Geometry
import SeededRandom

/// The scroll offset as a function of virtual time.
///
///     let trace = Trace(
///       [.constant(seconds: 1, velocity: 600), .jump(row: 100), .pause(seconds: 1)],
///       maximumOffset: 10_000, displayHeight: 667, seed: 1) { Double($0) * 44 }
///     trace.offset(at: 0.5)   // 300
///     trace.offset(at: 1.5)   // 4400
///
/// Each refresh rate samples the trace at its own ticks. Only overscroll leaves the range
/// `0...maximumOffset`; other motions stop at its ends.
package struct Trace: Sendable {
  /// The duration of the trace, in seconds; afterwards the offset is constant.
  package private(set) var duration = 0.0
  /// The maximum offset without overscroll, in points.
  package let maximumOffset: Double
  private let displayHeight: Double
  private var pieces: [TracePiece] = []
  private var jumps: [Jump] = []
  private var offset = 0.0

  private struct Jump {
    let time: Double
    let row: Int
    let offset: Double
  }

  /// Resolves motions, starting at offset 0, for a table.
  ///
  /// - Parameter maximumOffset: The content's height minus the display's, in points; content
  ///   shorter than the display does not scroll.
  /// - Parameter displayHeight: The display's height, in points, which determines the resistance of
  ///   overscroll.
  /// - Parameter rowTop: Returns the distance of a row from the top of the content, in points, for
  ///   any row number that a jump names.
  package init(
    _ motions: [Motion], maximumOffset: Double, displayHeight: Double, seed: UInt64,
    rowTop: (Int) -> Double
  ) {
    precondition(displayHeight > 0, "the height of the display is positive")
    self.maximumOffset = max(0, maximumOffset)
    self.displayHeight = displayHeight
    var random = SeededGenerator(seed: seed)
    for motion in motions {
      switch motion {
      case .pause(let seconds):
        append(.hold, seconds: seconds)
      case .constant(let seconds, let velocity):
        append(.constant(velocity: velocity), seconds: seconds)
      case .drag(let seconds, let distance):
        append(.ease(distance: distance, seconds: seconds), seconds: seconds)
      case .jump(let row):
        offset = clamped(rowTop(row))
        jumps.append(Jump(time: duration, row: row, offset: offset))
      case .flicks(let seconds, let speeds, let direction, let accelerates):
        appendFlicks(
          seconds: seconds, speeds: speeds, sign: direction == .down ? 1 : -1,
          accelerates: accelerates, random: &random)
      case .overscroll(let seconds, let edge, let distance):
        appendOverscroll(seconds: seconds, distance: edge == .bottom ? distance : -distance)
      }
    }
    // The offset after the end, and the only piece of an empty trace.
    pieces.append(TracePiece(start: duration, offset: offset, way: .hold))
  }

  /// Returns the offset at a time, in points; below 0 or above `maximumOffset` only in overscroll.
  ///
  /// - Parameter time: The time since the start of the trace, in seconds, not negative.
  /// - Complexity: O(log *n*) in the number of touches.
  package func offset(at time: Double) -> Double {
    let piece = pieces[max(0, pieces.firstIndex(after: time) { $0.start } - 1)]
    return offset(of: piece, after: time - piece.start)
  }

  /// Returns the last jump in a time interval that excludes its start and includes its end.
  ///
  /// Called with the interval from the previous tick to each tick, it finds every jump once. Since
  /// a trace may begin with a jump, the interval of the first tick starts below 0.
  ///
  /// - Returns: The row that the motion names, whether it exists or not, and the resulting offset,
  ///   in points; `nil` if there is no jump in the interval.
  /// - Complexity: O(log *n*) in the number of jumps. Does not allocate.
  package func lastJump(after: Double, upTo: Double) -> (row: Int, offset: Double)? {
    let index = jumps.firstIndex(after: upTo) { $0.time } - 1
    guard index >= 0, jumps[index].time > after else { return nil }
    return (jumps[index].row, jumps[index].offset)
  }
}

// Conversion of motions to pieces.
extension Trace {
  private mutating func append(_ way: TracePiece.Way, seconds: Double) {
    let piece = TracePiece(start: duration, offset: offset, way: way)
    pieces.append(piece)
    offset = offset(of: piece, after: seconds)
    duration += seconds
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

  /// Appends a pull that may pass an end, and the motion back to it.
  private mutating func appendOverscroll(seconds: Double, distance: Double) {
    let pull = Overscroll.pullShare * seconds
    let over = duration + seconds
    append(.pull(distance: distance, seconds: pull), seconds: pull)
    let end = clamped(offset)
    let way = TracePiece.Way.spring(
      distance: offset - end, timeConstant: Overscroll.timeConstant(motionSeconds: seconds))
    offset = end
    append(way, seconds: over - duration)
    offset = end
    duration = over
  }

  private func offset(of piece: TracePiece, after seconds: Double) -> Double {
    let free = piece.offset + piece.distance(after: seconds)
    switch piece.way {
    case .pull: return stretched(free)
    case .spring: return free
    default: return clamped(free)
    }
  }

  private func clamped(_ offset: Double) -> Double { min(maximumOffset, max(0, offset)) }

  /// Returns the offset of content that a finger has pulled to an unlimited offset.
  private func stretched(_ offset: Double) -> Double {
    let end = clamped(offset)
    if offset < end { return end - Overscroll.stretch(end - offset, displayHeight: displayHeight) }
    return end + Overscroll.stretch(offset - end, displayHeight: displayHeight)
  }
}

extension Array {
  /// Returns the index of the first element that starts after a time, or the count; elements are
  /// sorted by start.
  fileprivate func firstIndex(after time: Double, start: (Element) -> Double) -> Int {
    indices.partitionPoint { start(self[$0]) > time }
  }
}
