import Geometry
import Graphics

extension DisplayList {
  /// The most items and masks that one pass has.
  var mostStrokesOfPass: Int {
    passes.reduce(0) { max($0, $1.items.count + $1.masks.count) }
  }

  /// Lets what a layer has drawn go off screen first, and shows that instead.
  ///
  /// The buffer is as large as what is visible of the layer, and of what hangs over its frame.
  ///
  /// - Parameter first: The first item that the layer or one below it has drawn; all after it have.
  mutating func makePass(
    of layer: Layer, at frame: PixelRect, visible: PixelRect, corners: CornerSet, from first: Int
  ) {
    var area = visible
    let (firstItem, firstMask) = (passItems.count, passMasks.count)
    for index in first..<items.count {
      area = area.holding(items[index].rect)
      passItems.append(items[index])
    }
    items.removeLast(items.count - first)
    if !corners.isEmpty {
      let disc = disc(radius: layer.cornerRadius)
      for corner in CornerDisc.corners
      where corners.contains(corner) {
        guard let (rect, x, y) = disc.square(of: frame, at: corner, visible: visible) else {
          continue
        }
        passMasks.append(Mask(rect: rect, disc: disc, x: x, y: y))
      }
    }
    items.append(
      Item(
        rect: area, source: .pass(passes.count), opacity: layer.opacity, isOpaque: false,
        role: layer.role))
    passes.append(
      Pass(
        rect: area, items: firstItem..<passItems.count, masks: firstMask..<passMasks.count))
  }

  /// Lets through more of the items of the only colour or contents that a layer draws.
  mutating func fadeItems(from first: Int, by opacity: UInt8) {
    for index in first..<items.count {
      items[index].opacity = UInt8(divide255(UInt32(items[index].opacity) * UInt32(opacity)))
      items[index].isOpaque = false
    }
  }
}

extension PixelRect {
  /// The smallest rectangle that holds this one and another; empty ones hold no place.
  fileprivate func holding(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
