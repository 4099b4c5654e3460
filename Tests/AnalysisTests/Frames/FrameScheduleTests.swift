import Analysis
import SeededRandom
import Testing

@Suite("The two-stage pipeline")
struct FrameScheduleTests {
  private func frames(_ frames: [(app: Int, composite: Int)]) -> [FrameSchedule.Frame] {
    var schedule = FrameSchedule(VsyncModel(refreshRate: 100, pipeline: .twoStage))
    return frames.map {
      schedule.append(
        StageTimes(app: 2.5e6 * Double($0.app), composite: 2.5e6 * Double($0.composite)))
    }
  }

  private func missed(_ passes: [(app: Int, composite: Int)]) -> Int {
    frames(passes).reduce(0) { $0 + $1.missedTicks }
  }

  private func expectSteps(_ pass: [(app: Int, composite: Int)]) {
    var stepped = SteppedPipeline(pass)
    stepped.run()
    #expect(frames(pass).map(\.shownTick) == stepped.shown, "\(pass)")
  }

  @Test("shows every frame at the same tick as a stepped simulation, for all short passes")
  func enumeration() {
    let stages = [0, 1, 3, 4, 6, 10].flatMap { app in
      [0, 1, 3, 4, 6, 10].map { (app: app, composite: $0) }
    }
    for first in stages {
      expectSteps([first])
      for second in stages { expectSteps([first, second]) }
    }
    let few = stages.filter { ![0, 3].contains($0.app) && ![0, 3].contains($0.composite) }
    for first in few {
      for second in few {
        for third in few { expectSteps([first, second, third, (1, 1), (1, 1)]) }
      }
    }
  }

  @Test("shows every frame at the same tick as a stepped simulation, for long random passes")
  func longPasses() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let most = [4, 6, 12, 20][random.number(in: 0...3)]
      expectSteps(
        (0..<random.number(in: 5...40)).map { _ in
          (random.number(in: 0...most), random.number(in: 0...most))
        })
    }
  }

  @Test("misses no tick with equal frames that fit a tick per stage, from the first frame on")
  func steady() {
    for app in 0...4 {
      for composite in 0...4 {
        let pass = Array(repeating: (app: app, composite: composite), count: 12)
        #expect(missed(pass) == 0, "\(app) and \(composite) quarters")
      }
    }
  }

  @Test("misses no tick where light and heavy frames alternate, after the pipeline is full")
  func alternating() {
    let pass = (0..<20).map { $0.isMultiple(of: 2) ? (app: 4, composite: 4) : (1, 2) }
    #expect(missed(pass) == 0)
  }

  @Test(
    "an isolated peak among light frames misses its ticks in either stage, and in both",
    arguments: [
      (6, 6, 2), (6, 1, 1), (1, 6, 1), (4, 4, 1), (10, 1, 2), (1, 10, 2), (10, 10, 4), (3, 1, 0),
      (2, 2, 0),
    ])
  func isolated(app: Int, composite: Int, ticks: Int) {
    let light = Array(repeating: (app: 1, composite: 1), count: 8)
    #expect(missed(light + [(app, composite)] + light) == ticks)
  }

  @Test("runs at the rate of the slower stage when one or both are saturated")
  func saturated() throws {
    for pass in [(app: 6, composite: 1), (1, 6), (6, 6), (6, 4), (4, 6)] {
      let last = try #require(frames(Array(repeating: pass, count: 101)).last)
      // 100 frames of 1.5 ticks after the first.
      #expect((150...153).contains(last.shownTick), "\(pass): \(last.shownTick)")
    }
  }

  @Test("an early stall conceals no later one: each misses a tick at least")
  func stalls() {
    var pass = Array(repeating: (app: 1, composite: 1), count: 200)
    for frame in stride(from: 10, to: 200, by: 20) { pass[frame] = (1, 10) }
    let late = frames(pass).enumerated().filter { $0.element.missedTicks > 0 }.map(\.offset)
    #expect(late == Array(stride(from: 10, to: 200, by: 20)))
  }
}
