package import Analysis
package import Files
package import RunData
import Statistics

/// The result of a sweep: the map, and the facts of its cells.
package struct SweepResult: Sendable {
  package let map: CrossoverMap
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
    let measured = Set(cells.map(\.cell))
    let gaps = map.plan.cells.filter { !measured.contains($0) }.map(\.name)
    let machines = distinct(\.run.machine.machineID).count
    let builds = distinct(\.run.tool.commit).sorted()
    let fonts = distinct(\.run.machine.fontFingerprint).count
    let (wins, share) = (lines.count { $0.verdict == .better }, [CrossoverLine].falseWinShare)
    return [
      gaps.isEmpty
        ? nil
        : Fact.missingCells(
          gaps.count, TextFormatting.count(map.plan.cells.count, "cell"),
          (gaps.prefix(5) + (gaps.count > 5 ? ["\(gaps.count - 5) more"] : []))
            .joined(separator: ", ")),
      isOfOneMachine ? nil : Fact.otherMachines(machines),
      builds.count <= 1
        ? nil
        : Fact.otherBuilds(builds.count, builds.map(MessageText.name).joined(separator: ", ")),
      fonts <= 1 ? nil : Fact.otherFonts(fonts),
      lines.map(\.rounds).min().flatMap(Self.note(ofRounds:)),
      wins == 0 ? nil : Fact.falseWins(Double(wins) * share, wins, share * 100),
    ].compactMap(\.self) + caveats
  }

  private func distinct(_ value: (RunFacts) -> String) -> Set<String> {
    Set(cells.map { value($0.facts) })
  }

  package var isOfOneMachine: Bool { distinct(\.run.machine.machineID).count <= 1 }

  /// Returns a sentence about too few rounds to show a winner; `nil` for enough.
  package static func note(ofRounds rounds: Int) -> String? {
    let needed = ConfidenceInterval.fewestRounds
    return rounds >= needed
      ? nil : Fact.noWinner(TextFormatting.count(rounds, "round"), needed)
  }

  /// The caveats of the runs, each once.
  private var caveats: [String] {
    let all = cells.flatMap(\.facts.caveats)
    return all.unique.map { caveat in
      let count = all.count { $0 == caveat }
      let scope = count == cells.count ? "" : " (\(count) of \(cells.count) cells)"
      return TextFormatting.sentence(caveat) + scope
    }
  }
}
