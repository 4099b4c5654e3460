package import Compositing
import Geometry

/// The difference of a replayed frame from the image that it should show.
package struct PixelComparison {
  /// The largest accepted difference of a channel inside corner squares, 0…255.
  package static let cornerAllowance = 2
  /// The largest accepted difference of a channel elsewhere: blending rounds in another way.
  package static let allowance = 1

  /// The number of pixels that differ by more than the allowance.
  package private(set) var count = 0
  /// The largest difference of a channel of any pixel.
  package private(set) var largest = 0
  /// The first pixel that differs by more than the allowance.
  package private(set) var first: (x: Int, y: Int)?
  private let frame: FrameRecord

  package init(_ shown: [UInt32], from expected: [UInt32], of frame: FrameRecord) {
    self.frame = frame
    let size = PixelSize(width: frame.width, height: frame.height)
    let difference = ImageDifference(shown.span, from: expected.span, size: size)
    largest = difference.largest
    guard largest > Self.allowance else { return }
    let squares = frame.cornerSquares
    for pixel in difference.pixels where pixel.levels > Self.allowance {
      let (x, y) = (pixel.x, pixel.y)
      guard
        pixel.levels > Self.cornerAllowance || !squares.contains(where: { $0.contains(x: x, y: y) })
      else { continue }
      count += 1
      first = first ?? (x, y)
    }
  }

  /// The fault in one sentence with the topmost item at the first pixel; `nil` if there is none.
  package var fault: String? {
    guard let first else { return nil }
    let item = frame.items.lastIndex { $0.rect.pixels.contains(x: first.x, y: first.y) }
    return
      "\(frame.strategy), frame \(frame.frame), \(frame.lowering.rawValue): \(count) px differ by"
      + " up to \(largest) of 255, the first at (\(first.x), \(first.y))"
      + (item.map { " in items[\($0)]" } ?? "")
  }
}

extension FrameRecord {
  /// The rectangles of everything that is drawn through coverage: corners, masks and shadows.
  fileprivate var cornerSquares: [PixelRect] {
    let items = items + groups.flatMap(\.items)
    return items.filter { $0.color != nil && $0.image != nil }.map(\.rect.pixels)
      + items.compactMap(\.rounded?.bounds.pixels)
      + groups.flatMap { $0.shadow == nil ? $0.masks.map(\.rect.pixels) : [$0.rect.pixels] }
  }
}
