/// The conversion between premultiplied channels and the straight ones of PNG files.
///
/// Both directions round to the nearest value. Straight is the finer scale (255 steps instead of
/// `alpha`), so `premultiplied(straight(c, alpha: a), alpha: a) == c` for every valid pixel, c ≤ a:
/// the rounding error of the straight value is at most ½, which premultiplying scales by a ÷ 255 <
/// 1, and an error below ½ rounds back. (At a = 255 nothing is rounded.)
package enum StraightAlpha {
  /// Returns round(channel × 255 ÷ alpha), halves up, at most 255; 0 if alpha is 0.
  package static func straight(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min(255, (channel * 255 + alpha / 2) / alpha)
  }

  /// Returns round(channel × alpha ÷ 255), which is never a tie, since 255 is odd.
  package static func premultiplied(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    (channel * alpha + 127) / 255
  }
}
