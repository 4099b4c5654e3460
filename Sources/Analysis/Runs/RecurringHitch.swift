package import RunRecords
import Statistics

/// A frame that is late again and again, and what it did more of than others.
///
/// A hitch that comes and goes is the machine's. One that comes again, in at least half of the
/// measured rounds, is the program's.
package struct RecurringHitch: Equatable, Sendable {
  /// A count of the frame that stands out from the pass.
  package enum Cause: Equatable, Sendable {
    /// Rows that came on to the display, whose cells were configured.
    case cellsConfigured(Int)
    /// Cells made for want of one to reuse.
    case cellsCreated(Int)
    case contentsChangedBytes(Int)
    case allocatedBytes(Int)
  }

  /// What had just happened to the scroll.
  package enum Moment: Equatable, Sendable {
    /// It began: the first frame of the pass.
    case start
    /// It moved by more than the display's height in one tick.
    case jump
    /// It went on.
    case scroll
  }

  /// The tick of the trace, from 0.
  package let frame: Int
  /// The row at the top of the display.
  package let row: Int
  /// In how many of the measured rounds the frame was late.
  package let lateRounds: Int
  package let rounds: Int
  /// The phase that grew most over its median in the pass; `nil` if none is above its median, as
  /// where all frames are too slow.
  package let phase: Phase?
  /// By how much it grew, in milliseconds.
  package let growth: Double
  package let cause: Cause?
  package let moment: Moment
}

extension RecurringHitch {
  /// The frames of a series that are late in at least half of its measured rounds, and in more than
  /// one, in their order.
  static func all(in series: FrameSeries, pipeline: Pipeline, displayHeight: Double)
    -> [RecurringHitch]
  {
    let model = VsyncModel(refreshRate: series.refreshRate)
    let rounds = series.rounds - 1
    let lateRounds = (0..<series.framesPerRound).map { frame in
      (1...rounds).count { round in
        let sample = series.frames[round * series.framesPerRound + frame]
        return model.isOverBudget(Double(pipeline.limitingTime(sample.phases)))
      }
    }
    let blamed = lateRounds.indices.filter { lateRounds[$0] > 1 && lateRounds[$0] * 2 >= rounds }
    guard !blamed.isEmpty else { return [] }
    let growths = Phase.allCases.map { phase in
      let times = series.intrinsicTimes { $0[phase] }
      let median = Distribution(times).median
      return times.map { $0 - median }
    }
    let pass = Array(series.pass(1))
    let means = Cause.Means(of: pass)
    return blamed.map { frame in
      var phase: Phase?
      var growth = 0.0
      for (candidate, grown) in zip(Phase.allCases, growths) where grown[frame] > growth {
        phase = candidate
        growth = grown[frame]
      }
      return RecurringHitch(
        frame: frame, row: pass[frame].firstRow, lateRounds: lateRounds[frame], rounds: rounds,
        phase: phase, growth: growth / 1e6, cause: Cause(pass[frame], beside: means, phase: phase),
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
  /// What a frame of a pass does on average.
  fileprivate struct Means {
    let rowsIn: Double
    let cellsCreated: Double
    let contentsChangedBytes: Double
    let allocatedBytes: Double

    init(of pass: [FrameSample]) {
      func mean(_ count: (FrameSample) -> Int) -> Double {
        Double(pass.reduce(0) { $0 + count($1) }) / Double(pass.count)
      }
      rowsIn = mean(\.rowsIn)
      cellsCreated = mean(\.cellsCreated)
      contentsChangedBytes = mean(\.traffic.contentsChangedBytes)
      allocatedBytes = mean(\.allocatedBytes)
    }
  }

  /// The first count that is more than twice its mean in the pass, and more than the mean by at
  /// least one, in the order in which counts explain the phase.
  fileprivate init?(_ sample: FrameSample, beside means: Means, phase: Phase?) {
    func standsOut(_ own: Int, _ mean: Double) -> Int? {
      Double(own) > 2 * mean && Double(own) >= mean + 1 ? own : nil
    }
    let configured = standsOut(sample.rowsIn, means.rowsIn).map(Self.cellsConfigured)
    let created = standsOut(sample.cellsCreated, means.cellsCreated).map(Self.cellsCreated)
    let changed = standsOut(sample.traffic.contentsChangedBytes, means.contentsChangedBytes)
      .map(Self.contentsChangedBytes)
    let allocated = standsOut(sample.allocatedBytes, means.allocatedBytes)
      .map(Self.allocatedBytes)
    let explaining =
      phase == .recycle
      ? [created, configured, changed, allocated] : [configured, created, changed, allocated]
    guard let first = explaining.compactMap(\.self).first else { return nil }
    self = first
  }
}
