import Analysis
import FrameStatistics
import RunRecords
import SampleRuns
import Testing

@Suite("The closed loop")
struct ClosedLoopTests {
  typealias Cost = (app: Int, composite: Int)

  /// Runs a pass at 100 Hz.
  ///
  /// - Parameter cost: Returns the quarters of a tick that a frame takes, from its index, its tick
  ///   and the ticks since the frame before.
  private func loop(
    _ pipeline: Pipeline = .serial, ticks: Int = 12,
    cost: (_ frame: Int, _ tick: Int, _ passed: Int) -> Cost
  ) -> ClosedLoop {
    var loop = ClosedLoop(VsyncModel(refreshRate: 100, pipeline: pipeline), ticks: ticks)
    while let tick = loop.nextTick {
      let cost = cost(loop.frames.count, tick, tick - (loop.frames.last?.tick ?? -1))
      loop.append(
        StageTimes(app: 2.5e6 * Double(cost.app), composite: 2.5e6 * Double(cost.composite)))
    }
    return loop
  }

  private func missed(_ loop: ClosedLoop) -> Int {
    loop.frames.reduce(0) { $0 + $1.missedTicks }
  }

  @Test("shows every tick with frames of half a tick", arguments: Pipeline.allCases)
  func inTime(pipeline: Pipeline) {
    let loop = loop(pipeline) { _, _, _ in (1, 1) }
    #expect(loop.frames.map(\.tick) == Array(0..<12) && missed(loop) == 0)
  }

  @Test("with frames of 1.5 ticks shows every second tick, each frame a tick late")
  func allLate() {
    let loop = loop { _, _, _ in (4, 2) }
    #expect(loop.frames.map(\.tick) == [0, 2, 4, 6, 8, 10])
    #expect(loop.frames.map(\.missedTicks) == [1, 1, 1, 1, 1, 1])
  }

  @Test("skips the ticks that pass during a frame of three ticks")
  func isolated() {
    let serial = loop { frame, _, _ in frame == 4 ? (6, 6) : (1, 1) }
    #expect(serial.frames.map(\.tick) == [0, 1, 2, 3, 4, 7, 8, 9, 10, 11])
    #expect(serial.frames.map(\.missedTicks) == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
    // Composited from 4.25 to 7.25. Frame 5 waits in the queue, frame 6 starts when it leaves, and
    // the next one when only frame 6 is left to show, at tick 9.
    let twoStage = loop(.twoStage) { frame, _, _ in frame == 4 ? (1, 12) : (1, 1) }
    #expect(twoStage.frames.map(\.tick) == [0, 1, 2, 3, 4, 5, 7, 9, 10, 11])
    #expect(missed(twoStage) == 3)
  }

  @Test("misses more ticks than the open loop if the cost grows with the ticks that pass")
  func growingCost() {
    func cost(_ frame: Int, _ passed: Int) -> Cost { (frame == 3 ? 6 : 2 * passed, passed) }
    let closed = loop { frame, _, passed in cost(frame, passed) }
    // Frame 3 takes two ticks, and so do all later ones, which bring in the rows of two ticks.
    #expect(closed.frames.map(\.tick) == [0, 1, 2, 3, 5, 7, 9, 11])
    #expect(missed(closed) == 5)
    let open = VsyncModel(refreshRate: 100).play(
      (0..<12).map { frame in
        let cost = cost(frame, 1)
        return StageTimes(app: 2.5e6 * Double(cost.app), composite: 2.5e6 * Double(cost.composite))
      })
    #expect(open.missedTicks == 1)
  }

  /// The tick and the missed ticks of each frame of a serial pass, in whole quarters of a tick.
  private func serialReference(
    ticks: Int, cost: (_ frame: Int, _ passed: Int) -> Cost
  ) -> [[Int]] {
    var frames: [[Int]] = []
    var (tick, previous) = (0, -1)
    while tick < ticks {
      let cost = cost(frames.count, tick - previous)
      let taken = max(1, (cost.app + cost.composite + 3) / 4)
      frames.append([tick, taken - 1])
      (previous, tick) = (tick, tick + taken)
    }
    return frames
  }

  /// The ticks within which the frames of a two-stage pass start, and those that show them.
  private func twoStageReference(
    ticks: Int, cost: @escaping (_ frame: Int, _ passed: Int) -> Cost
  ) -> (started: [Int], shown: [Int]) {
    var previous = -1
    var stepped = SteppedPipeline { frame, tick in
      guard tick < ticks else { return nil }
      defer { previous = tick }
      return cost(frame, tick - previous)
    }
    stepped.run()
    return (stepped.started, stepped.shown)
  }

  @Test("shows the same ticks as stepped simulations, for all short passes and growing costs")
  func enumeration() {
    let stages: [Cost] = [0, 1, 4, 6, 11].flatMap { app in [1, 4, 6].map { (app, $0) } }
    for first in stages {
      for second in stages {
        for growth in 0...1 {
          let pass: [Cost] = [first, second, (1, 1)]
          func cost(_ frame: Int, _ passed: Int) -> Cost {
            let base = pass[frame % 3]
            return (base.app + growth * (passed - 1), base.composite)
          }
          let serial = loop { frame, _, passed in cost(frame, passed) }
          #expect(
            serial.frames.map { [$0.tick, $0.missedTicks] }
              == serialReference(ticks: 12, cost: cost), "\(pass)")
          let twoStage = loop(.twoStage) { frame, _, passed in cost(frame, passed) }
          let reference = twoStageReference(ticks: 12, cost: cost)
          #expect(twoStage.frames.map(\.tick) == reference.started, "\(pass)")
          // The first frame is on time at the latency of a full pipeline.
          let late = zip(reference.shown, [1] + reference.shown).map { $0 - $1 - 1 }
          #expect(twoStage.frames.map(\.missedTicks) == late.map { max(0, $0) }, "\(pass)")
        }
      }
    }
  }

  @Test("has the results of the open loop if nothing is late", arguments: Pipeline.allCases)
  func equalLoops(pipeline: Pipeline) {
    let model = VsyncModel(refreshRate: 100, pipeline: pipeline)
    let stages: [Cost] = (0...4).flatMap { app in
      (0...4).filter { pipeline == .twoStage || app + $0 <= 4 }.map { (app, $0) }
    }
    var passes = 0
    for first in stages {
      for second in stages {
        let loop = loop(pipeline) { frame, _, _ in frame.isMultiple(of: 2) ? first : second }
        let open = (0..<12).map { $0.isMultiple(of: 2) ? first : second }.map {
          StageTimes(app: 2.5e6 * Double($0.app), composite: 2.5e6 * Double($0.composite))
        }
        // In the two-stage pipeline the first heavy frame after light ones may be late.
        guard model.play(open).missedTicks == 0 else { continue }
        passes += 1
        #expect(loop.frames.map(\.tick) == Array(0..<12), "\(first), \(second)")
        let scroll = loop.scroll(slowedBy: 1, jumps: [0])
        #expect(scroll.frames == 12 && scroll.hitches.isEmpty && scroll.lateJumps == 0)
        #expect(scroll.headroom == model.headroom(of: Array(open.dropFirst())))
      }
    }
    #expect(passes >= 225)
  }

  @Test("leaves first frames and jumps out of the headroom, also jumps at skipped ticks")
  func jumps() {
    // Tick 5 is skipped by the frame of tick 4, so that the frame of tick 6 jumps.
    let loop = loop { frame, _, _ in [0, 4, 5].contains(frame) ? (8, 0) : (1, 1) }
    #expect(loop.frames.map(\.tick) == [0, 2, 3, 4, 5, 7, 9, 10, 11])
    let scroll = loop.scroll(slowedBy: 4, jumps: [0, 4, 6])
    #expect(scroll.factor == 4 && scroll.frames == 9 && scroll.lateJumps == 2)
    #expect(
      scroll.hitches.map(\.frame) == [0, 5, 7] && scroll.hitches.allSatisfy { $0.missedTicks == 1 })
    // The frame of tick 5 takes two ticks.
    #expect(scroll.headroom == 0.5)
    #expect(loop.scroll(slowedBy: 1, jumps: Array(0..<12)).headroom == nil)
  }
}

@Suite("A series with closed-loop passes")
struct ClosedSeriesTests {
  @Test("takes hitches and headroom from them, and times and counts from the open loop")
  func summary() {
    let series = FrameSeries.steady(refreshRate: 100, rounds: 2, pass: [5_000_000, 12_000_000])
    var run = RecordedRun.sample([series], throttles: [1, 4])
    let open = SeriesSummary.all(of: run)[0]
    func scroll(_ factor: Double, _ headroom: Double?, _ hitches: [Hitch]) -> ClosedScroll {
      ClosedScroll(
        factor: factor, frames: 2, hitches: hitches, lateJumps: hitches.count, headroom: headroom)
    }
    let (late, later) = (Hitch(frame: 1, missedTicks: 2), Hitch(frame: 0, missedTicks: 3))
    run.record.series[0].closedScrolls = [
      scroll(1, 2, []), scroll(4, nil, [later]), scroll(1, 4, [late]), scroll(4, nil, [late]),
    ]
    let closed = SeriesSummary.all(of: run)[0]
    #expect(open.identity.scrollLoop == .open && closed.identity.scrollLoop == .closed)
    #expect(closed.playback == Playback(refreshRate: 100, frames: 4, hitches: [late]))
    #expect(closed.headroom == nil && closed.lateJumps == 1)
    #expect(closed.throttled.map(\.factor) == [1, 4])
    #expect(closed.throttled[0].playback == closed.playback)
    #expect(closed.throttled[1].playback.hitches == [later, late])
    #expect(closed.pipelines == open.pipelines && open.playback == open.pipelines.serial)
    #expect(closed.p50 == open.p50 && closed.counts.sums == open.counts.sums)
    run.record.series[0].closedScrolls?[0].headroom = nil
    #expect(SeriesSummary.all(of: run)[0].headroom == nil)
  }
}
