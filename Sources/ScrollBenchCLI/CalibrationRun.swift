import Analysis

/// The duels of a calibration: of this very build with itself, as it is and with work added.
struct CalibrationRun {
  let arguments: BlockArguments
  /// Of a batch.
  let pairs: Int
  let rules: DuelRules
  let patience: Duration
  /// At most so many duels of each kind.
  let most: Int

  /// The names of the series; known once a duel was run.
  private(set) var names: [String] = []
  private(set) var duels: [CalibrationDuel] = []

  init(
    _ arguments: BlockArguments, pairs: Int, rules: DuelRules, patience: Duration, most: Int
  ) {
    self.arguments = arguments
    self.pairs = pairs
    self.rules = rules
    self.patience = patience
    self.most = most
  }

  /// Runs duels until the time is over; one that has begun is finished.
  ///
  /// - Parameter report: Called now and then with the duel at hand and the share that is done.
  /// - Throws: ``CommandFailure`` if a kind of duel had no turn.
  mutating func run(
    for time: Duration, report: (_ parts: [String], _ fraction: Double) -> Void
  ) throws {
    let source = DuelSource()
    let start = ContinuousClock.now
    var schedule = CalibrationSchedule(most: most)
    while let kind = schedule.next {
      guard ContinuousClock.now - start < time else { break }
      let work = kind.injection.map { ["--inject", $0] } ?? []
      var run = DuelRun(
        base: DuelRun.Side(source: source, arguments: arguments.shared),
        head: DuelRun.Side(source: source, arguments: arguments.shared + work), pairs: pairs,
        // An order of its own for each duel.
        seed: arguments.seed &+ UInt64(duels.count) << 32, verifies: false, rules: rules,
        patience: patience)
      let parts = ["duel \(duels.count + 1)", kind.injection ?? "identical"]
      let planned = Double(CalibrationKind.all.count) * Double(most)
      let findings = try run.findings { _, _ in
        report(
          parts,
          min(1, max((ContinuousClock.now - start) / time, Double(duels.count) / planned)))
      }
      names = run.names
      duels.append(
        CalibrationDuel(
          kind, batches: findings.judgement == nil ? [] : run.batches,
          failsExactly: findings.failsExactly, logRatios: run.logRatios))
      schedule.ran(kind)
    }
    try requireEach(schedule.missing, after: ContinuousClock.now - start)
  }

  /// How much more time is asked for than the duels took on average: later ones may take a second
  /// batch.
  private static let reserve = 1.5

  private func requireEach(_ missing: [CalibrationKind], after elapsed: Duration) throws {
    guard let first = missing.first else { return }
    let each = elapsed / .seconds(60) / Double(max(1, duels.count))
    let needed = (each * Double(CalibrationKind.all.count) * Self.reserve).rounded(.up)
    throw CommandFailure(
      "the time was over before there was a duel with \(first.injection ?? "nothing added"), and"
        + " nothing was written: ask for --minutes \(Int(max(1, needed))) or more, or for shorter"
        + " blocks", .inconclusive)
  }
}
