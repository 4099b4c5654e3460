import Graphics

/// One kernel of the baseline set, on spans of 4,096 pixels that are created once.
struct KernelWork {
  /// The operation on every pixel of the span.
  enum Kernel: String, CaseIterable, Sendable {
    case fill, copy, blend, blendSolid, tint, fade, mask, streamFill, streamCopy, streamBlend
  }

  private let kernel: Kernel
  private let kernels = KernelSet.all[0]
  private let source: [UInt32]
  private let coverage: [UInt8]
  private var destination: [UInt32]

  init(_ kernel: Kernel) {
    self.kernel = kernel
    let pixels = 4_096
    // Premultiplied with alpha 128; the time of a kernel does not depend on pixel values.
    source = (0..<pixels).map { 0x8000_0000 | UInt32($0 & 0x7F) }
    coverage = (0..<pixels).map { UInt8($0 & 0xFF) }
    destination = Array(repeating: 0xFFEF_EFF4, count: pixels)
  }

  /// Runs the kernel over its span.
  mutating func run() {
    let (kernel, kernels, source, coverage) = (kernel, kernels, source, coverage)
    var line = destination.mutableSpan
    switch kernel {
    case .fill: kernels.fill(&line, with: 0xFFFF_FFFF)
    case .copy: kernels.copy(source.span, to: &line)
    case .blend: kernels.blend(source.span, over: &line)
    case .blendSolid: kernels.blend(0x8000_0000, over: &line)
    case .tint: kernels.tint(coverage.span, with: 0xFFFF_FFFF, into: &line)
    case .fade: kernels.fade(source.span, by: 128, into: &line)
    case .mask: kernels.mask(&line, with: coverage.span)
    case .streamFill, .streamCopy, .streamBlend: stream()
    }
  }

  private mutating func stream() {
    let (kernel, kernels, pixels) = (kernel, kernels, source)
    unsafe destination.withUnsafeMutableBufferPointer {
      // The buffer outlives the stream, which finishes here.
      var stream = unsafe PixelStream(into: $0, with: kernels)
      let source = pixels.span
      switch kernel {
      case .streamFill: stream.fill(0xFFFF_FFFF, count: source.count)
      case .streamCopy: stream.copy(source)
      default: stream.blend(source, over: 0xFFEF_EFF4)
      }
      stream.finish()
    }
  }
}
