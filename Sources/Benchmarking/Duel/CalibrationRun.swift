package import Analysis

/// The duels of a calibration: of this build with itself, unchanged and with work added.
package struct CalibrationRun {
  /// The duels, in the order in which they were run.
  package private(set) var duels: [CalibrationDuel] = []
  /// The names of the series; known after the first duel.
  package private(set) var names: [String] = []

  private let most: Int
  private let now: () -> ContinuousClock.Instant

  /// One duel and the names of its series.
  package typealias Result = (duel: CalibrationDuel, names: [String])

  /// - Parameters:
  ///   - most: The largest number of duels of each kind.
  ///   - now: The clock.
  package init(
    most: Int, now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.most = most
    self.now = now
  }

  /// Runs duels until the time is over; a duel that has begun is finished.
  ///
  /// - Parameters:
  ///   - duel: Runs a duel of a kind; gets the number of duels before it, and a closure that
  ///     returns the share of the calibration that is done, 0…1.
  /// - Throws: ``CommandFailure`` if there was no time for a kind of duel.
  package mutating func run(
    for time: Duration,
    duel: (CalibrationKind, _ index: Int, _ fraction: () -> Double) throws -> Result
  ) throws {
    let now = now
    let start = now()
    let planned = Double(CalibrationKind.all.count) * Double(most)
    var schedule = CalibrationSchedule(most: most)
    while let kind = schedule.next, now() - start < time {
      let index = duels.count
      let result = try duel(kind, index) {
        min(1, max((now() - start) / time, Double(index) / planned))
      }
      duels.append(result.duel)
      names = result.names
      schedule.ran(kind)
    }
    guard let missing = schedule.missing.first else { return }
    let minutes = (now() - start) / .seconds(60) / Double(max(1, duels.count))
    let needed = (minutes * Double(CalibrationKind.all.count) * Self.reserve).rounded(.up)
    throw CommandFailure(
      "the time ran out before there was a duel with \(missing.injection ?? "nothing added"), and"
        + " nothing was written: use --minutes \(Int(max(1, needed))) or more, or shorter"
        + " blocks", .inconclusive)
  }

  /// The factor on the average time of a duel: later ones may take a second batch.
  private static let reserve = 1.5
}

extension DuelRun {
  /// Runs the duel as one of a calibration.
  package mutating func calibrationDuel(
    of kind: CalibrationKind, report: () -> Void
  ) throws -> CalibrationRun.Result {
    let result = try result { _, _ in report() }
    let duel = CalibrationDuel(
      kind, batches: result.judgement == nil ? [] : batches,
      failsExactly: result.failsExactly, logRatios: logRatios)
    return (duel, names)
  }
}
