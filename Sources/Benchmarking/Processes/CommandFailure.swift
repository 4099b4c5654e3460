package import Analysis

/// An error that ends a command: a sentence and the exit status.
package struct CommandFailure: Error {
  package let message: String
  package let status: ExitStatus

  package init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }

  /// Runs a body; errors other than `CommandFailure` become failures with an exit status.
  package static func wrapping<Result>(
    _ status: ExitStatus, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("\(error)", status)
    }
  }
}
