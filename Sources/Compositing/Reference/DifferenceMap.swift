package import Geometry

/// The difference of two images of one size, which can be drawn as an image.
///
/// Equal pixels are shown pale and gray, different ones in red: the larger the difference, the
/// darker. Even a difference of one level is clearly visible.
package struct DifferenceMap {
  /// A range of differences that are shown in one colour.
  package struct Step {
    /// The difference of the channel that differs most, in levels.
    package let levels: ClosedRange<Int>
    package let pixel: UInt32
  }

  package let size: PixelSize
  /// The difference of the channel that differs most, for each pixel, line after line.
  package private(set) var levels: [UInt8]
  /// The number of pixels that differ.
  package private(set) var count = 0
  /// The largest difference of one channel, 0…255.
  package private(set) var largest = 0
  /// The smallest rectangle that contains all differing pixels; empty if there are none.
  package private(set) var bounds = PixelRect.zero
  /// The lightness of each pixel of the expected image, line after line.
  private var backdrop: [UInt8]

  /// Compares two images; equal pixels are drawn as a pale backdrop.
  ///
  /// - Precondition: Both have `size.area` pixels.
  package init(_ shown: Span<UInt32>, from expected: Span<UInt32>, size: PixelSize) {
    precondition(
      shown.count == size.area && expected.count == size.area, "the images have the same size")
    self.size = size
    levels = [UInt8](repeating: 0, count: size.area)
    backdrop = [UInt8](repeating: 255, count: size.area)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let index = y * size.width + x
        backdrop[index] = Self.lightness(expected[index])
        guard shown[index] != expected[index] else { continue }
        let difference = ImageDifference.largestChannel(shown[index], expected[index])
        levels[index] = UInt8(difference)
        count += 1
        largest = max(largest, difference)
        bounds = bounds.holding(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }

  /// Compares two frames.
  package init(_ shown: FrameBuffer, from expected: FrameBuffer) {
    precondition(shown.size == expected.size, "the images have the same size")
    self = shown.withAllPixels { shownPixels in
      expected.withAllPixels { DifferenceMap(shownPixels, from: $0, size: expected.size) }
    }
  }
}

extension DifferenceMap {
  /// The steps of the scale, from the palest to the darkest; each is darker than any backdrop, in
  /// grayscale too.
  package static let steps = [
    Step(levels: 1...1, pixel: 0xFFFF_A8A8), Step(levels: 2...3, pixel: 0xFFFF_7E7E),
    Step(levels: 4...15, pixel: 0xFFFA_5454), Step(levels: 16...63, pixel: 0xFFE1_2828),
    Step(levels: 64...255, pixel: 0xFFAA_0000),
  ]

  /// The darkest gray of the backdrop, used for black.
  package static let darkestBackdrop = backdropPixel(0)

  /// The colour of a difference.
  ///
  /// - Precondition: `levels` is in 1…255.
  package static func pixel(levels: Int) -> UInt32 {
    guard let step = steps.first(where: { $0.levels.contains(levels) }) else {
      preconditionFailure("a difference is 1 to 255 levels")
    }
    return step.pixel
  }

  /// Returns the map scaled to another size.
  ///
  /// In a smaller image a pixel shows the largest difference in the area that it covers, so that no
  /// difference disappears; in a larger one, the nearest pixel of the map.
  ///
  /// - Parameter newSize: A size without empty sides; both sides larger or both smaller.
  package func image(scaledTo newSize: PixelSize) -> FrameBuffer {
    let behind = backdropImage
    guard newSize.width < size.width || newSize.height < size.height else {
      drawDifferences(levels, into: behind)
      return behind.scaled(to: newSize)
    }
    let result = behind.scaled(to: newSize)
    drawDifferences(largestLevels(scaledTo: newSize), into: result)
    return result
  }

  /// The map at its own size.
  package var image: FrameBuffer { image(scaledTo: size) }

  private var backdropImage: FrameBuffer {
    let buffer = FrameBuffer(size: size)
    for y in 0..<size.height {
      buffer.withLine(y) { line in
        for x in 0..<line.count { line[x] = Self.backdropPixel(backdrop[y * size.width + x]) }
      }
    }
    return buffer
  }

  /// Returns, for each pixel of a smaller image, the largest difference in its area.
  private func largestLevels(scaledTo newSize: PixelSize) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: newSize.area)
    guard count > 0 else { return result }
    let across = ScaledAxis(from: size.width, to: newSize.width)
    let down = ScaledAxis(from: size.height, to: newSize.height)
    for y in 0..<newSize.height {
      for source in down.sources(of: y) {
        for x in 0..<newSize.width {
          for column in across.sources(of: x) {
            let index = y * newSize.width + x
            result[index] = max(result[index], levels[source * size.width + column])
          }
        }
      }
    }
    return result
  }

  private func drawDifferences(_ levels: [UInt8], into buffer: FrameBuffer) {
    for y in 0..<buffer.size.height {
      buffer.withLine(y) { line in
        for x in 0..<line.count {
          let level = levels[y * line.count + x]
          if level > 0 { line[x] = Self.pixel(levels: Int(level)) }
        }
      }
    }
  }

  /// The mean of the colour channels.
  private static func lightness(_ pixel: UInt32) -> UInt8 {
    UInt8(((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) / 3)
  }

  private static func backdropPixel(_ lightness: UInt8) -> UInt32 {
    let grey = 255 - (255 - UInt32(lightness)) / 6
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
