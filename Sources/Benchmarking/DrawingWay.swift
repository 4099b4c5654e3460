package import RowStrategies

/// A way to draw the rows of the yardstick scene: one of the strategies, by a short name.
package enum DrawingWay: String, CaseIterable, Sendable {
  /// Opaque rectangles, and squares for the corners.
  case a = "A"
  /// A bitmap with alpha per row.
  case b = "B"
  /// Shared images of whole rows, those of middle rows declared opaque.
  case c1 = "C1"
  /// The same, none declared opaque.
  case c1a = "C1a"
  /// Small images stretched but for their corners.
  case c2 = "C2"
  /// The engine's own rounded rectangles.
  case d = "D"

  /// The strategy that draws so.
  package var strategy: StrategyDescriptor {
    let id =
      switch self {
      case .a: "layer-grid"
      case .b: "whole-view-alpha"
      case .c1: "image-slice+opaque"
      case .c1a: "image-slice"
      case .c2: "nine-slice"
      case .d: "rounded-fill"
      }
    guard let strategy = StrategyCatalogue.all.first(where: { $0.id == id }) else {
      preconditionFailure("there is no strategy \(id)")
    }
    return strategy
  }
}
