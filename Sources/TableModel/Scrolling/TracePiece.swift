/// A time interval with one formula for the distance covered.
struct TracePiece: Sendable {
  enum Way {
    case hold
    case constant(velocity: Double)
    /// Eased with 3u² − 2u³ over the whole piece.
    case ease(distance: Double)
    /// From rest to a velocity with constant acceleration.
    case accelerate(to: Double, seconds: Double)
    case decelerate(from: Double)
    /// At once to the top of a row.
    case jump(row: Int)
    /// Eased like `ease`, but may pass an end of the content.
    case pull(distance: Double)
    /// From beyond an end of the content back to it.
    case spring(timeConstant: Double)
  }

  /// In seconds from the start of the trace.
  let start: Double
  /// The duration: 0 for a jump.
  let seconds: Double
  let way: Way

  /// Returns the distance covered, in points, at a time since the start of the piece: 0 for a jump
  /// and a spring, whose distances depend on the content.
  func distance(after t: Double) -> Double {
    switch way {
    case .hold, .jump, .spring: return 0
    case .constant(let velocity): return velocity * t
    case .ease(let distance), .pull(let distance):
      let u = min(1, t / seconds)
      return distance * u * u * (3 - 2 * u)
    case .accelerate(let velocity, let seconds): return velocity * t * t / (2 * seconds)
    case .decelerate(let velocity): return velocity * Deceleration.reach(after: t)
    }
  }
}
