import Geometry
import Graphics

/// Paints commands line by line through a scratch line: the inner loop of the painter engine.
///
/// Holds plain pointers and no references: atomic operations, reference counting included, would
/// wait for the streamed stores of the previous line and made a frame take a third longer.
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
        // Offset by half a page from the line's position in the frame buffer, so that no load from
        // the scratch line waits for a store with equal low address bits. Frame time no longer
        // depends on where the heap placed the line (0.91–0.95 memsets of the buffer instead of
        // 0.83–1.00).
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

  /// Paints a command that takes more than one kernel, outside the usual loop, which it would slow
  /// down.
  @inline(never)
  private func paint(
    _ index: Int, line y: Int, in scratch: UnsafeMutableBufferPointer<UInt32>,
    with context: PaintContext
  ) {
    // Within the line, as in `paintLine`.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(commands[index].columns))
    unsafe commands[index].draw(line: y, into: &line, with: context)
  }

  private func paintLine(
    _ y: Int, _ active: UnsafeMutableBufferPointer<Int>,
    in scratch: UnsafeMutableBufferPointer<UInt32>, with context: PaintContext
  ) {
    for position in active.indices {
      let command = unsafe commands[active[position]]
      guard command.lines.contains(y) else { continue }
      // A command's columns are within the display, which is as wide as the line.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(command.columns))
      if !command.drawAtOnce(line: y, into: &line, with: kernels) {
        unsafe paint(active[position], line: y, in: scratch, with: context)
      }
    }
  }
}
