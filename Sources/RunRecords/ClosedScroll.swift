/// The relation between late frames and the scroll.
package enum ScrollLoop: String, CaseIterable, Sendable {
  /// Frame k shows tick k, however late the frames before it are.
  case open
  /// A frame shows the tick of virtual time at which it starts.
  case closed
}

/// The display of one closed-loop pass of a series.
///
/// The scroll goes on while a frame is late, so that the next frame brings in all rows that became
/// visible since.
package struct ClosedScroll: Codable, Equatable, Sendable {
  /// The factor of all durations: 1, or a throttle of the run.
  package var factor: Double
  /// The number of frames drawn.
  package var frames: Int
  /// The late frames, each with the tick that it shows.
  package var hitches: [Hitch]
  /// The late frames among the first one and those with a programmatic jump, which the headroom
  /// leaves out.
  package var lateJumps: Int
  /// The largest factor for the durations of these frames with a good hitch time ratio; `nil` if no
  /// frame that counts takes any time.
  ///
  /// An upper estimate, because longer frames would bring in more rows.
  package var headroom: Double?

  package init(
    factor: Double, frames: Int, hitches: [Hitch], lateJumps: Int, headroom: Double?
  ) {
    self.factor = factor
    self.frames = frames
    self.hitches = hitches
    self.lateJumps = lateJumps
    self.headroom = headroom
  }
}

/// A frame shown later than its tick.
package struct Hitch: Codable, Equatable, Sendable {
  /// The tick of the trace that the frame belongs to, from 0.
  package let frame: Int
  /// The ticks without a new image.
  package let missedTicks: Int

  package init(frame: Int, missedTicks: Int) {
    self.frame = frame
    self.missedTicks = missedTicks
  }
}

extension RunRecord {
  /// The loop of the passes that hitches and headroom come from.
  package var scrollLoop: ScrollLoop {
    series.contains { $0.closedScrolls != nil } ? .closed : .open
  }

  /// Returns the factors of the closed-loop passes of a round: 1, then the throttles, each once.
  package static func closedLoopFactors(throttles: [Double]) -> [Double] {
    throttles.reduce(into: [1]) { factors, factor in
      if !factors.contains(factor) { factors.append(factor) }
    }
  }
}
