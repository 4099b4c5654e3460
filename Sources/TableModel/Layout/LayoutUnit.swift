extension TableLayout {
  /// The greatest height of a row, header or footer, in points: in layout units it fits 32 bits.
  package static let greatestLength = 559_240.0
}

/// Conversions between points and the layout unit of 1/3840 pt.
///
/// Device pixels at scales 1, 1.25, 1.5, 2, 2.5, 3 and 4 are whole units: 3840, 3072, 2560, 1920,
/// 1536, 1280 and 960 of them. Integer sums are exact in any order. Lengths given in points,
/// headers and footers included, are rounded once to the nearest unit.
enum LayoutUnit {
  static let perPoint = 3840.0

  static func units(_ points: Double) -> Int {
    precondition(
      points >= 0 && points <= TableLayout.greatestLength, "the length \(points) pt is out of range"
    )
    return Int((points * perPoint).rounded())
  }

  static func rowUnits(_ points: Double) -> Int32 {
    let units = units(points)
    precondition(units > 0, "the row height \(points) pt rounds to zero")
    return Int32(units)
  }

  static func points(_ units: Int) -> Double { Double(units) / perPoint }

  static func span(from top: Int, height: Int) -> Range<Double> {
    points(top)..<points(top + height)
  }

  /// Returns the first unit above a bound in points or, if that is included, not below it.
  static func first(after bound: Double, orAt isIncluded: Bool = false) -> Int {
    // Within ±2⁴⁰ pt, a range in which units and points are exact.
    let bound = min(max(bound, -0x1p40), 0x1p40)
    func isAfter(_ unit: Int) -> Bool { isIncluded ? points(unit) >= bound : points(unit) > bound }
    // The product is rounded, so adjacent units are checked.
    var unit = Int((bound * perPoint).rounded())
    while isAfter(unit - 1) { unit -= 1 }
    while !isAfter(unit) { unit += 1 }
    return unit
  }
}
