import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData

/// The folder of a sweep, which several processes may fill.
struct SweepOutput {
  private let folder: SweepFolder
  private let plan: SweepPlan

  /// Checks that the folder can be used, and that a sweep in it is this one; changes nothing.
  init(_ path: String, _ plan: SweepPlan) throws {
    folder = SweepFolder(path)
    self.plan = plan
    try folder.check()
    if SweepFolder.isSweep(path) { try requireSame(try folder.plan()) }
  }

  private func requireSame(_ other: SweepPlan) throws(CommandFailure) {
    guard plan != other else { return }
    throw CommandFailure(
      "\(folder.path) holds another sweep, of the arguments \(ShellText.line(other.arguments)): name"
        + " another folder", .data)
  }

  /// Makes the folder, with the plan in it.
  func begin() throws {
    try Interruption.whileWriting {
      try requireSame(try folder.begin(plan, check: Interruption.check))
    }
  }

  /// Claims the folder for this process, which measures all cells.
  ///
  /// - Throws: ``CommandFailure`` if another process has claimed it.
  func lock() throws -> AdvisoryLock {
    if let lock = try folder.lock() { return lock }
    throw CommandFailure(
      "another process is measuring the cells of \(folder.path): wait until it ends, or share the"
        + " cells between processes with --shard", .output)
  }

  /// Writes the map of all cells that are there, and prints it.
  func publish() throws {
    var text = ""
    try Interruption.whileWriting {
      text = SweepReport(try folder.publishResult(of: plan, check: Interruption.check)).text
    }
    try PrintedResult(text).write(to: folder.crossoverPath) {}
  }
}

extension SweepOutput {
  /// Measures the cells that are missing.
  func measure(
    _ cells: [SweepCell], with run: inout SweepRun, reading files: RowFiles,
    options: Session.Options
  ) throws {
    let missing = try cells.filter { try folder.run(of: $0, in: plan) == nil }
    if missing.count < cells.count {
      StandardError.write(
        line: "\(cells.count - missing.count) of \(cells.count)"
          + " \(cells.count == 1 ? "cell is" : "cells are") measured already")
    }
    var line = ProgressLine()
    defer { line.finish() }
    for (index, cell) in missing.enumerated() {
      let path = folder.cellPath(cell)
      // Another process was quicker.
      if FileFacts.kind(at: path) != nil { continue }
      let place = "\(index + 1) of \(missing.count)"
      let title = plan.title(of: cell)
      var begun: UnpublishedFolder?
      let result = try run.measure(
        cell, reading: files, options: options,
        in: {
          Interruption.suspend()
          let folder = try RunFolder.begin(path)
          begun = folder
          return folder
        }
      ) {
        line.show(
          ["cell " + place, title.count <= 32 ? title : title.prefix(31) + "…"],
          fraction: (Double(index) + $0) / Double(missing.count))
      }
      guard let folder = begun.take() else { preconditionFailure("a measured run has a folder") }
      for file in try RunFile.derived(from: result, summaries: SeriesSummary.all(of: result)) {
        try folder.write(file.bytes, to: file.name)
      }
      let isNew = try folder.publish(asNew: path, Interruption.check)
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
}

extension SweepOutput {
  /// Copies the cells that a folder lacks from shards in folders of their own, and publishes the map.
  ///
  /// - Throws: ``InputError`` for a folder without a sweep and for damaged cells; ``CommandFailure``
  ///   for shards of different sweeps, without any cell, or with different runs of a cell.
  static func merge(_ paths: [String], to path: String) throws {
    let shards = paths.map(SweepFolder.init)
    let plan = try shards[0].plan()
    for shard in shards {
      let other = try shard.plan()
      guard plan != other else { continue }
      throw CommandFailure(
        "\(shards[0].path) and \(shard.path) are shards of different sweeps: one has the arguments"
          + " \(ShellText.line(plan.arguments)), the other \(ShellText.line(other.arguments))",
        .data)
    }
    let output = try SweepOutput(path, plan)
    let sources = try output.sources(shards)
    guard !sources.isEmpty else {
      throw CommandFailure("no cell has been measured in \(paths.joined(separator: ", "))", .data)
    }
    try output.begin()
    for (cell, source) in sources where source.path != path {
      let files = try source.files(of: cell)
      try Interruption.whileWriting {
        _ = try RunFolder.create(
          files, at: output.folder.cellPath(cell), beforePublishing: Interruption.check)
      }
    }
    try output.publish()
  }

  /// Returns the cells that were measured, each with a folder that has it: this one, or a shard.
  private func sources(
    _ shards: [SweepFolder]
  ) throws -> [(cell: SweepCell, folder: SweepFolder)] {
    try plan.cells.compactMap { cell in
      let having = try ([folder] + shards).filter { try $0.run(of: cell, in: plan) != nil }
      guard let first = having.first else { return nil as (SweepCell, SweepFolder)? }
      let files = try first.files(of: cell)
      for other in having.dropFirst() where try other.files(of: cell) != files {
        throw CommandFailure(
          "\(first.cellPath(cell)) and \(other.cellPath(cell)) are different runs of one cell: remove"
            + " one of them", .data)
      }
      return (cell, first)
    }
  }
}
