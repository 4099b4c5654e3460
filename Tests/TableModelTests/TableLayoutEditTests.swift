import SeededRandom
import TableModel
import Testing

@Suite("Edits of a table")
struct TableLayoutEditTests {
  private enum Edit {
    case insert(rowID: Int, height: Double, index: Int, section: Int, isMeasured: Bool)
    case remove(Int)
    case move(Int, index: Int, section: Int)
    case set(Double, Int)
    case setMeasured(Double, Int)
  }

  /// Applies an edit to both implementations.
  ///
  /// - Returns: Whether both return the same new row number.
  private static func make(
    _ edit: Edit, _ fast: inout TableLayout, _ slow: inout NaiveTable
  ) -> Bool {
    switch edit {
    case .insert(let rowID, let height, let index, let section, let isMeasured):
      return fast.insertRow(
        rowID: rowID, height: height, at: index, inSection: section, isMeasured: isMeasured)
        == slow.insertRow(
          rowID: rowID, height: height, at: index, inSection: section, isMeasured: isMeasured)
    case .remove(let row):
      fast.removeRow(row)
      slow.removeRow(row)
    case .move(let row, let index, let section):
      return fast.moveRow(row, toIndex: index, inSection: section)
        == slow.moveRow(row, toIndex: index, inSection: section)
    case .set(let height, let row):
      fast.setHeight(height, ofRow: row)
      slow.setHeight(height, ofRow: row)
    case .setMeasured(let height, let row):
      fast.setMeasuredHeight(height, ofRow: row)
      slow.setMeasuredHeight(height, ofRow: row)
    }
    return true
  }

  private static func allEdits(_ counts: [Int]) -> [Edit] {
    let rows = counts.reduce(0, +)
    var edits: [Edit] = []
    var rowsBefore = 0
    for (section, count) in counts.enumerated() {
      for index in 0...count {
        edits.append(
          .insert(rowID: 9, height: 17.3, index: index, section: section, isMeasured: index == 0))
        for row in 0..<rows {
          let isHere = (rowsBefore..<rowsBefore + count).contains(row)
          if !isHere || index < count {
            edits.append(.move(row, index: index, section: section))
          }
        }
      }
      rowsBefore += count
    }
    for row in 0..<rows {
      edits += [.remove(row), .set(44, row), .set(3, row), .setMeasured(3, row)]
    }
    return edits
  }

  @Test("every edit of every small table matches the reference implementation", arguments: 0..<3)
  func everyEdit(form: Int) {
    for counts in rowCounts(upTo: 4) {
      // Uniform, of different heights, and estimated.
      let spaces = [
        TableSpaces(headers: [38], footer: 18), TableSpaces(headers: [0], footer: 0),
        TableSpaces(headers: [0.7], footer: 1.0 / 3, tableHeader: 20),
      ][form]
      let heights = { (row: Int) in [44, Double(row + 1), 44.3][form] }
      let fast =
        form == 0
        ? TableLayout(rowCounts: counts, rowHeight: 44, spaces: spaces, leafCapacity: 4)
        : TableLayout(
          rowCounts: counts, heights: heights, areMeasured: form == 1, spaces: spaces,
          leafCapacity: 4)
      let slow = NaiveTable(
        rowCounts: counts, heights: heights, areMeasured: form < 2, spaces: spaces)
      for edit in Self.allEdits(counts) {
        var (fast, slow) = (fast, slow)
        let agreeOnRow = Self.make(edit, &fast, &slow)
        let difference = disagreement(fast, slow, spans: someSpans(slow))
        #expect(agreeOnRow && difference == nil, "\(counts) \(edit)")
      }
    }
  }

  /// Applies random edits: mostly insertions in the first half, and removals in the second.
  private static func storm(
    seed: UInt64, sections: Int, rows: Int, leafCapacity: Int?, compareEvery: Int
  ) {
    let edits = 2_000
    var random = SeededGenerator(seed: seed)
    let counts = (0..<sections).map { _ in random.number(in: 0...2 * rows / sections) }
    let isUniform = random.number(in: 0...1) == 0
    let measures = [38, 0, 18.0 / 7].map { $0 * Double(random.number(in: 0...2)) }
    let headers = [[measures[0]], [15.0, 0], [7, 0.3, 38]][random.number(in: 0...2)]
    let spaces = TableSpaces(headers: headers, footer: measures[1], tableHeader: measures[2])
    let height = isUniform ? 44 : 44.3
    var fast =
      isUniform
      ? TableLayout(
        rowCounts: counts, rowHeight: height, spaces: spaces, leafCapacity: leafCapacity)
      : TableLayout(
        rowCounts: counts, heights: { _ in height }, areMeasured: false, spaces: spaces,
        leafCapacity: leafCapacity)
    var slow = NaiveTable(
      rowCounts: counts, heights: { _ in height }, areMeasured: isUniform, spaces: spaces)
    for count in 0..<edits {
      let edit = edit(of: fast, growing: 2 * count < edits, rowID: count, &random)
      guard make(edit, &fast, &slow) else {
        Issue.record("seed \(seed), edit \(count), \(edit): the rows' numbers differ")
        return
      }
      let bottom = slow.layout.contentHeight + 50
      var spans = (0..<3).map { _ in
        let lower = random.number(in: -50...bottom)
        return lower..<random.number(in: lower...bottom)
      }
      var difference: String?
      if count % compareEvery == 0 {
        if count % (10 * compareEvery) == 0 { spans += someSpans(slow) }
        difference = disagreement(fast, slow, spans: spans)
      } else if !fast.rows(intersecting: spans[0])
        .elementsEqual(slow.layout.rows(intersecting: spans[0]).lazy.map(\.row))
      {
        difference = "rows in \(spans[0])"
      }
      if let difference {
        Issue.record("seed \(seed), edit \(count), \(edit): \(difference)")
        return
      }
    }
  }

  private static func edit(
    of layout: TableLayout, growing: Bool, rowID: Int, _ random: inout SeededGenerator
  ) -> Edit {
    let section = random.number(in: 0...layout.sectionCount - 1)
    let count = layout.rows(inSection: section).count
    let height = [1, 44, 44.3, 120, 1.0 / 3][random.number(in: 0...4)]
    let kind = random.number(in: 0...9)
    if layout.rowCount == 0 || kind < (growing ? 4 : 2) {
      return .insert(
        rowID: rowID, height: height, index: random.number(in: 0...count), section: section,
        isMeasured: random.number(in: 0...1) == 0)
    }
    let row = random.number(in: 0...layout.rowCount - 1)
    switch kind {
    case ..<6: return .remove(row)
    case 6...7:
      let last = layout.section(ofRow: row) == section ? count - 1 : count
      return .move(row, index: random.number(in: 0...last), section: section)
    case 8: return .set(height, row)
    default: return .setMeasured(height, row)
    }
  }

  @Test(
    "random edits match the reference implementation, with small leaves and three times with usual",
    arguments: 1...23)
  func storms(seed: UInt64) {
    if seed <= 20 {
      Self.storm(
        seed: seed, sections: Int(seed % 7) + 1, rows: 10, leafCapacity: 4, compareEvery: 10)
    } else {
      Self.storm(seed: seed + 80, sections: 12, rows: 400, leafCapacity: nil, compareEvery: 100)
    }
  }

  @Test("a uniform table stays uniform until a row differs")
  func becomingVaried() {
    var layout = TableLayout(
      rowCounts: [3], rowHeight: 44, spaces: TableSpaces(headers: [0], footer: 0))
    layout.setHeight(44, ofRow: 1)
    layout.setMeasuredHeight(44, ofRow: 2)
    #expect(layout.uniformRowHeight == 44)
    layout.setHeight(45, ofRow: 1)
    #expect(layout.uniformRowHeight == nil)
    #expect(layout.contentHeight == 133)
    #expect(layout.rowID(ofRow: 2) == 2)
  }
}
