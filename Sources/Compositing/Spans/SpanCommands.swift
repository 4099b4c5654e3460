import Graphics

/// The spans of a plan in a form that is fast to draw line by line: flat and without references.
///
/// Valid while the commands from which it was made are. Reuses its storage between frames.
struct SpanCommands {
  struct Span {
    enum Work {
      /// Writes one pixel value.
      case fill
      /// Copies the pixels of the first part.
      case copy
      /// Blends the pixels of the first part over one pixel value.
      case blend
      /// Draws all parts in order, the first over one pixel value unless it is opaque.
      case compose
    }

    var columns: Range<Int>
    let work: Work
    let pixel: UInt32
    let parts: Range<Int>
  }

  private var bands: [SpanPlan.Band] = []
  private var spans: [Span] = []
  private var parts: [PaintCommand] = []

  /// - Parameter commands: One for each item of the plan's list.
  mutating func make(
    of plan: borrowing SpanPlan, _ commands: UnsafeBufferPointer<PaintCommand>,
    _ stretches: UnsafeBufferPointer<StretchedCommand>
  ) {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    for band in plan.bands {
      let first = spans.count
      for index in band.spans {
        let span = plan.spans[index]
        var left = span.columns.lowerBound
        while left < span.columns.upperBound {
          var right = span.columns.upperBound
          for index in plan.items[span.items] where unsafe commands[index].work == .stretch {
            right = unsafe stretches[commands[index].sourceWidth].endOfRun(in: left..<right)
          }
          unsafe append(
            left..<right, of: plan.items[span.items], commands, lines: band.lines, after: first)
          left = right
        }
      }
      bands.append(SpanPlan.Band(lines: band.lines, spans: first..<spans.count))
    }
  }

  /// The pointers are valid during the call.
  @unsafe
  func withUnsafeParts(
    _ body: (
      UnsafeBufferPointer<SpanPlan.Band>, UnsafeBufferPointer<Span>,
      UnsafeBufferPointer<PaintCommand>
    ) ->
      Void
  ) {
    unsafe bands.withUnsafeBufferPointer { bands in
      unsafe spans.withUnsafeBufferPointer { spans in
        unsafe parts.withUnsafeBufferPointer { parts in unsafe body(bands, spans, parts) }
      }
    }
  }

  /// Adds columns of a band that show the same items, to the previous span if both show one pixel.
  private mutating func append(
    _ columns: Range<Int>, of items: ArraySlice<Int>, _ commands: UnsafeBufferPointer<PaintCommand>,
    lines: Range<Int>, after firstOfBand: Int
  ) {
    let firstPart = parts.count
    // Without an opaque item the background is transparent black.
    var pixel: UInt32 = 0
    var isSolid = true
    for index in items {
      let command = unsafe commands[index]
      if isSolid && command.work == .fill {
        pixel = command.pixel
      } else if isSolid && command.work == .blendColor {
        pixel = over(command.pixel, pixel)
      } else {
        isSolid = false
        parts.append(command.part(lines: lines, columns: columns))
      }
    }
    let work: Span.Work =
      switch (parts.count - firstPart, parts.last?.work) {
      case (0, _): .fill
      case (1, .copy): .copy
      case (1, .blendImage): .blend
      default: .compose
      }
    if work == .fill, spans.count > firstOfBand, let last = spans.last, last.work == .fill,
      last.pixel == pixel
    {
      spans[spans.count - 1].columns = last.columns.lowerBound..<columns.upperBound
    } else {
      spans.append(
        Span(columns: columns, work: work, pixel: pixel, parts: firstPart..<parts.count))
    }
  }
}
