package import Analysis
package import ArgumentParser
package import Files

package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// `nil` for an error without a status of its own.
  package init?(_ error: any Error) {
    guard let failure = (error as? any FailureCause)?.failure else { return nil }
    self = failure
  }
}

package protocol FailureCause: Error {
  var failure: CommandFailure { get }
}

extension CommandFailure: FailureCause {
  package var failure: CommandFailure { self }
}

extension InputError: FailureCause {
  package var failure: CommandFailure { CommandFailure(description, .data) }
}

extension OutputError: FailureCause {
  package var failure: CommandFailure { CommandFailure(description, .output) }
}

extension ValidationError: FailureCause {
  package var failure: CommandFailure { CommandFailure(message, .usage) }
}

extension InterruptionError: FailureCause {
  package var failure: CommandFailure { CommandFailure(message, .interrupted) }
}
