package import Analysis
import ArgumentParser
import Measurement
import Text

/// The failure of a command: a sentence and the exit status.
package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Runs a command's body; a failure is printed as one line, and its status becomes the exit code.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandFailure {
      StandardError.write("scrollbench: \(failure.message)\n")
      throw ExitCode(failure.status.rawValue)
    }
  }

  /// Runs a step whose errors all become a failure with one exit status.
  static func wrapping<Result>(_ status: ExitStatus, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("\(error)", status)
    }
  }

  /// Runs a step of a session, whose errors have an exit code each.
  static func running<Result>(_ step: () throws -> Result) throws -> Result {
    do {
      return try step()
    } catch let error as FontError {
      throw CommandFailure("\(error)", .data)
    } catch let error as AllocationProbeError {
      throw CommandFailure("\(error)", .regression)
    }
  }
}
