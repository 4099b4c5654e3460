package import RunRecords

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of a sweep: its plan, a folder a cell, and what they come to.
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
  private var cellsPath: String { path + "/cells" }

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
  private static let acceptable = "name a folder that is new, empty or holds a sweep"

  /// Looks whether a sweep can be written here, before it is made; changes nothing.
  ///
  /// - Throws: ``OutputError`` for a place that holds something else or cannot be written.
  package func check() throws(OutputError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw OutputError("an empty path is no place for a sweep: name a folder")
    }
    do {
      guard let facts = try FileFacts(following: path) else { return try checkParents() }
      guard facts.kind == .folder else {
        throw OutputError("\(path) is no folder: \(Self.acceptable)")
      }
      try FileSystem.requireWritable(facts.path)
      // A volume of its own may have lost+found; hidden files may be a file system's.
      let names = try FileManager.default.contentsOfDirectory(atPath: facts.path)
        .filter { !$0.hasPrefix(".") && $0 != "lost+found" }.sorted()
      guard names.isEmpty || names.contains(SweepPlanFile.name) else {
        throw OutputError(
          "\(path) holds \(names[0]) but no \(SweepPlanFile.name): \(Self.acceptable)")
      }
    } catch let error as OutputError {
      throw error
    } catch let error as SystemError {
      throw OutputError("\(path) cannot be used as the output folder (\(error.clause))")
    } catch {
      throw OutputError("\(path) cannot be used as the output folder (\(error))")
    }
  }

  /// Looks whether missing folders can be made.
  private func checkParents() throws {
    var parent = Self.absolute(path)
    repeat {
      parent = OutputFile.folder(of: parent)
      guard let facts = try FileFacts(following: parent + "/") else { continue }
      guard facts.kind == .folder else {
        throw OutputError("\(path) leads through \(facts.path), which is no folder")
      }
      return try FileSystem.requireWritable(facts.path)
    } while !parent.isEmpty
  }

  /// Makes a folder and those that it lies in; one that another process makes meanwhile will do.
  private func makeFolders(_ path: String) throws(SystemError) {
    guard try FileFacts(following: path + "/") == nil else { return }
    try makeFolders(OutputFile.folder(of: path))
    do {
      try FileSystem.makeFolder(path)
    } catch {
      guard try FileFacts(following: path)?.kind == .folder else { throw error }
    }
  }

  /// A path without a slash at its end.
  private static func absolute(_ path: String) -> String {
    var path =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Makes the folder and writes the plan, unless another process was quicker.
  ///
  /// - Parameter check: Called before anything becomes visible.
  /// - Returns: The plan that is there now.
  /// - Throws: ``OutputError``, ``InputError`` for a plan that cannot be read, what `check` throws.
  package func begin(_ plan: SweepPlan, check: () throws -> Void) throws -> SweepPlan {
    try check()
    do throws(SystemError) {
      try makeFolders(Self.absolute(cellsPath))
    } catch {
      throw OutputError("\(cellsPath) cannot be made (\(error.clause))")
    }
    return try locked(check) {
      guard !Self.isSweep(path) else { return try self.plan() }
      try OutputFile.write(
        try SweepPlanFile.bytes(of: plan), to: planPath, replacing: { _ in false },
        beforePublishing: check)
      return plan
    }
  }

  /// Does something while no other process writes the plan or the map.
  private func locked<Result>(
    _ check: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    do {
      let lock = try FolderLock(beside: planPath, whileWaiting: check)
      defer { extendLifetime(lock) }
      return try body()
    } catch let error as SystemError {
      throw OutputError("\(path) cannot be locked (\(error.clause))")
    }
  }
}

extension SweepFolder {
  /// What there is of a cell.
  package enum CellState {
    case absent
    /// It was measured, and reads well.
    case finished(RecordedRun, absent: Set<String>)
    /// Files of it that are not as they were written, and why.
    case damaged(String)
  }

  /// Reads a cell.
  ///
  /// - Throws: ``InputError`` for a run that is not the cell's.
  package func state(of cell: SweepCell, in plan: SweepPlan) throws(InputError) -> CellState {
    let folder = cellPath(cell)
    guard try RunReader.facts(of: folder) != nil else { return .absent }
    let run: RecordedRun
    let absent: Set<String>
    do {
      (run, absent) = try RunReader.run(folder: folder)
      _ = try RunReader.runs(at: folder + "/summary.csv")
    } catch {
      return .damaged(error.description)
    }
    guard run.record.commandLine == plan.commandLine(of: cell) else {
      throw InputError(
        .malformed,
        "\(folder) holds another run than the cell's, of the arguments"
          + " \(Wording.oneLine(ShellText.line(run.record.commandLine)))")
    }
    return .finished(run, absent: absent)
  }

  /// The record of a cell alone; `nil` if there is none.
  func record(of cell: SweepCell) throws(InputError) -> RunRecord? {
    let name = cellPath(cell) + "/run.json"
    guard try RunReader.facts(of: name) != nil else { return nil }
    return try RecordJSON.reading(try MappedFile.wholeFile(name), name: name).record
  }

  /// Takes a cell for this process, so that no other one measures it.
  ///
  /// - Returns: `nil` if another process has it.
  /// - Throws: ``OutputError``.
  package func lock(_ cell: SweepCell) throws(OutputError) -> CellLock? {
    do throws(SystemError) {
      return try CellLock(Self.absolute(cellsPath) + "/.\(cell.name).lock")
    } catch {
      throw OutputError("\(cellPath(cell)) cannot be locked (\(error.clause))")
    }
  }

  /// Removes the files of a damaged cell, so that it can be measured again; anything else in its
  /// folder stays.
  package func removeFiles(of cell: SweepCell) {
    for name in RunFile.names {
      try? FileSystem.removeFile(Self.absolute(cellPath(cell)) + "/" + name)
    }
  }

  /// Writes a cell, whole or not at all.
  package func write(
    _ files: [RunFile], of cell: SweepCell, beforePublishing: () throws -> Void
  ) throws {
    try RunFolder.write(files, to: cellPath(cell), beforePublishing: beforePublishing)
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
}

extension SweepFolder {
  /// The files of a cell as they are, in the order of their names.
  package func files(of cell: SweepCell) throws(InputError) -> [RunFile] {
    var files: [RunFile] = []
    for name in RunFile.names.sorted() {
      let path = cellPath(cell) + "/" + name
      guard try RunReader.facts(of: path) != nil else { continue }
      files.append(RunFile(name, try MappedFile.wholeFile(path)))
    }
    return files
  }
}
