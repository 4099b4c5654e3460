import RunRecords

extension RunRecord {
  /// The first closed-loop pass that no run can have; `nil` if there is none.
  var closedLoopFault: String? {
    guard scrollLoop == .closed else { return nil }
    let factors = (0..<rounds).flatMap { _ in Self.closedLoopFactors(throttles: throttles) }
    for series in series where series.strategy != Self.placeboID {
      let scrolls = series.closedScrolls ?? []
      let name = "closed_scrolls of \(series.strategy) at \(series.refreshRate) Hz"
      guard scrolls.map(\.factor) == factors else {
        return "\(name) has \(scrolls.count) passes: one per round and factor are expected,"
          + " \(factors.count) in total, in the order of the rounds"
      }
      if let fault = scrolls.lazy.compactMap({ $0.fault(ticks: series.framesPerRound) }).first {
        return "\(name) holds \(fault)"
      }
    }
    return nil
  }
}

extension ClosedScroll {
  /// Returns the first figure that no pass can have.
  ///
  /// - Parameter ticks: The ticks of the scroll.
  fileprivate func fault(ticks: Int) -> String? {
    guard frames > 0, frames <= ticks else {
      return "a pass of \(frames) frames: 1 to \(ticks) are expected"
    }
    guard hitches.count <= frames, (0...frames).contains(lateJumps) else {
      return "a pass with more late frames than frames"
    }
    let most = 1_000_000_000
    if let hitch = hitches.first(where: {
      !(0..<ticks).contains($0.frame) || !(1...most).contains($0.missedTicks)
    }) {
      return "frame \(hitch.frame) with \(hitch.missedTicks) missed ticks: a frame below \(ticks)"
        + " and 1 to \(most) ticks are expected"
    }
    if let headroom, !(headroom > 0) {
      return "the headroom \(headroom): a number above 0 is expected"
    }
    return nil
  }
}
