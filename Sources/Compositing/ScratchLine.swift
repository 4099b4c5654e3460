/// Room for the pixels of a line, which begins on a page of memory and is kept from frame to frame.
@safe
final class ScratchLine {
  /// Owned: allocated in `reserve`, freed there and in `deinit`.
  private(set) var unsafePixels = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  deinit { unsafe UnsafeMutableRawPointer(unsafePixels.baseAddress)?.deallocate() }

  /// The pixels of a page of memory.
  static let page = 1024

  /// Makes room for lines of a width, and for one page more, so that a line can begin at any
  /// place of a page.
  func reserve(width: Int) {
    let count = width + Self.page
    guard unsafe unsafePixels.count < count else { return }
    unsafe UnsafeMutableRawPointer(unsafePixels.baseAddress)?.deallocate()
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4 * count, alignment: 4096)
    // Bound to its element type until it is freed.
    unsafe unsafePixels = UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: UInt32.self, capacity: count), count: count)
    unsafe unsafePixels.initialize(repeating: 0)
  }
}
