package import Geometry

/// A painter that replaces an image by its shadow: a colour through the blurred alpha of the image.
///
/// The blurred alpha is the sum of all alphas within reach, each multiplied by the weights of its
/// two distances, over 65,536 and rounded once. It is computed in two steps, along the lines and then
/// across them. ``ReferenceBlur`` is the reference implementation.
///
/// Holds plain pointers and no references; valid while the image and the kernel are.
@safe
package struct ShadowPainter {
  private let size: PixelSize
  /// In lines without padding, like the sums.
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  /// The sums of the first step.
  private let sums: UnsafeMutableBufferPointer<UInt16>
  private let weights: UnsafePointer<UInt16>?
  private let reach: Int
  private let color: UInt32

  /// `pixels` and `sums` have `size.area` elements each.
  package init(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, sums: UnsafeMutableBufferPointer<UInt16>,
    size: PixelSize, kernel: BlurKernel, color: PixelColor
  ) {
    precondition(
      pixels.count == size.area && sums.count == size.area,
      "an image and its sums have an element for each pixel")
    self.size = size
    unsafe self.pixels = unsafe pixels
    unsafe self.sums = unsafe sums
    unsafe weights = kernel.unsafeWeights
    reach = kernel.reach
    self.color = color.premultiplied
  }

  /// Adds up the alphas of one line: the first step.
  ///
  /// - Parameter spare: Here and in the other steps, at least a byte for each pixel of a line and
  ///   each within reach of its ends.
  package func weigh(
    line y: Int, spare: UnsafeMutableBufferPointer<UInt32>, with kernels: KernelSet
  ) {
    precondition(
      4 * spare.count >= size.width + 2 * reach, "there is space for a line and what is around it")
    let start = y * size.width
    let line = unsafe pixels.extracting(start..<start + size.width)
    unsafe spare.withMemoryRebound(to: UInt8.self) { bytes in
      // Transparent beyond both ends.
      let padded = unsafe UnsafeMutableBufferPointer(rebasing: bytes[..<(size.width + 2 * reach)])
      for index in 0..<reach {
        unsafe padded[index] = 0
        unsafe padded[reach + size.width + index] = 0
      }
      for index in 0..<size.width {
        unsafe padded[reach + index] = UInt8(truncatingIfNeeded: line[index] >> 24)
      }
      var sums = unsafe MutableSpan(
        _unsafeElements: sums.extracting(start..<start + size.width))
      unsafe kernels.weigh(UnsafeBufferPointer(padded).span, by: weights, reach: reach, into: &sums)
    }
  }

  /// Replaces the pixels of one line: the second step, once all lines within reach are weighed.
  package func shade(
    line y: Int, spare: UnsafeMutableBufferPointer<UInt32>, with kernels: KernelSet
  ) {
    let start = y * size.width
    unsafe spare.withMemoryRebound(to: UInt8.self) { bytes in
      var alphas = unsafe MutableSpan(_unsafeElements: bytes.extracting(0..<size.width))
      unsafe kernels.weigh(
        lines: UnsafeBufferPointer(sums), at: y, by: weights, reach: reach, into: &alphas)
      var line = unsafe MutableSpan(
        _unsafeElements: pixels.extracting(start..<start + size.width))
      kernels.tint(alphas.span, with: color, into: &line)
    }
  }

  package func paint(spare: UnsafeMutableBufferPointer<UInt32>, with kernels: KernelSet) {
    for y in 0..<size.height { unsafe weigh(line: y, spare: spare, with: kernels) }
    for y in 0..<size.height { unsafe shade(line: y, spare: spare, with: kernels) }
  }
}

extension Bitmap {
  /// Replaces the image by its shadow.
  package func shade(_ kernel: BlurKernel, color: PixelColor, with kernels: KernelSet) {
    let spare = Bitmap(width: width + 2 * kernel.reach, height: 1)
    var sums = [UInt16](repeating: 0, count: width * height)
    unsafe sums.withUnsafeMutableBufferPointer {
      let painter = unsafe ShadowPainter(
        unsafeTarget, sums: $0, size: PixelSize(width: width, height: height), kernel: kernel,
        color: color)
      unsafe painter.paint(spare: spare.unsafeTarget, with: kernels)
    }
    recordDrawing()
  }
}
