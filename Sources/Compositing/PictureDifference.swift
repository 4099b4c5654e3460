import Geometry

/// How far a picture is from its reference, inside and outside the corner squares.
package struct PictureDifference: Equatable, Sendable {
  /// The largest difference of one channel, 0…255.
  package var largest = 0
  /// Pixels that differ inside corner squares.
  package var insideCorners = 0
  /// Pixels that differ outside of them.
  package var outsideCorners = 0
  /// The first pixel that differs outside of a corner square, or by the largest amount if none
  /// does.
  package var example: (x: Int, y: Int)?

  package static func == (a: PictureDifference, b: PictureDifference) -> Bool {
    a.largest == b.largest && a.insideCorners == b.insideCorners
      && a.outsideCorners == b.outsideCorners
  }

  package init() {}

  /// Compares a buffer with a reference of its size.
  ///
  /// - Complexity: O(*n*) in the number of pixels, times the corner squares for those that differ.
  package init(_ buffer: FrameBuffer, _ reference: ReferencePicture) {
    precondition(buffer.size == reference.size, "pictures of one size are compared")
    let expected = reference.pixels.span
    buffer.withAllPixels { shown in
      for index in shown.indices where shown[index] != expected[index] {
        let x = index % buffer.size.width
        let y = index / buffer.size.width
        let difference = Self.largestChannel(shown[index], expected[index])
        if reference.cornerSquares.contains(where: { $0.contains(x: x, y: y) }) {
          insideCorners += 1
          if outsideCorners == 0 && difference > largest { example = (x, y) }
        } else {
          if outsideCorners == 0 { example = (x, y) }
          outsideCorners += 1
        }
        largest = max(largest, difference)
      }
    }
  }

  private static func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return largest
  }
}
