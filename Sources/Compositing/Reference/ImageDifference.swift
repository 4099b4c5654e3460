package import Geometry

/// The difference of an image from its reference, inside and outside the corner squares.
package struct ImageDifference: Sendable {
  /// The largest difference of one channel, 0…255.
  package var largest = 0
  /// The number of differing pixels inside corner squares.
  package var insideCorners = 0
  /// The number of differing pixels outside corner squares.
  package var outsideCorners = 0
  /// The first differing pixel outside the corner squares; if there is none, one with the largest
  /// difference.
  package var example: (x: Int, y: Int)?

  /// All differing pixels, line after line.
  private var pixels: [Pixel] = []

  private struct Pixel {
    var x: Int32
    var y: Int32
    /// The largest difference of its channels.
    var largest: UInt8
  }

  /// Compares a buffer with a reference of its size.
  ///
  /// - Complexity: O(*n*) in the number of pixels, times the corner squares for those that differ.
  package init(_ buffer: FrameBuffer, _ reference: ReferenceImage) {
    precondition(buffer.size == reference.size, "the images have the same size")
    let expected = reference.pixels.span
    let width = buffer.size.width
    buffer.withAllPixels { shown in
      for y in 0..<buffer.size.height {
        let line = y * width..<(y + 1) * width
        let (shownLine, expectedLine) = (shown.extracting(line), expected.extracting(line))
        guard Self.differ(shownLine, expectedLine) else { continue }
        for x in 0..<width where shownLine[x] != expectedLine[x] {
          record(
            x: x, y: y, Self.largestChannel(shownLine[x], expectedLine[x]),
            isInCorner: reference.cornerSquares.contains { $0.contains(x: x, y: y) })
        }
      }
    }
  }

  /// Returns whether two lines of the same length differ, without a branch per pixel.
  private static func differ(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    precondition(a.count == b.count, "the lines have the same length")
    var different: UInt32 = 0
    for index in a.indices { different |= a[index] ^ b[index] }
    return different != 0
  }

  private mutating func record(x: Int, y: Int, _ difference: Int, isInCorner: Bool) {
    if isInCorner {
      insideCorners += 1
      if outsideCorners == 0 && difference > largest { example = (x, y) }
    } else {
      if outsideCorners == 0 { example = (x, y) }
      outsideCorners += 1
    }
    largest = max(largest, difference)
    pixels.append(Pixel(x: Int32(x), y: Int32(y), largest: UInt8(difference)))
  }

  /// Returns the number of differing pixels in a rectangle, corner squares included, and their
  /// largest channel difference, 0 if there are none.
  ///
  /// - Complexity: O(*n*) in the number of differing pixels on the rectangle's lines.
  package func differences(in rect: PixelRect) -> (count: Int, largest: Int) {
    guard !rect.isEmpty else { return (0, 0) }
    let first = pixels.indices.partitionPoint { Int(pixels[$0].y) >= rect.y }
    var (count, largest) = (0, 0)
    for pixel in pixels[first...] {
      if Int(pixel.y) >= rect.maxY { break }
      guard rect.contains(x: Int(pixel.x), y: Int(pixel.y)) else { continue }
      count += 1
      largest = max(largest, Int(pixel.largest))
    }
    return (count, largest)
  }

  /// Returns the difference of the channel in which two pixels differ most.
  static func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }
}
