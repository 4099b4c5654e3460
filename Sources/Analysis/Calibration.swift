package import Statistics

/// How far the duels of one machine can be trusted: the content of `calibration.json`.
///
/// Read with keys in snake_case by the decoder's strategy.
package struct Calibration: Equatable, Sendable {
  /// The version of the layout.
  package static let schemaVersion = 1

  /// The highest margin that a duel can go by: a machine on which identical builds differ by more
  /// than 10 % is too noisy to tell anything.
  package static let highestFactor = 1.10

  /// Where and how it was measured.
  package struct Settings: Equatable, Sendable {
    /// The fingerprint of the machine.
    package var machineID: String
    /// What the machine is, for people: a text a fact.
    package var machine: [String: String]
    /// The commit that was built.
    package var commit: String
    /// `release` or `debug`.
    package var build: String
    /// The arguments of run for both sides.
    package var runArguments: [String]
    /// Pairs of a batch.
    package var pairs: Int

    package init(
      machineID: String, machine: [String: String], commit: String, build: String,
      runArguments: [String], pairs: Int
    ) {
      self.machineID = machineID
      self.machine = machine
      self.commit = commit
      self.build = build
      self.runArguments = runArguments
      self.pairs = pairs
    }
  }

  package var settings: Settings
  /// The time that all duels took, in seconds.
  package var seconds: Double
  /// The level of all tests of a batch together.
  package var alpha: Double
  /// The margin within which two builds count as equal here: that of the rules, or what batches of
  /// identical builds differ by, whichever is more.
  package var margin: EquivalenceMargin
  /// What batches of identical builds differ by.
  package var batches: BatchScatter
  /// Duels of a build with itself: those that called it slower or faster, each by the floor that
  /// the others make.
  package var identical: DuelShare
  /// Duels with work added, by that work: those that caught it.
  package var injections: [String: DuelShare]
  /// How pairs of blocks of identical builds scatter, by metric: `series/metric`, or `memset`.
  package var metrics: [String: PairScatter]
}

extension Calibration {
  /// How many of some duels ended so.
  package struct DuelShare: Equatable, Sendable {
    package var count: Int
    package var duels: Int
    /// Those that showed a difference and did not prove it, or whose control moved in every batch of
    /// them.
    package var unproven: Int
    /// How many times as long the head took, in the middle of the duels; `nil` if times were not
    /// compared.
    package var effect: Double?

    /// - Precondition: There is a duel, and no more ended so than there are.
    package init(count: Int, duels: Int, unproven: Int = 0, effect: Double? = nil) {
      precondition(duels > 0 && (0...duels).contains(count), "a share is one of at least one duel")
      self.count = count
      self.duels = duels
      self.unproven = unproven
      self.effect = effect
    }

    /// Where the true share lies, at 95 %.
    package var interval: BinomialInterval { BinomialInterval(successes: count, trials: duels) }
  }

  /// What whole batches of identical builds differ by.
  package struct BatchScatter: Codable, Equatable, Sendable {
    /// Batches whose control stood still, each counted once a strategy.
    package var batches: Int
    /// The factor, either way, that 95 of 100 stay within.
    package var p95: Double

    private enum CodingKeys: String, CodingKey {
      case batches
      case p95 = "p95X"
    }

    package init(batches: Int, p95: Double) {
      self.batches = batches
      self.p95 = p95
    }
  }

  /// How a metric scatters from pair to pair of blocks of identical builds.
  package struct PairScatter: Codable, Equatable, Sendable {
    package var pairs: Int
    /// The standard deviation of the logarithm of head over base.
    package var deviation: Double
    /// The factor, either way, that 95 of 100 pairs stay within.
    package var p95: Double
    /// The smallest factor that the test of one batch sees in 80 of 100 cases.
    ///
    /// It is that of ``Statistics/DetectableEffect``; the floor comes on top.
    package var detectable: Double

    private enum CodingKeys: String, CodingKey {
      case pairs, deviation
      case p95 = "p95X"
      case detectable = "detectableX"
    }

    package init(pairs: Int, deviation: Double, p95: Double, detectable: Double) {
      self.pairs = pairs
      self.deviation = deviation
      self.p95 = p95
      self.detectable = detectable
    }
  }

  /// The key of the metric by which duels judge a series: the strategy, with its refresh rate where
  /// there are several.
  package static func primaryKey(of series: String) -> String {
    series + "/" + TimeMetric.primary.name
  }

  /// The names of the series that were calibrated, sorted.
  package var series: [String] {
    metrics.keys.compactMap { key in
      let suffix = Self.primaryKey(of: "")
      return key.hasSuffix(suffix) ? String(key.dropLast(suffix.count)) : nil
    }.sorted()
  }

  /// Whether the machine is too noisy for duels to tell anything.
  package var isTooNoisy: Bool { margin.factor > Self.highestFactor }

  /// What a series is called here; `nil` if it was not calibrated.
  package func name(of series: DuelSeries) -> String? { series.name(among: self.series) }

  /// Whether the strategy of a series was calibrated, at any refresh rate.
  package func hasStrategy(of series: DuelSeries) -> Bool {
    series.hasStrategy(among: self.series)
  }

  /// The smallest factor by which a series must be slower for one batch to call it so in 80 of 100
  /// cases; of several series the largest; `nil` if none of them was measured.
  ///
  /// - Parameter series: Their names.
  package func smallestEffect(of series: [String]) -> Double? {
    series.compactMap { metrics[Self.primaryKey(of: $0)]?.detectable }.max().map {
      $0 * margin.factor
    }
  }
}
