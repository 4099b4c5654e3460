import Geometry
package import Graphics
package import RunData

// The work of drawing a frame, in counts that are exactly reproducible.
extension FrameSample {
  /// Counts the work of drawing every item of a list as declared, without culling.
  ///
  /// Items of off-screen passes count as off-screen only; a pass that is shown is a blended quad of
  /// its layer's role. Clearing a pass's buffer and masking its corners do not count; a pass that
  /// masks another is read once. Blurring a pass for a shadow takes two steps, each of which reads
  /// and writes all of its pixels.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(paintingAll list: borrowing DisplayList) {
    var image = ShownImage.none
    self.init(committing: list, &image)
    for item in list.items {
      count(item, in: item.rect, &image)
      touch(item, area: item.rect.area)
      let bytes = item.rect.area * MemoryLayout<UInt32>.stride
      traffic.destinationWriteBytes += bytes
      if !item.isOpaque { traffic.destinationReadBytes += bytes }
    }
  }

  /// Counts the work of drawing a culled plan of a list: each pixel is written once.
  ///
  /// A pixel is opaque for the bottommost visible layer and blended for each layer above it; the
  /// destination is never read. Each layer of a span counts as one quad. Off-screen passes count in
  /// full, as in ``init(paintingAll:)``.
  ///
  /// - Complexity: O(*n*) in the number of items, of spans and of the items of all spans.
  init(drawing plan: borrowing SpanPlan, of list: borrowing DisplayList) {
    var image = ShownImage.none
    self.init(committing: list, &image)
    for band in plan.bands {
      for span in plan.spans[band.spans] {
        let rect = PixelRect(
          x: span.columns.lowerBound, y: band.lines.lowerBound, width: span.columns.count,
          height: band.lines.count)
        traffic.destinationWriteBytes += rect.area * MemoryLayout<UInt32>.stride
        for index in plan.items[span.items] {
          let item = list.items[index]
          count(item, in: rect, &image)
          touch(item, area: rect.area)
        }
      }
    }
  }

  /// Counts the commit of a list, the drawing of its passes, and the quads of a renderer that draws
  /// each rounded fill and each stretched image as one.
  ///
  /// This program's engines split a rounded fill into an opaque body and four blended corners, and a
  /// stretched image into up to nine slices. Many renderers draw either as one quad, and blend all
  /// pixels of a rounded fill. Pixels of off-screen passes are not counted, their quads are.
  private init(committing list: borrowing DisplayList, _ image: inout ShownImage) {
    self.init()
    (layers, offscreenPasses) = (list.layerCount, list.passes.count)
    traffic.contentsChangedBytes = list.contentsChangedBytes
    for item in list.items {
      if !item.continuesDrawing { traffic.wholeQuads += 1 }
      if item.isRounded || !item.isOpaque { traffic.wholeQuadBlendedPixels += item.rect.area }
    }
    for item in list.passItems {
      if !item.continuesDrawing { traffic.wholeQuads += 1 }
      let area = item.rect.area
      count(item, in: item.rect, &image)
      offscreenPixels += area
      traffic.offscreenBytes += (item.isOpaque ? 1 : 2) * area * MemoryLayout<UInt32>.stride
    }
    for mask in list.passMasks {
      guard case .pass = mask.source else { continue }
      traffic.offscreenBytes += mask.rect.area * MemoryLayout<UInt32>.stride
    }
    for pass in list.passes where pass.shadow != nil {
      offscreenPixels += 2 * pass.rect.area
      traffic.offscreenBytes += 4 * pass.rect.area * MemoryLayout<UInt32>.stride
    }
  }

  private mutating func touch(_ item: DisplayList.Item, area: Int) {
    if item.isOpaque {
      opaquePixels += area
      self[item.role].opaque += area
    } else {
      blendedPixels += area
      self[item.role].blended += area
    }
  }

  package subscript(role: LayerRole) -> RolePixels.Count {
    get {
      switch role {
      case .backdrop: roles.backdrop
      case .background: roles.background
      case .label: roles.label
      case .decoration: roles.decoration
      }
    }
    set {
      switch role {
      case .backdrop: roles.backdrop = newValue
      case .background: roles.background = newValue
      case .label: roles.label = newValue
      case .decoration: roles.decoration = newValue
      }
    }
  }

  /// The image of the last quad that has one.
  private enum ShownImage {
    case none
    case image(ObjectIdentifier)
    case pass(Int)
  }

  private mutating func count(
    _ item: DisplayList.Item, in rect: PixelRect, _ shown: inout ShownImage
  ) {
    traffic.quads += 1
    let pixel = MemoryLayout<UInt32>.stride
    switch item.source {
    case .color, .corner: break
    case .image(let image, _, _):
      traffic.sourceReadBytes += rect.area * pixel
      show(image, &shown)
    case .stretched(let image, let columns, let lines):
      traffic.resampledPixels += rect.area
      // Each visible pixel of the image counts once, however many pixels of the display it covers.
      traffic.sourceReadBytes +=
        columns.shownCount(on: rect.x..<rect.maxX)
        * lines.shownCount(on: rect.y..<rect.maxY) * pixel
      show(image, &shown)
    case .pass(let index):
      traffic.offscreenBytes += rect.area * pixel
      traffic.imageSwitches += 1
      shown = .pass(index)
    }
  }

  private mutating func show(_ image: Bitmap, _ shown: inout ShownImage) {
    let next = ObjectIdentifier(image)
    if case .image(next) = shown { return }
    traffic.imageSwitches += 1
    shown = .image(next)
  }
}
