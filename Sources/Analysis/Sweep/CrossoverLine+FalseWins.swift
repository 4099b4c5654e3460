import Statistics

extension [CrossoverLine] {
  /// The share of wins that are expected to be false, at most.
  package static var falseWinShare: Double { DecisionRule.ranking.alpha }

  /// Returns the lines of all cells of a sweep with the wins that remain significant over all
  /// cells.
  ///
  /// A cell has one test: its p value is the largest of the rivals', because the fastest strategy
  /// wins only if all others lose. The values are adjusted by the method of Benjamini and Hochberg,
  /// see ``Statistics/Swift/Array/benjaminiHochbergAdjusted``. A win that is not significant then
  /// becomes a tie with the rival of the largest p value.
  package func controllingFalseWins() -> [CrossoverLine] {
    let places = Dictionary(grouping: indices) { CrossoverMap.Place(self[$0]) }.values
    let tests = places.compactMap { place in
      place.filter { isTested(self[$0]) }.max { self[$0].p ?? 1 < self[$1].p ?? 1 }.map { rival in
        (rival: rival, winner: place.first { self[$0].verdict == .better })
      }
    }
    let adjusted = tests.map { self[$0.rival].p ?? 1 }.benjaminiHochbergAdjusted
    var lines = self
    for ((rival, winner), p) in zip(tests, adjusted) where p >= Self.falseWinShare {
      guard let winner else { continue }
      lines[winner].verdict = .same
      lines[rival].verdict = .same
    }
    return lines
  }

  /// Returns whether a line is of a rival of the fastest strategy.
  private func isTested(_ line: CrossoverLine) -> Bool {
    line.strategy != line.fastest && (line.verdict == .worse || line.verdict == .same)
  }
}
