package import Geometry
package import Layers
package import PixelKernels

/// What one frame draws, back to front, in absolute device pixels: the outcome of a commit.
///
/// The list keeps its storage from frame to frame.
package struct DrawList {
  /// A rectangle to fill or to show a picture in, already clipped to the display.
  package struct Item {
    package enum Source {
      case color(PixelColor)
      /// A picture whose pixel (x, y) falls on the rectangle's top left corner.
      case picture(Bitmap, x: Int, y: Int)
    }

    package var rect: PixelRect
    package var source: Source
    /// Whether the rectangle is declared to hide what is beneath: it is written, not blended.
    package var isOpaque: Bool
    package var role: LayerRole
  }

  package private(set) var items: [Item] = []
  /// Visible layers that were visited, those that draw nothing themselves included.
  package private(set) var layerCount = 0
  /// Bytes of the pictures shown that were made or changed since the last commit that showed them.
  package private(set) var changedBytes = 0

  package init() {}

  /// Replaces the list by what a layer tree shows on a display.
  ///
  /// - Complexity: O(*n*) in the number of layers. Allocates only to grow.
  package mutating func commit(_ root: Layer, display: PixelSize) {
    items.removeAll(keepingCapacity: true)
    layerCount = 0
    changedBytes = 0
    visit(root, x: 0, y: 0, display: PixelRect(display))
  }

  /// Lets go of all items, so that pictures go when their layers do.
  package mutating func clear() {
    items.removeAll(keepingCapacity: true)
  }

  /// - Parameter x, y: The origin of the superlayer, in device pixels.
  private mutating func visit(_ layer: Layer, x: Int, y: Int, display: PixelRect) {
    guard !layer.isHidden else { return }
    let frame = layer.frame.offset(x: x, y: y)
    let rect = frame.intersection(display)
    // A layer without an extent of its own only groups its sublayers, wherever they lie.
    guard !rect.isEmpty || layer.frame.isEmpty else { return }
    layerCount += 1
    if !rect.isEmpty {
      if let color = layer.backgroundColor {
        items.append(
          Item(rect: rect, source: .color(color), isOpaque: color.isOpaque, role: layer.role))
      }
      if let contents = layer.contents {
        append(contents, of: layer, at: frame, visible: rect)
      }
    }
    for sublayer in layer.sublayers {
      visit(sublayer, x: frame.x, y: frame.y, display: display)
    }
  }

  private mutating func append(
    _ contents: Bitmap, of layer: Layer, at frame: PixelRect, visible: PixelRect
  ) {
    let origin = layer.contentsOrigin
    let shown = PixelRect(
      x: frame.x, y: frame.y, width: min(frame.width, contents.width - origin.x),
      height: min(frame.height, contents.height - origin.y)
    ).intersection(visible)
    guard !shown.isEmpty else { return }
    changedBytes += contents.takeChangedBytes()
    let source = Item.Source.picture(
      contents, x: origin.x + shown.x - frame.x, y: origin.y + shown.y - frame.y)
    items.append(Item(rect: shown, source: source, isOpaque: layer.isOpaque, role: layer.role))
  }
}
