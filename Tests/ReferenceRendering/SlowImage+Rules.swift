import Geometry
import Graphics

// The properties of a single layer.
extension SlowImage {
  func absoluteFrame(of layer: Layer, at placement: Placement) -> PixelRect {
    PixelRect(
      x: placement.x + layer.frame.x, y: placement.y + layer.frame.y, width: layer.frame.width,
      height: layer.frame.height)
  }

  /// Returns whether a layer is neither hidden nor outside the display.
  func isVisited(_ layer: Layer, at placement: Placement) -> Bool {
    if layer.isHidden { return false }
    let frame = absoluteFrame(of: layer, at: placement)
    let hasExtent = frame.width > 0 && frame.height > 0
    let isBeyond =
      frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
    return !(hasExtent && isBeyond)
  }

  /// Returns the placement of sublayers, or `nil` if none of their pixels is visible.
  func placementOfSublayers(of layer: Layer, at placement: Placement) -> Placement? {
    let frame = absoluteFrame(of: layer, at: placement)
    guard layer.masksToBounds else {
      return Placement(x: frame.x, y: frame.y, canShow: placement.canShow)
    }
    if visiblePixels(of: frame, at: placement).isEmpty { return nil }
    return Placement(x: frame.x, y: frame.y) { x, y in
      placement.canShow(x, y) && frame.x <= x && x < frame.x + frame.width && frame.y <= y
        && y < frame.y + frame.height
    }
  }

  /// Returns whether rounded corners clip more than a colour.
  func cutsCorners(of layer: Layer, at placement: Placement) -> Bool {
    guard layer.masksToBounds, layer.cornerRadius > 0, !layer.roundedCorners.isEmpty else {
      return false
    }
    guard let inner = placementOfSublayers(of: layer, at: placement) else { return false }
    return layer.contents != nil || layer.sublayers.contains { isVisited($0, at: inner) }
  }

  /// Returns the number of visible shadows, colours and contents of a layer and its sublayers.
  func drawnCount(_ layer: Layer, at placement: Placement, castsShadow: Bool = false) -> Int {
    guard isVisited(layer, at: placement) else { return 0 }
    let frame = absoluteFrame(of: layer, at: placement)
    let visible = visiblePixels(of: frame, at: placement)
    var count = layer.backgroundColor != nil && !visible.isEmpty ? 1 : 0
    if visible.contains(where: { x, y in
      Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) != nil
    }) {
      count += 1
    }
    if !castsShadow, castShadow(of: layer, at: placement) != nil { count += 1 }
    guard let inner = placementOfSublayers(of: layer, at: placement) else { return count }
    return layer.sublayers.reduce(count) { $0 + drawnCount($1, at: inner) }
  }

  /// Returns the coverage of a layer's pixel if it is in the square of a rounded corner.
  mutating func cornerCoverage(of layer: Layer, x: Int, y: Int) -> UInt8? {
    let key = Corner(radius: layer.cornerRadius, curve: layer.cornerCurve)
    let extent = layer.cornerCurve.extent(ofRadius: layer.cornerRadius)
    let (fromRight, fromBottom) = (layer.frame.width - 1 - x, layer.frame.height - 1 - y)
    for (corner, across, down) in [
      (CornerSet.topLeft, x, y), (.topRight, fromRight, y), (.bottomLeft, x, fromBottom),
      (.bottomRight, fromRight, fromBottom),
    ] where layer.roundedCorners.contains(corner) && across < extent && down < extent {
      let coverage =
        coverages[key] ?? CornerCoverage(radius: key.radius, curve: key.curve)
      coverages[key] = coverage
      return coverage[x: across, y: down]
    }
    return nil
  }

  /// Returns the pixel of a layer's contents that is shown at a pixel of the layer, if there is
  /// one.
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
    guard (0..<contents.width).contains(column), (0..<contents.height).contains(line) else {
      return nil
    }
    return contents.withLine(line) { $0[column] }
  }

  /// Returns the position along an image's side that is shown at a position of the stretched side.
  private static func nearest(
    _ position: Int, of side: Int, to count: Int, stretching center: Range<Int>
  ) -> Int {
    let after = count - center.upperBound
    if position < center.lowerBound { return position }
    if position >= side - after { return count - (side - position) }
    // The center of the position, in units of half a pixel of one side times a pixel of the other.
    let middle = (2 * (position - center.lowerBound) + 1) * center.count
    let stretched = side - center.lowerBound - after
    return center.first { 2 * ($0 + 1 - center.lowerBound) * stretched > middle }!
  }
}
