import Analysis
package import Benchmarking
package import Graphics
package import JudgingCLI
package import Measurement
package import Text

extension FontError: FailureCause {
  package var failure: CommandFailure { CommandFailure("\(self)", .data) }
}

extension ImageFileError: FailureCause {
  package var failure: CommandFailure { CommandFailure("\(self)", .output) }
}

extension UnmeasurableProcess: FailureCause {
  package var failure: CommandFailure { CommandFailure("\(self)", .regression) }
}

extension MeasurementError: FailureCause {
  package var failure: CommandFailure {
    let status: ExitStatus =
      switch cause {
      case .specification: .usage
      case .process, .refusal, .patience: .incomparable
      }
    return CommandFailure(
      message + (cause == .patience ? "; --patience sets a longer time" : ""), status)
  }
}
