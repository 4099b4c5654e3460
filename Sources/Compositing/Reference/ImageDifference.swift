package import Geometry

/// The pixels in which an image differs from an expected one of the same size.
package struct ImageDifference: Sendable {
  /// A pixel that differs, in 12 bytes.
  package struct Pixel: Sendable {
    private let column, line: Int32
    private let channel: UInt8
    /// Indicates whether the pixel lies in a square of a rounded corner.
    package let isInCorner: Bool

    fileprivate init(x: Int, y: Int, levels: Int, isInCorner: Bool) {
      (column, line, channel) = (Int32(x), Int32(y), UInt8(levels))
      self.isInCorner = isInCorner
    }

    package var x: Int { Int(column) }
    package var y: Int { Int(line) }
    /// The difference of the channel that differs most, 1…255.
    package var levels: Int { Int(channel) }
  }

  package let size: PixelSize
  /// The differing pixels, line after line.
  package private(set) var pixels: [Pixel] = []
  /// The largest difference of one channel, 0…255.
  package private(set) var largest = 0

  /// - Parameter cornerSquares: The squares in which corners are rounded.
  /// - Precondition: Both images have `size.area` pixels.
  /// - Complexity: O(*n*) in the number of pixels, times the corner squares for those that differ.
  package init(
    _ shown: Span<UInt32>, from expected: Span<UInt32>, size: PixelSize,
    cornerSquares: [PixelRect] = []
  ) {
    precondition(
      shown.count == size.area && expected.count == size.area, "the images have the same size")
    self.size = size
    for y in 0..<size.height {
      let line = y * size.width..<(y + 1) * size.width
      let (shownLine, expectedLine) = (shown.extracting(line), expected.extracting(line))
      guard Self.differ(shownLine, expectedLine) else { continue }
      for x in 0..<size.width where shownLine[x] != expectedLine[x] {
        let levels = Self.largestChannel(shownLine[x], expectedLine[x])
        largest = max(largest, levels)
        pixels.append(
          Pixel(
            x: x, y: y, levels: levels,
            isInCorner: cornerSquares.contains { $0.contains(x: x, y: y) }))
      }
    }
  }

  package init(_ shown: FrameBuffer, from expected: FrameBuffer) {
    precondition(shown.size == expected.size, "the images have the same size")
    self = shown.withAllPixels { shownPixels in
      expected.withAllPixels { ImageDifference(shownPixels, from: $0, size: expected.size) }
    }
  }

  package init(_ shown: FrameBuffer, from reference: ReferenceImage) {
    self = shown.withAllPixels {
      ImageDifference(
        $0, from: reference.pixels.span, size: reference.size,
        cornerSquares: reference.cornerSquares)
    }
  }

  /// Indicates whether two lines differ, without a branch per pixel.
  private static func differ(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    precondition(a.count == b.count, "the lines have the same length")
    var different: UInt32 = 0
    for index in a.indices { different |= a[index] ^ b[index] }
    return different != 0
  }

  /// The difference of the channel in which two pixels differ most.
  private static func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }
}

extension ImageDifference {
  /// The number of differing pixels outside corner squares.
  package var outsideCorners: Int { pixels.count { !$0.isInCorner } }

  /// The first differing pixel outside the corner squares; if there is none, the first with the
  /// largest difference.
  package var example: Pixel? {
    pixels.first { !$0.isInCorner } ?? pixels.max { $0.levels < $1.levels }
  }

  /// The smallest rectangle that contains all differing pixels; empty if there are none.
  package var bounds: PixelRect {
    pixels.reduce(PixelRect.zero) {
      $0.holding(PixelRect(x: $1.x, y: $1.y, width: 1, height: 1))
    }
  }

  /// The number of differing pixels in a rectangle, corner squares included, and their largest
  /// channel difference, 0 if there are none.
  ///
  /// - Complexity: O(*n*) in the number of differing pixels on the rectangle's lines.
  package func differences(in rect: PixelRect) -> (count: Int, largest: Int) {
    guard !rect.isEmpty else { return (0, 0) }
    let first = pixels.indices.partitionPoint { pixels[$0].y >= rect.y }
    var (count, largest) = (0, 0)
    for pixel in pixels[first...] {
      if pixel.y >= rect.maxY { break }
      guard rect.contains(x: pixel.x, y: pixel.y) else { continue }
      count += 1
      largest = max(largest, pixel.levels)
    }
    return (count, largest)
  }
}
