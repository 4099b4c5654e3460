package import Graphics
package import RunRecords

/// The work that one frame took, in counts that repeat exactly.
package struct WorkCounters: Equatable, Sendable {
  /// Pixels touched, by what the layers belong to.
  package var roles = RolePixels()
  /// What a compositor moves.
  package var traffic = Traffic()
  /// Subtrees drawn into a buffer of their own first.
  package var offscreenPasses = 0
  /// Pixels written into such buffers.
  package var offscreenPixels = 0
  /// Visible layers of the committed tree.
  package var layers = 0

  package init() {}

  /// The pixels of one role.
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

  /// The pixels of all roles.
  package var pixels: RolePixels.Count {
    LayerRole.allCases.reduce(into: RolePixels.Count()) {
      $0.opaque += self[$1].opaque
      $0.blended += self[$1].blended
    }
  }
}
