import Analysis
import Benchmarking
import Testing

@Suite("The schedule of a calibration")
struct CalibrationRunTests {
  /// Runs duels of two minutes each on a clock of its own.
  private func calibrate(
    most: Int = .max, minutes: Int
  ) throws -> (run: CalibrationRun, fractions: [Double]) {
    var now = ContinuousClock.now
    var fractions: [Double] = []
    var run = CalibrationRun(most: most) { now }
    try run.run(for: .seconds(60 * minutes)) { kind, _, fraction in
      now += .seconds(120)
      fractions.append(fraction())
      return (CalibrationDuel(kind, batches: []), ["layer-grid"])
    }
    return (run, fractions)
  }

  @Test("finishes the duel at hand when the time is over")
  func time() throws {
    let (run, fractions) = try calibrate(minutes: 17)
    #expect(run.duels.count == 9 && run.names == ["layer-grid"])
    #expect(Set(run.duels.map(\.kind)) == Set(CalibrationKind.all))
    #expect(fractions == fractions.sorted() && fractions.last == 1)
  }

  @Test("ends early with as many duels of each kind as asked for")
  func most() throws {
    let run = try calibrate(most: 2, minutes: 1_000).run
    for kind in CalibrationKind.all { #expect(run.duels.count { $0.kind == kind } == 2) }
  }

  @Test("names the kind of duel for which there was no time, and the time that is needed")
  func tooShort() throws {
    let failure = #expect(throws: CommandFailure.self) { try calibrate(minutes: 3) }
    #expect(failure?.status == .inconclusive)
    let message = failure?.message ?? ""
    #expect(message.contains("before there was a duel with "), "\(message)")
    #expect(message.contains("use --minutes 24 or more"), "\(message)")
  }
}
