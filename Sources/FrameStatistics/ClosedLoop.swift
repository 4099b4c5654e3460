package import RunRecords

/// A pass in virtual time in which each frame shows the tick at which it starts.
///
/// In the open loop, frame k shows tick k, however late it is. Here the ticks that pass during a
/// late frame are skipped, so that the next frame moves the content further. Each frame shows a
/// later tick than the one before, so that a pass has at most as many frames as ticks.
///
///     var loop = ClosedLoop(model, ticks: 720)
///     while let tick = loop.nextTick { loop.append(draw(tick)) }
///
/// A frame gets the rows that are visible at its own offset, as in a table view: rows that came and
/// left during the skipped ticks get no cell.
package struct ClosedLoop: Sendable {
  /// A frame and its place in the scroll.
  package struct Frame: Equatable, Sendable {
    /// The tick that the frame shows.
    package let tick: Int
    package let times: StageTimes
    package let missedTicks: Int
  }

  package private(set) var frames: [Frame] = []
  private let model: VsyncModel
  private let ticks: Int
  private var schedule: FrameSchedule

  /// - Parameter ticks: The ticks of the scroll.
  package init(_ model: VsyncModel, ticks: Int) {
    self.model = model
    self.ticks = ticks
    schedule = FrameSchedule(model)
    frames.reserveCapacity(ticks)
  }

  /// The tick that the next frame shows; `nil` after the end of the scroll.
  package var nextTick: Int? {
    let tick = schedule.nextTick
    return tick < ticks ? tick : nil
  }

  /// Appends the frame of the next tick.
  ///
  /// - Precondition: The scroll has not ended, and no duration is negative.
  package mutating func append(_ times: StageTimes) {
    guard let tick = nextTick else { preconditionFailure("the scroll has ended") }
    frames.append(
      Frame(tick: tick, times: times, missedTicks: schedule.append(times).missedTicks))
  }

  /// Returns the record of the pass.
  ///
  /// - Parameters:
  ///   - factor: The factor of the durations.
  ///   - jumps: The ticks of the first frame and of programmatic jumps.
  package func scroll(slowedBy factor: Double, jumps: [Int]) -> ClosedScroll {
    var previous = -1
    var counted: [StageTimes] = []
    var lateJumps = 0
    for frame in frames {
      let isJump = jumps.contains { previous < $0 && $0 <= frame.tick }
      if !isJump { counted.append(frame.times) }
      if isJump, frame.missedTicks > 0 { lateJumps += 1 }
      previous = frame.tick
    }
    return ClosedScroll(
      factor: factor, frames: frames.count,
      hitches: frames.filter { $0.missedTicks > 0 }.map {
        Hitch(frame: $0.tick, missedTicks: $0.missedTicks)
      },
      lateJumps: lateJumps, headroom: model.headroom(of: counted))
  }
}

extension FrameSeries {
  /// Returns the frames of an open-loop pass that the headroom leaves out: the first one and
  /// programmatic jumps.
  ///
  /// - Parameter displayHeight: In points: a longer move in one tick is a jump.
  /// - Precondition: There is a measured round.
  package func jumps(displayHeight: Double) -> [Int] {
    let moments = moments(displayHeight: displayHeight)
    return moments.indices.filter { moments[$0] != .scroll }
  }
}

extension SeriesMetadata {
  /// Returns the closed-loop passes of a factor, one per round; `nil` if all passes are open-loop.
  package func closedScrolls(slowedBy factor: Double) -> [ClosedScroll]? {
    closedScrolls?.filter { $0.factor == factor }
  }
}

extension [ClosedScroll] {
  /// Pools the passes.
  ///
  /// - Precondition: There is at least one.
  package func playback(refreshRate: Int) -> Playback {
    Playback(
      pooling: map {
        Playback(refreshRate: refreshRate, frames: $0.frames, hitches: $0.hitches)
      })
  }

  /// The headroom of the passes; `nil` if one has none.
  package var headroom: Headroom? {
    let rounds = compactMap(\.headroom)
    return rounds.count == count ? Headroom(rounds: rounds) : nil
  }
}
