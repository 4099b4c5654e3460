package import Geometry

/// A rectangle of an image and what its pixels have in common.
package struct ImageRegion: Equatable {
  package enum Kind: Equatable {
    /// All are this pixel; transparent black shows nothing.
    case solid(UInt32)
    /// None lets through what is beneath.
    case opaque
    /// Anything.
    case mixed
  }

  /// Its place in the image.
  package let rect: PixelRect
  package let kind: Kind
}

extension ImageRegion.Kind {
  /// What the pixels of this kind and those of another have in common.
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

  /// What drawing a pixel of the kind costs more than filling one: reading it, and blending it.
  var rate: Int {
    switch self {
    case .solid: 0
    case .opaque: 1
    case .mixed: 2
    }
  }
}
