import RunData
import Testing

@Suite("A series of frames")
struct FrameSeriesTests {
  @Test(
    "a pass contains exactly the frames of its round, of which round 0 may have another number",
    arguments: 1...3, 1...3)
  func passes(rounds: Int, framesPerRound: Int) {
    for coldFrames in 0...3 {
      let counts = [coldFrames] + Array(repeating: framesPerRound, count: rounds - 1)
      let frames = counts.enumerated().flatMap { round, count in
        (0..<count).map { frame in
          var sample = FrameSample()
          (sample.round, sample.frame) = (round, frame)
          return sample
        }
      }
      let series = FrameSeries(
        strategy: "layer-grid", refreshRate: 120, framesPerRound: framesPerRound,
        coldFrames: coldFrames, frames: frames)
      #expect(series.rounds == rounds)
      #expect(series.steadyFrames == frames.dropFirst(coldFrames))
      for (round, count) in counts.enumerated() {
        #expect(Array(series.pass(round)) == frames.filter { $0.round == round })
        for frame in 0..<count where round > 0 {
          let sample = series[round: round, frame: frame]
          #expect(sample.round == round && sample.frame == frame)
        }
      }
    }
  }
}
