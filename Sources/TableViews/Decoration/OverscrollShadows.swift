import Geometry
package import Graphics

/// Four shadows behind the rows of a table, seen while one of its ends is exposed, after
/// PRPShadowedTableView.
///
/// Each is an image one pixel wide, stretched to the table's width. They are part of the content
/// but not of its size. They are installed once and updated at every tick.
package final class OverscrollShadows {
  /// The colour of shadows where they are darkest: black at three eighths.
  package static let color = PixelColor(red: 0, green: 0, blue: 0, alpha: 96)

  /// Layers taken out and put in again by all updates.
  package private(set) var moves = 0
  private let layers: [Layer]

  /// - Parameter height: The height of each shadow, in device pixels.
  package init(height: Int, kernels: KernelSet = .widest) {
    let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    let (up, down) = (Bitmap(width: 1, height: height), Bitmap(width: 1, height: height))
    up.fill(with: VerticalGradient(top: clear, bottom: Self.color, height: height), kernels)
    down.fill(with: VerticalGradient(top: Self.color, bottom: clear, height: height), kernels)
    layers = OverscrollShadowPlaces.Shadow.allCases.map { shadow in
      let layer = Layer(role: .decoration)
      layer.contents = shadow.fadesUp ? up : down
      layer.contentsGravity = .resize()
      layer.isHidden = true
      return layer
    }
  }

  package func layer(_ shadow: OverscrollShadowPlaces.Shadow) -> Layer { layers[shadow.rawValue] }

  package func install(in content: Layer) {
    for layer in layers.reversed() { content.insertSublayer(layer, at: 0) }
  }

  /// - Parameter offset: The scroll offset, in device pixels.
  package func update(offset: Int, places: OverscrollShadowPlaces) {
    guard let content = layers[0].superlayer else {
      preconditionFailure("shadows are installed before they are updated")
    }
    // From front to back: each insertion at the very back puts a shadow behind the one before.
    for shadow in OverscrollShadowPlaces.Shadow.allCases.reversed() {
      let layer = layer(shadow)
      layer.isHidden = !places.isVisible(shadow, at: offset)
      guard !layer.isHidden else { continue }
      layer.frame = places.frame(shadow, at: offset)
      // As published, every visible shadow is inserted again.
      guard !places.isRepaired else { continue }
      content.insertSublayer(layer, at: 0)
      moves += 1
    }
  }
}
