package import Layers

/// The work that one frame took, in counts that repeat exactly.
package struct WorkCounters: Equatable, Sendable {
  /// Pixels touched for layers of one role.
  package struct Pixels: Equatable, Sendable {
    /// Written without reading the destination.
    package var opaque = 0
    /// Read, blended and written back.
    package var blended = 0

    package init(opaque: Int = 0, blended: Int = 0) {
      self.opaque = opaque
      self.blended = blended
    }
  }

  package var backdrop = Pixels()
  package var background = Pixels()
  package var label = Pixels()
  package var decoration = Pixels()
  /// Subtrees drawn into a buffer of their own first.
  package var offscreenPasses = 0
  /// Pixels written into such buffers.
  package var offscreenPixels = 0
  /// Visible layers of the committed tree.
  package var layers = 0

  package init() {}

  package subscript(role: LayerRole) -> Pixels {
    get {
      switch role {
      case .backdrop: backdrop
      case .background: background
      case .label: label
      case .decoration: decoration
      }
    }
    set {
      switch role {
      case .backdrop: backdrop = newValue
      case .background: background = newValue
      case .label: label = newValue
      case .decoration: decoration = newValue
      }
    }
  }

  /// The pixels of all roles.
  package var pixels: Pixels {
    Pixels(
      opaque: backdrop.opaque + background.opaque + label.opaque + decoration.opaque,
      blended: backdrop.blended + background.blended + label.blended + decoration.blended)
  }
}
