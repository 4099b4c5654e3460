import Geometry
import Synchronization

/// An image of premultiplied pixels, which several layers can share as contents.
///
///     let dot = Bitmap(width: 1, height: 1)
///     dot.withLine(0) { $0[0] = PixelColor.black.premultiplied }
///
/// Pixels have 32 bits, `0xAARRGGBB`, in lines without padding; a new bitmap is transparent. The
/// storage can be larger than the image: ``resize(width:height:)`` reuses it if it is large enough.
@safe
public final class Bitmap {
  /// Private like all mutable state, so that exclusive access is proven at compile time.
  private var size: (width: Int, height: Int)
  /// Indicates whether pixels were written since the last ``takeChangedBytes()``.
  private var isChanged = true
  private var currentGeneration = Generation()
  /// Owned by the bitmap: allocated here only, freed in `resize` and `deinit`, always initialized.
  private var storage: UnsafeMutableBufferPointer<UInt32>

  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int) {
    require(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    size = (width, height)
    unsafe storage = Self.allocate(width * height)
  }

  deinit { unsafe storage.deallocate() }

  public var width: Int { size.width }
  public var height: Int { size.height }

  package var generation: Generation { currentGeneration }

  /// The size of the image's storage, in bytes.
  public var byteCount: Int { unsafe storage.count * MemoryLayout<UInt32>.stride }

  /// Changes the size and leaves all pixels undefined.
  ///
  /// The storage grows to the next power of two and never shrinks, so that sizes that vary within a
  /// bound soon cause no allocation.
  public func resize(width: Int, height: Int) {
    require(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    recordChange()
    let count = width * height
    if unsafe count > storage.count {
      unsafe storage.deallocate()
      unsafe storage = Self.allocate(1 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    }
    size = (width, height)
  }

  /// Calls `body` with the pixels of a line, counted from the top, or with the first of them.
  ///
  /// - Parameter count: The number of pixels; the whole line if `nil`.
  @inline(__always)
  public func withLine<Result>(
    _ y: Int, first count: Int? = nil, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    require((0..<height).contains(y), "line \(y) is not in a bitmap \(height) px high")
    let count = count ?? width
    require(count <= width, "\(count) pixels are not in a line of \(width)")
    recordChange()
    let start = y * width
    // The pixels lie within the storage: start + count ≤ height × width.
    var line = unsafe MutableSpan(_unsafeElements: storage.extracting(start..<start + count))
    return body(&line)
  }

  @inline(__always)
  private func recordChange() {
    isChanged = true
    currentGeneration.writes &+= 1
  }

  /// All of the image's bytes if any changed since the last call, which is made when it is shown;
  /// else 0.
  package func takeChangedBytes() -> Int {
    defer { isChanged = false }
    return isChanged ? width * height * MemoryLayout<UInt32>.stride : 0
  }

  /// The address of the first pixel, valid until the bitmap is resized or freed.
  ///
  /// For engines, which retain the bitmap while they read `width` × `height` pixels.
  package var unsafePixels: UnsafePointer<UInt32>? { unsafe UnsafePointer(storage.baseAddress) }

  /// The pixels, for engines that draw into the bitmap and then call ``recordDrawing()``.
  package var unsafeTarget: UnsafeMutableBufferPointer<UInt32> {
    unsafe storage.extracting(0..<width * height)
  }

  package func recordDrawing() { recordChange() }

  private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let storage = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count)
    unsafe storage.initialize(repeating: 0)
    return unsafe storage
  }
}

extension Bitmap {
  /// The identity of a bitmap's pixels between two writes: equal generations have equal pixels and
  /// sizes.
  ///
  /// Generations are never reused within a process, even for bitmaps at the same address.
  package struct Generation: Hashable, Sendable {
    private static let bitmapCount = Atomic<Int>(0)

    /// The bitmap's number within the process.
    private let bitmap: Int
    fileprivate var writes = 0

    fileprivate init() {
      bitmap = Self.bitmapCount.add(1, ordering: .relaxed).newValue
    }
  }
}
