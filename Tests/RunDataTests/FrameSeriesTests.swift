import RunData
import Testing

@Suite("A series of frames")
struct FrameSeriesTests {
  private func series(rounds: Int, framesPerRound: Int) -> FrameSeries {
    let frames = (0..<rounds).flatMap { round in
      (0..<framesPerRound).map { frame in
        var sample = FrameSample()
        sample.round = round
        sample.frame = frame
        return sample
      }
    }
    return FrameSeries(
      strategy: "layer-grid", refreshRate: 120, framesPerRound: framesPerRound, frames: frames)
  }

  @Test("a pass contains exactly the frames of its round", arguments: 1...3, 1...3)
  func passes(rounds: Int, framesPerRound: Int) {
    let series = series(rounds: rounds, framesPerRound: framesPerRound)
    #expect(series.rounds == rounds)
    for round in 0..<rounds {
      let pass = series.pass(round)
      #expect(pass.map(\.round) == Array(repeating: round, count: framesPerRound))
      #expect(pass.map(\.frame) == Array(0..<framesPerRound))
    }
  }

  @Test("round 0 may have another number of frames", arguments: 0...3)
  func coldFrames(count: Int) {
    let passes = series(rounds: 3, framesPerRound: 2).frames
    let series = FrameSeries(
      strategy: "layer-grid", refreshRate: 120, framesPerRound: 2, coldFrames: count,
      frames: Array(repeating: FrameSample(), count: count) + passes.suffix(4))
    #expect(series.rounds == 3 && series.pass(0).count == count)
    #expect(series.steadyFrames.map(\.round) == [1, 1, 2, 2])
    for round in 1...2 {
      #expect(series.pass(round).map(\.round) == [round, round])
      for frame in 0...1 {
        let sample = series[round: round, frame: frame]
        #expect(sample.round == round && sample.frame == frame)
      }
    }
  }
}
