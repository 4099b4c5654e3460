import Geometry
import PixelKernels

/// Draws one off-screen pass into its buffer, line by line.
///
/// Like ``LinePainter`` it holds plain pointers and no references.
@safe
struct PassPainter {
  /// The pass's items, then its masks.
  let strokes: UnsafeBufferPointer<Stroke>
  /// The buffer's place on the display.
  let rect: PixelRect
  /// `rect.area` pixels, in lines without gaps.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let palette: Palette

  func paint() {
    for y in rect.y..<rect.maxY {
      let start = (y - rect.y) * rect.width
      var line = unsafe MutableSpan(
        _unsafeElements: pixels.extracting(start..<start + rect.width))
      palette.kernels.fill(&line, with: 0)
      for index in unsafe strokes.indices {
        let stroke = unsafe strokes[index]
        guard stroke.lines.contains(y) else { continue }
        // A pass holds all of its items, so that these columns are the line's.
        let first = start + stroke.columns.lowerBound - rect.x
        var part = unsafe MutableSpan(
          _unsafeElements: pixels.extracting(first..<first + stroke.columns.count))
        stroke.draw(line: y, into: &part, with: palette)
      }
    }
  }
}
