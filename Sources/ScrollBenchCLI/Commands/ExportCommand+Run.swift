import Benchmarking
import Files
import Reporting

extension ExportCommand {
  /// Writes the run in a format of recorded runs.
  ///
  /// - Throws: ``CommandFailure``.
  func writeRun(as format: ExportFormat) throws {
    if let append {
      return try write(to: append) { try format.append?(readRun(format), append, $0) }
    }
    guard let output, output != "-" else {
      let run = try readRun(format)
      return try CommandFailure.updating {
        try OutputFile.writeToStandardOutput { try format.write(run, to: &$0) }
      }
    }
    try CommandFailure.wrapping(.output) { try OutputFile.check(output, replacing: format.isHeld) }
    let run = try readRun(format)
    try write(to: output) { check in
      try OutputFile.write(
        [OutputFile.Entry(output) { try format.write(run, to: &$0) }],
        replacing: format.isHeld, beforePublishing: check)
    }
  }

  private func write(to path: String, _ body: (_ check: () throws -> Void) throws -> Void) throws {
    try Interruption.whileWriting {
      try CommandFailure.updating { try body(Interruption.check) }
    }
    WrittenFiles.announce(path)
  }

  private func readRun(_ format: ExportFormat) throws(CommandFailure) -> ExportedRun {
    var run = try CommandFailure.reading { () throws(InputError) in
      try ExportedRun.read(source, for: format, strategy: strategy, refreshRate: hz)
    }
    run.commit = commit
    run.time = time
    return run
  }
}
