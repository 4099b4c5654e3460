package import Analysis
package import Files
import Results
package import RunRecords
import Statistics

/// What a sweep came to: its lines, and what its cells were measured with.
package struct SweepResult: Sendable {
  package let plan: SweepPlan
  package private(set) var lines: [CrossoverLine]
  /// The records of the cells that are there, by the cells' names.
  package private(set) var records: [(cell: SweepCell, record: RunRecord)] = []
  /// Why cells that are there do not count, a sentence each.
  package var damaged: [String] = []

  /// - Parameter lines: Those of cells that were judged already.
  package init(_ plan: SweepPlan, lines: [CrossoverLine] = []) {
    self.plan = plan
    self.lines = lines
  }

  /// Judges the run of a cell and adds it.
  package mutating func add(_ cell: SweepCell, _ run: RecordedRun, absent: Set<String> = []) {
    lines += CrossoverLine.all(of: cell, run, absent: absent)
    records.append((cell, run.record))
  }

  package var map: CrossoverMap { CrossoverMap(plan, lines) }
}

extension SweepResult {
  /// Reads a result back, without judging anything anew.
  ///
  /// - Throws: ``InputError`` for a plan, a map or a record that is missing or not as it was written.
  package init(reading folder: SweepFolder) throws(InputError) {
    let plan = try folder.plan()
    self.init(plan)
    do {
      lines = try CrossoverCSV.lines(at: folder.crossoverPath, plan)
    } catch {
      guard error.kind == .absent else { throw error }
      throw InputError(
        .absent,
        "\(folder.crossoverPath) does not exist: the sweep did not come to its end; call it again,"
          + " or scrollbench sweep --merge \(folder.path) --output \(folder.path)")
    }
    for cell in plan.cells {
      if let record = try folder.record(of: cell) { records.append((cell, record)) }
    }
  }

  /// Everything that a reader must know besides the map, a sentence each.
  package var notes: [String] {
    [gapNote, newerNote].compactMap(\.self) + damaged.map { "Not counted: \($0)." }
      + [machineNote, buildNote, fontNote, roundNote].compactMap(\.self) + caveats
  }

  private var gapNote: String? {
    let gaps = map.gaps.map(\.name)
    guard !gaps.isEmpty else { return nil }
    let shown = gaps.prefix(5).joined(separator: ", ")
    return "\(gaps.count) of \(plan.cells.count) cells \(gaps.count == 1 ? "is" : "are") missing:"
      + " \(shown)\(gaps.count > 5 ? " and \(gaps.count - 5) more" : "")."
  }

  /// Cells that were measured after the map was written.
  private var newerNote: String? {
    let judged = Set(lines.map(\.cell))
    let newer = records.filter { !judged.contains($0.cell.name) }
    guard !newer.isEmpty else { return nil }
    return
      "\(newer.count) of the missing cells \(newer.count == 1 ? "is" : "are") measured, but not"
      + " in \(CrossoverCSV.name) yet: call the sweep again, or merge it."
  }

  private var machines: Set<String> { Set(lines.map(\.machine)) }

  /// Whether times of all cells are of one machine.
  package var isOfOneMachine: Bool { machines.count <= 1 }

  private var machineNote: String? {
    guard !isOfOneMachine else { return nil }
    return "The cells were measured on \(machines.count) machines: ratios within a cell and counts"
      + " are shown, and no times, for those of different machines do not compare."
  }

  private var buildNote: String? {
    let builds = Set(lines.map(\.commit)).sorted()
    guard builds.count > 1 else { return nil }
    return "The cells were measured with \(builds.count) builds of the tool:"
      + " \(TextFormatting.list(builds.map(TextFormatting.name)))."
  }

  private var fontNote: String? {
    let fonts = Set(records.map(\.record.machine.fontFingerprint)).count
    guard fonts > 1 else { return nil }
    return
      "The cells were measured with \(fonts) sets of fonts: counts of pixels differ by that too."
  }

  private var roundNote: String? {
    let needed = ConfidenceInterval.fewestRounds
    guard let fewest = lines.map(\.rounds).min(), fewest < needed else { return nil }
    return
      "With \(fewest) \(fewest == 1 ? "round" : "rounds") there is no interval, and nothing can"
      + " be shown to win: \(needed) are the fewest."
  }

  /// What runs say of themselves, once each.
  private var caveats: [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for caveat in records.flatMap(\.record.caveats) {
      if counts[caveat] == nil { order.append(caveat) }
      counts[caveat, default: 0] += 1
    }
    return order.map { caveat in
      let count = counts[caveat] ?? 0
      let scope =
        count == records.count ? "" : " (\(count) of \(records.count) cells)"
      return Doubts.sentence(TextFormatting.oneLine(caveat)) + scope
    }
  }
}
