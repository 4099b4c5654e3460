import SeededRandom

/// The scroll offset as a function of virtual time.
///
///     let trace = Trace(
///       [.constant(seconds: 1, velocity: 600), .jump(row: 100), .pause(seconds: 1)],
///       maximumOffset: 10_000, seed: 1) { Double($0) * 44 }
///     trace.offset(at: 0.5)   // 300
///     trace.offset(at: 1.5)   // 4400
///
/// Each refresh rate samples the trace at its own ticks. The offset never leaves
/// `0...maximumOffset`: motion that would overshoot stops at the end.
package struct Trace: Sendable {
  /// A stretch of time with one formula for the way covered.
  private struct Piece {
    enum Way {
      case hold
      case constant(velocity: Double)
      /// Eased by 3u² − 2u³ over the whole piece.
      case ease(distance: Double, seconds: Double)
      /// From rest to a velocity, at a constant acceleration.
      case accelerate(to: Double, seconds: Double)
      case decelerate(from: Double)
    }

    var start: Double
    var offset: Double
    var way: Way

    /// The way covered, in points, a time after the piece began.
    func distance(after t: Double) -> Double {
      switch way {
      case .hold: return 0
      case .constant(let velocity): return velocity * t
      case .ease(let distance, let seconds):
        let u = min(1, t / seconds)
        return distance * u * u * (3 - 2 * u)
      case .accelerate(let velocity, let seconds): return velocity * t * t / (2 * seconds)
      case .decelerate(let velocity): return velocity * Deceleration.reach(after: t)
      }
    }
  }

  /// How long the trace lasts, in seconds; afterwards the offset stays.
  package private(set) var duration = 0.0
  /// The greatest offset, in points.
  package let maximumOffset: Double
  private var pieces: [Piece] = []
  private var offset = 0.0

  /// Resolves motions, which start at offset 0, against a table.
  ///
  /// - Parameter maximumOffset: The content's height less the display's, in points; content that is
  ///   shorter than the display does not scroll.
  /// - Parameter rowTop: The distance of a row from the top of the content, in points, for any row
  ///   number that a jump names.
  package init(
    _ motions: [Motion], maximumOffset: Double, seed: UInt64, rowTop: (Int) -> Double
  ) {
    self.maximumOffset = max(0, maximumOffset)
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
      case .flicks(let seconds, let speeds, let direction):
        appendFlicks(
          seconds: seconds, speeds: speeds, sign: direction == .down ? 1 : -1, random: &random)
      }
    }
    // What comes after the end, and all of a trace without duration.
    pieces.append(Piece(start: duration, offset: offset, way: .hold))
  }

  /// The offset at a time, in points.
  ///
  /// - Parameter time: Seconds since the trace began, not negative.
  /// - Complexity: O(log *n*) in the number of touches.
  package func offset(at time: Double) -> Double {
    var lower = 0
    var upper = pieces.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if pieces[middle].start <= time { lower = middle } else { upper = middle }
    }
    let piece = pieces[lower]
    return clamped(piece.offset + piece.distance(after: time - piece.start))
  }

  private mutating func append(_ way: Piece.Way, seconds: Double) {
    let piece = Piece(start: duration, offset: offset, way: way)
    pieces.append(piece)
    offset = clamped(offset + piece.distance(after: seconds))
    duration += seconds
  }

  private mutating func appendFlicks(
    seconds: Double, speeds: ClosedRange<Double>, sign: Double, random: inout SeededGenerator
  ) {
    var left = seconds
    while left > 1e-9 {
      let interval = min(left, random.number(in: Motion.flickInterval))
      let velocity = sign * random.number(in: speeds)
      let contact = min(interval, Motion.flickContact)
      append(.accelerate(to: velocity, seconds: Motion.flickContact), seconds: contact)
      append(.decelerate(from: velocity), seconds: interval - contact)
      left -= interval
    }
  }

  private func clamped(_ offset: Double) -> Double { min(maximumOffset, max(0, offset)) }
}
