package import Analysis
package import RunData

// The fastest strategies of the cells, arranged by the varied keys.
//
// The first two axes are horizontal and vertical; there is one map per combination of the values of
// further axes and per refresh rate.
extension SweepReport {
  var across: SweepAxis { plan.vary[0] }
  var down: SweepAxis? { plan.vary.count > 1 ? plan.vary[1] : nil }

  /// The maps of a refresh rate, one per combination of the values of further axes: one row per value
  /// of the second axis, one cell per value of the first; a single row without a second axis.
  package var slices: [(furtherValues: [String], rows: [[SweepCell]])] {
    let rows = Dictionary(grouping: plan.cells) { Array($0.values.dropFirst()) }
    return plan.cells.map { Array($0.values.dropFirst(2)) }.unique.map { further in
      (further, (down?.values.map { [$0] } ?? [[]]).map { rows[$0 + further] ?? [] })
    }
  }

  func lines(of cell: SweepCell, at refreshRate: Int) -> [CrossoverLine] {
    linesByCell[cell, default: []].filter { $0.refreshRate == refreshRate }
  }

  /// `nil` if the cell was not measured.
  package func result(of cell: SweepCell, at refreshRate: Int) -> Ranking.Result? {
    let lines = lines(of: cell, at: refreshRate)
    guard !lines.isEmpty else { return nil }
    let leaders = lines.filter(\.leads).sorted { rank($0) < rank($1) }
    guard let first = leaders.first else { return .empty }
    switch first.verdict {
    case .better: return .winner(first.strategy)
    case .incomparable(.noRival): return .single(first.strategy)
    default: return .tie(leaders.map(\.strategy))
    }
  }

  private func rank(_ line: CrossoverLine) -> Double {
    line.strategy == line.fastest ? 0 : line.ratio ?? .infinity
  }

  /// The letter of one of ``strategies``: `A` for the first, `AA` after `Z`.
  package func letter(of strategy: String) -> String {
    guard let number = strategies.firstIndex(of: strategy) else {
      preconditionFailure("only rivals have letters")
    }
    return Self.letters(number)
  }

  private static func letters(_ number: Int) -> String {
    (number < 26 ? "" : letters(number / 26 - 1))
      + String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
  }

  /// Returns the mark of a result on a map: `A`, `A=C` for a tie, `A!` without a rival, `·` if the
  /// cell was not measured, `–` if nothing is ranked.
  package func mark(_ result: Ranking.Result?) -> String {
    guard let result else { return "·" }
    let letters = result.strategies.map(letter).joined(separator: "=")
    if case .single = result { return letters + "!" }
    return letters.isEmpty ? "–" : letters
  }
}
