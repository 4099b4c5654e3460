import Compositing
import DisplayLists
import Geometry
import Graphics

/// Draws a frame as docs/display-list.md defines it, pixel by pixel.
struct SlowReplay {
  let images: [String: DisplayListFolder.Image]

  func pixels(of frame: FrameRecord) -> [UInt32] {
    var groups: [Canvas] = []
    for group in frame.groups {
      var canvas = Canvas(rect: group.rect.pixels)
      for item in group.items { draw(item, on: &canvas, groups) }
      for mask in group.masks {
        canvas.change(mask.rect.pixels) { x, y, below in
          let shown =
            if let index = mask.group {
              groups[index][x, y]
            } else {
              pixel(
                mask.image, x: x - mask.rect.pixels.x + (mask.source?[0] ?? 0),
                y: y - mask.rect.pixels.y + (mask.source?[1] ?? 0))
            }
          return scale(below, by: UInt8(shown >> 24))
        }
      }
      if let shadow = group.shadow { canvas.shade(shadow) }
      groups.append(canvas)
    }
    var canvas = Canvas(rect: PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
    for item in frame.items { draw(item, on: &canvas, groups) }
    return canvas.pixels
  }

  private func draw(_ item: FrameRecord.Item, on canvas: inout Canvas, _ groups: [Canvas]) {
    let rect = item.rect.pixels
    canvas.change(rect) { x, y, below in
      var source = item.color?.pixel.premultiplied ?? 0
      if let group = item.group {
        source = groups[group][x, y]
      } else if let image = item.image {
        let (column, line): (Int, Int) =
          if let stretch = item.stretch {
            (place(x, in: stretch.columns), place(y, in: stretch.lines))
          } else { (x - rect.x + (item.source?[0] ?? 0), y - rect.y + (item.source?[1] ?? 0)) }
        let shown = pixel(image, x: column, y: line)
        source = item.color == nil ? shown : scale(source, by: UInt8(shown >> 24))
      } else if let rounded = item.rounded {
        source = scale(source, by: coverage(rounded, x, y))
      }
      source = scale(source, by: UInt8(item.opacity ?? 255))
      return item.opaque ? source : over(source, below)
    }
  }

  /// The pixel whose center is nearest.
  private func place(_ position: Int, in slices: [AxisStretch]) -> Int {
    guard let slice = slices.first(where: { $0.onto.contains(position) }) else { return 0 }
    let center = Double(position - slice.onto.lowerBound) + 0.5
    return slice.from.lowerBound
      + Int(center * Double(slice.from.count) / Double(slice.onto.count))
  }

  private func coverage(_ rounded: FrameRecord.Rounding, _ x: Int, _ y: Int) -> UInt8 {
    let bounds = rounded.bounds.pixels
    let extent = (images[rounded.coverage]?.size.width ?? 0) / 2
    for corner in rounded.corners {
      let isRight = corner == .topRight || corner == .bottomRight
      let isBottom = corner == .bottomLeft || corner == .bottomRight
      let left = isRight ? bounds.maxX - 2 * extent : bounds.x
      let top = isBottom ? bounds.maxY - 2 * extent : bounds.y
      let square = PixelRect(
        x: isRight ? bounds.maxX - extent : bounds.x,
        y: isBottom ? bounds.maxY - extent : bounds.y, width: extent, height: extent)
      if square.contains(x: x, y: y) {
        return UInt8(pixel(rounded.coverage, x: x - left, y: y - top) >> 24)
      }
    }
    return 255
  }

  private func pixel(_ name: String?, x: Int, y: Int) -> UInt32 {
    guard let image = name.flatMap({ images[$0] }) else { return 0 }
    return image.pixels[y * image.size.width + x]
  }
}

/// The pixels of a display or of a group.
private struct Canvas {
  let rect: PixelRect
  var pixels: [UInt32]

  init(rect: PixelRect) {
    self.rect = rect
    pixels = Array(repeating: 0, count: rect.area)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    rect.contains(x: x, y: y) ? pixels[(y - rect.y) * rect.width + x - rect.x] : 0
  }

  mutating func change(_ part: PixelRect, _ body: (Int, Int, UInt32) -> UInt32) {
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        pixels[(y - rect.y) * rect.width + x - rect.x] = body(x, y, self[x, y])
      }
    }
  }

  mutating func shade(_ shadow: FrameRecord.Shadow) {
    let (before, reach) = (self, shadow.weights.count - 1)
    change(rect) { x, y, _ in
      var sum = 0
      for dy in -reach...reach {
        for dx in -reach...reach {
          sum +=
            shadow.weights[abs(dx)] * shadow.weights[abs(dy)] * Int(before[x + dx, y + dy] >> 24)
        }
      }
      return scale(shadow.color.pixel.premultiplied, by: UInt8((sum + 32_768) / 65_536))
    }
  }
}
