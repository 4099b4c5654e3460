import Geometry
import Graphics

/// Paints commands line by line through a scratch line: the painter's inner loops.
///
/// It holds plain pointers and no references: an atomic operation, as counting a reference is,
/// would wait for the streamed stores of the line before and made a frame take a third longer.
@safe
struct LinePainter: BandRenderer {
  let commands: UnsafeBufferPointer<PaintCommand>
  let display: PixelSize
  let frame: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let kernels: KernelSet

  var height: Int { display.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
    // No other call uses this thread's scratch memory.
    let line = unsafe scratch.line
    var stream = unsafe PixelStream(
      into: frame.extracting(
        lines.lowerBound * display.width..<lines.upperBound * display.width), with: kernels)
    var top = lines.lowerBound
    while top < lines.upperBound {
      let bottom = min(top + ThreadPool.bandLines, lines.upperBound)
      let active = unsafe scratch.collect(
        commands, commands.indices, onLines: top..<bottom)
      for y in top..<bottom {
        // Half a page from its place in the frame buffer, so that no load from the line waits for
        // a store whose address ends alike: how fast a frame is no longer hangs on where the heap
        // has put the line (0.91–0.95 memsets instead of 0.83–1.00).
        let start = (y * display.width + ScratchBuffer.page / 2) % ScratchBuffer.page
        unsafe paintLine(
          y, active, in: line.extracting(start..<start + display.width), with: context)
        unsafe stream.copy(
          Span(_unsafeElements: line.extracting(start..<start + display.width)))
      }
      top = bottom
    }
    stream.finish()
  }

  /// Paints what takes more than one kernel, apart from the usual loop, which it would slow down.
  @inline(never)
  private func paint(
    _ index: Int, line y: Int, in scratch: UnsafeMutableBufferPointer<UInt32>,
    with context: PaintContext
  ) {
    // As in `paintLine`.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(commands[index].columns))
    unsafe commands[index].draw(line: y, into: &line, with: context)
  }

  private func paintLine(
    _ y: Int, _ active: UnsafeMutableBufferPointer<Int>,
    in scratch: UnsafeMutableBufferPointer<UInt32>, with context: PaintContext
  ) {
    for place in active.indices {
      let command = unsafe commands[active[place]]
      guard command.lines.contains(y) else { continue }
      // A command's columns lie on the display, which is as wide as the line.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(command.columns))
      if !command.drawAtOnce(line: y, into: &line, with: kernels) {
        unsafe paint(active[place], line: y, in: scratch, with: context)
      }
    }
  }
}
