import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData

extension SweepFolder {
  /// Measures the cells that the folder lacks: all strategies at all refresh rates, interleaved.
  func measure(
    _ cells: [(SweepCell, ExperimentSpec)], of plan: SweepPlan,
    reading files: RowFiles, options: Session.Options
  ) throws {
    var missing: [(SweepCell, ExperimentSpec)] = []
    var stored: (rows: ExperimentSpec.Rows, spec: ExperimentSpec)?
    for (cell, spec) in cells {
      if let run = try run(of: cell, in: plan) {
        stored = stored ?? (run.facts.run.spec.rows, spec)
      } else {
        missing.append((cell, spec))
      }
    }
    // The rows must be those of a stored run: a plan has the name of their file alone.
    if case (let rows, var spec)? = stored, spec.rows.source == .file {
      spec.rows.digest = rows.digest
      _ = try Experiment(spec, reading: files)
    }
    if missing.count < cells.count {
      StandardError.write(
        line: "\(cells.count - missing.count) of \(cells.count)"
          + " \(cells.count == 1 ? "cell is" : "cells are") measured already")
    }
    var options = options
    var line = ProgressLine()
    defer { line.finish() }
    for (index, (cell, spec)) in missing.enumerated() {
      let path = cellPath(cell)
      // Another process was quicker.
      if FileFacts.kind(at: path) != nil { continue }
      let experiment = try Experiment(spec, reading: files)
      let place = "\(index + 1) of \(missing.count)"
      let title = plan.title(of: cell)
      func show(_ fraction: Double) {
        line.show(
          ["cell " + place, title.count <= 32 ? title : title.prefix(31) + "…"],
          fraction: (Double(index) + fraction) / Double(missing.count))
      }
      show(0)
      options.commandLine = plan.commandLine(of: cell)
      var begun: UnpublishedFolder?
      // A session of its own: each cell begins with empty caches.
      let session = try Session(options)
      let result: RunResult
      do {
        result = try session.run(
          experiment, in: { try FolderKind.run.begin(path, as: &begun) }
        ) {
          if case .measuring(_, let fraction) = $0 { show(fraction) }
        }
      } catch let error as MeasurementError {
        throw MeasurementError(error.cause, "\(title): \(error.message)")
      }
      // Later the load is the sweep's own.
      options.loadAverages = result.facts.run.machine.loadAverages
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

  func publish() throws {
    try WrittenFiles.write(printing: Array(publishResult().text.utf8)) {
      (crossoverPath, crossoverPath)
    }
  }
}

extension SweepFolder {
  /// Copies the cells that the folder lacks from shards in folders of their own, and publishes the
  /// map.
  func merge(_ shards: [SweepFolder]) throws {
    let plan = try shards[0].plan()
    for shard in shards {
      let other = try shard.plan()
      guard plan != other else { continue }
      throw InputError(
        "\(shards[0].path) and \(shard.path) are shards of different sweeps, of the arguments"
          + " \(MessageText.pair(ShellText.line(plan.arguments), ShellText.line(other.arguments)))")
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
    try publish()
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
