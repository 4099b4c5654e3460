/// The mapping of an image's pixels to a side of a rectangle, in one direction, by nearest
/// neighbor.
///
/// Each pixel of the rectangle shows the image's pixel that contains its center.
package struct AxisStretch: Equatable, Sendable {
  /// The columns or lines of the image.
  package var from: Range<Int>
  /// The columns or lines of the display that they cover, visible or not.
  package var onto: Range<Int>

  package init(from: Range<Int>, onto: Range<Int>) {
    self.from = from
    self.onto = onto
  }

  /// Indicates whether nothing is resampled.
  package var isIdentity: Bool { from.count == onto.count }

  /// The image's column or line at a position on the display.
  ///
  /// - Precondition: Neither range is empty.
  package subscript(position: Int) -> Int {
    from.lowerBound + (2 * (position - onto.lowerBound) + 1) * from.count / (2 * onto.count)
  }

  /// The columns or lines of the display, visible or not, that show `part` of the image.
  ///
  /// - Precondition: `part` lies in ``from``, and neither range is empty.
  package func positions(showing part: Range<Int>) -> Range<Int> {
    // Position t, counted from the first, shows index (2t + 1) · from / (2 · onto), rounded down;
    // so it shows index k or a later one where 2t + 1 ≥ 2k · onto / from.
    func first(_ index: Int) -> Int {
      let bound = (2 * (index - from.lowerBound) * onto.count + from.count - 1) / from.count
      return onto.lowerBound + bound / 2
    }
    return first(part.lowerBound)..<first(part.upperBound)
  }

  /// The number of the image's columns or lines shown in a visible range.
  ///
  /// - Precondition: `visible` lies in ``onto`` and is not empty.
  package func shownCount(on visible: Range<Int>) -> Int {
    min(visible.count, self[visible.upperBound - 1] - self[visible.lowerBound] + 1)
  }

  /// One of the three slices of a side: 0 and 2 keep their size, 1 stretches.
  ///
  /// - Parameters:
  ///   - center: The columns or lines, of `count` of the image, that stretch.
  ///   - onto: The columns or lines of the display that the whole image covers.
  static func slice(
    _ index: Int, center: Range<Int>, count: Int, onto: Range<Int>
  ) -> AxisStretch {
    let middle =
      onto.lowerBound + center.lowerBound..<onto.upperBound - (count - center.upperBound)
    return switch index {
    case 0: AxisStretch(from: 0..<center.lowerBound, onto: onto.lowerBound..<middle.lowerBound)
    case 1: AxisStretch(from: center, onto: middle)
    default: AxisStretch(from: center.upperBound..<count, onto: middle.upperBound..<onto.upperBound)
    }
  }
}
