package import Analysis
import ArgumentParser
import Files

package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// `nil` for an error without a status of its own.
  package init?(_ error: any Error) {
    switch error {
    case let error as CommandFailure: self = error
    case let error as InputError: self.init(error.description, .data)
    case let error as OutputError: self.init(error.description, .output)
    case let error as ValidationError: self.init(error.message, .usage)
    case let error as InterruptionError: self.init(error.message, .interrupted)
    case let error as any FailureCause: self = error.failure
    default: return nil
    }
  }
}

/// An error of the part of the program that draws.
package protocol FailureCause: Error {
  var failure: CommandFailure { get }
}
