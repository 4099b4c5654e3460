public import Geometry
public import Graphics

/// A small image in one colour beside the text of a row, drawn from a formula.
///
///     let disclosure = CellImage(.chevron, color: .black, size: PixelSize(width: 16, height: 26))
public struct CellImage: Hashable, Sendable {
  public let shape: Shape
  public let color: PixelColor
  /// In device pixels.
  public let size: PixelSize

  /// A shape that fills the image from edge to edge.
  public enum Shape: Hashable, Sendable, CaseIterable {
    case disc, ring, diamond
    /// An arrow to the right, which indicates that the row leads to another screen.
    case chevron
    /// A check mark, which indicates that the row is chosen.
    case checkmark
    /// The letter i in a circle, which indicates that there are details of the row.
    case detail
  }

  /// - Precondition: Neither side is negative, nor above 4,096 px.
  public init(_ shape: Shape, color: PixelColor, size: PixelSize) {
    require(
      (0...4_096).contains(size.width) && (0...4_096).contains(size.height),
      "an image beside text has sides of 0 to 4,096 px")
    self.shape = shape
    self.color = color
    self.size = size
  }

  /// The coverage of each pixel by the shape, line by line, 0…255: 8 × 8 samples per pixel, rounded
  /// to nearest.
  package var coverage: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.area)
    for y in 0..<size.height {
      for x in 0..<size.width { bytes.append(UInt8((samples(x: x, y: y) * 255 + 32) / 64)) }
    }
    return bytes
  }

  private func samples(x: Int, y: Int) -> Int {
    var count = 0
    for j in 0..<8 {
      for i in 0..<8 where covers(x: 2 * (8 * x + i) + 1, y: 2 * (8 * y + j) + 1) { count += 1 }
    }
    return count
  }

  /// `x` and `y` are in sixteenths of a pixel from the top left corner.
  private func covers(x: Int, y: Int) -> Bool {
    let (width, height) = (16 * size.width, 16 * size.height)
    // Twice the distances from the centre.
    let (dx, dy) = (abs(2 * x - width), abs(2 * y - height))
    // In an ellipse, `(dx / width)² + (dy / height)²` is at most 1. Both sides times the squares of
    // width and height exceed 64 bits for the largest images.
    func square(_ value: Int) -> Int128 { Int128(value) * Int128(value) }
    let radial = square(dx * height) + square(dy * width)
    let limit = square(width * height)
    return switch shape {
    case .disc: radial <= limit
    case .ring: radial <= limit && 4 * radial >= limit
    case .diamond: dx * height + dy * width <= width * height
    case .chevron:
      // A stroke a third as wide as the image, whose left edge is at ⅔ width · (1 − dy / height).
      (0..<width * height).contains(3 * x * height - 2 * width * (height - dy))
    case .checkmark:
      // Two strokes a quarter as wide as the image that meet at a quarter of its bottom edge: one
      // from the top right corner, one from half of the left edge.
      (0..<width * height).contains(4 * x * height - 3 * width * height + 2 * width * y)
        || 2 * y >= height
          && (0..<width * height).contains(4 * x * height - 2 * width * y + width * height)
    case .detail:
      radial <= limit && 4 * radial >= 3 * limit || 8 * dx <= width && isInLetter(y, of: height)
    }
  }

  /// Indicates whether a line crosses the letter i, which is a dot above a stem.
  private func isInLetter(_ y: Int, of height: Int) -> Bool {
    let share = 100 * y / max(1, height)
    return (25..<36).contains(share) || (43..<76).contains(share)
  }

  func makeBitmap(with kernels: KernelSet) -> Bitmap {
    let bitmap = Bitmap(width: size.width, height: size.height)
    let coverage = coverage
    for y in 0..<size.height {
      bitmap.withLine(y) { line in
        let mask = coverage.span.extracting(y * size.width..<(y + 1) * size.width)
        kernels.tint(mask, with: color.premultiplied, into: &line)
      }
    }
    return bitmap
  }
}
