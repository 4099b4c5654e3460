package import Geometry
import Graphics

extension DisplayList {
  /// Draws what casts a layer's shadow into an off-screen pass and composites the blurred result.
  ///
  /// The pass covers the pixels within reach of the visible ones, which the blur takes in.
  ///
  /// - Parameters:
  ///   - x, y: The origin of the superlayer.
  ///   - clip: The rectangle outside of which the shadow is not visible.
  mutating func append(
    _ shadow: LayerShadow, of layer: Layer, x: Int, y: Int, clip: PixelRect, display: PixelRect
  ) {
    let around = clip.expanded(by: shadow.radius)
    let (first, drawnBefore, layersBefore) = (items.count, drawnCount, layerCount)
    shadowDepth += 1
    visit(
      layer, x: x, y: y, clip: around, display: display.expanded(by: shadow.radius),
      castsShadow: true)
    shadowDepth -= 1
    // Drawn for the shadow alone.
    (drawnCount, layerCount) = (drawnBefore, layersBefore)
    guard items.count > first else { return }
    var area = PixelRect.zero
    for index in first..<items.count { area = area.holding(items[index].rect) }
    area = area.expanded(by: shadow.radius).intersection(around)
    let pass = appendPass(
      area, itemsFrom: first, masksFrom: passMasks.count, into: nil,
      shadow: Pass.Shadow(kernel: blur(reach: shadow.radius), color: shadow.color))
    items.append(
      Item(
        rect: area.intersection(clip), source: .pass(pass), isOpaque: false, role: layer.role))
    drawnCount += 1
  }

  /// Moves the layer's items into an off-screen pass and composites the result.
  ///
  /// The buffer covers the visible part of the layer and of content that overflows its frame.
  ///
  /// - Parameters:
  ///   - mask: The layer's mask, unless the layer draws nothing.
  ///   - first: The first item of the layer or its sublayers, to which all later items belong.
  ///   - target: The bitmap of the layer's size that is drawn into, if the result is kept.
  mutating func makePass(
    of layer: Layer, at frame: PixelRect, visible: PixelRect, corners: CornerSet, mask: Layer?,
    opacity: UInt8, from first: Int, on display: PixelRect, into target: Bitmap? = nil
  ) {
    var area = visible
    for index in first..<items.count { area = area.holding(items[index].rect) }
    var maskPass: Int?
    if let mask {
      let (firstOfMask, drawnBefore) = (items.count, drawnCount)
      maskDepth += 1
      require(maskDepth <= 16, "masks are nested at most 16 deep, and no layer masks itself")
      visit(mask, x: frame.x, y: frame.y, clip: area, display: display)
      maskDepth -= 1
      drawnCount = drawnBefore
      maskPass = appendPass(area, itemsFrom: firstOfMask, masksFrom: passMasks.count, into: nil)
    }
    let firstMask = passMasks.count
    if let maskPass { passMasks.append(Mask(rect: area, source: .pass(maskPass))) }
    if !corners.isEmpty {
      let disc = disc(of: layer)
      for corner in CornerSet.each where corners.contains(corner) {
        guard let (rect, x, y) = disc.square(of: frame, at: corner, visible: visible) else {
          continue
        }
        passMasks.append(Mask(rect: rect, source: .disc(disc, x: x, y: y)))
      }
    }
    let pass = appendPass(area, itemsFrom: first, masksFrom: firstMask, into: target)
    items.append(
      Item(
        rect: area, source: .pass(pass), opacity: opacity, isOpaque: false, role: layer.role))
  }

  /// Shows the bitmap of a rasterized layer, into which its items are drawn if it does not show
  /// them already.
  ///
  /// - Parameter isKept: Whether the bitmap can be kept.
  mutating func showRaster(
    of layer: Layer, at frame: PixelRect, visible: PixelRect, corners: CornerSet, mask: Layer?,
    from first: Int, isKept: Bool, on display: PixelRect
  ) {
    let clip =
      corners.isEmpty
      ? nil
      : RasterCache.Clip(radius: layer.cornerRadius, curve: layer.cornerCurve, corners: corners)
    if isKept,
      let bitmap = rasters.bitmap(of: layer, showing: items[first...], at: frame, clip: clip)
    {
      items.removeLast(items.count - first)
      items.append(
        Item(
          rect: visible, source: .image(bitmap, x: visible.x - frame.x, y: visible.y - frame.y),
          opacity: layer.opacity, isOpaque: false, role: layer.role))
      return
    }
    let target =
      isKept
      ? rasters.makeBitmap(of: layer, showing: items[first...], at: frame, clip: clip) : nil
    makePass(
      of: layer, at: frame, visible: frame, corners: corners, mask: mask, opacity: layer.opacity,
      from: first, on: display, into: target)
    items[items.count - 1].rect = visible
  }

  /// Moves the last items into a new pass and returns its index.
  private mutating func appendPass(
    _ rect: PixelRect, itemsFrom first: Int, masksFrom firstMask: Int, into target: Bitmap?,
    shadow: Pass.Shadow? = nil
  ) -> Int {
    let firstItem = passItems.count
    for index in first..<items.count { passItems.append(items[index]) }
    items.removeLast(items.count - first)
    passes.append(
      Pass(
        rect: rect, items: firstItem..<passItems.count, masks: firstMask..<passMasks.count,
        target: target, shadow: shadow))
    return passes.count - 1
  }

  mutating func fadeItems(from first: Int, by opacity: UInt8) {
    for index in first..<items.count {
      items[index].opacity = UInt8(divide255(UInt32(items[index].opacity) * UInt32(opacity)))
      items[index].isOpaque = false
    }
  }
}

extension PixelRect {
  /// Returns the smallest rectangle that contains both rectangles, ignoring empty ones.
  package func holding(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
