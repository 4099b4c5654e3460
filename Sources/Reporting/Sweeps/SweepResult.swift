package import Analysis
package import Files
package import RunData
import Statistics

/// The result of a sweep: the lines of its map, and the records of its cells.
package struct SweepResult: Sendable {
  package let plan: SweepPlan
  /// The lines of cells whose wins are adjusted already.
  private var adjustedLines: [CrossoverLine]
  /// The lines of cells whose runs were added.
  private var addedLines: [CrossoverLine] = []
  /// The records of the existing cells.
  package private(set) var records: [(cell: SweepCell, facts: RunFacts)] = []

  /// - Parameter lines: The lines of cells that are judged already.
  package init(_ plan: SweepPlan, lines: [CrossoverLine] = []) {
    self.plan = plan
    adjustedLines = lines
  }

  /// The lines of all cells, with the wins adjusted for the number of cells.
  package var lines: [CrossoverLine] { adjustedLines + addedLines.controllingFalseWins() }

  /// Judges the run of a cell and adds it.
  package mutating func add(_ cell: SweepCell, _ run: RunResult) {
    addedLines += CrossoverLine.all(of: cell, run)
    records.append((cell, run.facts))
  }

  package var map: CrossoverMap { CrossoverMap(plan, lines) }
}

extension SweepResult {
  /// Reads a result back without judging anything again.
  ///
  /// - Throws: ``InputError`` for a plan, map or record that is missing or malformed.
  package init(reading folder: SweepFolder) throws(InputError) {
    let plan = try folder.plan()
    self.init(plan)
    do {
      adjustedLines = try CrossoverCSV.lines(at: folder.crossoverPath, plan)
    } catch {
      guard error.kind == .absent else { throw error }
      throw InputError(
        .absent,
        "\(folder.crossoverPath) does not exist: the sweep did not come to its end; call it again,"
          + " or scrollbench sweep --merge \(folder.path) --output \(folder.path)")
    }
    for cell in plan.cells {
      if let facts = try folder.facts(of: cell) { records.append((cell, facts)) }
    }
  }

  /// The limits of the map, a sentence each.
  package var notes: [String] {
    [gapNote, newerNote, machineNote, buildNote, fontNote, roundNote, falseWinNote]
      .compactMap(\.self) + caveats
  }

  private var gapNote: String? {
    let gaps = map.gaps.map(\.name)
    guard !gaps.isEmpty else { return nil }
    let rest = gaps.count - 5
    let shown = gaps.prefix(5) + (rest > 0 ? ["\(rest) more"] : [])
    return "Missing: \(gaps.count) of \(TextFormatting.count(plan.cells.count, "cell")):"
      + " \(shown.joined(separator: ", "))."
  }

  /// Cells that were measured after the map was written.
  private var newerNote: String? {
    let judged = Set(lines.map(\.cell))
    let newer = records.count { !judged.contains($0.cell.name) }
    return newer == 0
      ? nil
      : "Measured, but not in \(CrossoverCSV.name) yet: \(TextFormatting.count(newer, "cell"))."
        + " Call the sweep again, or merge it."
  }

  private var machines: Set<String> { Set(lines.map(\.origin.machine)) }

  /// A Boolean value that indicates whether one machine measured all cells.
  package var isOfOneMachine: Bool { machines.count <= 1 }

  private var machineNote: String? {
    isOfOneMachine
      ? nil
      : "Measured on \(machines.count) machines: ratios within a cell and counts are shown, and no"
        + " times, which do not compare."
  }

  private var buildNote: String? {
    let builds = Set(lines.map(\.origin.commit)).sorted().map(TextFormatting.name)
    return builds.count <= 1
      ? nil
      : "Measured with \(builds.count) builds of the tool: \(builds.joined(separator: ", "))."
  }

  private var fontNote: String? {
    let fonts = Set(records.map(\.facts.run.machine.fontFingerprint)).count
    return fonts <= 1
      ? nil : "Measured with \(fonts) sets of fonts, by which counts of pixels differ too."
  }

  private var roundNote: String? {
    let needed = ConfidenceInterval.fewestRounds
    guard let fewest = lines.map(\.rounds).min(), fewest < needed else { return nil }
    return "No interval, and nothing shown to win: \(TextFormatting.count(fewest, "round")),"
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
    var counts: [String: Int] = [:]
    var order: [String] = []
    for caveat in records.flatMap(\.facts.caveats) {
      if counts[caveat] == nil { order.append(caveat) }
      counts[caveat, default: 0] += 1
    }
    return order.map { caveat in
      let count = counts[caveat] ?? 0
      let scope = count == records.count ? "" : " (\(count) of \(records.count) cells)"
      return Caveats.sentence(TextFormatting.oneLine(caveat)) + scope
    }
  }
}
