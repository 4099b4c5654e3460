package import RunData
import Statistics

/// A frame that is late in at least half of the measured rounds, more often than chance would have
/// it, and the count in which it stands out.
///
/// Hitches that recur are caused by the program; of others the cause is unknown.
package struct RecurringHitch: Equatable, Sendable {
  /// A count that is far above its mean over the pass.
  package enum Cause: Equatable, Sendable {
    /// Rows that entered the display, whose cells were configured.
    case cellsConfigured(Int)
    /// Cells created because none was available for reuse.
    case cellsCreated(Int)
    case contentsChangedBytes(Int)
    case allocatedBytes(Int)
  }

  /// The kind of a frame by the movement of the scroll before it.
  package enum FrameKind: Equatable, Sendable {
    /// The first frame of the pass.
    case start
    /// A move by more than the display's height in one tick.
    case jump
    case scroll
  }

  /// The tick of the trace, from 0.
  package let frame: Int
  /// The row at the top of the display.
  package let row: Int
  package let lateRounds: Int
  package let rounds: Int
  /// The phase that exceeds its median over the pass the most; `nil` if none does, because all
  /// frames are too slow.
  package let phase: Phase?
  /// The excess of the phase, in milliseconds.
  package let growth: Double
  package let cause: Cause?
  package let kind: FrameKind
}

extension RecurringHitch {
  /// With fewer rounds, lateness that recurs cannot be told from chance.
  package static let fewestRounds = 6

  /// Returns the number of rounds from which on a late frame is no coincidence.
  ///
  /// If lateness is random with the rate r of all frames, a frame is late in j or more of n rounds
  /// with the probability p_j, and c or more of F frames are with the probability P:
  ///
  ///     p_j = P(Bin(n, r) ≥ j)      P = P(Bin(F, p_j) ≥ c)
  ///
  /// The result is the smallest j of ⌈n / 2⌉…n whose count c_j has P ≤ 0.01 / m, m being the number
  /// of these j (Bonferroni).
  ///
  /// - Parameter lateRounds: The number of rounds in which each frame is late.
  /// - Returns: `nil` below six rounds, or if no count exceeds chance.
  package static func fewestLateRounds(_ lateRounds: [Int], of rounds: Int) -> Int? {
    guard rounds >= fewestRounds else { return nil }
    let frames = lateRounds.count
    let rate = Double(lateRounds.reduce(0, +)) / Double(frames * rounds)
    let levels = (rounds + 1) / 2...rounds
    return levels.first { level in
      let chance = BinomialTail.probability(ofAtLeast: level, of: rounds, each: rate)
      let count = lateRounds.count { $0 >= level }
      return BinomialTail.probability(ofAtLeast: count, of: frames, each: chance)
        <= 0.01 / Double(levels.count)
    }
  }

  /// - Parameters:
  ///   - playback: The playback of the measured rounds.
  ///   - kinds: The kind of each frame of a pass, equal in all rounds.
  package static func all(
    in series: FrameSeries, _ playback: Playback, _ kinds: [FrameKind]
  ) -> [RecurringHitch] {
    let rounds = series.rounds - 1
    var lateRounds = [Int](repeating: 0, count: series.framesPerRound)
    for hitch in playback.hitches { lateRounds[hitch.frame] += 1 }
    guard let fewest = fewestLateRounds(lateRounds, of: rounds) else { return [] }
    let recurring = lateRounds.indices.filter { lateRounds[$0] >= fewest }
    let growths = Phase.allCases.map { phase in
      let times = series.times { $0[phase] }.intrinsic
      let median = times.median
      return times.map { $0 - median }
    }
    let pass = Array(series.pass(1))
    let means = Cause.means(of: pass)
    return recurring.map { frame in
      let grown = zip(Phase.allCases, growths).map { (phase: $0, nanoseconds: $1[frame]) }
        .filter { $0.nanoseconds > 0 }.max { $0.nanoseconds < $1.nanoseconds }
      return RecurringHitch(
        frame: frame, row: pass[frame].firstRow, lateRounds: lateRounds[frame], rounds: rounds,
        phase: grown?.phase, growth: (grown?.nanoseconds ?? 0) / 1e6,
        cause: Cause(pass[frame], means: means, phase: grown?.phase), kind: kinds[frame])
    }
  }
}

extension FrameSeries {
  /// The kind of each frame of a pass, equal in all rounds; the height is in points.
  package func frameKinds(displayHeight: Double) -> [RecurringHitch.FrameKind] {
    let offsets = pass(1).indices.map { frames[$0].offset }
    return [.start]
      + zip(offsets, offsets.dropFirst()).map { before, after in
        (after - before).magnitude > displayHeight ? .jump : .scroll
      }
  }
}

extension RecurringHitch.Cause {
  /// The candidate counts in the order in which they explain a phase other than `recycle`.
  private static let counts: [@Sendable (FrameSample) -> (Int, Self)] = [
    { ($0.rowsIn, .cellsConfigured($0.rowsIn)) },
    { ($0.cellsCreated, .cellsCreated($0.cellsCreated)) },
    {
      let bytes = $0.traffic.contentsChangedBytes
      return (bytes, .contentsChangedBytes(bytes))
    },
    { ($0.allocatedBytes, .allocatedBytes($0.allocatedBytes)) },
  ]

  fileprivate static func means(of pass: [FrameSample]) -> [Double] {
    counts.map { count in Double(pass.reduce(0) { $0 + count($1).0 }) / Double(pass.count) }
  }

  /// Selects the first count that is more than twice its mean and at least 1 above it.
  fileprivate init?(_ sample: FrameSample, means: [Double], phase: Phase?) {
    // Recycling is where cells are created: there, new cells explain more than rows that entered.
    let order = phase == .recycle ? [1, 0, 2, 3] : [0, 1, 2, 3]
    for index in order {
      let (value, cause) = Self.counts[index](sample)
      guard Double(value) > 2 * means[index], Double(value) >= means[index] + 1 else { continue }
      self = cause
      return
    }
    return nil
  }
}
