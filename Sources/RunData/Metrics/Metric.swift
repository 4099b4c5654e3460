import Files

/// A quantity that files and reports hold: its name, unit, definition, repeatability, and the source
/// of its value.
package struct Metric: Sendable {
  package enum Certainty: Equatable, Sendable {
    /// The same in every run with the same seed and the same conditions of its ``Dependence``.
    case exact(Dependence)
    /// Differs from run to run with the machine.
    case noisy
    /// A name or a setting of the run.
    case key
  }

  /// The conditions besides scenario and seed that an exact metric depends on; values compare only
  /// where they are the same.
  package enum Dependence: Sendable {
    /// None: the same everywhere.
    case geometry
    /// The font files and the text libraries: label pixels, heights that are measured.
    case fonts
    /// The compiler, the allocator and all libraries: allocated bytes.
    case toolchain
  }

  package enum Polarity: Sendable {
    case lowerIsBetter
    case higherIsBetter
    /// The metric describes the scroll rather than its cost, or neither direction improves it.
    case neither
  }

  /// The name of its column, its unit at the end.
  package let name: String
  /// The unit, such as `ms`, `px` or `1/frame`; empty for a name.
  package let unit: String
  package let certainty: Certainty
  package let polarity: Polarity
  /// One sentence.
  package let definition: String

  /// `nil` for a metric of something else than a frame.
  var storage: Storage?
  /// The phase whose time it is; `nil` for any other metric.
  package var phase: Phase?
  /// The metrics of a run that follow from this one of its frames.
  var ofRun: [Metric] = []

  /// The percentile over the frames of a pass, of a time with a value per round.
  package var percent: Int?
  /// The value of a series, not rounded; `nil` for a metric that is no count of a run.
  var count: (@Sendable (SeriesCounts) -> Double?)?
  /// The property that holds a count in the record of a run; `nil` for any other metric.
  package var recorded: (any WritableKeyPath<SeriesFacts, Int> & Sendable)?
  /// The columns of `frames.csv` that a count follows from, without one of which it is unknown, not
  /// 0; empty for one that the record of a run holds.
  package var columns: Set<String> = []
  /// Decimal places of a count at most.
  package var places = 0
  /// A sum over all measured rounds or the run: values compare only for as many rounds.
  package var growsWithRounds = false
  /// The name in sentences of a count of a renderer's work, by which strategies are ranked by
  /// counters; `nil` for any other metric.
  package var workName: String?
  /// Indicates whether `summary.csv` has the metric; `run.json` has all.
  package var isInSummary = false

  package init(
    _ name: String, unit: String, _ certainty: Certainty, polarity: Polarity = .lowerIsBetter,
    _ definition: String
  ) {
    self.name = name
    self.unit = unit
    self.certainty = certainty
    self.polarity = polarity
    self.definition = definition
  }

  /// `nil` unless the metric is exact.
  package var dependence: Dependence? {
    if case .exact(let dependence) = certainty { dependence } else { nil }
  }

  /// The repeatability in words: `exact for the same fonts`, `noisy`, `key`.
  package var repeatability: String {
    switch certainty {
    case .exact(.geometry): "exact everywhere"
    case .exact(.fonts): "exact for the same fonts"
    case .exact(.toolchain): "exact for the same toolchain"
    case .noisy: "noisy"
    case .key: "key"
    }
  }

  /// Not rounded; `nil` if the counts do not include it.
  package func exactValue(_ counts: SeriesCounts) -> Double? {
    columns.isDisjoint(with: counts.absent) ? count?(counts) : nil
  }

  /// Rounded as in `summary.csv`, so that a value that was read back equals one that was computed;
  /// `nil` if the counts do not include it.
  package func value(of counts: SeriesCounts) -> Double? {
    exactValue(counts).map { DecimalText.rounded($0, places: places) }
  }
}

extension Metric: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

extension Metric {
  /// The counts of a run, which repeat exactly: those of the frames first.
  package static let counts: [Metric] =
    ofFrames.flatMap(\.ofRun).filter { $0.count != nil } + ofSeries + ofLabels

  /// The counters of a renderer's work: layers, quads, image switches, and bytes moved.
  package static let work: [Metric] = counts.filter { $0.workName != nil }

  /// In the order of `crossover.csv`.
  package static let ofSweeps: [Metric] = [
    "blended_px_per_frame", "opaque_px_per_frame", "offscreen_passes_per_frame",
  ].compactMap(named)

  package static let times: [Metric] = judgedTimes + phaseTimes

  /// The times that comparisons test by default, the median frame time first.
  package static let judgedTimes: [Metric] = allTimes.filter { $0.phase == nil }

  /// The medians of the phases, which explain differences and are compared on request only.
  package static let phaseTimes: [Metric] = allTimes.filter { $0.phase != nil }

  /// The median frame time, which is compared first.
  package static let frameTime = judgedTimes[0]

  private static let allTimes: [Metric] = ofFrames.flatMap(\.ofRun).filter { $0.percent != nil }

  /// Returns the count or time of a run by the name of its column, if there is one.
  package static func named(_ name: String) -> Metric? { index[name] }

  package static func ofFrames(named name: String) -> Metric? { frameIndex[name] }

  private static let frameIndex = Dictionary(
    uniqueKeysWithValues: ofFrames.map { ($0.name, $0) })
  private static let index = Dictionary(
    uniqueKeysWithValues: (counts + times).map { ($0.name, $0) })
}
