import Geometry
import Layers

extension WorkCounters {
  /// The work of drawing every item of a list as it is declared, nothing culled.
  ///
  /// What is drawn in off-screen passes counts as off screen alone; a pass that is shown is a
  /// blended quad of the layer that asked for it. Neither clearing its buffer nor cutting its
  /// corners counts.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(paintingAll list: borrowing DrawList) {
    layers = list.layerCount
    traffic.contentsChangedBytes = list.changedBytes
    offscreenPasses = list.passes.count
    var image = ShownImage.none
    for item in list.passItems {
      count(item, &image)
      let area = item.rect.area
      offscreenPixels += area
      traffic.offscreenBytes += (item.isOpaque ? 1 : 2) * area * MemoryLayout<UInt32>.stride
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

  /// The image that the last quad with one has shown.
  private enum ShownImage {
    case none
    case picture(ObjectIdentifier)
    case pass(Int)
  }

  /// Counts what a quad takes wherever it is drawn.
  private mutating func count(_ item: DrawList.Item, _ image: inout ShownImage) {
    traffic.quads += 1
    let pixel = MemoryLayout<UInt32>.stride
    switch item.source {
    case .color, .corner: break
    case .picture(let picture, _, _):
      traffic.sourceReadBytes += item.rect.area * pixel
      show(picture, &image)
    case .stretched(let picture, let columns, let lines):
      // Each pixel of the picture once, on however many of the display it shows.
      traffic.sourceReadBytes +=
        columns.shownCount(on: item.rect.x..<item.rect.maxX)
        * lines.shownCount(on: item.rect.y..<item.rect.maxY) * pixel
      show(picture, &image)
    case .pass(let index):
      traffic.offscreenBytes += item.rect.area * pixel
      traffic.imageSwitches += 1
      image = .pass(index)
    }
  }

  private mutating func show(_ picture: Bitmap, _ image: inout ShownImage) {
    let next = ObjectIdentifier(picture)
    if case .picture(next) = image { return }
    traffic.imageSwitches += 1
    image = .picture(next)
  }
}
