import Analysis
import Statistics

/// The maps of a sweep as text: a letter a strategy, a sign for a tie.
package struct CrossoverText {
  private let result: SweepResult
  private let map: CrossoverMap

  package init(_ result: SweepResult) {
    self.result = result
    map = result.map
  }

  /// All of it, a line feed at the end.
  package var text: String {
    var blocks = [[heading]]
    blocks += map.refreshRates.map { sentences(at: $0).flatMap { TextFormatting.wrap($0) } }
    for rate in map.refreshRates {
      blocks += map.slices(at: rate).map { [title(of: $0)] + lines(of: $0) }
    }
    blocks.append(legend)
    blocks.append(result.notes.flatMap { TextFormatting.wrap($0, indent: "  ", first: "· ") })
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// What was varied, and how much of it is there.
  var heading: String {
    let axes = result.plan.vary.map { "\($0.name) (\($0.values.count))" }.joined(separator: " × ")
    let cells = result.plan.cells.count
    return "\(axes): \(cells - map.gaps.count) of \(cells) \(cells == 1 ? "cell" : "cells")"
  }

  /// How often each strategy wins at a refresh rate.
  func sentences(at refreshRate: Int) -> [String] {
    var wins: [String: Int] = [:]
    var (ties, nobody, cells) = (0, 0, 0)
    for cell in result.plan.cells {
      switch map.result(of: cell, at: refreshRate) {
      case .missing: continue
      case .winner(let strategy): wins[strategy, default: 0] += 1
      case .tie: ties += 1
      case .empty, .single: nobody += 1
      }
      cells += 1
    }
    func places(_ count: Int) -> String { "\(count) of \(cells) \(cells == 1 ? "cell" : "cells")" }
    var clauses = map.strategies.compactMap { strategy in
      wins[strategy].map { (strategy, $0) }
    }.sorted { $0.1 > $1.1 }.enumerated().map { index, win in
      "\(TextFormatting.name(win.0)) wins in \(index == 0 ? places(win.1) : "\(win.1)")"
    }
    if clauses.isEmpty { clauses.append("no strategy wins anywhere") }
    if ties > 0 { clauses.append(ties == 1 ? "one is a tie" : "\(ties) are ties") }
    if nobody > 0 { clauses.append("in \(nobody) there is nothing to compare") }
    return ["At \(refreshRate) Hz \(TextFormatting.list(clauses))."]
  }

  /// What one map is of.
  func title(of slice: CrossoverMap.Slice) -> String {
    let further = zip(result.plan.vary.dropFirst(2), slice.furtherValues).map {
      ", \($0.name) \(TextFormatting.name($1))"
    }
    return "\(slice.refreshRate) Hz" + further.joined()
  }

  /// One map, in parts below each other if it is too wide.
  func lines(of slice: CrossoverMap.Slice) -> [String] {
    let rows = slice.rows.map { row in
      row.map { map.mark(map.result(of: $0, at: slice.refreshRate)) }
    }
    let labels = map.down?.values.map(TextFormatting.name) ?? [""]
    let headings = map.across.values.map(TextFormatting.name)
    let widths = headings.indices.map { column in
      2 + max(headings[column].count, rows.map { $0[column].count }.max() ?? 0)
    }
    let corner = (map.across.name + " →", map.down.map { $0.name + " ↓" } ?? "")
    let labelWidth = ([corner.0, corner.1] + labels).map(\.count).max() ?? 0
    var parts: [Range<Int>] = []
    var (start, width) = (0, labelWidth)
    for column in headings.indices {
      if column > start, width + widths[column] > Self.width {
        parts.append(start..<column)
        (start, width) = (column, labelWidth)
      }
      width += widths[column]
    }
    parts.append(start..<headings.count)
    return parts.flatMap { part in
      var table = TextTable()
      table.append(corner, cells: labels)
      for column in part {
        table.append((headings[column], ""), cells: rows.map { $0[column] })
      }
      // With one axis there is no line of its own below the headings.
      return table.lines(limit: .max).filter { !$0.isEmpty }
    }
  }

  /// The widest map.
  private static let width = 80

  /// What letters and signs stand for.
  var legend: [String] {
    let strategies = map.strategies.map { "\(map.letter(of: $0)) \(TextFormatting.name($0))" }
    return TextFormatting.dotted(strategies, width: Self.width) + signs
  }

  /// Of the signs those that are there.
  private var signs: [String] {
    var kinds: Set<String> = []
    for rate in map.refreshRates {
      for cell in result.plan.cells {
        switch map.result(of: cell, at: rate) {
        case .missing: kinds.insert("missing")
        case .empty: kinds.insert("nobody")
        case .single: kinds.insert("alone")
        case .tie: kinds.insert("tie")
        case .winner: break
        }
      }
    }
    return [
      ("tie", "A=B: a tie, the shorter median first"), ("missing", "·: not measured"),
      ("alone", "A!: nothing to compare with"), ("nobody", "–: nothing is ranked"),
    ].filter { kinds.contains($0.0) }.map(\.1)
  }
}
