import Analysis
import Files
import RunData
import Statistics

extension SweepReport {
  package var notes: [String] {
    let measured = Set(cells.map(\.cell))
    let gaps = plan.cells.filter { !measured.contains($0) }.map(\.name)
    let machines = distinct(\.run.machine.machineID).count
    let builds = distinct(\.run.tool.commit).sorted()
    let rows = distinct(\.rowsOfFile).count
    let fonts = distinct(\.run.machine.fontFingerprint).count
    let (wins, share) = (lines.count { $0.verdict == .better }, [CrossoverLine].falseWinShare)
    return [
      gaps.isEmpty
        ? nil
        : Fact.missingCells(gaps.count, DecimalText.counted(plan.cells.count, "cell"), gaps),
      isOfOneMachine ? nil : Fact.otherMachines(machines),
      builds.count <= 1 ? nil : Fact.otherBuilds(builds.count, builds),
      rows <= 1 ? nil : Fact.otherRows(rows),
      fonts <= 1 ? nil : Fact.otherFonts(fonts),
      lines.map(\.rounds).min().flatMap {
        Self.note(ofRounds: $0, tests: cells.count * refreshRates.count)
      },
      wins == 0 ? nil : Fact.falseWins(Double(wins) * share, wins, share * 100),
      interruptions,
    ].compactMap(\.self) + caveats
  }

  private func distinct(_ value: (RunFacts) -> String) -> Set<String> {
    Set(cells.map { value($0.facts) })
  }

  var isOfOneMachine: Bool { distinct(\.run.machine.machineID).count <= 1 }

  /// Returns a sentence if the rounds are too few to show a winner, or to show one in a single test
  /// of all.
  ///
  /// There is one test per cell and refresh rate.
  package static func note(ofRounds rounds: Int, tests: Int) -> String? {
    let (measured, needed) = (DecimalText.counted(rounds, "round"), ConfidenceInterval.fewestRounds)
    if rounds < needed { return Fact.noWinner(measured, needed) }
    let ofOneWin = [CrossoverLine].fewestRounds(tests: tests)
    return rounds < ofOneWin ? Fact.noSingleWin(tests, measured, ofOneWin) : nil
  }

  private var interruptions: String? {
    let interrupted = lines.filter {
      $0.shareOfInterruptedFrames > ReportSource.largestShareOfInterruptedFrames
    }
    guard let most = interrupted.map(\.shareOfInterruptedFrames).max() else { return nil }
    return TextFormatting.sentence(
      Caveat.interruptedFrames(
        "\(Set(interrupted.map(\.cell)).count) of \(DecimalText.counted(cells.count, "cell")), up to"
          + " \(TextFormatting.percent(most)) of a strategy's"))
  }

  private var caveats: [String] {
    let all = cells.flatMap(\.facts.caveats)
    return all.unique.map { caveat in
      let count = all.count { $0 == caveat }
      let scope = count == cells.count ? "" : " (\(count) of \(cells.count) cells)"
      return TextFormatting.sentence(caveat) + scope
    }
  }
}

extension RunFacts {
  /// The number and the text of rows from a file, without the sections, which cells may vary; empty
  /// for other rows.
  fileprivate var rowsOfFile: String {
    guard run.spec.rows.source == .file, let digest = run.spec.rows.digest else { return "" }
    return digest.split(separator: " ").prefix(2).joined(separator: " ")
  }
}
