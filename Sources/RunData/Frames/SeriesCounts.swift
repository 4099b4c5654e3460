/// The counts of a series over its measured rounds, from which every exact metric follows.
package struct SeriesCounts: Equatable, Sendable {
  package let frames: Int
  /// The sum of each count over the measured frames.
  package let sums: FrameSample
  /// `nil` where only the frames are known.
  package let facts: SeriesFacts?
  /// `nil` where only the frames are known.
  package let displayPixels: Int?
  /// The columns of `frames.csv` without values.
  package let absent: Set<String>

  /// - Precondition: There is a measured round.
  package init(
    of series: FrameSeries, facts: SeriesFacts? = nil, displayPixels: Int? = nil,
    absent: Set<String> = []
  ) {
    precondition(series.rounds > 1, "judging takes at least one measured round besides round 0")
    sums = FrameSample(adding: series.steadyFrames, at: Self.offsets)
    frames = series.steadyFrames.count
    self.facts = facts
    self.displayPixels = displayPixels
    self.absent = absent
  }

  private static let offsets: [Int] = Metric.ofFrames.compactMap {
    if case .integer(let offset) = $0.storage { offset } else { nil }
  }

  /// The known counts by name.
  package var values: [String: Double] {
    Metric.counts.reduce(into: [:]) { $0[$1.name] = $1.value(of: self) }
  }

  package func mean(_ count: (FrameSample) -> Int) -> Double {
    Double(count(sums)) / Double(frames)
  }
}
