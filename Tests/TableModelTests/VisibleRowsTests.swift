import SeededRandom
import TableModel
import Testing

private final class Cell {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

@Suite("Visible rows")
struct VisibleRowsTests {
  @Test("an update counts exactly the cells that left and arrived, for all small pairs of windows")
  func windows() {
    let ranges = (0...5).flatMap { lower in (lower...5).map { lower..<$0 } }
    for old in ranges {
      for new in ranges {
        var visibleRows = VisibleRows<Cell>(policy: .none)
        var left: [String] = []
        for rows in [old, new] {
          left = []
          visibleRows.update(
            to: rows, identifier: { row, _ in "\(row)" }, make: { Cell($0) },
            remove: { left.append($0.identifier) })
        }
        var came: [Int] = []
        visibleRows.forEach(needing: .arrival) { came.append($0.row) }
        #expect(left.sorted() == old.filter { !new.contains($0) }.map { "\($0)" })
        #expect(came == new.filter { !old.contains($0) }, "\(old) → \(new)")
        let update = visibleRows.lastUpdate
        #expect(update.left == left.count && update.arrived == came.count)
        #expect(update.arrivedBetween == 0)
        #expect(
          came == Array(new.prefix(update.arrivedInFront) + new.suffix(update.arrivedBehind)))
      }
    }
  }

  @Test(
    "a repeated scroll after a reset gives each row the same cell",
    arguments: 1...20 as ClosedRange<UInt64>)
  func reset(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let windows = (0..<30).map { _ in
      let lower = random.number(in: 0...40)
      return lower..<lower + random.number(in: 0...12)
    }
    for policy in [ReusePolicy.pool, .keepAll] {
      var visibleRows = VisibleRows<Cell>(policy: policy)
      var own: [Int: ObjectIdentifier] = [:]
      func replay() -> [[ObjectIdentifier]] {
        defer { visibleRows.reset { _ in } }
        return windows.map { rows in
          visibleRows.update(
            to: rows, identifier: { row, _ in row % 5 == 0 ? "cap" : "middle" }, make: { Cell($0) },
            remove: { _ in })
          for placed in visibleRows.placed where policy == .keepAll {
            let cell = ObjectIdentifier(placed.cell)
            #expect(own.updateValue(cell, forKey: placed.row) ?? cell == cell)
          }
          return visibleRows.placed.map { ObjectIdentifier($0.cell) }
        }
      }
      let first = replay()
      let made = visibleRows.cellsAlive
      for _ in 0..<3 { #expect(replay() == first, "seed \(seed), \(policy)") }
      #expect(visibleRows.cellsAlive == made && visibleRows.pool.count == made)
    }
  }
}
