import Geometry
import Graphics

/// Draws off-screen passes that do not show one another into their buffers, line by line.
///
/// Like ``FrameDrawing``, holds plain pointers and no references.
@safe
struct PassPainter: BandRenderer {
  @safe
  struct Pass {
    /// Its lines in the sequence of the lines of all passes of the frame.
    let lines: Range<Int>
    let rect: PixelRect
    /// The range of its items, then its masks, in the commands of the frame.
    let commands: Range<Int>
    /// The index of the last pass that it shows or that masks it.
    let lastShown: Int?
    /// `rect.area` pixels, in lines without padding.
    let pixels: UnsafeMutableBufferPointer<UInt32>
    /// The painter that replaces the pixels by their shadow, if that is what is shown.
    let shadow: ShadowPainter?
  }

  let passes: UnsafeBufferPointer<Pass>
  let commands: UnsafeBufferPointer<PaintCommand>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let kernels: KernelSet
  /// Indicates whether the passes, all of which are drawn, are replaced by their shadows.
  var isShading = false

  var hasShadows: Bool { unsafe passes.contains { $0.shadow != nil } }

  var height: Int {
    guard let first = unsafe passes.first, let last = unsafe passes.last else { return 0 }
    return last.lines.upperBound - first.lines.lowerBound
  }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    guard let first = unsafe passes.first?.lines.lowerBound else { return }
    let context = unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
    let lines = first + lines.lowerBound..<first + lines.upperBound
    for index in unsafe passes.indices {
      let pass = unsafe passes[index]
      let part = pass.lines.clamped(to: lines)
      let top = pass.rect.y - pass.lines.lowerBound
      paint(pass, lines: top + part.lowerBound..<top + part.upperBound, at: scratch, with: context)
    }
  }

  /// - Parameter lines: Lines of the pass, in display coordinates.
  private func paint(
    _ pass: Pass, lines: Range<Int>, at scratch: ScratchBuffer, with context: PaintContext
  ) {
    guard !isShading else {
      guard let shadow = pass.shadow else { return }
      for y in lines {
        unsafe shadow.shade(line: y - pass.rect.y, spare: scratch.spare, with: kernels)
      }
      return
    }
    var top = lines.lowerBound
    while top < lines.upperBound {
      let band = top..<min(top + ThreadPool.bandLines, lines.upperBound)
      let active = unsafe scratch.collect(commands, pass.commands, onLines: band)
      unsafe paint(pass, lines: band, active, with: context)
      top = band.upperBound
    }
  }

  /// - Parameter active: The indices of the commands that intersect the lines.
  private func paint(
    _ pass: Pass, lines: Range<Int>, _ active: UnsafeMutableBufferPointer<Int>,
    with context: PaintContext
  ) {
    let rect = pass.rect
    for y in lines {
      let start = (y - rect.y) * rect.width
      var line = unsafe MutableSpan(
        _unsafeElements: pass.pixels.extracting(start..<start + rect.width))
      context.kernels.fill(&line, with: 0)
      for position in active.indices {
        let command = unsafe commands[active[position]]
        guard command.lines.contains(y) else { continue }
        // A pass contains all of its items, so these columns are within the line.
        let first = start + command.columns.lowerBound - rect.x
        var part = unsafe MutableSpan(
          _unsafeElements: pass.pixels.extracting(first..<first + command.columns.count))
        command.draw(line: y, into: &part, with: context)
      }
      unsafe pass.shadow?.weigh(line: y - rect.y, spare: context.spare, with: kernels)
    }
  }
}
