import Geometry
import PixelKernels

/// Paints strokes line by line through a scratch line: the painter's inner loops.
///
/// It holds plain pointers and no references: an atomic operation, as counting a reference is,
/// would wait for the streamed stores of the line before and made a frame take a third longer.
@safe
struct LinePainter {
  let strokes: UnsafeBufferPointer<Stroke>
  /// Room for the index of every stroke.
  let active: UnsafeMutableBufferPointer<Int>
  /// Room for the pixels of a line.
  let scratch: UnsafeMutableBufferPointer<UInt32>
  let display: PixelSize
  let frame: UnsafeMutableBufferPointer<UInt32>
  let palette: Palette
  let kernels: KernelSet

  /// The lines for which the strokes that they may meet are looked up at once.
  private static let bandLines = 32

  func paint() {
    var stream = unsafe PixelStream(into: frame, with: kernels)
    var top = 0
    while top < display.height {
      let bottom = min(top + Self.bandLines, display.height)
      let count = collectStrokes(onLines: top..<bottom)
      for y in top..<bottom {
        paintLine(y, strokes: count)
        unsafe stream.copy(Span(_unsafeElements: scratch.extracting(0..<display.width)))
      }
      top = bottom
    }
    stream.finish()
  }

  /// Puts the strokes that meet some lines into `active`, in their order.
  private func collectStrokes(onLines lines: Range<Int>) -> Int {
    var count = 0
    for index in unsafe strokes.indices {
      if unsafe strokes[index].lines.overlaps(lines) {
        unsafe active[count] = index
        count += 1
      }
    }
    return count
  }

  /// Paints what takes more than one kernel, apart from the usual loop, which it would slow down.
  @inline(never)
  private func paint(_ index: Int, line y: Int) {
    // As in `paintLine`.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(strokes[index].columns))
    unsafe strokes[index].draw(line: y, into: &line, with: palette)
  }

  private func paintLine(_ y: Int, strokes count: Int) {
    for place in 0..<count {
      let stroke = unsafe strokes[active[place]]
      guard stroke.lines.contains(y) else { continue }
      // A stroke's columns lie on the display, and the scratch line is at least as wide.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(stroke.columns))
      if !stroke.drawAtOnce(line: y, into: &line, with: kernels) {
        unsafe paint(active[place], line: y)
      }
    }
  }
}
