package import RunRecords
import Statistics

/// A frame that is late in at least half of the measured rounds, and the count in which it stands
/// out.
///
/// Hitches that do not recur are caused by the machine, recurring ones by the program.
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

  /// The state of the scroll.
  package enum Moment: Equatable, Sendable {
    /// The first frame of the pass.
    case start
    /// A move by more than the display's height in one tick.
    case jump
    /// Any other frame.
    case scroll
  }

  /// The tick of the trace, from 0.
  package let frame: Int
  /// The row at the top of the display.
  package let row: Int
  /// The number of measured rounds in which the frame was late.
  package let lateRounds: Int
  package let rounds: Int
  /// The phase that exceeds its median over the pass the most; `nil` if none does, because all
  /// frames are too slow.
  package let phase: Phase?
  /// The excess of the phase, in milliseconds.
  package let growth: Double
  package let cause: Cause?
  package let moment: Moment
}

extension RecurringHitch {
  /// Returns the frames that are late in at least half of the measured rounds, and in more than
  /// one.
  static func all(
    in series: FrameSeries, pipeline: Pipeline, displayHeight: Double
  ) -> [RecurringHitch] {
    let model = VsyncModel(refreshRate: series.refreshRate)
    let rounds = series.rounds - 1
    let lateRounds = (0..<series.framesPerRound).map { frame in
      (1...rounds).count { round in
        let sample = series[round: round, frame: frame]
        return model.isOverBudget(Double(pipeline.limitingTime(sample.phases)))
      }
    }
    let recurring = lateRounds.indices.filter {
      lateRounds[$0] > 1 && lateRounds[$0] * 2 >= rounds
    }
    guard !recurring.isEmpty else { return [] }
    let growths = Phase.allCases.map { phase in
      let times = series.intrinsicTimes { $0[phase] }
      let median = Distribution(times).median
      return times.map { $0 - median }
    }
    let pass = Array(series.pass(1))
    let means = Cause.means(of: pass)
    return recurring.map { frame in
      var phase: Phase?
      var growth = 0.0
      for (candidate, grown) in zip(Phase.allCases, growths) where grown[frame] > growth {
        phase = candidate
        growth = grown[frame]
      }
      return RecurringHitch(
        frame: frame, row: pass[frame].firstRow, lateRounds: lateRounds[frame], rounds: rounds,
        phase: phase, growth: growth / 1e6, cause: Cause(pass[frame], means: means, phase: phase),
        moment: Moment(of: frame, in: pass, displayHeight: displayHeight))
    }
  }
}

extension RecurringHitch.Moment {
  fileprivate init(of frame: Int, in pass: [FrameSample], displayHeight: Double) {
    guard frame > 0 else {
      self = .start
      return
    }
    let distance = (pass[frame].offset - pass[frame - 1].offset).magnitude
    self = distance > displayHeight ? .jump : .scroll
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

  /// Returns the means of the candidate counts over a pass.
  fileprivate static func means(of pass: [FrameSample]) -> [Double] {
    counts.map { count in Double(pass.reduce(0) { $0 + count($1).0 }) / Double(pass.count) }
  }

  /// Selects the first count that is more than twice its mean and at least 1 above it.
  fileprivate init?(_ sample: FrameSample, means: [Double], phase: Phase?) {
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
