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

  var height: Int { display.height }

  func paint(lines: Range<Int>, at desk: Desk) {
    let palette = unsafe Palette(kernels: kernels, spare: desk.spare, stretches: stretches)
    // Of all that is on the desk this call alone makes use.
    let scratch = unsafe desk.scratch
    var stream = unsafe PixelStream(
      into: frame.extracting(
        lines.lowerBound * display.width..<lines.upperBound * display.width), with: kernels)
    var top = lines.lowerBound
    while top < lines.upperBound {
      let bottom = min(top + BandCrew.bandLines, lines.upperBound)
      let active = unsafe desk.collect(
        strokes, strokes.indices, onLines: top..<bottom)
      for y in top..<bottom {
        // Half a page from its place in the frame buffer, so that no load from the line waits for
        // a store whose address ends alike: how fast a frame is no longer hangs on where the heap
        // has put the line (0.91–0.95 memsets instead of 0.83–1.00).
        let start = (y * display.width + Desk.page / 2) % Desk.page
        unsafe paintLine(
          y, active, in: scratch.extracting(start..<start + display.width), with: palette)
        unsafe stream.copy(
          Span(_unsafeElements: scratch.extracting(start..<start + display.width)))
      }
      top = bottom
    }
    stream.finish()
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
