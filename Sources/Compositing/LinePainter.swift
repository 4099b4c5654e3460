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
  /// Room for the pixels of a line and a page more; it begins on a page.
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
        // Half a page from its place in the frame buffer, so that no load from the line waits for
        // a store whose address ends alike: how fast a frame is no longer hangs on where the heap
        // has put the line (0.91–0.95 memsets instead of 0.83–1.00).
        let start = (y * display.width + ScratchLine.page / 2) % ScratchLine.page
        unsafe paintLine(
          y, strokes: count,
          in: unsafe scratch.extracting(start..<start + display.width))
        unsafe stream.copy(
          Span(_unsafeElements: scratch.extracting(start..<start + display.width)))
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
  private func paint(
    _ index: Int, line y: Int, in scratch: UnsafeMutableBufferPointer<UInt32>
  ) {
    // As in `paintLine`.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(strokes[index].columns))
    unsafe strokes[index].draw(line: y, into: &line, with: palette)
  }

  private func paintLine(
    _ y: Int, strokes count: Int, in scratch: UnsafeMutableBufferPointer<UInt32>
  ) {
    for place in 0..<count {
      let stroke = unsafe strokes[active[place]]
      guard stroke.lines.contains(y) else { continue }
      // A stroke's columns lie on the display, which is as wide as the line.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(stroke.columns))
      if !stroke.drawAtOnce(line: y, into: &line, with: kernels) {
        unsafe paint(active[place], line: y, in: scratch)
      }
    }
  }
}
