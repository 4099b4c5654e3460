import Analysis
import Files
import Statistics

/// The maps of a sweep as text: a letter per strategy, a sign for a tie.
package struct CrossoverText {
  private let result: SweepResult
  private let map: CrossoverMap

  package init(_ result: SweepResult) {
    self.result = result
    map = result.map
  }

  /// The complete text, which ends with a line feed.
  package var text: String {
    var blocks = [[heading]]
    blocks += map.refreshRates.map { rate in
      sentences(at: rate).flatMap { TextFormatting.wrap($0, width: Self.width) }
    }
    for rate in map.refreshRates {
      blocks += map.slices(at: rate).map {
        [title(of: $0)] + table(of: $0).lines(width: Self.width)
      }
    }
    blocks.append(legend)
    blocks.append(result.notes.flatMap { TextFormatting.wrap($0, indent: "  ", first: "· ") })
    return TextFormatting.paragraphs(blocks)
  }

  /// The axes, and the number of cells measured.
  var heading: String {
    let axes = result.plan.vary.map { "\($0.name) (\($0.values.count))" }.joined(separator: " × ")
    let cells = result.plan.cells.count
    return "\(axes): \(cells - map.gaps.count) of \(cells) \(cells == 1 ? "cell" : "cells")"
  }

  /// Returns a sentence with the number of cells that each strategy wins at a refresh rate.
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
      + [crossings(at: refreshRate)].compactMap(\.self)
  }

  /// The values of the only varied key, a number, at which the headroom of each strategy crosses 1;
  /// `nil` without two cells with a headroom.
  ///
  /// Between two of them the reciprocal of the headroom, a time, is taken to be linear.
  private func crossings(at refreshRate: Int) -> String? {
    let loads = map.across.values.compactMap(Double.init).filter { $0.magnitude <= 1e12 }
    guard map.down == nil, loads.count == map.across.values.count, result.isOfOneMachine else {
      return nil
    }
    let clauses: [String] = map.strategies.compactMap { strategy in
      let points = zip(loads, result.plan.cells).compactMap { load, cell in
        map.lines(of: cell, at: refreshRate).first { $0.strategy == strategy }?.headroom
          .map { (load: load, budgets: 1 / max($0, 1e-9)) }
      }.sorted { $0.load < $1.load }
      guard points.count > 1 else { return nil }
      let values = zip(points, points.dropFirst()).filter { ($0.budgets > 1) != ($1.budgets > 1) }
        .map { low, high in
          let share = (1 - low.budgets) / (high.budgets - low.budgets)
          return DecimalText.shortest(low.load + share * (high.load - low.load), places: 3)
        }
      return TextFormatting.name(strategy) + " "
        + (values.isEmpty ? "not reached in the range" : values.joined(separator: " and "))
    }
    return clauses.isEmpty
      ? nil
      : "At \(refreshRate) Hz the lower bound of the headroom crosses 1 at these values of"
        + " \(map.across.name), interpolated between two measured ones:"
        + " \(clauses.joined(separator: ", "))."
  }

  /// Returns the refresh rate of a map and its values on further axes.
  func title(of slice: CrossoverMap.Slice) -> String {
    let further = zip(result.plan.vary.dropFirst(2), slice.furtherValues).map {
      ", \($0.name) \(TextFormatting.name($1))"
    }
    return "\(slice.refreshRate) Hz" + further.joined()
  }

  /// Returns a map: a row per value of the second axis, a column per value of the first.
  func table(of slice: CrossoverMap.Slice) -> Table {
    let labels = map.down?.values.map(TextFormatting.name) ?? [""]
    let corner = "\(map.across.name) →\n" + (map.down.map { "\($0.name) ↓" } ?? "")
    var table = Table(rows: corner, labels, alignment: .right)
    for (index, value) in map.across.values.enumerated() {
      table.append(
        TextFormatting.name(value) + "\n",
        slice.rows.map { map.mark(map.result(of: $0[index], at: slice.refreshRate)) })
    }
    return table
  }

  /// The width of maps and legend, in columns.
  private static let width = 80

  /// The meaning of the letters, and of the signs that occur.
  var legend: [String] {
    let strategies = map.strategies.map { "\(map.letter(of: $0)) \(TextFormatting.name($0))" }
    return TextFormatting.dotted(strategies, width: Self.width) + signs
  }

  /// The meaning of the signs that occur.
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
