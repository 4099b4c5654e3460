import Geometry
import Graphics

extension DisplayList {
  /// Adds the items of a layer and its sublayers.
  ///
  /// - Parameters:
  ///   - x, y: The origin of the superlayer, in device pixels.
  ///   - clip: The intersection of the display and all clipping ancestors.
  ///   - castsShadow: Whether the items are those that cast the layer's shadow: without its
  ///     opacity, and without the shadow itself.
  mutating func visit(
    _ layer: Layer, x: Int, y: Int, clip: PixelRect, display: PixelRect, castsShadow: Bool = false
  ) {
    let frame = layer.frame.offset(x: x, y: y)
    guard Self.shows(layer, at: frame, on: display) else { return }
    layerCount += 1
    let visible = frame.intersection(clip)
    let isRasterized = layer.shouldRasterize && !visible.isEmpty && shadowDepth == 0
    // A bitmap shows the whole layer, wherever it is.
    let (rect, clip, display) = isRasterized ? (frame, frame, frame) : (visible, clip, display)
    let (first, drawnBefore, passesBefore) = (items.count, drawnCount, passes.count)
    let corners = rect.isEmpty ? [] : Self.roundedCorners(of: layer)
    let cutsCorners =
      !corners.isEmpty && layer.masksToBounds
      && (layer.contents != nil
        || layer.sublayers.contains {
          Self.shows($0, at: $0.frame.offset(x: frame.x, y: frame.y), on: display)
        })
    let inner = layer.masksToBounds ? rect : clip
    if let shadow = layer.shadow, !castsShadow, !inner.isEmpty {
      append(shadow, of: layer, x: x, y: y, clip: inner, display: display)
    }
    if !rect.isEmpty {
      if let color = layer.backgroundColor {
        append(color, of: layer, at: frame, corners: cutsCorners ? [] : corners, visible: rect)
      }
      if let contents = layer.contents {
        append(contents, of: layer, at: frame, visible: rect)
      }
    }
    if !inner.isEmpty {
      for sublayer in layer.sublayers {
        visit(sublayer, x: frame.x, y: frame.y, clip: inner, display: display)
      }
    }
    let mask = drawnCount > drawnBefore ? layer.mask : nil
    if isRasterized, items.count > first {
      drawnCount = drawnBefore + 1
      let isKept = passes.count == passesBefore && mask == nil
      return showRaster(
        of: layer, at: frame, visible: visible, corners: cutsCorners ? corners : [], mask: mask,
        from: first, isKept: isKept, on: display)
    }
    let opacity = castsShadow ? 255 : layer.opacity
    if cutsCorners || mask != nil || opacity < 255 && drawnCount - drawnBefore > 1 {
      makePass(
        of: layer, at: frame, visible: rect, corners: cutsCorners ? corners : [], mask: mask,
        opacity: opacity, from: first, on: display)
    } else if opacity < 255 {
      fadeItems(from: first, by: opacity)
    }
  }

  /// Returns whether a layer is visited; a layer without an extent only groups its sublayers,
  /// wherever they are.
  private static func shows(_ layer: Layer, at frame: PixelRect, on display: PixelRect) -> Bool {
    !layer.isHidden && (frame.isEmpty || !frame.intersection(display).isEmpty)
  }

  private static func roundedCorners(of layer: Layer) -> CornerSet {
    let radius = layer.cornerRadius
    guard radius != 0 else { return [] }
    require(
      radius > 0
        && 2 * layer.cornerCurve.extent(ofRadius: radius)
          <= min(layer.frame.width, layer.frame.height),
      "two corners fit along either side of the layer")
    return layer.roundedCorners
  }

  private mutating func append(
    _ color: PixelColor, of layer: Layer, at frame: PixelRect, corners: CornerSet,
    visible: PixelRect
  ) {
    drawnCount += 1
    guard !corners.isEmpty else { return append(color, of: layer, in: visible) }
    let first = items.count
    let disc = disc(of: layer)
    appendBody(color, of: layer, at: frame, corners: corners, visible: visible)
    for corner in CornerSet.each where corners.contains(corner) {
      guard let (rect, x, y) = disc.square(of: frame, at: corner, visible: visible) else {
        continue
      }
      items.append(
        Item(
          rect: rect, source: .corner(color, disc, x: x, y: y), isOpaque: false, role: layer.role)
      )
    }
    for index in first..<items.count {
      items[index].isRounded = true
      items[index].continuesDrawing = index > first
    }
  }

  /// Adds the parts of a rounded rectangle outside its corner squares: the lines without corners,
  /// and the strips beside and between corners.
  private mutating func appendBody(
    _ color: PixelColor, of layer: Layer, at frame: PixelRect, corners: CornerSet,
    visible: PixelRect
  ) {
    let extent = layer.cornerCurve.extent(ofRadius: layer.cornerRadius)
    let top = frame.y + (corners.isDisjoint(with: .top) ? 0 : extent)
    let bottom = frame.maxY - (corners.isDisjoint(with: .bottom) ? 0 : extent)
    func strip(_ lines: Range<Int>, _ left: CornerSet, _ right: CornerSet) -> PixelRect {
      let before = corners.isDisjoint(with: left) ? 0 : extent
      let after = corners.isDisjoint(with: right) ? 0 : extent
      return PixelRect(
        x: frame.x + before, y: lines.lowerBound, width: frame.width - before - after,
        height: lines.count
      ).intersection(visible)
    }
    append(color, of: layer, in: strip(frame.y..<top, .topLeft, .topRight))
    append(color, of: layer, in: strip(top..<bottom, [], []))
    append(color, of: layer, in: strip(bottom..<frame.maxY, .bottomLeft, .bottomRight))
  }

  private mutating func append(_ color: PixelColor, of layer: Layer, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    items.append(
      Item(rect: rect, source: .color(color), isOpaque: color.isOpaque, role: layer.role))
  }
}
