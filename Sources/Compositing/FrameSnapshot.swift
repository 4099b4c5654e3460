/// What a frame shows, span by span, to be compared with a later frame of the same display.
///
/// It keeps its storage from frame to frame, and no images.
struct FrameSnapshot {
  /// Columns of a band and what they show.
  struct Span {
    let columns: Range<Int>
    /// The colour beneath the inks, or all that shows if there are none.
    let pixel: UInt32
    let inks: Range<Int>
    /// Whether all that shows can be compared.
    let isKnown: Bool
  }

  /// Lines and their spans, as in the plan.
  private(set) var bands: [SpanPlan.Band] = []
  private(set) var spans: [Span] = []
  private var inks: [PaintSignature] = []
  private var inkOfItem: [PaintSignature?] = []

  /// Replaces what is shown by what a plan shows of a list.
  ///
  /// - Complexity: O(*n*) in the numbers of items, of spans and of the items that spans show.
  mutating func make(of plan: borrowing SpanPlan, _ list: borrowing DisplayList) {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    inks.removeAll(keepingCapacity: true)
    inkOfItem.removeAll(keepingCapacity: true)
    for item in list.items { inkOfItem.append(PaintSignature(item)) }
    bands.append(contentsOf: plan.bands)
    for span in plan.spans {
      let first = inks.count
      // As in the commands: colours that lie beneath all else are one colour.
      var pixel: UInt32 = 0
      var isKnown = true
      for index in plan.items[span.items] {
        guard let ink = inkOfItem[index] else {
          isKnown = false
          break
        }
        if inks.count == first, let solid = ink.solid(over: pixel) {
          pixel = solid
        } else {
          inks.append(ink)
        }
      }
      spans.append(
        Span(columns: span.columns, pixel: pixel, inks: first..<inks.count, isKnown: isKnown))
    }
  }

  /// Whether two spans, each of its own frame, are known to show the same pixels where both lie.
  func shows(_ span: Span, as other: Span, of earlier: borrowing FrameSnapshot) -> Bool {
    span.isKnown && other.isKnown && span.pixel == other.pixel
      && inks[span.inks].elementsEqual(earlier.inks[other.inks])
  }
}
