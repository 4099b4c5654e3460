import CPango

/// Conversions of Pango's fixed-point distances: 1,024 units per pixel.
enum PangoUnits {
  static func floor(_ units: Int32) -> Int { Int(units) >> 10 }

  static func ceil(_ units: Int32) -> Int { -(-Int(units) >> 10) }

  /// Clamps to the range of Pango's units.
  static func units(_ pixels: Int) -> Int32 {
    Int32(clamping: min(pixels, Int(Int32.max)) * Int(PANGO_SCALE))
  }
}
