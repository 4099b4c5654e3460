package import Geometry

/// A rectangle of an image whose pixels have a common property.
package struct ImageRegion: Equatable {
  package enum Kind: Equatable {
    /// All pixels are equal; transparent black is not drawn.
    case solid(UInt32)
    /// All pixels are opaque.
    case opaque
    /// Pixels of any kind.
    case mixed
  }

  /// The region's position in the image.
  package let rect: PixelRect
  package let kind: Kind
}

extension ImageRegion.Kind {
  /// Returns the property common to pixels of both kinds.
  func joined(with other: Self) -> Self {
    if self == other { return self }
    return isOpaque && other.isOpaque ? .opaque : .mixed
  }

  var isOpaque: Bool {
    switch self {
    case .solid(let pixel): pixel >> 24 == 255
    case .opaque: true
    case .mixed: false
    }
  }

  /// The cost of drawing a pixel beyond filling it: 1 for reading, 2 for reading and blending.
  var rate: Int {
    switch self {
    case .solid: 0
    case .opaque: 1
    case .mixed: 2
    }
  }
}
