import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// A layer with alpha that covers the whole row, with a bitmap of the cell's own.
  ///
  /// The bitmap is redrawn only when its size, corners, colour or radius change, not on plain reuse.
  /// The whole row blends, middle rows too, which the layer grid was designed to avoid. Its variants
  /// separate the causes: a bitmap shared by all rows of one shape, and middle rows declared opaque.
  ///
  /// After a change of style each cell redraws its bitmap when it is configured next: visible cells
  /// for other colours, all cells for another radius or appearance.
  public static let wholeViewAlpha = StrategyDescriptor(
    id: "whole-view-alpha",
    summary:
      "One layer with alpha over the whole row, its bitmap the cell's own; every pixel blends.",
    source: "common practice", make: { ownBitmaps($0) })

  static let wholeViewAlphaShared = StrategyDescriptor(
    id: "whole-view-alpha+shared",
    summary: "whole-view-alpha with one bitmap for all rows of a shape.",
    source: "common practice", kind: .variant,
    make: {
      StyledStrategy($0, images: SliceArtwork(), scope: ReloadScope.visibleForColors)
    })

  static let wholeViewAlphaSharedOpaque = StrategyDescriptor(
    id: "whole-view-alpha+shared+opaque",
    summary:
      "whole-view-alpha+shared with middle rows declared opaque: only caps blend, but whole.",
    source: "common practice", kind: .variant,
    make: {
      StyledStrategy(
        $0, images: SliceArtwork(middleIsOpaque: true), scope: ReloadScope.visibleForColors)
    })

  static let wholeViewAlphaGradient = StrategyDescriptor(
    id: "whole-view-alpha+gradient",
    summary: "whole-view-alpha with a gradient that each cell draws in code; looks otherwise.",
    source: "Cocoa with Love", kind: .variant,
    predictedFaults: { $0.style.radius > 0 ? [.wrongImage, .distortedCorners] : [.wrongImage] },
    make: { ownBitmaps($0, hasGradient: true) })

  private static func ownBitmaps(_ style: RowStyle, hasGradient: Bool = false) -> StyledStrategy {
    StyledStrategy(style, scope: ReloadScope.visibleForColors) {
      WholeViewAlphaBackground(state: $0, style: $1, hasGradient: hasGradient)
    }
  }
}

final class WholeViewAlphaBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let hasGradient: Bool
  private var drawn: Drawing?

  private struct Drawing: Equatable {
    var size: PixelSize
    var corners: CornerSet
    var radius: Int
    var color: PixelColor
  }

  init(state: RowState, style: SharedStyle, hasGradient: Bool) {
    self.state = state
    self.style = style
    self.hasGradient = hasGradient
  }

  func configure(position: RowPosition, size: PixelSize) {
    let drawing = Drawing(
      size: size, corners: position.corners, radius: style.current.radius,
      color: style.current.color(for: state))
    guard drawing != drawn else { return }
    if size != drawn?.size { layer.contents = Bitmap(width: size.width, height: size.height) }
    drawn = drawing
    let gradient =
      hasGradient ? SliceArtwork.gradient(from: drawing.color, height: size.height) : nil
    layer.contents.map {
      style.image(for: state).draw(into: $0, corners: position.corners, gradient: gradient)
    }
  }

  func layout() {
    layer.frame = PixelRect(drawn?.size ?? PixelSize(width: 0, height: 0))
  }

  var privateImageBytes: Int { layer.contents?.byteCount ?? 0 }
}
