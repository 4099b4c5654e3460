import CPixelKernels

/// The kernels that write spans of premultiplied pixels, for one width of SIMD registers.
///
/// A pixel has 32 bits, `0xAARRGGBB`, with colours multiplied by alpha. The time of a kernel depends
/// on the length of its spans and never on pixel values.
///
///     KernelSet.widest.blend(shadow, over: &line)
///
/// Each kernel is compared with its reference implementation in `Reference/` for every pair of
/// channel and alpha.
@safe
package struct KernelSet: Sendable {
  // The sets are constants of the C target: never freed, never written.
  nonisolated(unsafe) let set: UnsafePointer<pixel_kernel_set>

  private init(_ set: UnsafePointer<pixel_kernel_set>) {
    unsafe self.set = set
  }

  /// The sets that this processor supports, from the baseline to the widest registers.
  package static let all: [KernelSet] = (0..<3).compactMap {
    unsafe pixel_kernels($0).map { unsafe KernelSet($0) }
  }
  package static let baseline = all[0]
  package static let widest = all[all.count - 1]

  /// Returns the set named `baseline` or `wide` (the widest); `nil` for other names.
  package static func named(_ choice: String) -> KernelSet? {
    switch choice {
    case "baseline": baseline
    case "wide": widest
    default: nil
    }
  }

  /// The processor feature that the kernels require, such as `AVX2`.
  package var name: String { unsafe String(cString: set.pointee.name) }
}

extension KernelSet: Equatable {
  package static func == (a: KernelSet, b: KernelSet) -> Bool { unsafe a.set == b.set }
}

// Each C function receives the base address and count of its spans and accesses nothing else. A
// source or mask is as long as the destination, unless a precondition says otherwise.
extension KernelSet {
  @inline(__always)
  package func fill(_ destination: inout MutableSpan<UInt32>, with pixel: UInt32) {
    unsafe destination.withUnsafeMutableBufferPointer {
      unsafe set.pointee.fill($0.baseAddress, pixel, $0.count)
    }
  }

  @inline(__always)
  package func copy(_ source: Span<UInt32>, to destination: inout MutableSpan<UInt32>) {
    precondition(source.count == destination.count, "source and destination are equally long")
    unsafe destination.withUnsafeMutableBufferPointer { destination in
      unsafe source.withUnsafeBufferPointer {
        unsafe set.pointee.copy(destination.baseAddress, $0.baseAddress, $0.count)
      }
    }
  }

  /// Blends a span over the destination: `d = s + d · (255 - sa) / 255`, each channel rounded to
  /// nearest.
  ///
  /// - Precondition: The source is premultiplied.
  @inline(__always)
  package func blend(_ source: Span<UInt32>, over destination: inout MutableSpan<UInt32>) {
    precondition(source.count == destination.count, "source and destination are equally long")
    unsafe destination.withUnsafeMutableBufferPointer { destination in
      unsafe source.withUnsafeBufferPointer {
        unsafe set.pointee.blend(destination.baseAddress, $0.baseAddress, $0.count)
      }
    }
  }

  /// Blends one pixel over each pixel of the destination, with the same formula.
  @inline(__always)
  package func blend(_ pixel: UInt32, over destination: inout MutableSpan<UInt32>) {
    unsafe destination.withUnsafeMutableBufferPointer {
      unsafe set.pointee.blend_solid($0.baseAddress, pixel, $0.count)
    }
  }

  /// Multiplies a colour by a mask: `d = p · coverage / 255`, each channel rounded to nearest.
  @inline(__always)
  package func tint(
    _ coverage: Span<UInt8>, with pixel: UInt32, into destination: inout MutableSpan<UInt32>
  ) {
    precondition(coverage.count == destination.count, "mask and destination are equally long")
    unsafe destination.withUnsafeMutableBufferPointer { destination in
      unsafe coverage.withUnsafeBufferPointer {
        unsafe set.pointee.tint(destination.baseAddress, $0.baseAddress, pixel, $0.count)
      }
    }
  }

  /// Multiplies pixels by an opacity: `d = s · opacity / 255`, each channel rounded to nearest.
  @inline(__always)
  package func fade(
    _ source: Span<UInt32>, by opacity: UInt8, into destination: inout MutableSpan<UInt32>
  ) {
    precondition(source.count == destination.count, "source and destination are equally long")
    unsafe destination.withUnsafeMutableBufferPointer { destination in
      unsafe source.withUnsafeBufferPointer {
        unsafe set.pointee.fade(destination.baseAddress, $0.baseAddress, opacity, $0.count)
      }
    }
  }

  /// Multiplies pixels by an opacity in place: `d = d · opacity / 255`, each channel rounded to
  /// nearest.
  @inline(__always)
  package func fade(_ destination: inout MutableSpan<UInt32>, by opacity: UInt8) {
    unsafe destination.withUnsafeMutableBufferPointer {
      unsafe set.pointee.fade($0.baseAddress, $0.baseAddress, opacity, $0.count)
    }
  }

  /// Multiplies pixels by a mask in place: `d = d · coverage / 255`, each channel rounded to
  /// nearest.
  @inline(__always)
  package func mask(_ destination: inout MutableSpan<UInt32>, with coverage: Span<UInt8>) {
    precondition(coverage.count == destination.count, "mask and destination are equally long")
    unsafe destination.withUnsafeMutableBufferPointer { destination in
      unsafe coverage.withUnsafeBufferPointer {
        unsafe set.pointee.mask(destination.baseAddress, $0.baseAddress, $0.count)
      }
    }
  }

  /// Adds up bytes multiplied by weights: `sums[i] = Σ weights[|k|] · bytes[i + reach + k]` for all
  /// `k` in `-reach...reach`.
  ///
  /// - Precondition: There are `2 · reach` more bytes than sums, and `reach + 1` weights of which no
  ///   sum exceeds 16 bits.
  @unsafe
  func weigh(
    _ bytes: Span<UInt8>, by weights: UnsafePointer<UInt16>?, reach: Int,
    into sums: inout MutableSpan<UInt16>
  ) {
    precondition(bytes.count == sums.count + 2 * reach, "all bytes within reach are given")
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      unsafe bytes.withUnsafeBufferPointer {
        unsafe set.pointee.weigh_bytes(
          sums.baseAddress, $0.baseAddress, weights, reach, sums.count)
      }
    }
  }

  /// Adds up the sums of several lines, multiplied by weights, at a line:
  /// `d[i] = Σ weights[|k|] · lines[y + k][i] / 65536` for all lines within reach, rounded to
  /// nearest.
  ///
  /// - Precondition: The lines are as long as the destination, and there are `reach + 1` weights of
  ///   which no sum exceeds 24 bits.
  @unsafe
  func weigh(
    lines: UnsafeBufferPointer<UInt16>, at y: Int, by weights: UnsafePointer<UInt16>?, reach: Int,
    into destination: inout MutableSpan<UInt8>
  ) {
    let width = destination.count
    guard width > 0 else { return }
    let height = lines.count / width
    precondition((0..<height).contains(y) && lines.count % width == 0, "whole lines are given")
    unsafe destination.withUnsafeMutableBufferPointer {
      unsafe set.pointee.weigh_lines(
        $0.baseAddress, lines.baseAddress.map { unsafe $0 + y * width }, width, weights,
        min(reach, y), min(reach, height - 1 - y), width)
    }
  }
}
