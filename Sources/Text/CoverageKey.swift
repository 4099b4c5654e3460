/// What the coverage of a text depends on.
///
/// Texts are told apart by their bytes: two that Unicode takes for equivalent need not look alike.
/// Comparing bytes also allocates nothing, where comparing characters can.
struct CoverageKey: Hashable {
  let text: String
  let style: TextStyle
  /// Where a line is cut off, or where a paragraph's lines break, in pixels.
  let width: Int
  let isParagraph: Bool

  /// The key of no text.
  static let nothing = CoverageKey(
    text: "", style: TextStyle(pixelSize: 1), width: 0, isParagraph: false)

  static func == (a: CoverageKey, b: CoverageKey) -> Bool {
    a.width == b.width && a.isParagraph == b.isParagraph && a.style == b.style
      && a.text.hasSameBytes(as: b.text)
  }

  func hash(into hasher: inout Hasher) {
    let bytes = text.utf8Span.span
    // The hasher reads the bytes during the call.
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(width)
    hasher.combine(style.pixelSize)
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let (a, b) = (utf8Span.span, other.utf8Span.span)
    guard a.count == b.count else { return false }
    for index in a.indices where a[index] != b[index] { return false }
    return true
  }
}
