/// What each of a display's buffers shows since it was last drawn: the buffer's age, spelt out.
///
/// It knows the 16 buffers that were drawn last, and keeps none of them alive.
final class BufferAge {
  private struct Entry {
    weak var buffer: FrameBuffer?
    var shown = FrameSnapshot()
    /// The frame that the buffer was last drawn for.
    var frame = 0
  }

  private var entries: [Entry] = []
  private var frame = 0
  private var current = FrameSnapshot()
  private var cutter: DamageTracker

  init(smallestGap: Int) {
    cutter = DamageTracker(smallestGap: smallestGap)
  }

  /// The buffers that are remembered, of which a display has two or three.
  static let bound = 16

  /// Marks what a buffer shows already as kept in a plan, and remembers that it shows all of the
  /// plan from now on.
  ///
  /// - Precondition: The plan is of the list, for a display of the buffer's size.
  func keepWhatShows(in buffer: FrameBuffer, of list: borrowing DisplayList, _ plan: inout SpanPlan)
  {
    frame += 1
    current.make(of: plan, list)
    let place: Int
    if let known = entries.firstIndex(where: { $0.buffer === buffer }) {
      place = known
      cutter.keep(in: &plan, showing: current, after: entries[place].shown)
    } else {
      place = placeForAnother()
      entries[place].buffer = buffer
    }
    entries[place].frame = frame
    swap(&entries[place].shown, &current)
  }

  /// A new entry, or the one of a buffer that is gone or was not drawn for longest.
  private func placeForAnother() -> Int {
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
