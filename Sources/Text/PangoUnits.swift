import CPango

/// Conversions of Pango's fixed-point distances: 1,024 units per pixel.
enum PangoUnits {
  /// The largest whole number of pixels that is at most this distance.
  static func floor(_ units: Int32) -> Int { Int(units) >> 10 }

  /// The smallest whole number of pixels that is at least this distance.
  static func ceil(_ units: Int32) -> Int { -(-Int(units) >> 10) }

  /// Returns a distance in Pango's units, clamped to their range.
  static func units(_ pixels: Int) -> Int32 {
    Int32(clamping: min(pixels, Int(Int32.max)) * Int(PANGO_SCALE))
  }
}
