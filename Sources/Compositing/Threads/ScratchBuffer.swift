/// The scratch memory of one rendering thread, which its pool owns: plain pointers, no references.
@safe
struct ScratchBuffer {
  /// Space for the pixels of a line plus one page, page-aligned, so that a line can start at any
  /// offset in a page.
  let line: UnsafeMutableBufferPointer<UInt32>
  /// Space for the pixels of a line.
  let spare: UnsafeMutableBufferPointer<UInt32>
  /// Space for the index of every command of the display, or of one pass.
  let active: UnsafeMutableBufferPointer<Int>

  /// The number of pixels in a page of memory.
  static let page = 1024

  init(width: Int, commands: Int) {
    unsafe line = Self.allocate(count: width + Self.page)
    unsafe spare = Self.allocate(count: width)
    unsafe active = Self.allocate(count: commands)
  }

  private static func allocate<Element: FixedWidthInteger>(
    count: Int
  ) -> UnsafeMutableBufferPointer<Element> {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: 4096)
    // Bound to its element type until it is freed.
    let elements = unsafe UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: Element.self, capacity: count), count: count)
    unsafe elements.initialize(repeating: 0)
    return unsafe elements
  }

  /// The indices, in order, of the commands that intersect `lines`; valid until the next call.
  func collect(
    _ commands: UnsafeBufferPointer<PaintCommand>, _ indices: Range<Int>, onLines lines: Range<Int>
  ) -> UnsafeMutableBufferPointer<Int> {
    var count = 0
    for index in indices {
      if unsafe commands[index].lines.overlaps(lines) {
        unsafe active[count] = index
        count += 1
      }
    }
    return unsafe active.extracting(0..<count)
  }

  func deallocate() {
    unsafe UnsafeMutableRawPointer(line.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(spare.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(active.baseAddress)?.deallocate()
  }
}
