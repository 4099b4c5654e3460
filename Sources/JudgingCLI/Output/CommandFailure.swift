package import Analysis
import ArgumentParser
import Files

/// An error that ends a command: a sentence and the exit status.
package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Creates the failure of an error that has a status of its own; `nil` for others.
  package init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as InterruptionError: self.init(error.message, .interrupted)
    case let error as any FailureCause: self = error.failure
    default: return nil
    }
  }

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

  /// Runs a body; errors without a status of their own become failures with an exit status.
  package static func wrapping<Result>(
    _ status: ExitStatus, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error) ?? CommandFailure("\(error)", status)
    }
  }
}

/// An error of another module that has an exit status.
package protocol FailureCause: Error {
  var failure: CommandFailure { get }
}
