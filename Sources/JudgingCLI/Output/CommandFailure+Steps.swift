package import Analysis
import ArgumentParser
import Files

extension CommandFailure {
  /// Runs a command's body; a failure is printed as one line, and its status becomes the exit
  /// status.
  package static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      StandardError.write(line: "scrollbench: \(failure.message)")
      throw ExitCode(failure.status.rawValue)
    }
  }

  /// Runs a step that reads a file.
  ///
  /// - Parameter absent: The status for a file that does not exist; malformed ones have
  ///   ``Analysis/ExitStatus/data``.
  package static func reading<Result>(
    absent: ExitStatus = .data, _ body: () throws -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      let isAbsent = (error as? InputError)?.kind == .absent
      throw CommandFailure(error) ?? CommandFailure("\(error)", isAbsent ? absent : .data)
    }
  }

  /// Runs a step that reads a file and writes one, with the status of the file that is at fault.
  package static func updating<Result>(_ body: () throws -> Result) throws -> Result {
    try wrapping(.output) {
      do {
        return try body()
      } catch let error as InputError {
        throw CommandFailure(error.description, .data)
      }
    }
  }
}
