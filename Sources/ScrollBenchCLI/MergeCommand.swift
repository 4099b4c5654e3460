import Analysis
package import ArgumentParser
import Reporting
import RunRecords

/// `scrollbench merge`: puts the shards of a sweep together.
package struct MergeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the shards of a sweep together.",
    discussion: """
      All folders must hold shards of one sweep. A cell that two of them have must be the same in \
      both, byte for byte; cells that none has are named. Ratios within a cell and counts are put \
      together wherever they were measured; times only if all cells are of one machine.
      """)

  @Argument(
    help: ArgumentHelp("The folders of the shards.", valueName: "folder"), completion: .directory)
  package var folders: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder to write: new, empty, or one that holds shards of the same sweep.",
      valueName: "folder"), completion: .directory, transform: FlagValue.path)
  package var output: String

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      Interruption.install()
      let shards = folders.map(SweepFolder.init)
      let plan = try commonPlan(of: shards)
      let output = try SweepOutput(output, plan)
      let sources = try cellSources(
        shards + (SweepFolder.isSweep(self.output) ? [output.folder] : []), plan)
      guard !sources.isEmpty else {
        throw CommandFailure(
          "no cell has been measured in \(folders.joined(separator: ", "))", .data)
      }
      try output.begin()
      for (cell, folder) in sources where folder.path != self.output {
        guard case .absent = try state(of: cell, in: output.folder, plan) else { continue }
        let files = try CommandFailure.reading { () throws(InputError) in
          try folder.files(of: cell)
        }
        try output.write(files, of: cell)
      }
      try output.publish()
    }
  }

  /// The plan that all shards have.
  private func commonPlan(of shards: [SweepFolder]) throws -> SweepPlan {
    func plan(_ shard: SweepFolder) throws -> SweepPlan {
      try CommandFailure.reading { () throws(InputError) in try shard.plan() }
    }
    let first = try plan(shards[0])
    for shard in shards.dropFirst() {
      guard let difference = first.difference(from: try plan(shard)) else { continue }
      throw CommandFailure(
        "\(shards[0].path) and \(shard.path) are shards of different sweeps: \(difference)", .data)
    }
    return first
  }

  private func state(
    of cell: SweepCell, in folder: SweepFolder, _ plan: SweepPlan
  ) throws -> SweepFolder.CellState {
    try CommandFailure.reading { () throws(InputError) in try folder.state(of: cell, in: plan) }
  }

  /// Where each cell is found, in the order of the plan.
  ///
  /// - Throws: ``CommandFailure`` for a damaged cell, and for one that two shards have differently.
  private func cellSources(
    _ shards: [SweepFolder], _ plan: SweepPlan
  ) throws -> [(cell: SweepCell, folder: SweepFolder)] {
    var sources: [(cell: SweepCell, folder: SweepFolder)] = []
    var conflicts: [String] = []
    for cell in plan.cells {
      var first: SweepFolder?
      for shard in shards {
        switch try state(of: cell, in: shard, plan) {
        case .absent: continue
        case .damaged(let reason): throw CommandFailure(reason, .data)
        case .finished: break
        }
        guard let first else {
          first = shard
          continue
        }
        let same = try CommandFailure.reading { () throws(InputError) in
          try first.files(of: cell) == shard.files(of: cell)
        }
        if !same {
          conflicts.append(
            "\(first.cellPath(cell)) and \(shard.cellPath(cell)) are different runs of one cell")
        }
      }
      if let first { sources.append((cell, first)) }
    }
    guard let conflict = conflicts.first else { return sources }
    let more = conflicts.count > 1 ? ", and \(conflicts.count - 1) more differ" : ""
    throw CommandFailure("\(conflict)\(more): remove one of each", .data)
  }
}
