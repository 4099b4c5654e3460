import CPango

/// Pango's fixed-point distances: 1,024 units a pixel.
enum PangoUnits {
  /// The largest whole number of pixels that is at most this distance.
  static func floor(_ units: Int32) -> Int { Int(units) >> 10 }

  /// The smallest whole number of pixels that is at least this distance.
  static func ceil(_ units: Int32) -> Int { -(-Int(units) >> 10) }

  /// A distance in pixels, or the largest that Pango can tell.
  static func units(_ pixels: Int) -> Int32 {
    Int32(clamping: min(pixels, Int(Int32.max)) * Int(PANGO_SCALE))
  }
}
