/// A part of a scroll trace: an action of a finger or a program over time.
///
/// Distances and velocities are in points and points per second; positive values move towards the
/// end of the content.
package enum Motion: Equatable, Sendable {
  /// Repeated flicks: the finger touches every 400–600 ms, drags for ``flickContact`` and lifts at
  /// one of the velocities, from which the content decelerates until the next touch.
  ///
  /// Accelerating flicks follow each other every 200–300 ms, and each adds its velocity to what the
  /// last one has left, up to ``maximumSpeed``: repeated flicks towards the end of a long list.
  case flicks(
    seconds: Double, speeds: ClosedRange<Double>, direction: Direction, accelerates: Bool = false)
  /// A drag of the content by a distance, eased in and out.
  case drag(seconds: Double, distance: Double)
  case constant(seconds: Double, velocity: Double)
  case pause(seconds: Double)
  /// An instant jump that places a row at the top of the display; the last row if the table has
  /// fewer rows.
  case jump(row: Int)
  /// A pull towards and beyond an end of the content, eased in and out, followed by a spring back
  /// to the end.
  ///
  /// The distance is that of the finger, positive at both ends. If the motion does not start at the
  /// end, the content follows the finger up to the end, and stays where the finger lifts if it does
  /// not reach the end.
  case overscroll(seconds: Double, edge: Edge, distance: Double)

  package enum Direction: String, Codable, Sendable, CaseIterable {
    /// Towards the end of the content.
    case down
    /// Towards the start of the content.
    case up
  }

  package enum Edge: String, Codable, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// The duration of the touch of a flick, in seconds.
  package static let flickContact = 0.06
  /// The range of the interval between touches, in seconds.
  package static let flickInterval = 0.4...0.6
  package static let acceleratingFlickInterval = 0.2...0.3
  /// The maximum speed of a motion, in points per second: that of content after repeated flicks.
  package static let maximumSpeed = 20_000.0

  package var seconds: Double {
    switch self {
    case .flicks(let seconds, _, _, _), .drag(let seconds, _), .constant(let seconds, _),
      .pause(let seconds), .overscroll(let seconds, _, _):
      seconds
    case .jump: 0
    }
  }

  /// The greatest speed of the motion, in points per second; 0 for a jump.
  ///
  /// For overscroll an upper bound: the speed of the finger, or of the spring if the content
  /// followed the finger at the initial ratio.
  package var greatestSpeed: Double {
    switch self {
    case .flicks(_, let speeds, _, let accelerates):
      accelerates ? max(Self.maximumSpeed, speeds.upperBound) : speeds.upperBound
    // The ease 3u² − 2u³ has its maximum slope of 3/2 at its midpoint.
    case .drag(let seconds, let distance): 1.5 * abs(distance) / seconds
    case .constant(_, let velocity): abs(velocity)
    case .pause, .jump: 0
    case .overscroll(let seconds, _, let distance):
      // The spring's maximum speed, 1/(e τ) of its distance, is one time constant after its
      // release.
      distance
        * max(
          1.5 / (Overscroll.pullShare * seconds),
          Overscroll.resistance * Overscroll.decay(1)
            / Overscroll.timeConstant(motionSeconds: seconds))
    }
  }
}
