/// A time interval with one formula for the distance covered.
struct TracePiece {
  enum Way {
    case hold
    case constant(velocity: Double)
    /// Eased with 3u² − 2u³ over the whole piece.
    case ease(distance: Double, seconds: Double)
    /// From rest to a velocity with constant acceleration.
    case accelerate(to: Double, seconds: Double)
    case decelerate(from: Double)
    /// Eased like `ease`, but may pass an end of the content.
    case pull(distance: Double, seconds: Double)
    /// From a distance back to 0, as after overscroll.
    case spring(distance: Double, timeConstant: Double)
  }

  var start: Double
  var offset: Double
  var way: Way

  /// Returns the distance covered, in points, at a time since the start of the piece.
  func distance(after t: Double) -> Double {
    switch way {
    case .hold: return 0
    case .constant(let velocity): return velocity * t
    case .ease(let distance, let seconds), .pull(let distance, let seconds):
      let u = min(1, t / seconds)
      return distance * u * u * (3 - 2 * u)
    case .accelerate(let velocity, let seconds): return velocity * t * t / (2 * seconds)
    case .decelerate(let velocity): return velocity * Deceleration.reach(after: t)
    case .spring(let distance, let timeConstant):
      return distance * Overscroll.remaining(after: t, timeConstant: timeConstant)
    }
  }
}
