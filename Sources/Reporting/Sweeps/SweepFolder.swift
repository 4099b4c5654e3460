package import Files
package import RunRecords

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

  /// Creates the folder with the plan, unless another process has done so.
  ///
  /// Completes a folder that is empty or that a process left without a plan.
  ///
  /// - Parameter check: Called before anything is published.
  /// - Returns: The plan in the folder.
  /// - Throws: ``OutputError``, ``InputError`` for a malformed plan, errors of `check`.
  package func begin(_ plan: SweepPlan, check: () throws -> Void) throws -> SweepPlan {
    try check()
    if !Self.isSweep(path) {
      let bytes = try SweepPlanFile.bytes(of: plan)
      let isNew = try OutputFolder(path, of: Self.kind).create(
        [(SweepPlanFile.name, bytes)], beforePublishing: check)
      if !isNew, !Self.isSweep(path) {
        _ = try OutputFile.create(bytes, at: planPath, beforePublishing: check)
      }
    }
    try OutputError.saying("\(cellsPath) cannot be made") { try FileSystem.makeFolder(cellsPath) }
    return try self.plan()
  }

  /// Judges all existing cells and writes the map.
  ///
  /// Processes do so one after the other, so that the last one sees all cells.
  ///
  /// - Throws: ``InputError`` for a run of another cell, ``OutputError``, errors of `check`.
  package func publishResult(of plan: SweepPlan, check: () throws -> Void) throws -> SweepResult {
    try locked(check) {
      var result = SweepResult(plan)
      for cell in plan.cells {
        try check()
        switch try state(of: cell, in: plan) {
        case .absent: break
        case .finished(let run, let absent): result.add(cell, run, absent: absent)
        case .damaged(let reason): result.damaged.append(reason)
        }
      }
      try OutputFile.write(
        CrossoverCSV.bytes(of: result.lines, plan), to: crossoverPath,
        replacing: CrossoverCSV.isResult, beforePublishing: check)
      return result
    }
  }

  /// Calls a closure while other processes cannot write the map.
  private func locked<Result>(
    _ check: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    do {
      let lock = try SweepLock(planPath, byte: 0, waits: true, check: check)
      defer { extendLifetime(lock) }
      return try body()
    } catch let error as SystemError {
      throw OutputError("\(path) cannot be locked (\(error.reason))")
    }
  }
}
