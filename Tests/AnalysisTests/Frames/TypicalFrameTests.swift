import RunData
import SeededRandom
import Testing

@Suite("A typical frame")
struct TypicalFrameTests {
  @Test("has the phases of the middle rounds, which add up to the intrinsic time")
  func middle() {
    for rounds in 1...5 {
      var random = SeededGenerator(seed: UInt64(rounds))
      let composite = (0...rounds).map { _ in
        (0..<6).map { _ in Int64(random.number(in: 1...1_000)) }
      }
      let series = FrameSeries.sample(composite: composite) {
        $0.phases.layout = $0.phases.composite * 3
        $0.phases.advance = Int64($0.round)
      }
      let times = series.times(\.total).intrinsic
      let frames = series.typicalFrames(in: .serial)
      #expect(frames.map(\.frame) == Array(0..<6))
      #expect(frames.map(\.phases.total) == times)
      for (frame, typical) in frames.enumerated() {
        let totals = (1...rounds).map { series.pass($0)[$0 * 6 + frame].phases.total }
        #expect(typical.longest == Double(totals.max() ?? 0))
      }
    }
  }

  @Test("is late if it is late in a pass of typical frames")
  func late() {
    let series = FrameSeries.steady(refreshRate: 100, pass: [1_000_000, 25_000_000, 10_000_000])
    let frames = series.typicalFrames(in: .serial)
    #expect(frames.map(\.missedTicks) == [0, 2, 0])
  }
}
