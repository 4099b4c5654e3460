import Analysis
import Statistics

/// A simulated experiment: sessions of an old and a new build of a program on one device.
struct SimulatedExperiment {
  var sessions: (old: Int, new: Int)
  var iterations = 3
  var noise = SimulatedDevice.Noise()
  var change = SimulatedDevice.Change()
  /// Indicates whether all old sessions precede the new ones; otherwise the order is old, new, new, old and so on.
  var isOldFirst = false

  /// A way to judge the sessions of both sides.
  enum Judge: String, CaseIterable {
    case sessions
    /// The one-sided rank-sum test of all frames of each side.
    case frames
    /// The rule for sessions, with each iteration as one.
    case iterations
    /// The new 95th percentile is more than 1.05 times the old one; for counts, the ratio is.
    case constant
  }

  struct Recording {
    let old: [DeviceSession]
    let new: [DeviceSession]
    /// Each iteration as a session of its own; empty if not asked for.
    let splitOld: [DeviceSession]
    let splitNew: [DeviceSession]
  }

  /// Records the sessions of both sides.
  ///
  /// - Parameter splits: Whether each of their iterations is also a session of its own.
  func record(as kind: SimulatedDevice.Kind, seed: UInt64, splits: Bool) throws -> Recording {
    var device = SimulatedDevice(noise, seed: seed)
    var sides: [Bool: [DeviceSession]] = [:]
    var split: [Bool: [DeviceSession]] = [:]
    for isNew in order {
      let session = device.session(isNew ? change : .init(), iterations: iterations)
      sides[isNew, default: []].append(try device.log(session, as: kind))
      for iteration in splits ? session : [] {
        split[isNew, default: []].append(try device.log([iteration], as: kind))
      }
    }
    return Recording(
      old: sides[false, default: []], new: sides[true, default: []],
      splitOld: split[false, default: []], splitNew: split[true, default: []])
  }

  private var order: [Bool] {
    var left = [false: sessions.old, true: sessions.new]
    return (0..<sessions.old + sessions.new).map { index in
      let wanted = isOldFirst ? index >= sessions.old : index % 4 == 1 || index % 4 == 2
      let side = left[wanted, default: 0] > 0 ? wanted : !wanted
      left[side, default: 0] -= 1
      return side
    }
  }
}

extension SimulatedExperiment.Recording {
  /// Returns the comparison by the rule for sessions; `nil` for a judge that does not use it.
  func comparison(
    by judge: SimulatedExperiment.Judge, _ rule: SessionRule
  ) -> SessionComparison? {
    switch judge {
    case .sessions: return rule.compare(old, new)
    case .iterations:
      var rule = rule
      rule.order = .alternated
      return rule.compare(splitOld, splitNew)
    case .frames, .constant: return nil
    }
  }

  /// Returns whether a judge calls the new side worse; `nil` if it cannot judge this kind.
  func isWorse(by judge: SimulatedExperiment.Judge, _ rule: SessionRule) -> Bool? {
    switch judge {
    case .sessions, .iterations: return comparison(by: judge, rule)?.verdict == .worse
    case .frames:
      let times = [old, new].map { $0.flatMap(\.frameTimes) }
      return times[0].isEmpty ? nil : RankSumTest(times[0], times[1]).pGreater < rule.alpha
    case .constant:
      let figures = [old, new].map { side in
        let times = side.flatMap(\.frameTimes)
        return times.isEmpty
          ? side.flatMap(\.figures).map(\.value).reduce(0, +) / Double(side.count)
          : Distribution(times).percentile(95)
      }
      return figures[1] > 1.05 * figures[0]
    }
  }
}

extension DeviceSession {
  /// The work of all frames, or the displayed intervals; empty for counts.
  fileprivate var frameTimes: [Double] { pooled.stages.last?.times.values ?? [] }
}
