import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData

extension SweepFolder {
  func measure(
    _ cells: [SweepCell], with run: inout SweepRun, reading files: RowFiles,
    options: Session.Options
  ) throws {
    let plan = run.plan
    var missing: [SweepCell] = []
    var isSame = false
    for cell in cells {
      guard let stored = try self.run(of: cell, in: plan) else {
        missing.append(cell)
        continue
      }
      if !isSame { try run.checkRows(of: stored.facts, cell, reading: files) }
      isSame = true
    }
    if missing.count < cells.count {
      StandardError.write(
        line: "\(cells.count - missing.count) of \(cells.count)"
          + " \(cells.count == 1 ? "cell is" : "cells are") measured already")
    }
    var line = ProgressLine()
    defer { line.finish() }
    for (index, cell) in missing.enumerated() {
      let path = cellPath(cell)
      // Another process was quicker.
      if FileFacts.kind(at: path) != nil { continue }
      let place = "\(index + 1) of \(missing.count)"
      let title = plan.title(of: cell)
      var begun: UnpublishedFolder?
      let result = try run.measure(
        cell, reading: files, options: options,
        in: { try FolderKind.run.begin(path, as: &begun) }
      ) {
        line.show(
          ["cell " + place, title.count <= 32 ? title : title.prefix(31) + "…"],
          fraction: (Double(index) + $0) / Double(missing.count))
      }
      guard let folder = begun.take() else { preconditionFailure("a measured run has a folder") }
      try folder.write(result.derivedFiles(SeriesSummary.all(of: result)))
      let isNew = try folder.publish(asNew: path)
      Interruption.resume()
      line.finish()
      if isNew {
        WrittenFiles.announce("\(path) (\(place))")
      } else {
        StandardError.write(
          line: "\(cell.name) was measured by another process at the same time: its run stays")
      }
    }
  }

  func publish(_ plan: SweepPlan) throws {
    try PrintedResult(publishResult(of: plan).text).write { (crossoverPath, crossoverPath) }
  }
}

extension SweepFolder {
  /// Copies the cells that the folder lacks from shards in folders of their own, and publishes the
  /// map.
  ///
  /// - Throws: ``InputError`` for a folder without a sweep, damaged cells, shards of different sweeps,
  ///   without any cell, or with different runs of a cell.
  func merge(_ shards: [SweepFolder]) throws {
    let plan = try shards[0].plan()
    for shard in shards {
      let other = try shard.plan()
      guard plan != other else { continue }
      throw InputError(
        "\(shards[0].path) and \(shard.path) are shards of different sweeps: one has the arguments"
          + " \(ShellText.line(plan.arguments)), the other \(ShellText.line(other.arguments))")
    }
    try check(plan)
    let sources = try plan.cells.compactMap { cell in
      try source(of: cell, in: plan, shards).map { (cell, $0) }
    }
    guard !sources.isEmpty else {
      let names = shards.map(\.path).joined(separator: ", ")
      throw InputError("no cell has been measured in \(names)")
    }
    try begin(plan)
    for (cell, source) in sources where source.path != path {
      let files = try source.files(of: cell)
      try Interruption.whileWriting {
        let folder = try FolderKind.run.begin(cellPath(cell))
        try folder.write(files)
        _ = try folder.publish(asNew: cellPath(cell))
      }
    }
    try publish(plan)
  }

  /// Returns the folder that has a cell: this one, or a shard; `nil` if it was not measured.
  private func source(
    of cell: SweepCell, in plan: SweepPlan, _ shards: [SweepFolder]
  ) throws(InputError) -> SweepFolder? {
    var first: (folder: SweepFolder, files: [String: [UInt8]])?
    for folder in [self] + shards where try folder.run(of: cell, in: plan) != nil {
      let files = try folder.files(of: cell)
      guard first == nil || first?.files == files else {
        throw InputError(
          "\(first?.folder.cellPath(cell) ?? "") and \(folder.cellPath(cell)) are different runs of"
            + " one cell: remove one of them")
      }
      first = first ?? (folder, files)
    }
    return first?.folder
  }
}
