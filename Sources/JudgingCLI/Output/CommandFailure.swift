package import Analysis
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
