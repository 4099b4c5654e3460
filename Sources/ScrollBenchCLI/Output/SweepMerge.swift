import Analysis
import Benchmarking
import Files
import JudgingCLI
import Reporting
import RunData

/// The merging of shards that were measured into separate folders.
struct SweepMerge {
  private let shards: [SweepFolder]
  private let plan: SweepPlan

  /// - Throws: ``CommandFailure`` for a folder without a sweep, and for shards of different sweeps.
  init(_ folders: [String]) throws {
    shards = folders.map(SweepFolder.init)
    plan = try Self.commonPlan(of: shards)
  }

  /// Copies the cells that a folder lacks, and publishes the map.
  ///
  /// - Throws: ``CommandFailure`` for damaged cells, cells that two shards have differently, and
  ///   shards without any cell.
  func write(to path: String) throws {
    let output = try SweepOutput(path, plan)
    let sources = try cellSources(shards + (SweepFolder.isSweep(path) ? [output.folder] : []))
    guard !sources.isEmpty else {
      throw CommandFailure(
        "no cell has been measured in \(shards.map(\.path).joined(separator: ", "))", .data)
    }
    try output.begin()
    for (cell, folder) in sources where folder.path != path {
      let files = try CommandFailure.reading { try folder.files(of: cell) }
      _ = try output.write(files, of: cell)
    }
    try output.publish()
  }

  /// Returns the plan that all shards have.
  private static func commonPlan(of shards: [SweepFolder]) throws -> SweepPlan {
    func plan(_ shard: SweepFolder) throws -> SweepPlan {
      try CommandFailure.reading { try shard.plan() }
    }
    let first = try plan(shards[0])
    for shard in shards.dropFirst() {
      guard let difference = first.difference(from: try plan(shard)) else { continue }
      throw CommandFailure(
        "\(shards[0].path) and \(shard.path) are shards of different sweeps: \(difference)", .data)
    }
    return first
  }

  private func has(_ cell: SweepCell, _ folder: SweepFolder) throws -> Bool {
    try CommandFailure.reading { try folder.run(of: cell, in: plan) }
      != nil
  }

  /// Returns the cells that were measured, in the order of the plan, each with a folder that has
  /// it.
  ///
  /// - Throws: ``CommandFailure`` for a damaged cell, and for one that two shards have differently.
  private func cellSources(
    _ shards: [SweepFolder]
  ) throws -> [(cell: SweepCell, folder: SweepFolder)] {
    var sources: [(cell: SweepCell, folder: SweepFolder)] = []
    var conflicts: [String] = []
    for cell in plan.cells {
      var first: SweepFolder?
      for shard in shards where try has(cell, shard) {
        guard let first else {
          first = shard
          continue
        }
        let same = try CommandFailure.reading { try first.files(of: cell) == shard.files(of: cell) }
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
