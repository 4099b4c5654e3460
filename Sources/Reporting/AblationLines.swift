import Analysis
import Statistics

/// The rungs of the ladder at one refresh rate: what each step adds, and what it changes.
struct AblationLines {
  private let steps: [(upper: SeriesSummary, step: AblationStep)]
  private let lowest: SeriesSummary?

  /// - Parameter ladder: The ids of the rungs, cheapest first.
  init(_ ranking: Ranking, ladder: [String]) {
    let rungs = ladder.compactMap { id in ranking.inOrder.first { $0.strategy == id } }
    steps = rungs.compactMap { rung in rung.ablationStep.map { (rung, $0) } }
    lowest = steps.first.flatMap { first in rungs.first { $0.strategy == first.step.from } }
  }

  /// Empty if no two neighbouring rungs were measured.
  ///
  ///     ladder, what a step adds   ms           changes, a frame
  ///     layer-grid                  2.19
  ///     image-slice                +1.26 ±0.02  blended px 6.59 k → 4.08 M
  var lines: [String] {
    guard let lowest else { return [] }
    let fine = ([lowest] + steps.map(\.upper)).contains { $0.frameTime.p50 < 1 }
    var table = TextTable()
    table.append(
      ("ladder: what each step", "adds to a frame on this CPU"), .left,
      cells: [lowest.strategy] + steps.map(\.upper.strategy))
    table.append(
      ("", "ms"),
      cells: [TextFormatting.milliseconds(lowest.frameTime.p50, fine: fine)]
        + steps.map { added($0.step, fine: fine) })
    let room =
      TextFormatting.width - 2 - (table.lines(limit: TextFormatting.width).map(\.count).max() ?? 0)
    table.append(
      ("", "what changes"), .left, cells: [""] + steps.map { changes($0.step, room: room) })
    return table.lines(limit: TextFormatting.width)
  }

  private func added(_ step: AblationStep, fine: Bool) -> String {
    let sign = step.difference < 0 ? "" : "+"
    let text = sign + TextFormatting.milliseconds(step.difference, fine: fine)
    return step.interval.map {
      "\(text) ±\(TextFormatting.halfWidth($0, of: step.difference, fine: fine))"
    } ?? text
  }

  /// As many changes as there is room for, the greatest first.
  private func changes(_ step: AblationStep, room: Int) -> String {
    let items =
      (step.interval == nil || step.isBeyondNoise ? [] : ["within the noise"])
      + step.changes.map { change in
        "\(change.counter.label ?? change.counter.name) \(change.counter.text(change.before)) → "
          + change.counter.text(change.after)
      }
    guard let first = items.first else { return "no counter" }
    return items.dropFirst().reduce(first) { line, item in
      line.count + 2 + item.count <= room ? line + ", " + item : line
    }
  }
}
