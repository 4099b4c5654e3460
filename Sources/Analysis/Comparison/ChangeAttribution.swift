package import RunData

/// A phase and the change of its time, in milliseconds; negative if the phase became shorter.
package typealias PhaseChange = (phase: Phase, milliseconds: Double)

package struct CounterChange: Equatable, Sendable {
  package let metric: Metric
  package let before: Double
  package let after: Double

  /// The change relative to the greater value, 0…1.
  var extent: Double { (after - before).magnitude / max(after.magnitude, before.magnitude) }
}

/// The phase, counter and frames that changed together with a time.
package struct ChangeAttribution: Sendable {
  /// Two frames of the same tick.
  package struct PairedFrame: Sendable {
    /// The tick of the trace, from 0.
    package let frame: Int
    /// The row at the top of the display.
    package let row: Int
    /// The intrinsic times, in milliseconds.
    package let before: Double
    package let after: Double
  }

  /// The number of listed frames.
  package static let frames = 3

  /// The phase whose median changed the most in the direction of the change; `nil` if none did.
  package let phase: PhaseChange?
  /// The counter with the greatest relative change of those that count a cost, in the direction of
  /// the change; `nil` if none changed so: the cause is then noise or the layout of the code.
  package let counter: CounterChange?
  /// Indicates whether both sides have a counter.
  package let comparesCounters: Bool
  /// The frames that changed the most in the direction of the change, the worst first; empty if a
  /// side has no frames.
  package let worstFrames: [PairedFrame]
}

extension ChangeAttribution {
  /// Compares values by the names of their metrics; `gotWorse` is the direction of the change.
  ///
  /// Values of only one side, or not comparable and therefore left out, explain nothing.
  init(
    before: [String: Double], after: [String: Double], gotWorse: Bool,
    frames: (before: FrameSeries, after: FrameSeries)? = nil
  ) {
    let sign = gotWorse ? 1.0 : -1
    phase =
      Metric.phaseTimes.compactMap { metric -> PhaseChange? in
        guard let phase = metric.phase, let old = before[metric.name], let new = after[metric.name]
        else { return nil }
        return (new - old) * sign > 0 ? (phase, new - old) : nil
      }.max { $0.milliseconds * sign < $1.milliseconds * sign }
    let counters = Metric.counts.compactMap { metric -> CounterChange? in
      guard metric.polarity == .lowerIsBetter, let old = before[metric.name],
        let new = after[metric.name]
      else { return nil }
      return CounterChange(metric: metric, before: old, after: new)
    }
    comparesCounters = !counters.isEmpty
    counter = counters.filter { ($0.after - $0.before) * sign > 0 }.max { $0.extent < $1.extent }
    worstFrames = frames.map { Self.worst(from: $0.before, to: $0.after, sign: sign) } ?? []
  }

  /// - Precondition: The passes have the same length.
  private static func worst(
    from old: FrameSeries, to new: FrameSeries, sign: Double
  ) -> [PairedFrame] {
    let times = zip(old.times(\.total).intrinsic, new.times(\.total).intrinsic)
    let pairs = zip(times, new.pass(1)).enumerated().map { frame, pair in
      PairedFrame(
        frame: frame, row: pair.1.firstRow, before: pair.0.0 / 1e6, after: pair.0.1 / 1e6)
    }
    return Array(
      pairs.filter { ($0.after - $0.before) * sign > 0 }
        .sorted { ($0.after - $0.before) * sign > ($1.after - $1.before) * sign }.prefix(frames))
  }
}
