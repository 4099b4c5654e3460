import Glibc
package import RunRecords
package import SeededRandom

/// The loads of a capacity search: tiers up to the first one that exceeds the budget, then ramps
/// through the loads around the current estimate.
///
/// After MotionMark (WebKit), whose search multiplies the complexity tier by tier and whose ramps
/// descend from an excessive to a sustainable complexity. Here every second ramp ascends, so that a
/// drift of the machine favours neither end.
package struct CapacityPlan: Equatable, Sendable {
  package let axis: CapacityRecord.Axis
  private let loadsPerUnit: Double
  private let first: Double

  /// The number of loads per ramp.
  package static let loadsPerRamp = 5
  /// The number of ramps: with 8 the default search of five strategies at two refresh rates takes
  /// one to two minutes.
  package static let ramps = 8
  /// The approximate ratio of the work at the upper end of a ramp to its centre, and of the centre
  /// to the lower end: wide enough for a knee, narrow enough for a straight line.
  private static let reach = 1.6

  /// - Parameters:
  ///   - loadsPerUnit: The inverse of the granularity of loads.
  ///   - first: The smallest load above 0 of the search.
  package init(_ axis: CapacityRecord.Axis, loadsPerUnit: Double = 1, first: Double = 1) {
    self.axis = axis
    self.loadsPerUnit = loadsPerUnit
    self.first = first
  }

  /// The loads of the search, ascending, including both ends of the axis; each doubles the work of
  /// the preceding one.
  package var tiers: [Double] {
    var tiers = [axis.least]
    var next = axis.least > 0 ? axis.least : first
    while next < axis.greatest {
      let tier = rounded(next)
      if tier > tiers[tiers.count - 1], tier < axis.greatest { tiers.append(tier) }
      next *= pow(2, 1 / Double(axis.power))
    }
    if axis.greatest > axis.least { tiers.append(axis.greatest) }
    return tiers
  }

  /// Returns the first estimate of the capacity, interpolated between the last tier within the
  /// budget and the first one beyond it.
  ///
  /// - Parameter search: The tiers, ascending, and the ticks per frame.
  /// - Precondition: There is at least one tier.
  package func centre(after search: [(load: Double, ticks: Double)]) -> Double {
    guard let over = search.firstIndex(where: { $0.ticks > 1 }) else {
      return search[search.count - 1].load
    }
    guard over > 0 else { return search[0].load }
    let (low, high) = (search[over - 1], search[over])
    let share = (1 - low.ticks) / (high.ticks - low.ticks)
    return low.load + share * (high.load - low.load)
  }

  /// Returns the centre of the next ramp if the budget held, or did not hold, at all loads.
  package func centre(beyond load: Double, held: Bool) -> Double {
    min(axis.greatest, max(axis.least, held ? load * reach : load / reach))
  }

  /// Returns the loads of a ramp, in the order of execution.
  ///
  /// Each load is random within its share of the ramp, so that the ramps cover many loads.
  ///
  /// - Parameter ramp: The number of the ramp, from 1; odd ones descend.
  package func ramp(
    _ ramp: Int, around centre: Double, random: inout SeededGenerator
  ) -> [Double] {
    // Around a small load the factors span fewer loads than a ramp has: the ramp then covers the
    // first loads of the axis.
    let near = axis.least + 4 * first
    let isNear = centre * reach < near
    let high = min(axis.greatest, isNear ? near : centre * reach)
    // A ramp that is cut off at the greatest load extends further down.
    let below = high < axis.greatest ? centre / reach : min(centre / reach, high / reach / reach)
    let low = isNear ? axis.least : max(axis.least, below)
    let ascending = (0..<Self.loadsPerRamp).map { index in
      let last = Self.loadsPerRamp - 1
      // The ends of the axis are included exactly.
      if index == 0, low == axis.least { return axis.least }
      if index == last, high == axis.greatest { return axis.greatest }
      let share = (Double(index) + random.number(in: 0...1)) / Double(Self.loadsPerRamp)
      return rounded(low + share * (high - low))
    }
    return ramp.isMultiple(of: 2) ? ascending : ascending.reversed()
  }

  private var reach: Double { pow(Self.reach, 1 / Double(axis.power)) }

  private func rounded(_ load: Double) -> Double {
    min(axis.greatest, max(axis.least, (load * loadsPerUnit).rounded() / loadsPerUnit))
  }
}
