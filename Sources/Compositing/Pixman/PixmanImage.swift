#if Pixman
  import CPixman

  /// A pixman image over memory that it does not own and that outlives it.
  @safe
  struct PixmanImage: ~Copyable {
    /// Owned: created in `init`, released in `deinit`.
    let reference: OpaquePointer

    /// - Parameter pixels: Premultiplied, in lines without padding.
    @unsafe
    init(_ pixels: UnsafeMutablePointer<UInt32>?, width: Int, height: Int) {
      // Pixman keeps the address and accesses it only while it composites.
      unsafe self.init(
        pixman_image_create_bits_no_clear(
          CPIXMAN_A8R8G8B8, CInt(width), CInt(height), pixels, CInt(4 * width)))
    }

    /// - Parameter stride: The number of bytes from line to line, a multiple of 4.
    @unsafe
    init(mask: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
      unsafe self.init(
        pixman_image_create_bits_no_clear(
          CPIXMAN_A8, CInt(width), CInt(height), mask.assumingMemoryBound(to: UInt32.self),
          CInt(stride)))
    }

    private init(_ reference: OpaquePointer?) {
      guard let reference = unsafe reference else {
        preconditionFailure("pixman accepts the sides of the image and has memory for it")
      }
      unsafe self.reference = unsafe reference
    }

    deinit { _ = unsafe pixman_image_unref(reference) }
  }

  /// A solid colour that pixman takes without rounding: a repeating image of one pixel.
  @safe
  final class PixmanColor {
    private let image: PixmanImage
    /// Owned: the pixel of the image.
    private let storage: UnsafeMutablePointer<UInt32>

    init() {
      unsafe storage = UnsafeMutablePointer.allocate(capacity: 1)
      unsafe storage.initialize(to: 0)
      unsafe image = PixmanImage(storage, width: 1, height: 1)
      unsafe pixman_image_set_repeat(image.reference, PIXMAN_REPEAT_NORMAL)
    }

    deinit { unsafe storage.deallocate() }

    /// Sets the pixel and returns the image, which is valid until the next call.
    func reference(to pixel: UInt32) -> OpaquePointer {
      unsafe storage.pointee = pixel
      return unsafe image.reference
    }
  }

  /// A copy of a corner's disc with lines padded to a multiple of 4 bytes, as pixman requires.
  @safe
  final class PixmanDisc {
    /// Retained, so that no other disc can have the same address.
    private let disc: CornerDisc
    let image: PixmanImage
    /// Owned: the bytes of the image.
    private let storage: UnsafeMutableRawPointer

    init(_ disc: CornerDisc) {
      let side = 2 * disc.extent
      let stride = (side + 3) / 4 * 4
      self.disc = disc
      unsafe storage = UnsafeMutableRawPointer.allocate(byteCount: stride * side, alignment: 4)
      unsafe storage.initializeMemory(as: UInt8.self, repeating: 0, count: stride * side)
      for y in 0..<side {
        for x in 0..<side {
          // Within `stride` × `side` bytes.
          unsafe storage.storeBytes(
            of: disc[x: x, y: y], toByteOffset: y * stride + x, as: UInt8.self)
        }
      }
      unsafe image = PixmanImage(mask: storage, width: side, height: side, stride: stride)
    }

    deinit { unsafe storage.deallocate() }
  }
#endif
