import Analysis
import ArgumentParser
import Benchmarking
import Files
import JudgingCLI
import Reporting
package import RunData
import Statistics

/// The folder of a sweep, which several processes may fill.
struct SweepOutput {
  let folder: SweepFolder
  let plan: SweepPlan

  /// Checks that the folder can be used, and that a sweep in it is this one; changes nothing.
  init(_ path: String, _ plan: SweepPlan) throws {
    folder = SweepFolder(path)
    self.plan = plan
    try CommandFailure.wrapping(.output) { [folder] in try folder.check() }
    guard SweepFolder.isSweep(path) else { return }
    try requireSame(
      try CommandFailure.reading { [folder] in try folder.plan() })
  }

  private func requireSame(_ other: SweepPlan) throws(CommandFailure) {
    guard let difference = plan.difference(from: other) else { return }
    throw CommandFailure(
      "\(folder.path) holds another sweep: \(difference); name another folder", .data)
  }

  /// Makes the folder, with the plan in it.
  func begin() throws {
    try Interruption.whileWriting {
      try CommandFailure.updating {
        try requireSame(try folder.begin(plan, check: Interruption.check))
      }
    }
  }

  /// Claims the folder for this process, which measures all cells.
  ///
  /// - Throws: ``CommandFailure`` if another process has claimed it.
  func lock() throws -> SweepLock {
    guard let lock = try CommandFailure.wrapping(.output, { [folder] in try folder.lock() }) else {
      throw CommandFailure(
        "another process is measuring the cells of \(folder.path): wait until it ends, or share the"
          + " cells between processes with --shard", .output)
    }
    return lock
  }

  /// Returns whether a cell has been measured.
  ///
  /// - Throws: ``CommandFailure`` for a run that is malformed or not the cell's.
  func has(_ cell: SweepCell) throws -> Bool {
    try CommandFailure.reading { try folder.run(of: cell, in: plan) }
      != nil
  }

  /// Writes a cell unless another process has written it.
  ///
  /// - Returns: Whether this call wrote it.
  func write(_ files: [RunFile], of cell: SweepCell) throws -> Bool {
    var isNew = false
    try Interruption.whileWriting {
      isNew = try CommandFailure.wrapping(.output) {
        try folder.write(files, of: cell, beforePublishing: Interruption.check)
      }
    }
    return isNew
  }

  /// Writes the map of all cells that are there, and prints it.
  func publish() throws {
    var result = SweepResult(plan)
    try Interruption.whileWriting {
      try CommandFailure.updating {
        result = try folder.publishResult(of: plan, check: Interruption.check)
      }
    }
    let printed = PrintedResult(CrossoverText(result).text)
    try printed.write(to: folder.crossoverPath) {}
  }
}

extension SweepOutput {
  /// Measures the cells that are missing.
  func measure(
    _ cells: [SweepCell], with run: inout SweepRun, reading files: RowFiles,
    options: Session.Options
  ) throws {
    let missing = try missing(cells)
    var line = ProgressLine()
    defer { line.finish() }
    for (index, cell) in missing.enumerated() {
      // Another process was quicker.
      if try has(cell) { continue }
      try CommandFailure.wrapping(.output) { try folder.check(cell) }
      let title = plan.title(of: cell)
      let parts = [
        "cell \(index + 1) of \(missing.count)", title.count <= 32 ? title : title.prefix(31) + "…",
      ]
      var begun: UnpublishedFolder?
      let recorded = try CommandFailure.wrapping(.output) {
        try run.measure(
          cell, reading: files, options: options,
          in: {
            Interruption.suspend()
            let made = try folder.begin(cell)
            begun = made
            return made
          }
        ) { line.show(parts, fraction: (Double(index) + $0) / Double(missing.count)) }
      }
      let isNew = try publish(recorded, begun, of: cell)
      begun = nil
      Interruption.resume()
      line.finish()
      if isNew {
        WrittenFiles.announce("\(folder.cellPath(cell)) (\(index + 1) of \(missing.count))")
      } else {
        StandardError.write(
          line: "\(cell.name) was measured by another process at the same time: its run stays")
      }
    }
  }

  /// Publishes the folder of a measured cell unless another process has written it.
  ///
  /// - Returns: Whether this call published it.
  private func publish(
    _ run: RunResult, _ begun: UnpublishedFolder?, of cell: SweepCell
  ) throws -> Bool {
    try CommandFailure.wrapping(.output) {
      guard let begun else { preconditionFailure("a run that was measured has a folder") }
      let files = try RunFile.derived(from: run, summaries: SeriesSummary.all(of: run))
      for file in files { try begun.write(file.bytes, to: file.name) }
      return try folder.publish(begun, of: cell, check: Interruption.check)
    }
  }

  private func missing(_ cells: [SweepCell]) throws -> [SweepCell] {
    let missing = try cells.filter { try !has($0) }
    let kept = cells.count - missing.count
    if kept > 0 {
      StandardError.write(
        line: "\(kept) of \(cells.count) \(cells.count == 1 ? "cell is" : "cells are")"
          + " measured already"
      )
    }
    return missing
  }
}

extension SweepRun {
  /// Checks the cells of the options of a sweep.
  ///
  /// - Parameter base: The run of the arguments.
  /// - Throws: ``CommandFailure`` for too many cells, and for keys that are named twice.
  package init(vary: [SweepAxis], runArguments: [String], base: RunCommand) throws {
    for (index, axis) in vary.enumerated()
    where vary[..<index].contains(where: { $0.name == axis.name }) {
      throw CommandFailure("--vary names \(axis.name) twice", .usage)
    }
    let count = SweepPlan.cellCount(of: vary)
    guard count <= SweepPlan.mostCells else {
      throw CommandFailure(
        "\(count == .max ? "far too many" : "\(count)") cells; \(SweepPlan.mostCells) are the most"
          + " of a sweep. Vary fewer values.", .usage)
    }
    if let both = vary.first(where: { axis in
      base.scenarioOptions.set.contains { $0.0 == axis.name }
    }) {
      throw CommandFailure("\(both.name) is both varied and set: leave one out", .usage)
    }
    try self.init(SweepPlan(vary: vary, runArguments: runArguments), base: try base.makeSpec())
  }
}

extension ExperimentSpec {
  /// The caveat of too few rounds to show anything; `nil` for enough.
  package var roundCaveat: String? {
    let needed = ConfidenceInterval.fewestRounds
    return rounds >= needed
      ? nil
      : "with \(rounds) \(rounds == 1 ? "round" : "rounds") nothing can be shown to win; with --rounds"
        + " \(needed) it can"
  }
}
