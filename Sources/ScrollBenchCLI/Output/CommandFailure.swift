package import Analysis
import Benchmarking
import Files
import Measurement
import Text

/// An error that ends a command: a sentence and the exit status.
package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Creates the failure of an error that has a status of its own; `nil` for others.
  init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as MeasurementError: self.init(error)
    case let error as InterruptionError: self.init(error.message, .interrupted)
    case let error as FontError: self.init("\(error)", .data)
    case let error as UnmeasurableProcess: self.init("\(error)", .regression)
    default: return nil
    }
  }

  private init(_ error: MeasurementError) {
    let status: ExitStatus =
      switch error.cause {
      case .specification: .usage
      case .input: .data
      case .process, .refusal, .patience: .incomparable
      case .output: .output
      }
    self.init(
      error.message + (error.cause == .patience ? "; --patience sets a longer time" : ""), status)
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
