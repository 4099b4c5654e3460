import Analysis
import ArgumentParser
import Benchmarking
import Files
import Measurement
import Text

extension CommandFailure {
  /// Runs a command's body; a failure is printed as one line, and its status becomes the exit
  /// status.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandFailure {
      StandardError.write(line: "scrollbench: \(failure.message)")
      throw ExitCode(failure.status.rawValue)
    }
  }

  /// Runs a step of a session.
  static func running<Result>(_ step: () throws -> Result) throws -> Result {
    do {
      return try step()
    } catch let error as FontError {
      throw CommandFailure("\(error)", .data)
    } catch let error as UnmeasurableProcess {
      throw CommandFailure("\(error)", .regression)
    }
  }

  /// Runs a step that reads a file.
  ///
  /// - Parameter absent: The status for a file that does not exist; malformed ones have
  ///   ``Analysis/ExitStatus/data``.
  static func reading<Result>(
    absent: ExitStatus = .data, _ body: () throws(InputError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error.description, error.kind == .absent ? absent : .data)
    }
  }

  /// Runs a step that reads a file and writes one, with the status of the file that is at fault.
  static func updating(_ body: () throws -> Void) throws {
    try wrapping(.output) {
      do {
        try body()
      } catch let error as InputError {
        throw CommandFailure(error.description, .data)
      }
    }
  }
}
