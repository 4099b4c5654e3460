/// What one thread draws with and no other touches meanwhile: plain pointers, no references.
@safe
struct Desk {
  /// Room for the pixels of a line and a page more, so that a line can begin at any place of a
  /// page; it begins on one.
  let scratch: UnsafeMutableBufferPointer<UInt32>
  /// Room for the pixels of a line on their way to another one.
  let spare: UnsafeMutableBufferPointer<UInt32>
  /// Room for the index of every stroke of the display, or of one pass.
  let active: UnsafeMutableBufferPointer<Int>

  /// The pixels of a page of memory.
  static let page = 1024

  fileprivate init(width: Int, strokes: Int) {
    unsafe scratch = Self.allocate(count: width + Self.page, filledWith: 0)
    unsafe spare = Self.allocate(count: width, filledWith: 0)
    unsafe active = Self.allocate(count: strokes, filledWith: 0)
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

  /// Puts the indices of those of some strokes on the desk that meet a band of lines, in their order.
  ///
  /// They stay there until others are put there.
  func collect(
    _ strokes: UnsafeBufferPointer<Stroke>, _ indices: Range<Int>, onLines lines: Range<Int>
  ) -> UnsafeMutableBufferPointer<Int> {
    var count = 0
    for index in indices {
      if unsafe strokes[index].lines.overlaps(lines) {
        unsafe active[count] = index
        count += 1
      }
    }
    return unsafe active.extracting(0..<count)
  }

  fileprivate func deallocate() {
    unsafe UnsafeMutableRawPointer(scratch.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(spare.baseAddress)?.deallocate()
    unsafe UnsafeMutableRawPointer(active.baseAddress)?.deallocate()
  }
}

/// A desk for each thread that draws, kept from frame to frame.
final class Desks {
  private var desks: [Desk]
  private var width = 0
  private var strokes = 0

  init(count: Int) {
    desks = (0..<count).map { _ in Desk(width: 0, strokes: 0) }
  }

  deinit { for desk in desks { desk.deallocate() } }

  /// Makes room for lines of a width and for a number of strokes; what lay on the desks is lost.
  func reserve(width: Int, strokes: Int) {
    guard width > self.width || strokes > self.strokes else { return }
    self.width = max(width, self.width)
    // Strokes come and go from frame to frame: one more must not mean new room each time.
    if strokes > self.strokes { self.strokes = 2 * strokes }
    for index in desks.indices {
      desks[index].deallocate()
      desks[index] = Desk(width: self.width, strokes: self.strokes)
    }
  }

  subscript(thread: Int) -> Desk { desks[thread] }
}
