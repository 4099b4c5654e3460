import Files
import Reporting
import RunData

extension ExportCommand {
  /// Writes the run in a format of recorded runs.
  ///
  /// - Throws: ``CommandFailure``.
  func writeRun(as format: ExportFormat) throws {
    if let append {
      return try write(to: append) { try format.append?(readRun(), append, $0) }
    }
    guard let output, output != "-" else {
      let run = try readRun()
      return try CommandFailure.updating {
        try OutputFile.writeToStandardOutput { try format.write(run, to: &$0) }
      }
    }
    try CommandFailure.wrapping(.output) {
      try OutputFile.check([output], replacing: format.isHeld)
    }
    let run = try readRun()
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

  private func readRun() throws -> RunResult {
    guard try CommandFailure.reading({ try !LogOptions.isLog(source) }) else {
      throw CommandFailure(
        "\(source) is a log of a device: analyze --format csv writes its figures", .data)
    }
    var result = try CommandFailure.reading {
      try RunReader.result(at: source, strategy: strategy, refreshRate: hz)
    }
    if case .run(var run) = result.facts.origin {
      run.tool.commit = commit ?? run.tool.commit
      run.began = time ?? run.began
      result.facts.origin = .run(run)
    }
    return result
  }
}
