import Geometry
import Graphics

extension WorkCounters {
  /// The work of drawing every item of a list as it is declared, nothing culled.
  ///
  /// What is drawn in off-screen passes counts as off screen alone; a pass that is shown is a
  /// blended quad of the layer that asked for it. Neither clearing its buffer nor cutting its
  /// corners counts.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(paintingAll list: borrowing DisplayList) {
    layers = list.layerCount
    traffic.contentsChangedBytes = list.changedBytes
    offscreenPasses = list.passes.count
    var image = ShownImage.none
    for item in list.passItems {
      count(item, &image)
      countOffscreen(item)
    }
    for item in list.items {
      count(item, &image)
      let area = item.rect.area
      let bytes = area * MemoryLayout<UInt32>.stride
      traffic.destinationWriteBytes += bytes
      if item.isOpaque {
        self[item.role].opaque += area
      } else {
        self[item.role].blended += area
        traffic.destinationReadBytes += bytes
      }
    }
  }

  /// The work of drawing what a plan leaves of a list, each pixel written once that is not kept.
  ///
  /// A pixel is opaque for the layer that is written there and blended for each layer over it; the
  /// destination is never read. A quad is a span of a band and each layer that is blended there.
  /// Off-screen passes count whole, as ``init(paintingAll:)`` counts them.
  ///
  /// - Complexity: O(*n*) in the number of items, and of spans and the items that they show.
  init(drawing plan: borrowing SpanPlan, of list: borrowing DisplayList) {
    layers = list.layerCount
    traffic.contentsChangedBytes = list.changedBytes
    offscreenPasses = list.passes.count
    var image = ShownImage.none
    for item in list.passItems {
      count(item, &image)
      countOffscreen(item)
    }
    for band in plan.bands {
      for span in plan.spans[band.spans] where !span.isKept {
        let rect = PixelRect(
          x: span.columns.lowerBound, y: band.lines.lowerBound, width: span.columns.count,
          height: band.lines.count)
        traffic.destinationWriteBytes += rect.area * MemoryLayout<UInt32>.stride
        for index in plan.items[span.items] {
          let item = list.items[index]
          count(item, in: rect, &image)
          if item.isOpaque {
            self[item.role].opaque += rect.area
          } else {
            self[item.role].blended += rect.area
          }
        }
      }
    }
  }

  private mutating func countOffscreen(_ item: DisplayList.Item) {
    offscreenPixels += item.rect.area
    traffic.offscreenBytes +=
      (item.isOpaque ? 1 : 2) * item.rect.area * MemoryLayout<UInt32>.stride
  }

  /// The image that the last quad with one has shown.
  private enum ShownImage {
    case none
    case image(ObjectIdentifier)
    case pass(Int)
  }

  /// Counts what a quad takes wherever it is drawn.
  private mutating func count(_ item: DisplayList.Item, _ image: inout ShownImage) {
    count(item, in: item.rect, &image)
  }

  /// Counts what a part of a quad takes.
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
      // Each pixel of the image once, on however many of the display it shows.
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
