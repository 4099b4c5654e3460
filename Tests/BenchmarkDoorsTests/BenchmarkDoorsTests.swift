@_spi(Benchmarks) import BenchmarkDoors
import Benchmarking
import Compositing
import Geometry
import TableModel
import Testing

@Suite("what micro-benchmarks measure is what they say")
struct BenchmarkDoorsTests {
  @Test(
    "every kernel of every set runs over spans of any length",
    arguments: KernelWork.Kernel.allCases, [1, 7, 64, 67])
  func kernelsRun(_ kernel: KernelWork.Kernel, pixels: Int) {
    for set in KernelWork.sets.indices {
      var work = KernelWork(kernel, set: set, pixels: pixels)
      let before = work.span
      work.run()
      #expect(work.span != before)
    }
  }

  @Test("every cell that is asked for waits in the pool", arguments: [1, 3])
  func cellsWait(waiting: Int) {
    var work = ReuseWork(waiting: waiting)
    #expect(work.takeAndReturn(times: 9) == 9)
    #expect(work.takeAndReturn(times: 9) == 9)
  }

  @Test("the same rows are found in a layout that is prepared for edits", arguments: [4, 40])
  func preparingChangesNothing(sections: Int) {
    var work = LayoutWork(rows: 400, sections: sections, heights: .uniform)
    var prepared = work
    prepared.prepareForEdits()
    #expect(work.findRows(times: 50) == prepared.findRows(times: 50))
    #expect(work.findSpans(times: 50) == prepared.findSpans(times: 50))
  }

  @Test("as many rows come as go")
  func editsCancelOut() {
    let fresh = LayoutWork(rows: 40, sections: 4, heights: .mixed)
    var edited = fresh
    edited.insertAndRemove(times: 30)
    #expect(edited.rowCount == fresh.rowCount)
  }

  @Test(
    "a scroll back and forth leaves no more cells than the display and a row at either end hold")
  func cellsAreReused() {
    var work = TurnoverWork(rows: 80, sections: 4, step: 18.5)
    work.scroll(frames: 1_000)
    // Rows are at least 36 pt high on a display of 1,024 pt; each identifier keeps its own.
    #expect(work.cellsAlive > 0 && work.cellsAlive <= 2 * (1_024 / 36 + 2))
  }

  @Test("a table that is scrolled without being drawn commits what rows it shows")
  func undrawnScrollCommits() throws {
    let scroll = try UndrawnScroll(.synthetic(count: 300, seed: 1), strategy: "square")
    scroll.scroll(to: 0)
    scroll.commit()
    let top = scroll.list.items.map(\.rect)
    #expect(top.count > 1)
    scroll.scroll(to: scroll.greatestOffset)
    scroll.commit()
    #expect(scroll.list.items.map(\.rect) != top)
    scroll.scroll(to: 0)
    scroll.commit()
    #expect(scroll.list.items.map(\.rect) == top)
  }
}
