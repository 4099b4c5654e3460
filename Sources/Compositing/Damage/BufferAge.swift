/// The contents of each of a display's buffers since it was last drawn.
///
/// Remembers the 16 most recently drawn buffers without retaining them.
final class BufferAge {
  private struct Entry {
    weak var buffer: FrameBuffer?
    var shown = FrameSnapshot()
    /// The frame for which the buffer was last drawn.
    var frame = 0
  }

  private var entries: [Entry] = []
  private var frame = 0
  private var current = FrameSnapshot()
  private var tracker: DamageTracker

  init(smallestGap: Int) {
    tracker = DamageTracker(smallestGap: smallestGap)
  }

  /// The largest number of remembered buffers; a display has two or three.
  static let bound = 16

  /// Marks the spans of a plan that the buffer already shows as kept, and records the plan as the
  /// buffer's contents.
  ///
  /// - Precondition: The plan was made from the list, for a display of the buffer's size.
  func markUnchanged(in buffer: FrameBuffer, of list: borrowing DisplayList, _ plan: inout SpanPlan)
  {
    frame += 1
    current.make(of: plan, list)
    let index: Int
    if let found = entries.firstIndex(where: { $0.buffer === buffer }) {
      index = found
      tracker.keep(in: &plan, showing: current, after: entries[index].shown)
    } else {
      index = newEntry()
      entries[index].buffer = buffer
    }
    entries[index].frame = frame
    swap(&entries[index].shown, &current)
  }

  /// Returns a new entry, or that of a released or the least recently drawn buffer.
  private func newEntry() -> Int {
    if let gone = entries.firstIndex(where: { $0.buffer == nil }) { return gone }
    guard entries.count == Self.bound,
      let oldest = entries.indices.min(by: { entries[$0].frame < entries[$1].frame })
    else {
      entries.append(Entry())
      return entries.count - 1
    }
    return oldest
  }
}
