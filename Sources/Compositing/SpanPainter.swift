import Geometry
import PixelKernels

/// Streams the spans of a frame to its buffer, line by line: the culling engine's inner loops.
///
/// Like ``LinePainter`` it holds plain pointers and no references.
@safe
struct SpanPainter {
  let bands: UnsafeBufferPointer<SpanStrokes.Band>
  let spans: UnsafeBufferPointer<SpanStrokes.Span>
  let parts: UnsafeBufferPointer<Stroke>
  /// Room for the pixels of a line.
  let scratch: UnsafeMutableBufferPointer<UInt32>
  let frame: UnsafeMutableBufferPointer<UInt32>
  let palette: Palette

  func paint() {
    // The spans of all bands cover the frame without gaps, so that they follow one another in it.
    var stream = unsafe PixelStream(into: frame, with: palette.kernels)
    for index in unsafe bands.indices {
      let band = unsafe bands[index]
      for y in band.lines {
        for index in band.spans {
          let span = unsafe spans[index]
          switch span.work {
          case .keep: stream.skip(span.columns.count)
          case .fill: stream.fill(span.pixel, count: span.columns.count)
          case .copy: unsafe stream.copy(parts[span.parts.lowerBound].pixels(line: y).span)
          case .blend:
            unsafe stream.blend(
              parts[span.parts.lowerBound].pixels(line: y).span, over: span.pixel)
          case .compose: compose(span, line: y, into: &stream)
          }
        }
      }
    }
    stream.finish()
  }

  /// Draws the parts of a span one over the other, as one pixel for as long as there is only one.
  @inline(never)
  private func compose(_ span: SpanStrokes.Span, line y: Int, into stream: inout PixelStream) {
    var pixel = span.pixel
    var isSolid = true
    // The scratch line is as wide as the display.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(0..<span.columns.count))
    for index in span.parts {
      let part = unsafe parts[index]
      if isSolid {
        if let solid = part.solid(line: y, palette) {
          pixel = part.isOpaque ? solid : over(solid, pixel)
          continue
        }
        if !part.isOpaque { palette.kernels.fill(&line, with: pixel) }
        isSolid = false
      }
      part.draw(line: y, into: &line, with: palette)
    }
    if isSolid {
      stream.fill(pixel, count: span.columns.count)
    } else {
      stream.copy(line.span)
    }
  }
}
