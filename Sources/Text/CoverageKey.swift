/// The inputs that determine the coverage of a text.
///
/// Texts are compared as bytes, since canonically equivalent texts need not look alike. Comparing
/// bytes also never allocates, unlike comparing characters.
struct CoverageKey: Hashable {
  let text: String
  let style: TextStyle
  /// The width at which a line is truncated or a paragraph wraps, in pixels.
  let width: Int
  let isParagraph: Bool

  /// The key of a free entry of a cache.
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
