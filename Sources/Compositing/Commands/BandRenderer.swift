/// A painter whose lines several threads can draw at the same time.
///
/// Conforming types are plain values without references; the memory that they point to must not
/// change until all lines are drawn.
protocol BandRenderer {
  var height: Int { get }

  /// No other thread paints these lines, or uses the scratch buffer, at the same time.
  func paint(lines: Range<Int>, at scratch: ScratchBuffer)
}

extension BandRenderer {
  /// Unlike a closure, a metatype and the address of a painter pass between threads without
  /// reference counting or allocation.
  @unsafe
  static func paint(lines: Range<Int>, at scratch: ScratchBuffer, with painter: UnsafeRawPointer) {
    unsafe painter.assumingMemoryBound(to: Self.self).pointee.paint(lines: lines, at: scratch)
  }
}
