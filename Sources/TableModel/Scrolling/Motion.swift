/// One part of a trace: what a finger, or a program, does to the scroll offset for a while.
///
/// Distances and velocities are in points and points per second; positive ones move towards the end
/// of the content.
package enum Motion: Equatable, Sendable {
  /// Flick after flick: the finger comes down every 400–600 ms, drags for ``flickContact`` and lets
  /// go at one of the velocities, from which the content decelerates until the finger is back.
  case flicks(seconds: Double, speeds: ClosedRange<Double>, direction: Direction)
  /// The finger moves the content by a distance, gently off and gently to a halt.
  case drag(seconds: Double, distance: Double)
  /// The content moves at one velocity.
  case constant(seconds: Double, velocity: Double)
  /// The content stands still.
  case pause(seconds: Double)
  /// A row is put at the top of the display from one tick to the next; the last row if there are
  /// fewer.
  case jump(row: Int)
  /// The finger pulls the content by a distance towards and past one of its ends, gently off and
  /// gently to a halt, and lets go; what has passed the end springs back to it.
  ///
  /// The distance is the finger's, and positive at both ends. From elsewhere than the end the
  /// content follows the finger up to there, and stays where it is let go if it never gets so far.
  case overscroll(seconds: Double, edge: Edge, distance: Double)

  package enum Direction: String, Sendable, CaseIterable {
    /// Towards the end of the content.
    case down
    /// Towards its start.
    case up
  }

  /// An end of the content.
  package enum Edge: String, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// The time for which a flicking finger touches the content, in seconds.
  package static let flickContact = 0.06
  /// The shortest and longest time from one touch of a flicking finger to the next, in seconds.
  package static let flickInterval = 0.4...0.6
  /// The greatest speed that a motion may reach, in points per second.
  package static let maximumSpeed = 8_000.0

  /// How long the motion lasts, in seconds.
  package var seconds: Double {
    switch self {
    case .flicks(let seconds, _, _), .drag(let seconds, _), .constant(let seconds, _),
      .pause(let seconds), .overscroll(let seconds, _, _):
      seconds
    case .jump: 0
    }
  }

  /// The greatest speed that the motion reaches, in points per second; 0 for a jump.
  ///
  /// For overscroll a bound: that of the finger, or of the spring if the content moved as the finger
  /// does at first.
  package var greatestSpeed: Double {
    switch self {
    case .flicks(_, let speeds, _): speeds.upperBound
    // The steepest point of the ease 3u² − 2u³ is 3/2, halfway.
    case .drag(let seconds, let distance): 1.5 * abs(distance) / seconds
    case .constant(_, let velocity): abs(velocity)
    case .pause, .jump: 0
    case .overscroll(let seconds, _, let distance):
      // The spring is fastest, 1/(e τ) of its distance, a time constant after it is let go.
      distance
        * max(
          1.5 / (Overscroll.pullShare * seconds),
          Overscroll.resistance * Overscroll.decay(1)
            / Overscroll.timeConstant(motionSeconds: seconds))
    }
  }
}
