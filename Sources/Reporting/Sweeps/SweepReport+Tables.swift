import Analysis
import Files
import RunData

extension SweepReport {
  /// The ``slices`` as tables, titled by the refresh rate and the values of further axes.
  func maps(at rate: Int) -> [(title: String, table: Table)] {
    let corner = "\(across.name) →\n" + (down.map { "\($0.name) ↓" } ?? "")
    return slices.map { slice in
      let labels = down?.values.map(MessageText.name) ?? [""]
      let table = Table(
        of: Array(zip(labels, slice.rows)),
        [.text(corner, .right, \.0)]
          + across.values.enumerated().map { index, value in
            .cells(MessageText.name(value) + "\n") { row in
              let result = result(of: row.1[index], at: rate)
              return TableCell(mark(result), colors: result?.strategies.map(strategies.color) ?? [])
            }
          })
      let further = zip(plan.vary.dropFirst(2), slice.furtherValues).map {
        ", \($0.name) \(MessageText.name($1))"
      }
      return ("\(rate) Hz" + further.joined(), table)
    }
  }

  /// Tables with a row per cell and a column per strategy: first the ratios, then each counter.
  func tables(at rate: Int) -> [Table] {
    let cells = plan.cells.filter { !lines(of: $0, at: rate).isEmpty }
    let strategies = lines.filter { $0.refreshRate == rate }.map(\.strategy).unique
    func table(_ caption: String, _ text: @escaping @Sendable (CrossoverLine) -> String) -> Table {
      Table(
        caption, of: cells,
        [
          .text(plan.vary.map(\.name).joined(separator: ", "), .left) {
            MessageText.oneLine($0.values.joined(separator: ", "))
          }
        ]
          + strategies.map { strategy in
            .text(MessageText.name(strategy)) { cell in
              lines(of: cell, at: rate).first { $0.strategy == strategy }.map(text) ?? "–"
            }
          })
    }
    let ratios = table("Times the fastest of the cell [95 %]") {
      let ratio = TextFormatting.effect($0.ratio, $0.interval, unit: "×")
      return "\(ratio.isEmpty ? "?" : ratio) \($0.word)"
    }
    return [ratios]
      + Metric.ofSweeps.map { metric in
        table(metric.name.replacing("_", with: " ")) { Self.count($0.counts[metric.name]) }
      }
  }

  private static func count(_ value: Double?) -> String {
    guard let value else { return "–" }
    return (100..<1e15).contains(value)
      ? DecimalText.grouped(Int(value.rounded())) : DecimalText.shortest(value, places: 1)
  }
}
