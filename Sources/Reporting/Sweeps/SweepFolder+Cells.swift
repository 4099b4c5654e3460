package import Files
package import RunData

extension SweepFolder {
  /// Reads the run of a cell; `nil` if there is none.
  ///
  /// - Throws: ``InputError`` for a run that is malformed or not the cell's.
  package func run(
    of cell: SweepCell, in plan: SweepPlan
  ) throws(InputError) -> RunResult? {
    let folder = cellPath(cell)
    guard try RunReader.facts(of: folder) != nil else { return nil }
    let run: RunResult
    do {
      run = try RunReader.run(folder: folder)
    } catch {
      throw InputError(
        .malformed, "\(error.description); without \(folder) the sweep measures the cell again")
    }
    guard run.facts.run.commandLine == plan.commandLine(of: cell) else {
      throw InputError(
        .malformed,
        "\(folder) holds another run than the cell's, of the arguments"
          + " \(TextFormatting.oneLine(ShellText.line(run.facts.run.commandLine)))")
    }
    return run
  }

  /// Reads the facts of a cell; `nil` if there is none.
  func facts(of cell: SweepCell) throws(InputError) -> RunFacts? {
    let name = cellPath(cell) + "/run.json"
    guard try RunReader.facts(of: name) != nil else { return nil }
    return try RunFacts(json: try InputFile.contents(of: name), name: name)
  }

  /// Checks that a cell can be written; changes nothing.
  ///
  /// - Throws: ``OutputError``.
  package func check(_ cell: SweepCell) throws(OutputError) {
    try RunFolder.check(cellPath(cell))
  }

  /// Makes the folder of a cell; ``publish(_:of:check:)`` shows it.
  ///
  /// - Throws: ``OutputError``.
  package func begin(_ cell: SweepCell) throws -> UnpublishedFolder {
    try RunFolder.begin(cellPath(cell))
  }

  /// Publishes the folder of a cell unless another process has written it.
  ///
  /// - Returns: Whether this call published it.
  package func publish(
    _ folder: UnpublishedFolder, of cell: SweepCell, check: () throws -> Void
  ) throws -> Bool {
    try folder.publish(asNew: cellPath(cell), check)
  }

  /// Writes a cell completely or not at all, unless another process has written it.
  ///
  /// - Returns: Whether this call wrote it.
  package func write(
    _ files: [RunFile], of cell: SweepCell, beforePublishing: () throws -> Void
  ) throws -> Bool {
    try RunFolder.create(files, at: cellPath(cell), beforePublishing: beforePublishing)
  }

  /// Reads the files of a cell, sorted by name.
  package func files(of cell: SweepCell) throws(InputError) -> [RunFile] {
    var files: [RunFile] = []
    for name in RunFile.names.sorted() {
      let path = cellPath(cell) + "/" + name
      guard try RunReader.facts(of: path) != nil else { continue }
      files.append(RunFile(name, try InputFile.contents(of: path, upTo: InputFile.mostBytes)))
    }
    return files
  }
}
