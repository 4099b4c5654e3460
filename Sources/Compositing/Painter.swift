package import PixelKernels

/// The engine that composites every layer as it was declared, back to front, nothing culled.
///
/// Its cost follows the declared areas and never the pixels' values, which makes it the place to compare
/// strategies. It walks the display in bands of lines, so that what one layer has written is still in
/// the second-level cache when the next one blends over it.
package final class Painter: Engine {
  /// The bytes of frame buffer that a band takes up at most.
  ///
  /// A quarter of a mebibyte, as Blend2D's bands: it leaves room in a second-level cache of 512 KiB for the
  /// pictures that are read. A display wider than that has bands of one line.
  package static let bandBytes = 256 << 10

  private let kernels: KernelSet

  package init(kernels: KernelSet = .widest) {
    self.kernels = kernels
  }

  package func composite(
    _ list: borrowing DrawList, into buffer: FrameBuffer
  ) -> WorkCounters {
    let lines = max(1, Self.bandBytes / max(1, buffer.size.width * 4))
    var top = 0
    while top < buffer.size.height {
      let bottom = min(top + lines, buffer.size.height)
      for item in list.items where item.rect.y < bottom && item.rect.maxY > top {
        draw(item, lines: max(top, item.rect.y)..<min(bottom, item.rect.maxY), into: buffer)
      }
      top = bottom
    }
    return count(list)
  }

  /// Draws the part of an item that lies on some lines of the display.
  private func draw(_ item: DrawList.Item, lines: Range<Int>, into buffer: FrameBuffer) {
    let rect = item.rect
    for y in lines {
      buffer.withPixels(line: y, from: rect.x, count: rect.width) { line in
        switch item.source {
        case .color(let color):
          if item.isOpaque {
            kernels.fill(&line, with: color.premultiplied)
          } else {
            kernels.blend(color.premultiplied, over: &line)
          }
        case .picture(let bitmap, let left, let top):
          bitmap.withPixels(line: top + y - rect.y, from: left, count: rect.width) { source in
            if item.isOpaque {
              kernels.copy(source, to: &line)
            } else {
              kernels.blend(source, over: &line)
            }
          }
        }
      }
    }
  }

  private func count(_ list: borrowing DrawList) -> WorkCounters {
    var counters = WorkCounters()
    counters.layers = list.layerCount
    for item in list.items {
      if item.isOpaque {
        counters[item.role].opaque += item.rect.area
      } else {
        counters[item.role].blended += item.rect.area
      }
    }
    return counters
  }
}
