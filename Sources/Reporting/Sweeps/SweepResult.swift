package import Analysis
package import Files
package import RunData
import Statistics

/// The result of a sweep: the map, and the facts of its cells.
package struct SweepResult: Sendable {
  package let map: CrossoverMap
  /// The facts of the measured cells.
  package let cells: [(cell: SweepCell, facts: RunFacts)]

  package var lines: [CrossoverLine] { map.lines }

  /// Judges the cells of a sweep, one after the other.
  ///
  /// - Parameter run: Returns the run of a cell; `nil` if it was not measured.
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
    map = CrossoverMap(plan, lines.controllingFalseWins())
    self.cells = cells
  }

  /// Judges the cells that a folder has.
  ///
  /// - Throws: ``InputError`` for a plan that is missing or malformed, and for a run that is malformed
  ///   or of another cell.
  package init(reading folder: SweepFolder) throws(InputError) {
    let plan = try folder.plan()
    try self.init(plan) { (cell) throws(InputError) in try folder.run(of: cell, in: plan) }
  }
}

extension SweepResult {
  /// The limits of the map, a sentence each.
  package var notes: [String] {
    [gapNote, machineNote, buildNote, fontNote, roundNote, falseWinNote].compactMap(\.self)
      + caveats
  }

  private var gapNote: String? {
    let measured = Set(cells.map(\.cell))
    let gaps = map.plan.cells.filter { !measured.contains($0) }.map(\.name)
    guard !gaps.isEmpty else { return nil }
    let rest = gaps.count - 5
    let shown = gaps.prefix(5) + (rest > 0 ? ["\(rest) more"] : [])
    return "Missing: \(gaps.count) of \(TextFormatting.count(map.plan.cells.count, "cell")):"
      + " \(shown.joined(separator: ", "))."
  }

  /// Returns the distinct values of a fact of the cells.
  private func distinct(_ value: (RunFacts) -> String) -> Set<String> {
    Set(cells.map { value($0.facts) })
  }

  /// A Boolean value that indicates whether one machine measured all cells.
  package var isOfOneMachine: Bool { distinct(\.run.machine.machineID).count <= 1 }

  private var machineNote: String? {
    let machines = distinct(\.run.machine.machineID).count
    return isOfOneMachine
      ? nil
      : "Measured on \(machines) machines: ratios within a cell and counts are shown, and no times,"
        + " which do not compare."
  }

  private var buildNote: String? {
    let builds = distinct(\.run.tool.commit).sorted().map(TextFormatting.name)
    return builds.count <= 1
      ? nil
      : "Measured with \(builds.count) builds of the tool: \(builds.joined(separator: ", "))."
  }

  private var fontNote: String? {
    let fonts = distinct(\.run.machine.fontFingerprint).count
    return fonts <= 1
      ? nil : "Measured with \(fonts) sets of fonts, by which counts of pixels differ too."
  }

  private var roundNote: String? { lines.map(\.rounds).min().flatMap(Self.note(ofRounds:)) }

  /// Returns a sentence about too few rounds to show a winner; `nil` for enough.
  package static func note(ofRounds rounds: Int) -> String? {
    let needed = ConfidenceInterval.fewestRounds
    return rounds >= needed
      ? nil
      : "No interval, and nothing shown to win: \(TextFormatting.count(rounds, "round")),"
        + " \(needed) needed."
  }

  /// The expected number of false wins; `nil` without any win.
  private var falseWinNote: String? {
    let wins = lines.count { $0.verdict == .better }
    guard wins > 0 else { return nil }
    let share = [CrossoverLine].falseWinShare
    return
      "Wins expected to be false: at most \(DecimalText.shortest(Double(wins) * share, places: 2))"
      + " of \(wins) (Benjamini–Hochberg at \(DecimalText.shortest(share * 100, places: 1)) %)."
  }

  /// The caveats of the runs, each once.
  private var caveats: [String] {
    let all = cells.flatMap(\.facts.caveats)
    let counts = Dictionary(grouping: all, by: \.self).mapValues(\.count)
    return counts.sorted { (all.firstIndex(of: $0.key) ?? 0) < (all.firstIndex(of: $1.key) ?? 0) }
      .map { caveat, count in
        let scope = count == cells.count ? "" : " (\(count) of \(cells.count) cells)"
        return TextFormatting.sentence(caveat) + scope
      }
  }
}
