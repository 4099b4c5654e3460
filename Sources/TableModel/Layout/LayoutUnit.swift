/// The whole units of 1/3840 pt in which a table with rows of different heights is laid out.
///
/// Whole pixels at scales 1, 1.25, 1.5, 2, 2.5, 3 and 4 are whole units: 3840, 3072, 2560, 1920,
/// 1536, 1280 and 960 of them. Sums of whole numbers are exact, whatever their order. A length that
/// is given in points is rounded to the nearest unit, once, when it is given; headers and footers
/// are too.
enum LayoutUnit {
  static let perPoint = 3840.0

  /// - Precondition: The length is not negative, and at most 559,240 pt.
  static func units(_ points: Double) -> Int {
    precondition(points >= 0 && points <= 559_240, "\(points) pt is no length in a table")
    return Int((points * perPoint).rounded())
  }

  /// The height of a row.
  ///
  /// - Precondition: It is positive once it is rounded, and at most 559,240 pt.
  static func rowUnits(_ points: Double) -> Int32 {
    let units = units(points)
    precondition(units > 0, "a row \(points) pt high has no height")
    return Int32(units)
  }

  static func points(_ units: Int) -> Double { Double(units) / perPoint }

  /// The first unit whose distance in points is greater than a bound.
  static func first(after bound: Double) -> Int {
    let bound = bounded(bound)
    var unit = Int((bound * perPoint).rounded(.down))
    // The product was rounded: the neighbours decide.
    while points(unit - 1) > bound { unit -= 1 }
    while points(unit) <= bound { unit += 1 }
    return unit
  }

  /// The first unit whose distance in points is not less than a bound.
  static func first(notBefore bound: Double) -> Int {
    let bound = bounded(bound)
    var unit = Int((bound * perPoint).rounded(.up))
    while points(unit - 1) >= bound { unit -= 1 }
    while points(unit) < bound { unit += 1 }
    return unit
  }

  /// No table is 2⁴⁰ pt high, and up to there units and points are exact enough to be counted.
  private static func bounded(_ points: Double) -> Double {
    min(max(points, -0x1p40), 0x1p40)
  }
}
