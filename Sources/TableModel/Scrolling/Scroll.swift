/// The scroll offset of a table that replays a trace.
///
///     var scroll = Scroll(trace)
///     scroll.advance(to: 0.5, maximum: 10_000, displayHeight: 667) { Double($0) * 44 }
///     scroll.offset   // in points
///
/// At every tick the offset is limited to the content of that tick: rows may come, go and change
/// their heights meanwhile. Only overscroll leaves the range from 0 to the greatest offset. While
/// the content does not change, the offset at a time does not depend on the ticks before.
package struct Scroll: Sendable {
  /// The offset at the time of the last tick, in points from the top of the content.
  package private(set) var offset = 0.0
  /// The greatest offset without overscroll at the last tick, in points.
  package private(set) var maximum = 0.0
  private let pieces: [TracePiece]
  /// The piece of the last tick.
  private var index = 0
  /// The offset at the start of the piece.
  private var start = 0.0
  /// The distance from the end of the content at the start of a spring.
  private var stretch = 0.0
  /// The distance that the content could not follow the motion of the last tick, at an end.
  private var excess = 0.0

  package init(_ trace: Trace) { pieces = trace.pieces }

  /// - Parameters:
  ///   - time: In seconds from the start of the trace, not before that of the last tick.
  ///   - maximum: The content's height less the display's, in points. Content that is shorter than
  ///     the display does not scroll.
  ///   - displayHeight: In points; determines the resistance of overscroll.
  ///   - rowTop: Returns the distance of a row from the top of the content, in points, for any row
  ///     number that a jump names.
  /// - Complexity: O(*n*) in the motions and touches since the last tick. Does not allocate.
  package mutating func advance(
    to time: Double, maximum: Double, displayHeight: Double, rowTop: (Int) -> Double
  ) {
    let maximum = max(0, maximum)
    // Content that grows does not make up for motion that it could not follow before.
    if maximum != self.maximum { start -= excess }
    self.maximum = maximum
    while index + 1 < pieces.count, pieces[index + 1].start <= time {
      let end = offset(after: pieces[index].seconds, displayHeight)
      // The rest of a spring at its end is far less than a pixel.
      if case .spring = pieces[index].way { start = clamped(start) } else { start = clamped(end) }
      index += 1
      switch pieces[index].way {
      case .jump(let row): start = rowTop(row)
      case .spring: stretch = end - start
      default: break
      }
    }
    let free = start + pieces[index].distance(after: time - pieces[index].start)
    offset = offset(after: time - pieces[index].start, displayHeight)
    if case .pull = pieces[index].way { excess = 0 } else { excess = free - clamped(free) }
  }

  /// Follows rows that moved within the content by a distance, in points, so that they keep their
  /// place on the display.
  package mutating func shift(by distance: Double) { start += distance }

  private func offset(after seconds: Double, _ displayHeight: Double) -> Double {
    let piece = pieces[index]
    let free = start + piece.distance(after: seconds)
    let end = clamped(free)
    switch piece.way {
    case .pull:
      if free < end { return end - Overscroll.stretch(end - free, displayHeight: displayHeight) }
      return end + Overscroll.stretch(free - end, displayHeight: displayHeight)
    case .spring(let timeConstant):
      return end + stretch * Overscroll.remaining(after: seconds, timeConstant: timeConstant)
    default: return end
    }
  }

  private func clamped(_ offset: Double) -> Double { min(maximum, max(0, offset)) }
}
