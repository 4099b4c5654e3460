package import Files
package import RunData

/// The folder of a sweep: its plan, a folder per cell, and the map.
///
/// Several processes may fill one folder: each cell is published completely or not at all.
package struct SweepFolder: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package var planPath: String { path + "/" + SweepPlan.fileName }
  package var crossoverPath: String { path + "/" + CrossoverCSV.name }
  private var cellsPath: String { path + "/cells" }

  /// The folder of a cell, which is that of a run.
  package func cellPath(_ cell: SweepCell) -> String { cellsPath + "/" + cell.name }

  package static func isSweep(_ path: String) -> Bool {
    (try? FileFacts(following: path + "/" + SweepPlan.fileName))?.kind == .file
  }
}

extension SweepFolder {
  /// Throws an error whose `isAbsent` is true if there is no plan.
  package func plan() throws(InputError) -> SweepPlan {
    do {
      return try SweepPlan(at: planPath)
    } catch {
      guard error.isAbsent else { throw error }
      throw InputError(
        "\(path) holds no sweep: there is no \(SweepPlan.fileName) in it", isAbsent: true)
    }
  }

  /// `nil` if the cell has no run; throws also for a run that is not the cell's.
  package func run(of cell: SweepCell, in plan: SweepPlan) throws(InputError) -> RunResult? {
    let folder = cellPath(cell)
    guard try RunReader.kind(of: folder) != nil else { return nil }
    let run: RunResult
    do {
      run = try RunReader.run(folder: folder)
    } catch {
      throw InputError("\(error.description); without \(folder) the sweep measures the cell again")
    }
    guard run.facts.run.commandLine == plan.commandLine(of: cell) else {
      throw InputError(
        "\(folder) holds another run than the cell's, of the arguments"
          + " \(MessageText.oneLine(ShellText.line(run.facts.run.commandLine)))")
    }
    return run
  }

  package func files(of cell: SweepCell) throws(InputError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in FolderKind.runFiles {
      let path = cellPath(cell) + "/" + name
      guard FileFacts.kind(at: path) != nil else { continue }
      files[name] = try InputFile.contents(of: path, upTo: InputFile.mostBytes)
    }
    return files
  }
}

extension SweepFolder {
  /// Checks that a sweep can be written here, without changing anything.
  ///
  /// - Throws: ``OutputError``, or ``InputError`` for the folder of another sweep.
  package func check(_ plan: SweepPlan) throws {
    try OutputError.saying("\(path) cannot be used as the output folder") {
      guard !path.isEmpty, !path.utf8.contains(0) else {
        throw OutputError("an empty path is no place for a sweep: name a folder")
      }
      try OutputFile.check([planPath], in: path) { _ in true }
      guard try FileFacts(following: path) != nil else { return }
      // Hidden entries and lost+found may be a file system's.
      let foreign = try FileSystem.entries(of: path)
        .first { !$0.hasPrefix(".") && $0 != "lost+found" }
      // Another process may have written the plan since.
      if let foreign, !Self.isSweep(path) {
        throw OutputError(
          "\(path) holds \(foreign) but no \(SweepPlan.fileName): name a folder that is new, empty"
            + " or holds a sweep")
      }
    }
    guard Self.isSweep(path) else { return }
    try requireSame(plan)
    try OutputFile.check([crossoverPath], replacing: CrossoverCSV.isResult)
  }

  private func requireSame(_ plan: SweepPlan) throws(InputError) {
    let own = try self.plan()
    guard plan != own else { return }
    throw InputError(
      "\(path) holds another sweep, of the arguments \(ShellText.line(own.arguments)): name another"
        + " folder")
  }

  /// Writes the plan unless another process has done so; makes the folder if it is missing.
  ///
  /// - Throws: ``OutputError``, ``InterruptionError``, or ``InputError`` for another sweep.
  package func begin(_ plan: SweepPlan) throws {
    if !Self.isSweep(path) { _ = try OutputFile.create(plan.json(), at: planPath, in: path) }
    try OutputError.saying("\(cellsPath) cannot be made") { try FileSystem.makeFolder(cellsPath) }
    try requireSame(plan)
  }

  /// Claims the folder for a process that measures all cells, as long as the lock lives.
  package func lock() throws(OutputError) -> AdvisoryLock {
    try OutputError.saying("\(planPath) cannot be locked") {
      guard let lock = try AdvisoryLock(planPath) else {
        throw OutputError(
          "another process is measuring the cells of \(path): wait until it ends, or share the cells"
            + " between processes with --shard")
      }
      return lock
    }
  }

  /// Judges all existing cells and writes the map.
  ///
  /// Several processes may do so at the same time; a process writes the map again if it finds more
  /// cells than it judged, so that the last map has all of them.
  package func publishResult() throws -> SweepReport {
    while true {
      let report = try SweepReport(reading: self)
      try OutputFile.write(
        [OutputFile.Entry(crossoverPath, CrossoverCSV.bytes(of: report))],
        replacing: CrossoverCSV.isResult)
      let written = report.plan.cells.count { FileFacts.kind(at: cellPath($0)) != nil }
      if written == report.cells.count { return report }
    }
  }
}
