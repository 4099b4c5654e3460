package import Files
package import RunRecords

/// The folder of a sweep: its plan, a folder per cell, the map, and the lock file.
///
/// Several processes may fill one folder: each cell appears whole or not at all.
package struct SweepFolder: Sendable {
  package let path: String

  /// - Parameter path: It need not exist.
  package init(_ path: String) {
    self.path = path
  }

  package var planPath: String { path + "/" + SweepPlanFile.name }
  package var crossoverPath: String { path + "/" + CrossoverCSV.name }
  var cellsPath: String { path + "/cells" }
  var lockPath: String { path + "/" + SweepLock.name }

  /// The folder of a cell.
  package func cellPath(_ cell: SweepCell) -> String { cellsPath + "/" + cell.name }

  /// Whether a path is the folder of a sweep.
  package static func isSweep(_ path: String) -> Bool {
    (try? FileFacts(following: path + "/" + SweepPlanFile.name))?.kind == .file
  }

  /// The plan of the sweep that the folder holds.
  ///
  /// - Throws: ``InputError``; of the kind `absent` if it holds none.
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
  /// Makes the folder and writes the plan, unless another process was quicker.
  ///
  /// - Parameter check: Called before anything becomes visible.
  /// - Returns: The plan that is there now.
  /// - Throws: ``OutputError``, ``InputError`` for a plan that cannot be read, what `check` throws.
  package func begin(_ plan: SweepPlan, check: () throws -> Void) throws -> SweepPlan {
    try check()
    try makeFolders()
    return try locked(check) {
      guard !Self.isSweep(path) else { return try self.plan() }
      try OutputFile.write(
        try SweepPlanFile.bytes(of: plan), to: planPath, replacing: { _ in false },
        beforePublishing: check)
      return plan
    }
  }

  /// Judges all cells that are there, and writes what they come to.
  ///
  /// No other process does the same meanwhile: who comes last sees all cells.
  ///
  /// - Throws: ``InputError`` for a run that is not its cell's, ``OutputError``, what `check` throws.
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

  /// Calls a closure while no other process writes the plan or the map.
  private func locked<Result>(
    _ check: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    do {
      let lock = try SweepLock(lockPath, byte: 0, waits: true, check: check)
      defer { extendLifetime(lock) }
      return try body()
    } catch let error as SystemError {
      throw OutputError("\(path) cannot be locked (\(error.clause))")
    }
  }
}
