import Analysis
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("A recurring hitch")
struct BlameTests {
  /// Twelve frames at 100 Hz of 2 ms, with extra milliseconds per measured round at frame 5.
  private func hitches(
    late: [Int64], pipeline: Pipeline = .serial, edit: (inout FrameSample) -> Void = { _ in }
  ) -> [RecurringHitch] {
    let rounds = [Array(repeating: Int64(2_000_000), count: 12)]
    let series = FrameSeries.sample(
      refreshRate: 100, composite: Array(repeating: rounds[0], count: late.count + 1)
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

  @Test("occurs in at least half of the rounds and more than once")
  func recurring() {
    #expect(hitches(late: [9, 0, 0, 9]).map(\.frame) == [5])
    #expect(hitches(late: [9, 9, 9, 9]).map(\.lateRounds) == [4])
    #expect(hitches(late: [9, 0, 0, 0]).isEmpty)
    #expect(hitches(late: [9, 0, 0, 9, 0]).isEmpty)
    #expect(hitches(late: [9, 0, 9, 9, 0]).map(\.lateRounds) == [3])
    // Nothing comes again in a single round, or once in two.
    #expect(hitches(late: [9]).isEmpty)
    #expect(hitches(late: [9, 0]).isEmpty)
    #expect(hitches(late: [9, 9]).count == 1)
  }

  @Test("has the row and the phase that exceeds its median over the pass the most")
  func phase() throws {
    let hitch = try #require(
      hitches(late: [9, 9, 9]) { if $0.frame == 5 { $0.phases.layout = 8 } }.first)
    #expect(hitch.row == 105)
    #expect(hitch.phase == .configure)
    #expect(hitch.growth == 9)
    #expect(hitch.rounds == 3)
    #expect(hitch.cause == nil)
    #expect(hitch.moment == .scroll)
    let composite = try #require(
      hitches(late: [9, 9, 9]) { if $0.frame == 5 { $0.phases.composite += 10_000_000 } }.first)
    #expect(composite.phase == .composite)
    #expect(composite.growth == 10)
  }

  @Test("has no phase if all frames are equally slow")
  func allSlow() {
    let series = FrameSeries.steady(refreshRate: 100, pass: Array(repeating: 12_000_000, count: 12))
    let hitchs = SeriesSummary.all(of: .sample([series]))[0].recurringHitches
    #expect(hitchs.map(\.frame) == Array(0..<12))
    #expect(hitchs.allSatisfy { $0.phase == nil && $0.growth == 0 })
  }

  @Test("has the counter that stands out, created cells first if recycle grew")
  func causes() {
    func cause(_ edit: @escaping (inout FrameSample) -> Void) -> RecurringHitch.Cause? {
      hitches(late: [9, 9]) { if $0.frame == 5 { edit(&$0) } }.first?.cause
    }
    #expect(cause { $0.rowsIn = 14 } == .cellsConfigured(14))
    #expect(
      cause {
        $0.rowsIn = 14
        $0.cellsCreated = 3
      } == .cellsConfigured(14))
    #expect(
      cause {
        $0.rowsIn = 14
        $0.cellsCreated = 3
        $0.phases.recycle = 20_000_000
      } == .cellsCreated(3))
    #expect(cause { $0.traffic.contentsChangedBytes = 4_096 } == .contentsChangedBytes(4_096))
    #expect(cause { $0.phaseBytes.configure = 512 } == .allocatedBytes(512))
    // The same count in all frames explains nothing.
    #expect(hitches(late: [9, 9]) { $0.rowsIn = 14 }.first?.cause == nil)
  }

  @Test("follows a jump if the offset changed by more than the display's height of 25 pt")
  func jumps() {
    func moment(_ distance: Double) -> RecurringHitch.Moment? {
      hitches(late: [9, 9]) { $0.offset = $0.frame < 5 ? 100 : 100 + distance }.first?.moment
    }
    #expect(moment(25) == .scroll)
    #expect(moment(25.5) == .jump)
    #expect(moment(-25.5) == .jump)
    let start = FrameSeries.steady(refreshRate: 100, pass: [20_000_000, 1])
    #expect(SeriesSummary.all(of: .sample([start]))[0].recurringHitches.map(\.moment) == [.start])
  }

  @Test("depends on the pipeline of the run")
  func pipeline() {
    // 6 ms in either stage: late only one after the other.
    func count(_ pipeline: Pipeline) -> Int {
      hitches(late: [0, 0], pipeline: pipeline) {
        $0.phases.commit = 6_000_000
        $0.phases.composite = 6_000_000
      }.count
    }
    #expect(count(.serial) == 12)
    #expect(count(.twoStage) == 0)
  }
}
