import Files
import Reporting
import RunData

extension ExportCommand {
  /// Writes a run or the session of a log in a format of results.
  ///
  /// - Throws: ``CommandFailure``.
  func writeRun(as format: ExportFormat) throws {
    if let append {
      return try write(to: append) { try format.append?(readResult(), append, $0) }
    }
    guard let output, output != "-" else {
      let result = try readResult()
      return try CommandFailure.updating {
        try OutputFile.writeToStandardOutput { try format.write(result, to: &$0) }
      }
    }
    try CommandFailure.wrapping(.output) {
      try OutputFile.check([output], replacing: format.isHeld)
    }
    let result = try readResult()
    try write(to: output) { check in
      try OutputFile.write(
        [OutputFile.Entry(output) { try format.write(result, to: &$0) }],
        replacing: format.isHeld, beforePublishing: check)
    }
  }

  private func write(to path: String, _ body: (_ check: () throws -> Void) throws -> Void) throws {
    try Interruption.whileWriting {
      try CommandFailure.updating { try body(Interruption.check) }
    }
    WrittenFiles.announce(path)
  }

  private func readResult() throws -> ExportedResult {
    guard try CommandFailure.reading({ try !log.isLog(source) }) else {
      guard strategy == nil else {
        throw CommandFailure("--strategy is of runs: \(source) is a log of a device", .usage)
      }
      var (log, series) = try CommandFailure.reading { try self.log.sessions(at: source) }
      log.conditions["commit"] = commit
      log.conditions["time"] = time
      return .log(log, series)
    }
    let refreshRate = try log.rateOfRun()
    var result = try CommandFailure.reading {
      try RunReader.result(at: source, strategy: strategy, refreshRate: refreshRate)
    }
    if case .run(var run) = result.facts.origin {
      run.tool.commit = commit ?? run.tool.commit
      run.began = time ?? run.began
      result.facts.origin = .run(run)
    }
    return .run(result)
  }
}
