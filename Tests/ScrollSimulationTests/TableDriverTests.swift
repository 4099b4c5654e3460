import ScrollSimulation
import SeededRandom
import Testing

private final class Cell {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

@Suite("Turning cells over")
struct TableDriverTests {
  @Test("a moved window names exactly what left and what came, for every small pair of windows")
  func windows() {
    let ranges = (0...5).flatMap { lower in (lower...5).map { lower..<$0 } }
    for old in ranges {
      for new in ranges {
        var window = VisibleWindow()
        _ = window.move(to: old)
        let change = window.move(to: new)
        let left = Array(change.departures.front) + Array(change.departures.back)
        let came = Array(change.arrivals.front) + Array(change.arrivals.back)
        #expect(left == old.filter { !new.contains($0) }, "\(old) → \(new)")
        #expect(came == new.filter { !old.contains($0) }, "\(old) → \(new)")
      }
    }
  }

  @Test(
    "cells stand in the order of their rows, and no cell serves two",
    arguments: ReusePolicy.allCases)
  func order(policy: ReusePolicy) {
    var driver = TableDriver<Cell>(policy: policy)
    var random = SeededGenerator(seed: 3)
    var made = 0
    for _ in 0..<500 {
      let lower = random.number(in: 0...40)
      let rows = lower..<lower + random.number(in: 0...12)
      let before = made
      driver.turnOver(
        to: rows, identifier: { $0 % 5 == 0 ? "cap" : "middle" },
        make: {
          made += 1
          return Cell($0)
        }, remove: { _ in })
      let turnover = driver.lastTurnover
      #expect(turnover.created == made - before)
      #expect(driver.placed.map(\.row) == Array(rows))
      #expect(driver.placed.allSatisfy { $0.identifier == $0.cell.identifier })
      #expect(Set(driver.placed.map { ObjectIdentifier($0.cell) }).count == rows.count)
      if policy == .none { #expect(turnover.created == turnover.arrived) }
    }
  }

  @Test("with the pool a replayed scroll makes no cell after its first time")
  func steady() {
    var driver = TableDriver<Cell>(policy: .pool)
    let offsets = [0, 3, 7, 100, 97, 50, 55]
    func replay() -> Int {
      offsets.reduce(0) { created, offset in
        driver.turnOver(
          to: offset..<offset + 10, identifier: { $0 % 3 == 0 ? "cap" : "middle" },
          make: { Cell($0) }, remove: { _ in })
        return created + driver.lastTurnover.created
      }
    }
    #expect(replay() > 0)
    #expect(replay() == 0)
  }
}
