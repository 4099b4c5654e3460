/// How a line of text is set: its font family and size.
package struct TextStyle: Hashable, Sendable {
  /// The family to try first.
  ///
  /// Characters that it lacks, all of them if it is not installed, come from DejaVu Sans, then from
  /// the Noto fonts.
  package var family: String
  /// The font size in device pixels: points × scale.
  package var pixelSize: Double

  /// - Precondition: `pixelSize` is positive and at most 10,000.
  package init(family: String = "DejaVu Sans", pixelSize: Double) {
    precondition(pixelSize > 0 && pixelSize <= 10_000, "a font size is above 0 and up to 10,000 px")
    self.family = family
    self.pixelSize = pixelSize
  }
}
