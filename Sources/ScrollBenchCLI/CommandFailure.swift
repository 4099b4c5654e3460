import ArgumentParser

/// Why a command ends without having done what it should: a sentence and an exit code.
package struct CommandFailure: Error {
  package let message: String
  package let code: Code

  /// The exit codes of the tool; README has the table.
  package enum Code: Int32 {
    /// An image that is not as it should be, or a process that cannot be measured.
    case mismatch = 1
    /// What was asked for could not be shown.
    case inconclusive = 2
    /// Nothing to judge by, or things that do not compare.
    case incomparable = 3
    /// A flag that is not accepted.
    case usage = 64
    /// A file that is missing or not as it should be.
    case data = 65
    /// An output place that cannot be used.
    case output = 73
    /// Ctrl-C.
    case interrupted = 130
  }

  init(_ message: String, _ code: Code) {
    self.message = message
    self.code = code
  }

  /// Runs a command's body; a failure is printed as one line, and its code becomes the exit code.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandFailure {
      StandardError.write("scrollbench: \(failure.message)\n")
      throw ExitCode(failure.code.rawValue)
    }
  }

  /// Runs a step whose errors all have one exit code, and become its message.
  static func wrapping<Result>(_ code: Code, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("\(error)", code)
    }
  }
}
