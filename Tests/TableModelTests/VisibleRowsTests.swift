import SeededRandom
import TableModel
import Testing

private final class Cell {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

@Suite("Turning cells over")
struct TableDriverTests {
  @Test(
    "cells stand in the order of their rows, and no cell serves two",
    arguments: ReusePolicy.allCases)
  func order(policy: ReusePolicy) {
    var driver = VisibleRows<Cell>(policy: policy)
    var random = SeededGenerator(seed: 3)
    var made = 0
    for _ in 0..<500 {
      let lower = random.number(in: 0...40)
      let rows = lower..<lower + random.number(in: 0...12)
      let before = made
      driver.update(
        to: rows, identifier: { $0 % 5 == 0 ? "cap" : "middle" },
        make: {
          made += 1
          return Cell($0)
        }, remove: { _ in })
      let turnover = driver.lastUpdate
      #expect(turnover.created == made - before)
      #expect(driver.placed.map(\.row) == Array(rows))
      #expect(driver.placed.allSatisfy { $0.identifier == $0.cell.identifier })
      #expect(Set(driver.placed.map { ObjectIdentifier($0.cell) }).count == rows.count)
      if policy == .none { #expect(turnover.created == turnover.arrived) }
      #expect(driver.cellsAlive == (policy == .none ? rows.count : made))
    }
  }

  @Test("a turnover names exactly what left and what came, for every small pair of windows")
  func windows() {
    let ranges = (0...5).flatMap { lower in (lower...5).map { lower..<$0 } }
    for old in ranges {
      for new in ranges {
        var driver = VisibleRows<Cell>(policy: .none)
        var left: [String] = []
        for rows in [old, new] {
          left = []
          driver.update(
            to: rows, identifier: { "\($0)" }, make: { Cell($0) },
            remove: { left.append($0.identifier) })
        }
        var came: [Int] = []
        driver.forEachArrival { came.append($0.row) }
        #expect(left.sorted() == old.filter { !new.contains($0) }.map { "\($0)" })
        #expect(came == new.filter { !old.contains($0) }, "\(old) → \(new)")
        let turnover = driver.lastUpdate
        #expect(turnover.left == left.count && turnover.arrived == came.count)
        #expect(turnover.arrivedBetween == 0 && turnover.exchanged == 0)
        #expect(
          came == Array(new.prefix(turnover.arrivedInFront) + new.suffix(turnover.arrivedBehind)))
      }
    }
  }

  @Test("under keep-all a row that comes back has its own cell, and no row another's")
  func keepAll() {
    var driver = VisibleRows<Cell>(policy: .keepAll)
    var own: [Int: ObjectIdentifier] = [:]
    for start in [0, 5, 2, 100, 0, 97, 4] {
      driver.update(
        to: start..<start + 8, identifier: { _ in "row" }, make: { Cell($0) }, remove: { _ in })
      for placed in driver.placed {
        let cell = ObjectIdentifier(placed.cell)
        #expect(own.updateValue(cell, forKey: placed.row) ?? cell == cell)
      }
      #expect(Set(own.values).count == own.count)
      #expect(driver.cellsAlive == own.count)
      #expect(driver.pool.count == own.count - 8 && driver.pool.cells.count == own.count - 8)
    }
  }

  @Test("with the pool a replayed scroll makes no cell after its first time")
  func steady() {
    var driver = VisibleRows<Cell>(policy: .pool)
    let offsets = [0, 3, 7, 100, 97, 50, 55]
    func replay() -> Int {
      offsets.reduce(0) { created, offset in
        driver.update(
          to: offset..<offset + 10, identifier: { $0 % 3 == 0 ? "cap" : "middle" },
          make: { Cell($0) }, remove: { _ in })
        return created + driver.lastUpdate.created
      }
    }
    #expect(replay() > 0)
    #expect(replay() == 0)
  }

  @Test(
    "a scroll that starts over gives each row the cell that it had",
    arguments: 1...20 as ClosedRange<UInt64>)
  func reset(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let windows = (0..<30).map { _ in
      let lower = random.number(in: 0...40)
      return lower..<lower + random.number(in: 0...12)
    }
    for policy in [ReusePolicy.pool, .keepAll] {
      var driver = VisibleRows<Cell>(policy: policy)
      func replay() -> [[ObjectIdentifier]] {
        defer { driver.reset { _ in } }
        return windows.map { rows in
          driver.update(
            to: rows, identifier: { $0 % 5 == 0 ? "cap" : "middle" }, make: { Cell($0) },
            remove: { _ in })
          return driver.placed.map { ObjectIdentifier($0.cell) }
        }
      }
      let first = replay()
      let made = driver.cellsAlive
      for _ in 0..<3 { #expect(replay() == first, "seed \(seed), \(policy)") }
      #expect(driver.cellsAlive == made && driver.pool.count == made)
    }
  }
}
