/// A stretch of time with one formula for the way covered.
struct TracePiece {
  enum Way {
    case hold
    case constant(velocity: Double)
    /// Eased by 3u² − 2u³ over the whole piece.
    case ease(distance: Double, seconds: Double)
    /// From rest to a velocity, at a constant acceleration.
    case accelerate(to: Double, seconds: Double)
    case decelerate(from: Double)
    /// Eased as `ease`, but the content may pass an end.
    case pull(distance: Double, seconds: Double)
    /// From a distance back to nothing, as overscroll does.
    case spring(distance: Double, timeConstant: Double)
  }

  var start: Double
  var offset: Double
  var way: Way

  /// The way covered, in points, a time after the piece began.
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
