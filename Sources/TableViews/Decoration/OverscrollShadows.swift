import Geometry
package import Graphics

/// Four shadows behind the rows of a table, seen while one of its ends is exposed, after
/// PRPShadowedTableView.
///
/// Each is an image one pixel wide, stretched to the table's width. They are part of the content
/// but not of its size.
///
///     shadows.install(in: content)
///     shadows.update(offset: -40, places: places)   // at every tick
package final class OverscrollShadows {
  /// The colour of shadows where they are darkest: black at three eighths.
  package static let color = PixelColor(red: 0, green: 0, blue: 0, alpha: 96)

  /// The changes of the last update.
  package private(set) var lastUpdate = Update()
  /// Layers taken out and put in again by all updates.
  package private(set) var moves = 0
  private let layers: [Layer]
  private let up: Bitmap
  private let down: Bitmap

  /// The changes of an update.
  package struct Update: Equatable, Sendable {
    /// Layers taken out and put in again.
    package var moves = 0
    /// Frames and hidden flags that were set.
    package var writes = 0
  }

  /// - Parameter upHeight: The height of shadows that fade upwards, in device pixels.
  /// - Parameter downHeight: The height of shadows that fade downwards, in device pixels.
  /// - Parameter color: The colour where a shadow is darkest; from there it fades to nothing.
  package init(
    upHeight: Int, downHeight: Int, color: PixelColor, kernels: KernelSet = .widest
  ) {
    let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    up = Bitmap(
      width: 1, gradient: VerticalGradient(top: clear, bottom: color, height: upHeight),
      kernels: kernels)
    down = Bitmap(
      width: 1, gradient: VerticalGradient(top: color, bottom: clear, height: downHeight),
      kernels: kernels)
    layers = OverscrollShadowPlaces.Shadow.allCases.map { _ in Layer(role: .decoration) }
    for shadow in OverscrollShadowPlaces.Shadow.allCases {
      let layer = layers[shadow.rawValue]
      layer.contents = shadow.fadesUp ? up : down
      layer.contentsGravity = .resize()
      layer.isHidden = true
    }
  }

  package func layer(_ shadow: OverscrollShadowPlaces.Shadow) -> Layer { layers[shadow.rawValue] }

  /// The bytes of the two images.
  package var imageBytes: Int { up.byteCount + down.byteCount }

  /// Puts the shadows behind everything that a layer holds.
  package func install(in content: Layer) {
    for layer in layers.reversed() { content.insertSublayer(layer, at: 0) }
  }

  /// Brings the shadows up to date with an offset, as at every layout of the table.
  ///
  /// - Parameter offset: The scroll offset, in device pixels.
  /// - Precondition: The shadows are installed.
  package func update(offset: Int, places: OverscrollShadowPlaces) {
    lastUpdate = Update()
    if places.isRepaired { setChanges(offset, places) } else { setAll(offset, places) }
    moves += lastUpdate.moves
  }

  /// Sets everything, and inserts every shadow that shows again at the very back.
  private func setAll(_ offset: Int, _ places: OverscrollShadowPlaces) {
    guard let content = layers[0].superlayer else {
      preconditionFailure("shadows are installed before they are updated")
    }
    // From front to back: each insertion at the very back puts a shadow behind the one before.
    for shadow in OverscrollShadowPlaces.Shadow.allCases.reversed() {
      let layer = layer(shadow)
      let isVisible = places.isVisible(shadow, at: offset)
      layer.isHidden = !isVisible
      lastUpdate.writes += 1
      // The shadow above the content stays where it is while the table keeps its width.
      let frame = places.frame(shadow, at: offset)
      if isVisible && shadow != .contentTop || layer.frame.width != frame.width {
        layer.frame = frame
        lastUpdate.writes += 1
      }
      if isVisible {
        content.insertSublayer(layer, at: 0)
        lastUpdate.moves += 1
      }
    }
  }

  /// Sets changed properties only and never moves a layer.
  private func setChanges(_ offset: Int, _ places: OverscrollShadowPlaces) {
    for shadow in OverscrollShadowPlaces.Shadow.allCases {
      let layer = layer(shadow)
      let isVisible = places.isVisible(shadow, at: offset)
      if layer.isHidden == isVisible {
        layer.isHidden = !isVisible
        lastUpdate.writes += 1
      }
      let frame = places.frame(shadow, at: offset)
      if isVisible && layer.frame != frame {
        layer.frame = frame
        lastUpdate.writes += 1
      }
    }
  }
}
