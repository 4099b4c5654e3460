import Geometry
import Graphics

/// Draws off-screen passes that show none of one another into their buffers, line by line.
///
/// Like ``LinePainter`` it holds plain pointers and no references.
@safe
struct PassPainter: BandRenderer {
  /// What there is to know of a pass in order to draw it.
  @safe
  struct Pass {
    /// Its lines, counted through all passes of the frame.
    let lines: Range<Int>
    /// The buffer's place on the display.
    let rect: PixelRect
    /// Its items, then its masks, among the commands of the frame.
    let commands: Range<Int>
    /// The last pass of the frame that it shows.
    let lastShown: Int?
    /// `rect.area` pixels, in lines without gaps.
    let pixels: UnsafeMutableBufferPointer<UInt32>
  }

  let passes: UnsafeBufferPointer<Pass>
  let commands: UnsafeBufferPointer<PaintCommand>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let kernels: KernelSet

  /// The lines of all passes, counted through.
  var height: Int {
    guard let first = unsafe passes.first, let last = unsafe passes.last else { return 0 }
    return last.lines.upperBound - first.lines.lowerBound
  }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    guard let first = unsafe passes.first?.lines.lowerBound else { return }
    let palette = unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
    let lines = first + lines.lowerBound..<first + lines.upperBound
    for index in unsafe passes.indices {
      let pass = unsafe passes[index]
      let part = pass.lines.clamped(to: lines)
      let top = pass.rect.y - pass.lines.lowerBound
      paint(pass, lines: top + part.lowerBound..<top + part.upperBound, at: scratch, with: palette)
    }
  }

  /// - Parameter lines: Some of the pass, on the display.
  private func paint(
    _ pass: Pass, lines: Range<Int>, at scratch: ScratchBuffer, with palette: PaintContext
  ) {
    var top = lines.lowerBound
    while top < lines.upperBound {
      let band = top..<min(top + ThreadPool.bandLines, lines.upperBound)
      let active = unsafe scratch.collect(commands, pass.commands, onLines: band)
      unsafe paint(pass, lines: band, active, with: palette)
      top = band.upperBound
    }
  }

  /// - Parameter active: The commands that the lines may meet.
  private func paint(
    _ pass: Pass, lines: Range<Int>, _ active: UnsafeMutableBufferPointer<Int>,
    with palette: PaintContext
  ) {
    let rect = pass.rect
    for y in lines {
      let start = (y - rect.y) * rect.width
      var line = unsafe MutableSpan(
        _unsafeElements: pass.pixels.extracting(start..<start + rect.width))
      palette.kernels.fill(&line, with: 0)
      for place in active.indices {
        let command = unsafe commands[active[place]]
        guard command.lines.contains(y) else { continue }
        // A pass holds all of its items, so that these columns are the line's.
        let first = start + command.columns.lowerBound - rect.x
        var part = unsafe MutableSpan(
          _unsafeElements: pass.pixels.extracting(first..<first + command.columns.count))
        command.draw(line: y, into: &part, with: palette)
      }
    }
  }
}
