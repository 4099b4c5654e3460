/// The scratch memory of one rendering thread: plain pointers, no references.
@safe
struct ScratchBuffer {
  /// Room for the pixels of a line and a page more, so that a line can begin at any place of a
  /// page; it begins on one.
  let line: UnsafeMutableBufferPointer<UInt32>
  /// Room for the pixels of a line on their way to another one.
  let spare: UnsafeMutableBufferPointer<UInt32>
  /// Room for the index of every command of the display, or of one pass.
  let active: UnsafeMutableBufferPointer<Int>

  /// The pixels of a page of memory.
  static let page = 1024

  fileprivate init(width: Int, commands: Int) {
    unsafe line = Self.allocate(count: width + Self.page, filledWith: 0)
    unsafe spare = Self.allocate(count: width, filledWith: 0)
    unsafe active = Self.allocate(count: commands, filledWith: 0)
  }

  /// Makes room that begins on a page and is touched when it is made.
  private static func allocate<Element>(
    count: Int, filledWith element: Element
  ) -> UnsafeMutableBufferPointer<Element> {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: 4096)
    // Bound to its element type until it is freed.
    let elements = unsafe UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: Element.self, capacity: count), count: count)
    unsafe elements.initialize(repeating: element)
    return unsafe elements
  }

  /// Collects, in order, the indices of the commands that intersect `lines`.
  ///
  /// The result is valid until the next call.
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

  fileprivate func deallocate() {
    unsafe UnsafeMutableRawPointer(line.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(spare.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(active.baseAddress)?.deallocate()
  }
}

/// One scratch buffer per rendering thread, kept from frame to frame.
final class ScratchBuffers {
  private var buffers: [ScratchBuffer]
  private var width = 0
  private var commands = 0

  init(count: Int) {
    buffers = (0..<count).map { _ in ScratchBuffer(width: 0, commands: 0) }
  }

  deinit { for buffer in buffers { buffer.deallocate() } }

  /// Grows the buffers to lines of `width` pixels and a number of commands; their contents are lost.
  func reserve(width: Int, commands: Int) {
    guard width > self.width || commands > self.commands else { return }
    self.width = max(width, self.width)
    // Commands come and go from frame to frame: one more must not reallocate each time.
    if commands > self.commands { self.commands = 2 * commands }
    for index in buffers.indices {
      buffers[index].deallocate()
      buffers[index] = ScratchBuffer(width: self.width, commands: self.commands)
    }
  }

  subscript(thread: Int) -> ScratchBuffer { buffers[thread] }
}
