package import Files
import Results
package import RunRecords

extension SweepFolder {
  /// The state of a cell.
  package enum CellState {
    case absent
    /// It was measured.
    case finished(RecordedRun, absent: Set<String>)
    /// Its files are malformed for a reason.
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
          + " \(TextFormatting.oneLine(ShellText.line(run.record.commandLine)))")
    }
    return .finished(run, absent: absent)
  }

  /// Reads the record of a cell; `nil` if there is none.
  func record(of cell: SweepCell) throws(InputError) -> RunRecord? {
    let name = cellPath(cell) + "/run.json"
    guard try RunReader.facts(of: name) != nil else { return nil }
    return try RecordJSON.reading(try MappedFile.wholeFile(name), name: name).record
  }

  /// Claims a cell for this process, so that no other process measures it.
  ///
  /// - Returns: `nil` if another process has claimed it.
  /// - Throws: ``OutputError``.
  package func lock(_ cell: SweepCell) throws(OutputError) -> SweepLock? {
    try OutputError.saying("\(cellPath(cell)) cannot be locked") {
      try SweepLock(planPath, byte: cell.number)
    }
  }

  /// Checks that a cell can be written; changes nothing.
  ///
  /// - Throws: ``OutputError`` for a folder with files that are not a run's.
  package func check(_ cell: SweepCell) throws(OutputError) {
    try RunFolder.check(cellPath(cell), replacesDamaged: true)
  }

  /// Writes a cell completely or not at all, and replaces a damaged one.
  package func write(
    _ files: [RunFile], of cell: SweepCell, beforePublishing: () throws -> Void
  ) throws {
    try RunFolder.write(
      files, to: cellPath(cell), replacesDamaged: true, beforePublishing: beforePublishing)
  }

  /// Reads the files of a cell, sorted by name.
  package func files(of cell: SweepCell) throws(InputError) -> [RunFile] {
    var files: [RunFile] = []
    for name in RunFile.names.sorted() {
      let path = cellPath(cell) + "/" + name
      guard try RunReader.facts(of: path) != nil else { continue }
      files.append(RunFile(name, try MappedFile.wholeFile(path, upTo: MappedFile.mostBytes)))
    }
    return files
  }
}
