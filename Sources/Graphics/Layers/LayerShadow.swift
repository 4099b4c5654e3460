/// The shadow of a layer, like `shadowColor`, `shadowOpacity` and `shadowRadius` of CALayer without
/// a `shadowPath`.
public struct LayerShadow: Equatable, Sendable {
  /// The colour beneath a layer that is opaque all around; its alpha is the opacity of the shadow.
  public let color: PixelColor
  /// The distance from the layer's edges at which the shadow ends, outside and inside, in device
  /// pixels.
  public let radius: Int

  /// - Precondition: The radius is not negative.
  public init(color: PixelColor, radius: Int) {
    precondition(radius >= 0, "the radius of a shadow is not negative")
    self.color = color
    self.radius = radius
  }
}
