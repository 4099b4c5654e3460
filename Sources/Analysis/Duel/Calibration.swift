import FrameStatistics
package import Statistics

/// The error rates of duels on one machine: the content of `calibration.json`.
///
/// The coder's strategy converts keys to snake case.
package struct Calibration: Equatable, Sendable {
  /// The version of the layout.
  package static let schemaVersion = 2

  /// The greatest usable margin: a machine on which identical builds differ by more than 10 % is
  /// too noisy for duels.
  package static let highestFactor = 1.10

  /// The machine, the build and the arguments of a calibration.
  package struct Settings: Decodable, Equatable, Sendable {
    /// The fingerprint of the machine.
    package var machineID: String
    /// The description of the machine, a text per fact.
    package var machine: [String: String]
    package var commit: String
    /// `release` or `debug`.
    package var build: String
    /// The arguments of `run` for both sides.
    package var runArguments: [String]
    /// Pairs per batch.
    package var pairs: Int

    private enum CodingKeys: String, CodingKey {
      case machine, commit, build, runArguments, pairs
      // Snake case conversion maps `machine_id` to this.
      case machineID = "machineId"
    }

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
  /// The duration of all duels, in seconds.
  package var seconds: Double
  /// The family-wise level of the tests of a batch.
  package var alpha: Double
  /// The margin of this machine: that of the rules or the scatter of identical builds, whichever is
  /// greater.
  package var margin: EquivalenceMargin
  /// The scatter of batches of identical builds.
  package var batches: BatchScatter
  /// The false positives among duels of identical builds, each with the margin of the others.
  package var identical: DuelShare
  /// The detections among duels with a synthetic load, by load.
  package var injections: [String: DuelShare]
  /// The scatter of pairs of identical builds by metric: `series/metric`, or `control`.
  package var metrics: [String: PairScatter]
}

extension Calibration {
  /// The number of duels with an outcome.
  package struct DuelShare: Equatable, Sendable {
    package var count: Int
    package var duels: Int
    /// Duels with a difference that did not recur, or whose control moved in every batch.
    package var unproven: Int
    /// The median ratio of head to base; `nil` if times were not compared.
    package var effect: Double?

    /// - Precondition: `duels` is positive, and `count` at most as large.
    init(count: Int, duels: Int, unproven: Int = 0, effect: Double? = nil) {
      precondition(duels > 0 && (0...duels).contains(count), "a share needs at least one duel")
      self.count = count
      self.duels = duels
      self.unproven = unproven
      self.effect = effect
    }

    /// The 95 % interval of the share.
    package var interval: BinomialInterval { BinomialInterval(successes: count, trials: duels) }
  }

  /// The scatter of whole batches of identical builds.
  package struct BatchScatter: Codable, Equatable, Sendable {
    /// The batches with a stable control, counted once per strategy and statistic.
    package var batches: Int
    /// The factor, in either direction, that the median of the next batch does not exceed with a
    /// probability of 95 %: the largest one below 19 batches, see
    /// ``Statistics/Distribution/upperQuantile(_:)``.
    package var p95: Double

    private enum CodingKeys: String, CodingKey {
      case batches
      case p95 = "p95X"
    }
  }

  /// The scatter of a metric over pairs of blocks of identical builds.
  package struct PairScatter: Codable, Equatable, Sendable {
    package var pairs: Int
    /// The standard deviation of the logarithm of head over base.
    package var deviation: Double
    /// The factor, in either direction, that 95 % of pairs do not exceed.
    package var p95: Double
    /// The smallest factor that one batch shows, see ``Statistics/DetectableEffect``; `nil` if a
    /// batch has too few pairs.
    package var detectable: Double?

    private enum CodingKeys: String, CodingKey {
      case pairs, deviation
      case p95 = "p95X"
      case detectable = "detectableX"
    }
  }

  /// Returns the key of a judged statistic of a series, see ``DuelSeries/names(of:)``.
  package static func key(of statistic: DuelStatistic, _ series: String) -> String {
    "\(series)/\(statistic == .all ? TimeMetric.primary.name : statistic.rawValue)"
  }

  /// The sorted names of the calibrated series.
  package var series: [String] {
    metrics.keys.compactMap { key in
      let suffix = Self.key(of: .all, "")
      return key.hasSuffix(suffix) ? String(key.dropLast(suffix.count)) : nil
    }.sorted()
  }

  /// Indicates whether the machine is too noisy for duels.
  package var isTooNoisy: Bool { margin.factor > Self.highestFactor }

  /// Returns the name of a series in the calibration; `nil` if it was not calibrated.
  package func name(of series: DuelSeries) -> String? { series.name(among: self.series) }

  /// Returns whether the strategy of a series was calibrated, at any refresh rate.
  package func hasStrategy(of series: DuelSeries) -> Bool {
    series.hasStrategy(among: self.series)
  }

  /// Returns the largest of the smallest detectable factors of some series; `nil` if none of them
  /// was calibrated.
  ///
  /// - Parameter series: The names of the series.
  package func smallestEffect(of series: [String]) -> Double? {
    series.compactMap { metrics[Self.key(of: .all, $0)]?.detectable }.max()
  }
}
