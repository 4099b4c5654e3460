import Statistics

/// What a comparison of one metric shows.
package enum ComparisonVerdict: String, CaseIterable, Sendable {
  /// The second takes less time.
  case faster
  /// The second takes more time.
  case slower
  /// Of a time: both are equal up to 2 %. Of a count: both are equal.
  case same
  /// The rounds do not tell.
  case inconclusive
  /// Of a count: the second has less.
  case lower
  /// Of a count: the second has more.
  case higher
  /// The values mean different things.
  case incomparable
}

/// Why a time is inconclusive.
package enum Doubt: Equatable, Sendable {
  /// There are fewer rounds than it takes.
  case tooFewRounds(needed: Int)
  /// Both were measured in processes of their own, one after the other: what the machine did
  /// meanwhile looks like a difference.
  case sequential
  /// There are no frames to pair.
  case noFrames
  /// The metric judged first showed nothing, so that this one is not judged.
  case primaryShowsNothing
  /// The rounds scatter too much.
  case scattered
}
