/// A painter whose lines several threads can draw at the same time.
///
/// Conforming types are plain values without references; the memory that they point to must not
/// change until all lines are drawn.
protocol BandRenderer {
  /// The number of lines to paint.
  var height: Int { get }

  /// Paints some of the lines.
  ///
  /// No other thread paints these lines at the same time.
  ///
  /// - Parameter scratch: The scratch buffer of the calling thread.
  func paint(lines: Range<Int>, at scratch: ScratchBuffer)
}

extension BandRenderer {
  /// Paints lines with the painter of this type at an address.
  ///
  /// Unlike a closure, a metatype and an address pass between threads without reference counting or
  /// allocation.
  @unsafe
  static func paint(lines: Range<Int>, at scratch: ScratchBuffer, with painter: UnsafeRawPointer) {
    unsafe painter.assumingMemoryBound(to: Self.self).pointee.paint(lines: lines, at: scratch)
  }
}
