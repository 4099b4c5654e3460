import CPango
import Geometry

/// The font family, size and weight of a text.
public struct TextStyle: Hashable, Sendable {
  /// The preferred family.
  ///
  /// Characters that it lacks, or all characters if it is not installed, are drawn with DejaVu
  /// Sans, then with the Noto fonts.
  public let family: String
  /// The font size in device pixels: points × scale.
  public let pixelSize: Double
  public let isBold: Bool

  /// - Precondition: `pixelSize` is positive and at most 10,000.
  public init(family: String = "DejaVu Sans", pixelSize: Double, isBold: Bool = false) {
    require(pixelSize > 0 && pixelSize <= 10_000, "a font size is above 0 and at most 10,000 px")
    self.family = family
    self.pixelSize = pixelSize
    self.isBold = isBold
  }
}

extension TextStyle {
  /// A `PangoFontDescription`, which the caller frees.
  func makeDescription() -> OpaquePointer {
    let description = unsafe pango_font_description_new()!
    // Pango copies the name.
    unsafe pango_font_description_set_family(description, family)
    unsafe pango_font_description_set_absolute_size(description, pixelSize * Double(PANGO_SCALE))
    if isBold { unsafe pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD) }
    return unsafe description
  }
}
