/// Something that paints lines: all that several threads can draw at the same time.
///
/// One that conforms is a plain value without references; what it points to stays as it is until
/// all lines are drawn.
protocol BandRenderer {
  /// How many lines there are to paint.
  var height: Int { get }

  /// Paints some of the lines, which nobody else paints meanwhile.
  ///
  /// - Parameter scratch: That of the thread that paints.
  func paint(lines: Range<Int>, at scratch: ScratchBuffer)
}

extension BandRenderer {
  /// Paints lines with a painter of this type that only its address is known of.
  ///
  /// A type can be handed from thread to thread without counting references, and allocates nothing,
  /// unlike a closure.
  @unsafe
  static func paint(lines: Range<Int>, at scratch: ScratchBuffer, with painter: UnsafeRawPointer) {
    unsafe painter.assumingMemoryBound(to: Self.self).pointee.paint(lines: lines, at: scratch)
  }
}
