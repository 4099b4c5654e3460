/// The simulated display.
package struct DisplayFacts: Codable, Equatable, Sendable {
  /// Width and height, in points.
  package var width: Double
  package var height: Double
  /// Device pixels per point.
  package var scale: Double
  /// Width and height, in device pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int

  package init(width: Double, height: Double, scale: Double, pixelWidth: Int, pixelHeight: Int) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// The pixels of the display.
  package var pixelCount: Int { pixelWidth * pixelHeight }
}
