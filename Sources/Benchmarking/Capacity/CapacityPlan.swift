import Glibc
package import RunRecords
package import SeededRandom

/// Which loads a search for a capacity tries: tiers up to the one that breaks the budget, then ramps
/// through the loads around the capacity as it is known so far.
///
/// After MotionMark (WebKit), whose search multiplies the complexity tier by tier and whose ramps
/// then go down from a complexity that is too much to one that is not. Here every second ramp goes up,
/// so that a drift of the machine favours neither end.
package struct CapacityPlan: Equatable, Sendable {
  package let axis: CapacityRecord.Axis
  private let loadsPerUnit: Double
  private let first: Double

  /// Loads of a ramp.
  package static let loadsPerRamp = 5
  /// Ramps of a search: with 8 the standard search of four strategies at two refresh rates takes one
  /// to two minutes.
  package static let ramps = 8
  /// The ratio, about, of the work at the upper end of a ramp to that at its centre, and of that
  /// at its lower one: wide enough for a knee between them, and near enough for a straight line.
  private static let reach = 1.6

  /// - Parameters:
  ///   - loadsPerUnit: Loads are multiples of its inverse.
  ///   - first: The smallest load above 0 that is tried in the search.
  package init(_ axis: CapacityRecord.Axis, loadsPerUnit: Double = 1, first: Double = 1) {
    self.axis = axis
    self.loadsPerUnit = loadsPerUnit
    self.first = first
  }

  /// The loads of the search, ascending: each about twice the work of the one before, the least and
  /// the greatest of the axis among them.
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

  /// The load at which the budget seems to break after the search: between the last tier that held and the first
  /// that did not, in proportion.
  ///
  /// - Parameter search: Tiers, ascending, and the ticks that frames took there.
  /// - Precondition: There is a tier.
  package func centre(after search: [(load: Double, ticks: Double)]) -> Double {
    guard let over = search.firstIndex(where: { $0.ticks > 1 }) else {
      return search[search.count - 1].load
    }
    guard over > 0 else { return search[0].load }
    let (low, high) = (search[over - 1], search[over])
    let share = (1 - low.ticks) / (high.ticks - low.ticks)
    return low.load + share * (high.load - low.load)
  }

  /// The centre of the next ramp after the budget held, or broke, at all loads up or down to one.
  package func centre(beyond load: Double, held: Bool) -> Double {
    min(axis.greatest, max(axis.least, held ? load * reach : load / reach))
  }

  /// The loads of a ramp, in the order in which they are run.
  ///
  /// Each lies at a random place of its share of the ramp, so that all ramps together try many.
  ///
  /// - Parameter ramp: Its number, from 1; odd ones go down.
  package func ramp(
    _ ramp: Int, around centre: Double, random: inout SeededGenerator
  ) -> [Double] {
    // Factors around a small load span fewer loads than a ramp has: there it goes from the least load
    // to the fourth above it.
    let near = axis.least + 4 * first
    let isNear = centre * reach < near
    let high = min(axis.greatest, isNear ? near : centre * reach)
    // A ramp that is cut off at the greatest load reaches as far down as others do in all.
    let below = high < axis.greatest ? centre / reach : min(centre / reach, high / reach / reach)
    let low = isNear ? axis.least : max(axis.least, below)
    let ascending = (0..<Self.loadsPerRamp).map { index in
      let last = Self.loadsPerRamp - 1
      // The ends of the axis are tried themselves.
      if index == 0, low == axis.least { return axis.least }
      if index == last, high == axis.greatest { return axis.greatest }
      let share = (Double(index) + random.number(in: 0...1)) / Double(Self.loadsPerRamp)
      return rounded(low + share * (high - low))
    }
    return ramp.isMultiple(of: 2) ? ascending : ascending.reversed()
  }

  private var reach: Double { pow(Self.reach, 1 / Double(axis.power)) }

  /// The nearest load that there is.
  private func rounded(_ load: Double) -> Double {
    min(axis.greatest, max(axis.least, (load * loadsPerUnit).rounded() / loadsPerUnit))
  }
}
