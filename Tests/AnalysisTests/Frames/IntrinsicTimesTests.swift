import RunData
import SeededRandom
import Statistics
import Testing

@Suite("The intrinsic time of a frame")
struct IntrinsicTimesTests {
  @Test("is computed per phase, so that phases need not add up to the frame")
  func phases() {
    var rounds = [[0], [1], [5], [9]].map { FrameSeries.sample(composite: [$0]).frames[0] }
    for (index, commit) in [0, 9, 5, 2].enumerated() { rounds[index].phases.commit = Int64(commit) }
    let series = FrameSeries(strategy: "square", refreshRate: 60, framesPerRound: 1, frames: rounds)
    #expect(series.times(\.composite).intrinsic == [5])
    #expect(series.times(\.commit).intrinsic == [5])
    #expect(series.times(\.advance).intrinsic == [0])
    #expect(series.times(\.total).intrinsic == [10])
  }

  @Test("matches the sorted times of all rounds, for seeded series", arguments: 1...9)
  func reference(rounds: Int) {
    var generator = SeededGenerator(seed: UInt64(rounds))
    let series = FrameSeries.sample(
      composite: (0...rounds).map { _ in
        (0..<20).map { _ in Int64.random(in: 0...4, using: &generator) }
      })
    let expected = (0..<20).map { frame in
      Distribution((1...rounds).map { Double(series.pass($0).map(\.phases.total)[frame]) }).median
    }
    #expect(series.times(\.total).intrinsic == expected)
  }

  @Test("requires a measured round")
  func roundZeroAlone() async {
    await #expect(processExitsWith: .failure) {
      _ = FrameSeries.sample(composite: [[1, 2, 3]]).times(\.total).intrinsic
    }
  }
}
