import Geometry
import Graphics

/// Streams the spans of a frame to its buffer, line by line: the inner loop of the culling engine.
///
/// Like ``LinePainter``, holds plain pointers and no references.
@safe
struct SpanPainter: BandRenderer {
  let bands: UnsafeBufferPointer<SpanCommands.Band>
  let spans: UnsafeBufferPointer<SpanCommands.Span>
  let parts: UnsafeBufferPointer<PaintCommand>
  let display: PixelSize
  let frame: UnsafeMutableBufferPointer<UInt32>
  let stretches: UnsafeBufferPointer<StretchedCommand>
  let kernels: KernelSet

  var height: Int { display.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = unsafe PaintContext(kernels: kernels, spare: scratch.spare, stretches: stretches)
    // The spans of all bands cover the frame without gaps, so they are contiguous in memory.
    var stream = unsafe PixelStream(
      into: frame.extracting(
        lines.lowerBound * display.width..<lines.upperBound * display.width), with: kernels)
    for index in firstBand(endingBelow: lines.lowerBound)..<(unsafe bands.count) {
      let band = unsafe bands[index]
      guard band.lines.lowerBound < lines.upperBound else { break }
      for y in band.lines.clamped(to: lines) {
        for index in band.spans {
          let span = unsafe spans[index]
          switch span.work {
          case .fill: stream.fill(span.pixel, count: span.columns.count)
          case .copy: unsafe stream.copy(parts[span.parts.lowerBound].pixels(line: y).span)
          case .blend:
            unsafe stream.blend(
              parts[span.parts.lowerBound].pixels(line: y).span, over: span.pixel)
          case .compose:
            unsafe compose(span, line: y, into: &stream, by: scratch.line, with: context)
          }
        }
      }
    }
    stream.finish()
  }

  /// Returns the index of the first band that ends below a line's upper edge.
  private func firstBand(endingBelow line: Int) -> Int {
    unsafe (0..<bands.count).partitionPoint { unsafe bands[$0].lines.upperBound > line }
  }

  /// Draws the parts of a span in order, as a single pixel value while possible.
  @inline(never)
  private func compose(
    _ span: SpanCommands.Span, line y: Int, into stream: inout PixelStream,
    by scratch: UnsafeMutableBufferPointer<UInt32>, with context: PaintContext
  ) {
    var pixel = span.pixel
    var isSolid = true
    // The scratch line is as wide as the display.
    var line = unsafe MutableSpan(_unsafeElements: scratch.extracting(0..<span.columns.count))
    for index in span.parts {
      let part = unsafe parts[index]
      if isSolid {
        if let solid = part.solid(line: y, context) {
          pixel = part.isOpaque ? solid : over(solid, pixel)
          continue
        }
        if !part.isOpaque { context.kernels.fill(&line, with: pixel) }
        isSolid = false
      }
      part.draw(line: y, into: &line, with: context)
    }
    if isSolid {
      stream.fill(pixel, count: span.columns.count)
    } else {
      stream.copy(line.span)
    }
  }
}
