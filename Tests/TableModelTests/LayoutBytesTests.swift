#if Jemalloc
  import CJemalloc
  import ExactCounts
  import SeededRandom
  import TableModel
  import Testing

  @Suite("A layout of a million rows in ten thousand sections", .enabled(if: jemallocCounts))
  struct LayoutBytesTests {
    private static let sections = 10_000
    private static let rowsPerSection = 100

    /// Returns the memory that a layout retains, in the allocator's size classes.
    private func bytesKept(for make: () -> TableLayout) -> Int {
      // Global state is allocated before counting.
      _ = make()
      _ = liveBytes()
      let before = liveBytes()
      let layout = make()
      let after = liveBytes()
      withExtendedLifetime(layout) {}
      return after - before
    }

    private func liveBytes() -> Int {
      Int(counter("thread.allocated")) - Int(counter("thread.deallocated"))
    }

    private func counter(_ name: String) -> UInt64 {
      var value: UInt64 = 0
      var size = MemoryLayout<UInt64>.size
      let result = mallctl(name, &value, &size, nil, 0)
      precondition(result == 0, "jemalloc knows \(name)")
      return value
    }

    @Test("takes at most 16 bytes per row for varying or estimated heights")
    func mixed() {
      let rowCounts = Array(repeating: Self.rowsPerSection, count: Self.sections)
      let rows = Self.sections * Self.rowsPerSection
      var generator = SeededGenerator(seed: 1)
      let heights = (0..<rows).map { _ in Double.random(in: 20...200, using: &generator) }
      let known = bytesKept {
        TableLayout(
          rowCounts: rowCounts, heights: { heights[$0] },
          spaces: TableSpaces(headers: [38], footer: 18))
      }
      #expect((8 * rows...16 * rows).contains(known), "\(known) B")
      let estimated = bytesKept {
        TableLayout(
          rowCounts: rowCounts, heights: { _ in 44 }, areMeasured: false,
          spaces: TableSpaces(headers: [38], footer: 18))
      }
      #expect(estimated == known)
    }

    @Test("takes memory independent of the number of rows if all heights are equal")
    func uniform() {
      let kept = [1, 7, Self.rowsPerSection].map { rowsPerSection in
        let rowCounts = Array(repeating: rowsPerSection, count: Self.sections)
        return bytesKept {
          TableLayout(
            rowCounts: rowCounts, rowHeight: 44, spaces: TableSpaces(headers: [38], footer: 18))
        }
      }
      #expect(Set(kept).count == 1 && kept[0] > 0, "\(kept) B")
      // With a single section the size is constant.
      let single = [1, 1_000_000].map { rows in
        bytesKept {
          TableLayout(
            rowCounts: [rows], rowHeight: 44, spaces: TableSpaces(headers: [0], footer: 0))
        }
      }
      #expect(single[0] == single[1] && single[0] < 1_024, "\(single) B")
    }
  }
#endif
