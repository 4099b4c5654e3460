import Graphics

/// An engine that composites every layer as declared, back to front, and culls nothing.
///
/// Its cost depends on the declared areas and never on pixel values, which makes it the baseline
/// for comparing strategies. All layers of a line are composited in a scratch line that stays in
/// the first-level cache, which is then streamed to the frame buffer once, so that overdraw costs
/// work but no memory traffic. Off-screen passes are drawn before that, into buffers that are too
/// large for the cache.
///
/// `docs/engines.md` compares its times with the limit of memory, and with drawing straight into the
/// buffer.
package typealias Painter = BandEngine<PaintingMethod>

package struct PaintingMethod: DrawingMethod {
  package init() {}

  package func paint(_ drawing: FrameDrawing, by workers: RenderThreads) {
    workers.paint(LinePainter(drawing: drawing))
  }
}

private struct LinePainter: BandRenderer {
  let drawing: FrameDrawing

  var height: Int { drawing.size.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = drawing.context(at: scratch)
    let width = drawing.size.width
    // No other call uses this thread's scratch memory.
    let line = unsafe scratch.line
    var stream = drawing.stream(to: lines)
    var top = lines.lowerBound
    while top < lines.upperBound {
      let bottom = min(top + ThreadPool.bandLines, lines.upperBound)
      let active = unsafe scratch.collect(
        drawing.commands, drawing.commands.indices, onLines: top..<bottom)
      for y in top..<bottom {
        // Offset by half a page from the line's position in the frame buffer, so that no load from
        // the scratch line waits for a store with equal low address bits, wherever the heap places
        // the line.
        let start = (y * width + ScratchBuffer.page / 2) % ScratchBuffer.page
        unsafe paintLine(
          y, active, in: line.extracting(start..<start + width), with: context)
        unsafe stream.copy(
          Span(_unsafeElements: line.extracting(start..<start + width)))
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
    var line = unsafe MutableSpan(
      _unsafeElements: scratch.extracting(drawing.commands[index].columns))
    unsafe drawing.commands[index].draw(line: y, into: &line, with: context)
  }

  private func paintLine(
    _ y: Int, _ active: UnsafeMutableBufferPointer<Int>,
    in scratch: UnsafeMutableBufferPointer<UInt32>, with context: PaintContext
  ) {
    for position in active.indices {
      let command = unsafe drawing.commands[active[position]]
      guard command.lines.contains(y) else { continue }
      // A command's columns are within the display, which is as wide as the line.
      var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(command.columns))
      if !command.drawAtOnce(line: y, into: &line, with: context.kernels) {
        unsafe paint(active[position], line: y, in: scratch, with: context)
      }
    }
  }
}
