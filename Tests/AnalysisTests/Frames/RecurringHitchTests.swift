import Analysis
import RunData
import SeededRandom
import Testing

@Suite("A recurring hitch")
struct BlameTests {
  private let always = Array(repeating: Int64(9), count: 6)

  /// Twelve frames at 100 Hz of 2 ms, with extra milliseconds per measured round at frame 5.
  private func hitches(
    late: [Int64], pipeline: Pipeline = .serial, edit: (inout FrameSample) -> Void = { _ in }
  ) -> [RecurringHitch] {
    let series = FrameSeries.steady(
      refreshRate: 100, rounds: late.count, pass: Array(repeating: 2_000_000, count: 12)
    ) { sample in
      sample.phases.configure = 1_000
      sample.firstRow = 100 + sample.frame
      sample.offset = Double(sample.frame)
      if sample.frame == 5, sample.round > 0 {
        sample.phases.configure += late[sample.round - 1] * 1_000_000
      }
      edit(&sample)
    }
    return SeriesSummary.all(of: .sample([series], pipeline: pipeline))[0].recurringHitches
  }

  @Test(
    "occurs in at least half of at least six rounds",
    arguments: [
      ([9, 9, 9, 9, 9, 9], 6), ([9, 0, 9, 0, 9, 9], 4), ([9, 0, 9, 0, 9, 0], 0),
      ([9, 9, 9, 9, 9], 0), ([9, 9], 0), ([9], 0),
    ])
  func recurring(late: [Int64], rounds: Int) {
    #expect(hitches(late: late).map(\.lateRounds) == (rounds > 0 ? [rounds] : []))
  }

  @Test("is not a coincidence: 3 of 28 late frames in two rounds of 180, of which 4.4 are expected")
  func coincidence() {
    let lateRounds =
      Array(repeating: 2, count: 3) + Array(repeating: 1, count: 50)
      + Array(repeating: 0, count: 127)
    #expect(RecurringHitch.fewestLateRounds(lateRounds, of: 2) == nil)
    // The same share of late frames and coincidences in three of six rounds: p = 0.052, 9.4
    // frames expected.
    let six =
      Array(repeating: 3, count: 8) + Array(repeating: 1, count: 144)
      + Array(repeating: 0, count: 28)
    #expect(RecurringHitch.fewestLateRounds(six, of: 6) == nil)
    let more =
      Array(repeating: 3, count: 24) + Array(repeating: 1, count: 96)
      + Array(repeating: 0, count: 60)
    #expect(RecurringHitch.fewestLateRounds(more, of: 6) == 3)
  }

  /// Returns the number of rounds in which each of 720 frames is late at random, and `planted`
  /// frames in addition.
  private func lateRounds(
    rate: Double, planted: Int, random: inout SeededGenerator
  ) -> [Int] {
    (0..<720).map { frame in
      (0..<6).count { _ in random.number(in: 0.0...1) < (frame < planted ? 0.9 : rate) }
    }
  }

  @Test(
    "is found in 1 of 100 runs without any at most, and in 9 of 10 with five",
    arguments: [1, 5, 16])
  func simulation(percent: Int) {
    var random = SeededGenerator(seed: UInt64(percent))
    let rate = Double(percent) / 100
    let runs = 400
    let found = (0..<runs).count { _ in
      let late = lateRounds(rate: rate, planted: 0, random: &random)
      return RecurringHitch.fewestLateRounds(late, of: 6) != nil
    }
    #expect(found <= runs / 100, "\(found)")
    let planted = (0..<100).count { _ in
      let late = lateRounds(rate: rate, planted: 5, random: &random)
      return RecurringHitch.fewestLateRounds(late, of: 6) != nil
    }
    #expect(planted >= 90, "\(planted)")
  }

  @Test("has the row and the phase that exceeds its median over the pass the most")
  func phase() throws {
    let hitch = try #require(
      hitches(late: always) { if $0.frame == 5 { $0.phases.layout = 8 } }.first)
    #expect(hitch.row == 105 && hitch.rounds == 6)
    #expect(hitch.phase == .configure && hitch.growth == 9)
    #expect(hitch.cause == nil && hitch.kind == .scroll)
    let composite = try #require(
      hitches(late: always) { if $0.frame == 5 { $0.phases.composite += 10_000_000 } }.first)
    #expect(composite.phase == .composite && composite.growth == 10)
  }

  @Test("does not exist if all frames are late: none stands out")
  func allSlow() {
    let series = FrameSeries.steady(
      refreshRate: 100, rounds: 6, pass: Array(repeating: 12_000_000, count: 12))
    #expect(SeriesSummary.all(of: .sample([series]))[0].recurringHitches.isEmpty)
  }

  @Test("has the counter that stands out, created cells first if recycle grew")
  func causes() {
    for (cause, edit): (RecurringHitch.Cause, (inout FrameSample) -> Void) in [
      (.cellsConfigured(14), { $0.rowsIn = 14 }),
      (.cellsConfigured(14), { ($0.rowsIn, $0.cellsCreated) = (14, 3) }),
      (
        .cellsCreated(3),
        { ($0.rowsIn, $0.cellsCreated, $0.phases.recycle) = (14, 3, 20_000_000) }
      ),
      (.contentsChangedBytes(4_096), { $0.traffic.contentsChangedBytes = 4_096 }),
      (.allocatedBytes(512), { $0.phaseBytes.configure = 512 }),
    ] {
      #expect(hitches(late: always) { if $0.frame == 5 { edit(&$0) } }.first?.cause == cause)
    }
    // The same count in all frames explains nothing.
    #expect(hitches(late: always) { $0.rowsIn = 14 }.first?.cause == nil)
  }

  @Test("follows a jump if the offset changed by more than the display's height of 25 pt")
  func jumps() {
    for (distance, kind) in [(25, .scroll), (25.5, .jump), (-25.5, .jump)]
      as [(Double, RecurringHitch.FrameKind)]
    {
      let found = hitches(late: always) { $0.offset = $0.frame < 5 ? 100 : 100 + distance }
      #expect(found.first?.kind == kind)
    }
    let start = FrameSeries.steady(
      refreshRate: 100, rounds: 6, pass: [20_000_000] + Array(repeating: 1, count: 11))
    #expect(SeriesSummary.all(of: .sample([start]))[0].recurringHitches.map(\.kind) == [.start])
  }

  @Test("depends on the pipeline of the run")
  func pipeline() {
    // 6 ms in either stage from frame 5 on: late only one after the other, or while the pipeline
    // fills.
    func frames(_ pipeline: Pipeline) -> [Int] {
      hitches(late: [0, 0, 0, 0, 0, 0], pipeline: pipeline) {
        guard $0.frame >= 5, $0.frame < 8 else { return }
        $0.phases.commit = 6_000_000
        $0.phases.composite = 6_000_000
      }.map(\.frame)
    }
    #expect(frames(.serial) == [5, 6, 7])
    #expect(frames(.twoStage) == [5])
  }
}
