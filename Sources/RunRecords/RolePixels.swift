/// The pixels that a frame touched, by what the layers belong to.
package struct RolePixels: Equatable, Sendable {
  /// Pixels written without reading the destination, and pixels blended.
  package struct Count: Equatable, Sendable {
    package var opaque: Int
    package var blended: Int

    package init(opaque: Int = 0, blended: Int = 0) {
      self.opaque = opaque
      self.blended = blended
    }
  }

  /// What lies behind the table.
  package var backdrop = Count()
  /// The backgrounds of rows and sections.
  package var background = Count()
  /// Text.
  package var label = Count()
  /// Everything else.
  package var decoration = Count()

  package init() {}
}
