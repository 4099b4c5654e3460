/// The contents of a frame, span by span, for comparison with a later frame of the same display.
///
/// Reuses its storage between frames and does not retain images.
struct FrameSnapshot {
  /// Columns of a band and their content.
  struct Span {
    let columns: Range<Int>
    /// The color beneath the signatures, or the whole content if there are none.
    let pixel: UInt32
    let signatures: Range<Int>
    /// A Boolean value that indicates whether the whole content can be compared.
    let isKnown: Bool
  }

  /// The bands of the plan.
  private(set) var bands: [SpanPlan.Band] = []
  private(set) var spans: [Span] = []
  private var signatures: [PaintSignature] = []
  private var signatureOfItem: [PaintSignature?] = []

  /// Replaces the contents with those of a plan.
  ///
  /// - Complexity: O(*n*) in the number of items, of spans and of the items of all spans.
  mutating func make(of plan: borrowing SpanPlan, _ list: borrowing DisplayList) {
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    signatures.removeAll(keepingCapacity: true)
    signatureOfItem.removeAll(keepingCapacity: true)
    for item in list.items { signatureOfItem.append(PaintSignature(item)) }
    bands.append(contentsOf: plan.bands)
    for span in plan.spans {
      let first = signatures.count
      // As in the paint commands, colors beneath everything else are combined into one.
      var pixel: UInt32 = 0
      var isKnown = true
      for index in plan.items[span.items] {
        guard let signature = signatureOfItem[index] else {
          isKnown = false
          break
        }
        if signatures.count == first, let solid = signature.solid(over: pixel) {
          pixel = solid
        } else {
          signatures.append(signature)
        }
      }
      spans.append(
        Span(
          columns: span.columns, pixel: pixel, signatures: first..<signatures.count,
          isKnown: isKnown))
    }
  }

  /// Returns whether two spans of different frames are known to show the same pixels where they
  /// overlap.
  func shows(_ span: Span, as other: Span, of earlier: borrowing FrameSnapshot) -> Bool {
    span.isKnown && other.isKnown && span.pixel == other.pixel
      && signatures[span.signatures].elementsEqual(earlier.signatures[other.signatures])
  }
}
