import Geometry
import Layers
import PixelKernels

/// One item of a draw list in the form that is quick to draw line by line: flat, without
/// references.
///
/// Valid while its list is, which holds the pictures that it points into.
@safe
struct Stroke {
  let lines: Range<Int>
  let columns: Range<Int>
  private let work: Work
  private let pixel: UInt32
  /// The picture's pixel that falls on the first column of the first line.
  private let source: UnsafePointer<UInt32>?
  private let sourceWidth: Int

  private enum Work {
    case fill, blendColor, copy, blendPicture
  }

  init(_ item: DrawList.Item) {
    lines = item.rect.y..<item.rect.maxY
    columns = item.rect.x..<item.rect.maxX
    switch item.source {
    case .color(let color):
      work = item.isOpaque ? .fill : .blendColor
      pixel = color.premultiplied
      unsafe source = nil
      sourceWidth = 0
    case .picture(let bitmap, let x, let y):
      precondition(
        x >= 0 && y >= 0 && x + item.rect.width <= bitmap.width
          && y + item.rect.height <= bitmap.height, "an item shows what is in its picture")
      work = item.isOpaque ? .copy : .blendPicture
      pixel = 0
      unsafe source = bitmap.unsafePixels.map { unsafe $0 + (y * bitmap.width + x) }
      sourceWidth = bitmap.width
    }
  }

  /// Draws one of the stroke's lines.
  ///
  /// - Parameter destination: The stroke's columns of that line.
  @inline(__always)
  func draw(line y: Int, into destination: inout MutableSpan<UInt32>, with kernels: KernelSet) {
    switch work {
    case .fill: kernels.fill(&destination, with: pixel)
    case .blendColor: kernels.blend(pixel, over: &destination)
    case .copy: kernels.copy(unsafe pixels(line: y).span, to: &destination)
    case .blendPicture: kernels.blend(unsafe pixels(line: y).span, over: &destination)
    }
  }

  /// The picture's pixels on one of the stroke's lines, within it by the precondition in `init`.
  @inline(__always)
  private func pixels(line y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = unsafe source.map { unsafe $0 + (y - lines.lowerBound) * sourceWidth }
    return unsafe UnsafeBufferPointer(start: start, count: columns.count)
  }
}
