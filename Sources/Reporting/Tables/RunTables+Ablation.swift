import Analysis
import Statistics

extension RunTables {
  /// The steps of the ablation, cheapest first: the time that each adds, and the counters that it
  /// changes; empty if no two neighbouring steps were measured.
  ///
  ///     ablation: each step        ms           what changes per frame
  ///     layer-grid                  2.19
  ///     image-slice                +1.26 ±0.02  blended px 6.59 k → 4.08 M
  var ablation: [String] {
    let measured = facts.run.ablation.compactMap { id in strategies.first { $0.strategy == id } }
    let steps = measured.compactMap { upper in upper.ablationStep.map { (upper, Optional($0)) } }
    guard let lowest = measured.first(where: { $0.strategy == steps.first?.1?.from }) else {
      return []
    }
    let rows = [(lowest, nil)] + steps
    let fine = rows.contains { $0.0.p50.value < 1 }
    let times: [TableColumn<Row>] = [
      .text("ablation: what each step\nadds to a frame on this CPU", .left, \.0.strategy),
      .text("ms") { summary, step in
        step.map { Self.added($0, fine: fine) }
          ?? TextFormatting.milliseconds(summary.p50.value, fine: fine)
      },
    ]
    let used = Table(of: rows, times).lines().map(\.count).max() ?? 0
    let room = TextFormatting.width - 2 - used
    let changed = TableColumn<Row>.text("what changes", .prose) {
      $0.1.map { Self.changes($0, room: room) } ?? ""
    }
    return Table(of: rows, times + [changed]).lines()
  }

  private typealias Row = (SeriesSummary, AblationStep?)

  private static func added(_ step: AblationStep, fine: Bool) -> String {
    let sign = step.difference < 0 ? "" : "+"
    let text = sign + TextFormatting.milliseconds(step.difference, fine: fine)
    return step.interval.map {
      "\(text) ±\(TextFormatting.halfWidth($0, of: step.difference, fine: fine))"
    } ?? text
  }

  /// Returns as many changes as fit in `room` characters, the greatest first.
  private static func changes(_ step: AblationStep, room: Int) -> String {
    let items =
      (step.interval == nil || step.isBeyondNoise ? [] : ["within the noise"])
      + step.changes.map { change in
        "\(change.metric.label ?? change.metric.name) \(change.metric.text(change.before)) → "
          + change.metric.text(change.after)
      }
    guard let first = items.first else { return "no counter" }
    return items.dropFirst().reduce(first) { line, item in
      line.count + 2 + item.count <= room ? line + ", " + item : line
    }
  }
}
