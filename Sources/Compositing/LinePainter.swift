import Geometry
import PixelKernels

/// Paints strokes line by line through a scratch line: the painter's inner loops.
///
/// It holds plain pointers and no references: an atomic operation, as counting a reference is,
/// would wait for the streamed stores of the line before and made a frame take a third longer.
@safe
struct LinePainter: BandPainter {
  let strokes: UnsafeBufferPointer<Stroke>
  let display: PixelSize
  let frame: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedStroke>
  let kernels: KernelSet

  /// The lines for which the strokes that they may meet are looked up at once.
  private static let bandLines = 32

  var height: Int { display.height }

  func paint(lines: Range<Int>, at desk: Desk) {
    let palette = unsafe Palette(kernels: kernels, spare: desk.spare, stretches: stretches)
    // Of all that is on the desk this call alone makes use.
    let (scratch, active) = unsafe (desk.scratch, desk.active)
    var stream = unsafe PixelStream(
      into: frame.extracting(
        lines.lowerBound * display.width..<lines.upperBound * display.width), with: kernels)
    var top = lines.lowerBound
    while top < lines.upperBound {
      let bottom = min(top + Self.bandLines, lines.upperBound)
      let strokes = unsafe collectStrokes(onLines: top..<bottom, in: active)
      for y in top..<bottom {
        // Half a page from its place in the frame buffer, so that no load from the line waits for
        // a store whose address ends alike: how fast a frame is no longer hangs on where the heap
        // has put the line (0.91–0.95 memsets instead of 0.83–1.00).
        let start = (y * display.width + Desk.page / 2) % Desk.page
        unsafe paintLine(
          y, strokes, in: scratch.extracting(start..<start + display.width), with: palette)
        unsafe stream.copy(
          Span(_unsafeElements: scratch.extracting(start..<start + display.width)))
      }
      top = bottom
    }
    stream.finish()
  }

  /// Puts the strokes that meet some lines into `active`, in their order.
  private func collectStrokes(
    onLines lines: Range<Int>, in active: UnsafeMutableBufferPointer<Int>
  ) -> UnsafeMutableBufferPointer<Int> {
    var count = 0
    for index in unsafe strokes.indices {
      if unsafe strokes[index].lines.overlaps(lines) {
        unsafe active[count] = index
        count += 1
      }
    }
    return active.extracting(0..<count)
  }

  /// Paints what takes more than one kernel, apart from the usual loop, which it would slow down.
  @inline(never)
  private func paint(
    _ index: Int, line y: Int, in scratch: UnsafeMutableBufferPointer<UInt32>,
    with palette: Palette
  ) {
    // As in `paintLine`.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(strokes[index].columns))
    unsafe strokes[index].draw(line: y, into: &line, with: palette)
  }

  private func paintLine(
    _ y: Int, _ active: UnsafeMutableBufferPointer<Int>,
    in scratch: UnsafeMutableBufferPointer<UInt32>, with palette: Palette
  ) {
    for place in active.indices {
      let stroke = unsafe strokes[active[place]]
      guard stroke.lines.contains(y) else { continue }
      // A stroke's columns lie on the display, which is as wide as the line.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(stroke.columns))
      if !stroke.drawAtOnce(line: y, into: &line, with: kernels) {
        unsafe paint(active[place], line: y, in: scratch, with: palette)
      }
    }
  }
}
