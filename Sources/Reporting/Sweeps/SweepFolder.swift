package import Files
package import RunData

/// The folder of a sweep: its plan, a folder per cell, and the map.
///
/// Several processes may fill one folder: each cell is published completely or not at all.
package struct SweepFolder: Sendable {
  package let path: String

  /// - Parameter path: A path that need not exist.
  package init(_ path: String) {
    self.path = path
  }

  package var planPath: String { path + "/" + SweepPlanFile.name }
  package var crossoverPath: String { path + "/" + CrossoverCSV.name }
  var cellsPath: String { path + "/cells" }

  /// The folder of a cell.
  package func cellPath(_ cell: SweepCell) -> String { cellsPath + "/" + cell.name }

  /// Returns whether a path is the folder of a sweep.
  package static func isSweep(_ path: String) -> Bool {
    (try? FileFacts(following: path + "/" + SweepPlanFile.name))?.kind == .file
  }

  /// Reads the plan.
  ///
  /// - Throws: ``InputError``; of the kind `absent` if there is none.
  package func plan() throws(InputError) -> SweepPlan {
    do {
      return try SweepPlanFile.plan(at: planPath)
    } catch {
      guard error.kind == .absent else { throw error }
      throw InputError(.absent, "\(path) holds no sweep: there is no \(SweepPlanFile.name) in it")
    }
  }
}

extension SweepFolder {
  /// The folder as it is created: with the plan alone.
  private static let kind = FolderKind(
    noun: "sweep", marker: SweepPlanFile.name, isFile: { $0 == SweepPlanFile.name })

  /// Creates the folder with the plan, or the plan in an empty folder, unless another process has
  /// done so.
  ///
  /// - Parameter check: Called before anything is published.
  /// - Returns: The plan in the folder.
  /// - Throws: ``OutputError``, ``InputError`` for a malformed plan, errors of `check`.
  package func begin(_ plan: SweepPlan, check: () throws -> Void) throws -> SweepPlan {
    try check()
    if !Self.isSweep(path) {
      let bytes = try SweepPlanFile.bytes(of: plan)
      let isNew = try Self.kind.create(
        [(SweepPlanFile.name, bytes)], at: path, beforePublishing: check)
      if !isNew, !Self.isSweep(path) {
        _ = try OutputFile.create(bytes, at: planPath, beforePublishing: check)
      }
    }
    try OutputError.saying("\(cellsPath) cannot be made") { try FileSystem.makeFolder(cellsPath) }
    return try self.plan()
  }

  /// Claims the folder for a process that measures all cells, so that no other one does.
  ///
  /// - Returns: `nil` if another process has claimed it.
  /// - Throws: ``OutputError``.
  package func lock() throws(OutputError) -> SweepLock? {
    try OutputError.saying("\(planPath) cannot be locked") { try SweepLock(planPath) }
  }

  /// Judges all existing cells and writes the map.
  ///
  /// Several processes may do so at the same time; a process writes the map again if it finds more
  /// cells than it judged, so that the last map has all of them.
  ///
  /// - Throws: ``InputError`` for a run that is malformed or of another cell, ``OutputError``, errors
  ///   of `check`.
  package func publishResult(of plan: SweepPlan, check: () throws -> Void) throws -> SweepResult {
    while true {
      let result = try result(of: plan, check: check)
      try OutputFile.write(
        CrossoverCSV.bytes(of: result.lines, plan), to: crossoverPath,
        replacing: CrossoverCSV.isResult, beforePublishing: check)
      if writtenCells(of: plan) == result.records.count { return result }
    }
  }

  private func result(of plan: SweepPlan, check: () throws -> Void) throws -> SweepResult {
    var result = SweepResult(plan)
    for cell in plan.cells {
      try check()
      guard let run = try run(of: cell, in: plan) else { continue }
      result.add(cell, run)
    }
    return result
  }

  /// The number of cells that have a folder.
  private func writtenCells(of plan: SweepPlan) -> Int {
    plan.cells.count { FileFacts.kind(at: cellPath($0)) != nil }
  }
}
