import Graphics

/// Streams the spans of a frame to its buffer, line by line: the inner loop of the culling engine.
///
/// Like ``FrameDrawing``, holds plain pointers and no references.
@safe
struct SpanPainter: BandRenderer {
  let drawing: FrameDrawing
  let bands: UnsafeBufferPointer<SpanPlan.Band>
  let spans: UnsafeBufferPointer<SpanCommands.Span>
  let parts: UnsafeBufferPointer<PaintCommand>

  var height: Int { drawing.size.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = drawing.context(at: scratch)
    // The spans of all bands cover the frame without gaps.
    var stream = drawing.stream(to: lines)
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
