package import Graphics
package import RunData

/// The work of one frame, in counts that are exactly reproducible.
package struct WorkCounters: Equatable, Sendable {
  /// The pixels touched, by role of the layers.
  package var roles = RolePixels()
  /// The data that a compositor moves.
  package var traffic = Traffic()
  /// The number of subtrees that are drawn into a buffer of their own.
  package var offscreenPasses = 0
  /// The number of pixels written into such buffers.
  package var offscreenPixels = 0
  /// The number of visible layers of the committed tree.
  package var layers = 0

  package init() {}

  package subscript(role: LayerRole) -> RolePixels.Count {
    get {
      switch role {
      case .backdrop: roles.backdrop
      case .background: roles.background
      case .label: roles.label
      case .decoration: roles.decoration
      }
    }
    set {
      switch role {
      case .backdrop: roles.backdrop = newValue
      case .background: roles.background = newValue
      case .label: roles.label = newValue
      case .decoration: roles.decoration = newValue
      }
    }
  }

  package var pixels: RolePixels.Count {
    LayerRole.allCases.reduce(into: RolePixels.Count()) {
      $0.opaque += self[$1].opaque
      $0.blended += self[$1].blended
    }
  }
}
