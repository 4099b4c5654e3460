import SeededRandom
import TableModel
import Testing

@Suite("Edits of visible rows")
struct TableEditTests {
  private static let windows = (0...4).flatMap { lower in (lower...4).map { lower..<$0 } }

  @Test(
    "every cell shows its row after any edit, for all small pairs of windows",
    arguments: ReusePolicy.allCases)
  func single(policy: ReusePolicy) {
    for sections in [[0, 0, 0, 0], [0, 0, 1, 1], [0, 1, 1, 2]] {
      let table = EditedTable(sections: sections, policy: policy)
      for old in Self.windows {
        for edit in table.possibleEdits {
          for new in Self.windows where new.count >= 2 || old == new {
            var table = EditedTable(sections: sections, policy: policy)
            var faults = table.update(to: old)
            table.apply(edit)
            faults += table.update(to: new)
            faults += table.update(to: old)
            #expect(faults == [], "\(sections) \(old) \(edit) \(new)")
          }
        }
      }
    }
  }

  @Test(
    "every cell shows its row after any two edits between updates",
    arguments: ReusePolicy.allCases)
  func pairs(policy: ReusePolicy) {
    for first in EditedTable(sections: [0, 0, 1, 1], policy: policy).possibleEdits {
      var once = EditedTable(sections: [0, 0, 1, 1], policy: policy)
      once.apply(first)
      for second in once.possibleEdits {
        for window in [0..<4, 1..<3] {
          var table = EditedTable(sections: [0, 0, 1, 1], policy: policy)
          var faults = table.update(to: window)
          table.apply(first)
          table.apply(second)
          faults += table.update(to: window)
          #expect(faults == [], "\(window) \(first) \(second)")
        }
      }
    }
  }

  @Test("every cell shows its row after many random edits and scrolls", arguments: 1...12)
  func storm(seed: UInt64) {
    for policy in ReusePolicy.allCases {
      var random = SeededGenerator(seed: seed)
      let sections = (0..<60).map { $0 / 4 }
      var table = EditedTable(sections: sections, policy: policy)
      var faults: [String] = []
      var top = 0
      for _ in 0..<150 {
        for _ in 0..<random.number(in: 0...3) {
          // Most edits are near the display.
          let row = min(max(0, table.rows.count - 1), max(0, top + random.number(in: -3...14)))
          switch random.number(in: 0...20) {
          case 0...6: table.apply(.insert(row))
          case 7...11 where !table.rows.isEmpty: table.apply(.remove(row))
          case 12...16 where !table.rows.isEmpty:
            table.apply(.move(row, random.number(in: 0...table.rows.count - 1)))
          case 17...18 where !table.rows.isEmpty: table.apply(.reload(row))
          case 19: table.apply(.reloadVisible)
          case 20: table.apply(.reloadAll)
          default: break
          }
        }
        top = max(0, top + random.number(in: -6...6))
        faults += table.update(to: top..<top + random.number(in: 0...12))
      }
      #expect(faults == [], "seed \(seed), \(policy)")
    }
  }

  @Test("a row that is only moved by other rows is laid out but not configured")
  func pushed() {
    var table = EditedTable(sections: Array(repeating: 0, count: 8), policy: .pool)
    #expect(table.update(to: 0..<8) == [])
    table.apply(.insert(2))
    #expect(table.update(to: 0..<8) == [])
    var configured: [Int] = []
    table.visibleRows.forEach(needing: .configuration) { configured.append($0.row) }
    var laidOut: [Int] = []
    table.visibleRows.forEach(needing: .layout) { laidOut.append($0.row) }
    #expect(configured == [1, 2, 3])
    #expect(laidOut == [1, 2, 3, 4, 5, 6, 7])
    #expect(table.visibleRows.lastUpdate.arrivedBetween == 1)
    #expect(table.update(to: 0..<8) == [])
    table.visibleRows.forEach(needing: .layout) {
      Issue.record("row \($0.row) must not require work")
    }
  }

  @Test(
    "a row that moves on the display keeps its cell, and the update reports the changed order")
  func moved() {
    var table = EditedTable(sections: Array(repeating: 0, count: 8), policy: .none)
    #expect(table.update(to: 1..<7) == [])
    #expect(!table.visibleRows.lastUpdate.isReordered)
    let cell = table.visibleRows.placed[1].cell
    table.apply(.move(2, 5))
    #expect(table.update(to: 1..<7) == [])
    #expect(table.visibleRows.placed[4].cell === cell)
    #expect(table.visibleRows.lastUpdate.arrived == 0)
    #expect(table.visibleRows.lastUpdate.isReordered)
    #expect(table.update(to: 1..<7) == [])
    #expect(!table.visibleRows.lastUpdate.isReordered)
  }

  @Test("rows that moved after an update are laid out at once")
  func shifted() {
    var table = EditedTable(sections: [0, 0, 0, 0], policy: .pool)
    #expect(table.update(to: 0..<4) == [])
    #expect(table.update(to: 0..<4) == [])
    var visibleRows = table.visibleRows
    visibleRows.shifted(from: 2)
    var laidOut: [Int] = []
    visibleRows.forEach(needing: .layout) { laidOut.append($0.row) }
    #expect(laidOut == [2, 3])
    visibleRows.forEach(needing: .configuration) {
      Issue.record("row \($0.row) must not be configured")
    }
  }
}
