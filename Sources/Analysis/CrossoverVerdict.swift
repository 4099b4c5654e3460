import Statistics

/// What became of a strategy in a cell of a sweep.
package enum CrossoverVerdict: String, CaseIterable, Sendable {
  /// Every other rival takes longer, and the rounds show it.
  case wins
  /// One of several of which no rounds show that they take longer than the fastest.
  case tie
  /// It takes longer than the fastest, and the rounds show it.
  case loses
  /// There is no other rival to compare it with.
  case alone
  /// It was measured for comparison only.
  case control
  /// Its pixels are wrong, or something was found of it that was not predicted.
  case unranked

  /// Whether it is the one, or one of those, that a map names.
  package var leads: Bool { self == .wins || self == .tie || self == .alone }
}
