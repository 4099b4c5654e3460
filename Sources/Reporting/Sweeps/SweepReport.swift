package import Analysis
package import Files
package import RunData

/// The result of a sweep: its map, the facts of its cells, sentences and tables.
package struct SweepReport: Sendable {
  package let plan: SweepPlan
  package let lines: [CrossoverLine]
  let linesByCell: [SweepCell: [CrossoverLine]]
  /// The rivals in the order of the lines, each with a letter.
  package let strategies: [String]
  /// In Hz, the highest first.
  package let refreshRates: [Int]
  package let cells: [(cell: SweepCell, facts: RunFacts)]

  /// The folder of the sweep, and the words after `scrollbench report`, in the commands that repeat
  /// the result.
  package var (folder, command) = ("", [String]())

  /// Judges the cells of a sweep; `run` returns `nil` for a cell that was not measured.
  package init<Failure: Error>(
    _ plan: SweepPlan, run: (SweepCell) throws(Failure) -> RunResult?
  ) throws(Failure) {
    var lines: [CrossoverLine] = []
    var cells: [(cell: SweepCell, facts: RunFacts)] = []
    for cell in plan.cells {
      guard let run = try run(cell) else { continue }
      lines += CrossoverLine.all(of: cell, run)
      cells.append((cell, run.facts))
    }
    lines = lines.controllingFalseWins()
    self.plan = plan
    self.lines = lines
    linesByCell = Dictionary(grouping: lines, by: \.cell)
    strategies = lines.filter { $0.verdict != .incomparable(.control) }.map(\.strategy).unique
    refreshRates = Set(lines.map(\.refreshRate)).sorted(by: >)
    self.cells = cells
  }

  package init(reading folder: SweepFolder) throws(InputError) {
    let plan = try folder.plan()
    try self.init(plan) { (cell) throws(InputError) in try folder.run(of: cell, in: plan) }
  }

  /// The result for a terminal; ends with a line feed.
  package var text: String {
    var blocks = [[heading]]
    blocks += refreshRates.map { rate in
      ([winners(at: rate)] + crossings(at: rate)).flatMap {
        TextFormatting.wrap($0 + ".", width: Self.width)
      }
    }
    for rate in refreshRates {
      blocks += maps(at: rate).map { [$0.title] + $0.table.lines(width: Self.width) }
    }
    blocks.append(TextFormatting.dotted(legend.map(\.text), width: Self.width) + signs)
    blocks.append(notes.flatMap { TextFormatting.wrap($0, indent: "  ", first: "· ") })
    return TextFormatting.paragraphs(blocks)
  }

  private static let width = 80

  var heading: String {
    let axes = plan.vary.map { "\($0.name) (\($0.values.count))" }.joined(separator: " × ")
    return "\(axes): \(cells.count) of \(DecimalText.counted(plan.cells.count, "cell"))"
  }

  var scenario: String { MessageText.name(cells[0].facts.run.scroll.scenario) }

  /// The axes, the scenario and the machine, a line each.
  var what: [String] {
    [heading] + cells[0].facts.head(varying: plan.vary.map(\.name)).map(\.trimmed)
  }

  var commands: String {
    [["sweep"] + plan.arguments + ["--output", folder], ["report"] + command]
      .map(ShellText.command).joined(separator: "\n")
  }

  var headline: String { winners(at: refreshRates[0]) }

  var sentences: [String] {
    (refreshRates.dropFirst().map(winners) + refreshRates.flatMap(crossings)).map { $0 + "." }
  }

  /// A sentence without its full stop.
  private func winners(at rate: Int) -> String {
    let results = plan.cells.compactMap { result(of: $0, at: rate) }
    var wins: [String: Int] = [:]
    for case .winner(let strategy) in results { wins[strategy, default: 0] += 1 }
    let ties = results.count { if case .tie = $0 { true } else { false } }
    let others = results.count - ties - wins.values.reduce(0, +)
    let all = DecimalText.counted(results.count, "cell")
    var clauses = strategies.compactMap { strategy in wins[strategy].map { (strategy, $0) } }
      .sorted { $0.1 > $1.1 }.enumerated().map { index, win in
        "\(MessageText.name(win.0)) wins in \(win.1)" + (index == 0 ? " of \(all)" : "")
      }
    if clauses.isEmpty { clauses.append("no strategy wins anywhere") }
    if ties > 0 { clauses.append(ties == 1 ? "one is a tie" : "\(ties) are ties") }
    if others > 0 { clauses.append("in \(others) there is nothing to compare") }
    return "At \(rate) Hz \(MessageText.list(clauses))"
  }

  /// Returns a sentence on where the headroom of each strategy crosses 1 along the only varied key;
  /// empty with two keys, values that are no numbers, cells of several machines, or fewer than two
  /// cells with a headroom.
  ///
  /// Between two of them the reciprocal of the headroom, a time, is taken to be linear.
  private func crossings(at rate: Int) -> [String] {
    let loads = across.values.compactMap(Double.init).filter { $0.magnitude <= 1e12 }
    guard down == nil, loads.count == across.values.count, isOfOneMachine else { return [] }
    let clauses: [String] = strategies.compactMap { strategy in
      let points = zip(loads, plan.cells).compactMap { load, cell in
        lines(of: cell, at: rate).first { $0.strategy == strategy }?.headroom
          .map { (load: load, budgets: 1 / max($0, 1e-9)) }
      }.sorted { $0.load < $1.load }
      guard points.count > 1 else { return nil }
      let values = zip(points, points.dropFirst()).filter { ($0.budgets > 1) != ($1.budgets > 1) }
        .map { low, high in
          let share = (1 - low.budgets) / (high.budgets - low.budgets)
          return DecimalText.shortest(low.load + share * (high.load - low.load), places: 3)
        }
      return MessageText.name(strategy) + " "
        + (values.isEmpty ? "not reached in the range" : values.joined(separator: " and "))
    }
    guard !clauses.isEmpty else { return [] }
    return [Fact.crossings(rate, across.name, clauses.joined(separator: ", "))]
  }

  var legend: [(text: String, color: String)] {
    strategies.map {
      ("\(letter(of: $0)) \(MessageText.name($0))", strategies.color(of: $0))
    }
  }

  var signs: [String] {
    let marks = refreshRates.flatMap { rate in plan.cells.map { mark(result(of: $0, at: rate)) } }
    return [
      ("=", "A=B: a tie, the shorter median first"), ("·", "·: not measured"),
      ("!", "A!: nothing to compare with"), ("–", "–: nothing is ranked"),
    ].filter { sign, _ in marks.contains { $0.contains(sign) } }.map(\.1)
  }
}
