import Analysis
import Files
import Reporting
import RunRecords

/// Where a sweep goes: a folder that several processes may fill.
struct SweepOutput {
  let folder: SweepFolder
  let plan: SweepPlan

  /// Looks whether the folder can be used, and whether a sweep in it is this one; changes nothing.
  init(_ path: String, _ plan: SweepPlan) throws {
    folder = SweepFolder(path)
    self.plan = plan
    try CommandFailure.wrapping(.output) { [folder] in try folder.check() }
    guard SweepFolder.isSweep(path) else { return }
    try requireSame(
      try CommandFailure.reading { [folder] () throws(InputError) in try folder.plan() })
  }

  private func requireSame(_ other: SweepPlan) throws(CommandFailure) {
    guard let difference = plan.difference(from: other) else { return }
    throw CommandFailure(
      "\(folder.path) holds another sweep: \(difference); name another folder", .data)
  }

  /// Makes the folder, with the plan in it.
  func begin() throws {
    try Interruption.whileWriting {
      try CommandFailure.updating {
        try requireSame(try folder.begin(plan, check: Interruption.check))
      }
    }
  }

  /// Writes a cell.
  func write(_ files: [RunFile], of cell: SweepCell) throws {
    try Interruption.whileWriting {
      try CommandFailure.updating {
        try folder.write(files, of: cell, beforePublishing: Interruption.check)
      }
    }
  }

  /// Writes the map of all cells that are there, and prints it.
  func publish() throws {
    var result = SweepResult(plan)
    try Interruption.whileWriting {
      try CommandFailure.updating {
        result = try folder.publishResult(of: plan, check: Interruption.check)
      }
    }
    print(CrossoverText(result).text, terminator: "")
    guard StandardOutput.flush() else {
      throw CommandFailure(
        "the result could not be printed; it is in \(folder.crossoverPath)", .output)
    }
    WrittenFiles.announce(folder.crossoverPath)
  }
}
