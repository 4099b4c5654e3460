import Geometry
import Graphics

// What the rules say of a single layer, without painting it.
extension SlowImage {
  /// The frame of a layer in the display's pixels.
  func absoluteFrame(of layer: Layer, at place: Place) -> PixelRect {
    PixelRect(
      x: place.x + layer.frame.x, y: place.y + layer.frame.y, width: layer.frame.width,
      height: layer.frame.height)
  }

  /// Whether a layer is neither hidden nor wholly beyond the display.
  func isVisited(_ layer: Layer, at place: Place) -> Bool {
    if layer.isHidden { return false }
    let frame = absoluteFrame(of: layer, at: place)
    let hasExtent = frame.width > 0 && frame.height > 0
    let isBeyond =
      frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
    return !(hasExtent && isBeyond)
  }

  /// Where sublayers are, or `nil` if nothing of them can show.
  func placeOfSublayers(of layer: Layer, at place: Place) -> Place? {
    let frame = absoluteFrame(of: layer, at: place)
    guard layer.masksToBounds else { return Place(x: frame.x, y: frame.y, canShow: place.canShow) }
    if visiblePixels(of: frame, at: place).isEmpty { return nil }
    return Place(x: frame.x, y: frame.y) { x, y in
      place.canShow(x, y) && frame.x <= x && x < frame.x + frame.width && frame.y <= y
        && y < frame.y + frame.height
    }
  }

  /// Whether more than a colour is cut by rounded corners.
  func cutsCorners(of layer: Layer, at place: Place) -> Bool {
    guard layer.masksToBounds, layer.cornerRadius > 0, !layer.roundedCorners.isEmpty else {
      return false
    }
    guard let inner = placeOfSublayers(of: layer, at: place) else { return false }
    return layer.contents != nil || layer.sublayers.contains { isVisited($0, at: inner) }
  }

  /// The colours and contents of which a layer and those below it show anything.
  func drawnCount(_ layer: Layer, at place: Place) -> Int {
    guard isVisited(layer, at: place) else { return 0 }
    let frame = absoluteFrame(of: layer, at: place)
    let visible = visiblePixels(of: frame, at: place)
    var count = layer.backgroundColor != nil && !visible.isEmpty ? 1 : 0
    if visible.contains(where: { x, y in
      Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) != nil
    }) {
      count += 1
    }
    guard let inner = placeOfSublayers(of: layer, at: place) else { return count }
    return layer.sublayers.reduce(count) { $0 + drawnCount($1, at: inner) }
  }

  /// The coverage of a pixel of a layer if it lies in the square of a rounded corner.
  mutating func cornerCoverage(of layer: Layer, x: Int, y: Int) -> UInt8? {
    let radius = layer.cornerRadius
    let (fromRight, fromBottom) = (layer.frame.width - 1 - x, layer.frame.height - 1 - y)
    for (corner, across, down) in [
      (CornerSet.topLeft, x, y), (.topRight, fromRight, y), (.bottomLeft, x, fromBottom),
      (.bottomRight, fromRight, fromBottom),
    ] where layer.roundedCorners.contains(corner) && across < radius && down < radius {
      let coverage = coverages[radius] ?? CornerCoverage(radius: radius)
      coverages[radius] = coverage
      return coverage[x: across, y: down]
    }
    return nil
  }

  /// The pixel of a layer's contents that shows on a pixel of the layer, if there is one.
  static func contentsPixel(of layer: Layer, x: Int, y: Int) -> UInt32? {
    guard let contents = layer.contents, contents.width > 0, contents.height > 0 else { return nil }
    var (column, line) = (layer.contentsOrigin.x + x, layer.contentsOrigin.y + y)
    if case .resize(let center) = layer.contentsGravity {
      let whole = PixelRect(x: 0, y: 0, width: contents.width, height: contents.height)
      let center = center ?? whole
      column = nearest(
        x, of: layer.frame.width, to: contents.width, stretching: center.x..<center.x + center.width
      )
      line = nearest(
        y, of: layer.frame.height, to: contents.height,
        stretching: center.y..<center.y + center.height)
    }
    guard column < contents.width, line < contents.height else { return nil }
    return contents.withLine(line) { $0[column] }
  }

  /// The place in a side of an image that is shown at a place of a longer or shorter side.
  private static func nearest(
    _ place: Int, of side: Int, to count: Int, stretching center: Range<Int>
  ) -> Int {
    let after = count - center.upperBound
    if place < center.lowerBound { return place }
    if place >= side - after { return count - (side - place) }
    // In units of half a pixel of one side times a pixel of the other: the middle of the place.
    let middle = (2 * (place - center.lowerBound) + 1) * center.count
    let stretched = side - center.lowerBound - after
    return center.first { 2 * ($0 + 1 - center.lowerBound) * stretched > middle }!
  }
}
