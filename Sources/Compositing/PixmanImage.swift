#if Pixman
  import CPixman

  /// An image of pixman's over memory that somebody else owns and that outlives it.
  @safe
  struct PixmanImage: ~Copyable {
    /// Owned: made in `init`, given back in `deinit`.
    let reference: OpaquePointer

    /// Premultiplied pixels, in lines without gaps.
    @unsafe
    init(_ pixels: UnsafeMutablePointer<UInt32>?, width: Int, height: Int) {
      // Pixman keeps the address and touches it only while it composites.
      unsafe self.init(
        pixman_image_create_bits_no_clear(
          CPIXMAN_A8R8G8B8, CInt(width), CInt(height), pixels, CInt(4 * width)))
    }

    /// A mask of bytes.
    ///
    /// - Parameter stride: The bytes from line to line, a multiple of 4.
    @unsafe
    init(mask: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
      unsafe self.init(
        pixman_image_create_bits_no_clear(
          CPIXMAN_A8, CInt(width), CInt(height), mask.assumingMemoryBound(to: UInt32.self),
          CInt(stride)))
    }

    private init(_ reference: OpaquePointer?) {
      guard let reference = unsafe reference else {
        preconditionFailure("pixman has memory for an image, and takes its sides")
      }
      unsafe self.reference = unsafe reference
    }

    deinit { _ = unsafe pixman_image_unref(reference) }
  }

  /// One pixel everywhere, as pixman takes a colour without rounding it: an image of one pixel that
  /// repeats.
  @safe
  final class PixmanColor {
    private let image: PixmanImage
    /// Owned by the colour: what the image shows.
    private let storage: UnsafeMutablePointer<UInt32>

    init() {
      unsafe storage = UnsafeMutablePointer.allocate(capacity: 1)
      unsafe storage.initialize(to: 0)
      unsafe image = PixmanImage(storage, width: 1, height: 1)
      unsafe pixman_image_set_repeat(image.reference, PIXMAN_REPEAT_NORMAL)
    }

    deinit { unsafe storage.deallocate() }

    /// The image, after it has become one of a pixel; valid until it is asked for again.
    func reference(to pixel: UInt32) -> OpaquePointer {
      unsafe storage.pointee = pixel
      return unsafe image.reference
    }
  }

  /// A corner's disc, copied once into lines as long as pixman wants them: a multiple of 4 bytes.
  @safe
  final class PixmanDisc {
    /// Kept, so that no other disc takes its place in memory and is mistaken for it.
    private let disc: CornerDisc
    let image: PixmanImage
    /// Owned: what the image shows.
    private let storage: UnsafeMutableRawPointer

    init(_ disc: CornerDisc) {
      let side = 2 * disc.radius
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
