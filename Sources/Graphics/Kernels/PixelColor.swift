import Geometry

/// A colour as a premultiplied pixel of 32 bits, `0xAARRGGBB`: bytes B, G, R, A in memory.
public struct PixelColor: Equatable, Hashable, Sendable {
  /// The premultiplied pixel; no colour channel exceeds alpha.
  public let premultiplied: UInt32

  /// Creates a colour from straight channels, each 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    let factor = UInt32(alpha)
    func scaled(_ channel: UInt8) -> UInt32 { divide255(UInt32(channel) * factor) }
    premultiplied = factor << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
  }

  /// Creates an opaque colour from its hexadecimal form, such as `0xEFEFF4`.
  public init(rgb: UInt32) {
    require(rgb <= 0xFF_FFFF, "a colour is 0xRRGGBB, not 0x\(String(rgb, radix: 16))")
    premultiplied = 0xFF00_0000 | rgb
  }

  package init(premultiplied: UInt32) {
    self.premultiplied = premultiplied
  }

  /// The channels that ``init(red:green:blue:alpha:)`` takes, rounded to nearest, halves up, and at
  /// most 255; without colour if alpha is 0.
  ///
  /// Straight is the finer scale (255 steps instead of `alpha`), so that every pixel whose channels
  /// do not exceed alpha is that of its straight channels: the rounding error of the straight value
  /// is at most ½, which premultiplying scales by alpha ÷ 255 < 1, and an error below ½ rounds back.
  /// (At an alpha of 255 nothing is rounded.)
  package var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let alpha = premultiplied >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      alpha == 0
        ? 0 : UInt8(min(255, ((premultiplied >> shift & 0xFF) * 255 + alpha / 2) / alpha))
    }
    return (channel(16), channel(8), channel(0), UInt8(alpha))
  }

  /// A Boolean value that indicates whether alpha is 255.
  public var isOpaque: Bool { premultiplied >> 24 == 255 }

  public static let white = PixelColor(rgb: 0xFF_FFFF)
  public static let black = PixelColor(rgb: 0)
}

/// Returns `product / 255`, rounded to nearest, for a product of two bytes.
///
/// With `t = product + 128`, the formula `(t + t / 256) / 256` is exact over that whole range, as a
/// test verifies.
package func divide255(_ product: UInt32) -> UInt32 {
  let t = product &+ 128
  return (t &+ t >> 8) >> 8
}

/// Returns a premultiplied pixel multiplied by `factor` / 255, each channel rounded to nearest.
package func scale(_ pixel: UInt32, by factor: UInt8) -> UInt32 {
  func scaled(_ shift: UInt32) -> UInt32 {
    divide255((pixel >> shift & 0xFF) &* UInt32(factor)) << shift
  }
  return scaled(24) | scaled(16) | scaled(8) | scaled(0)
}

/// Returns one premultiplied pixel over another: `s + d · (255 - sa) / 255`, each channel rounded
/// to nearest.
package func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scale(destination, by: UInt8(255 - source >> 24))
}
