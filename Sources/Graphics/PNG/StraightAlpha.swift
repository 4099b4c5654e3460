/// The rounding between premultiplied channels, as drawing wants them, and straight ones, as PNG
/// keeps them.
///
/// Both directions round to the nearest value. Straight is the finer scale of the two (255 steps
/// where premultiplied has `alpha`), so `premultiplied(straight(c, alpha: a), alpha: a) == c` for
/// every valid pixel, c ≤ a: straight is off by at most ½, which premultiplying scales by a ÷ 255 <
/// 1, and what is off by less than ½ rounds back. (At a = 255 nothing is rounded at all.)
package enum StraightAlpha {
  /// round(channel × 255 ÷ alpha), halves up; 0 where alpha is 0, and 255 at most.
  package static func straight(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min(255, (channel * 255 + alpha / 2) / alpha)
  }

  /// round(channel × alpha ÷ 255): never a tie, since 255 is odd.
  package static func premultiplied(_ channel: UInt32, alpha: UInt32) -> UInt32 {
    (channel * alpha + 127) / 255
  }
}
