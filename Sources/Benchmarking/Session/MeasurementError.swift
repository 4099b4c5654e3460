/// A measurement that cannot be made, or that had no valid result.
package struct MeasurementError: Error, Equatable {
  /// The part that is at fault.
  package enum Cause: Sendable {
    /// The specification: a name, a key or a value that this program does not know.
    case specification
    /// A process that measures, or a pair of them that measure different things.
    case process
    /// A process that does not know the experiment: another build.
    case refusal
    /// A process that measures and gave no answer in time, so that it was killed.
    case patience
  }

  package let cause: Cause
  /// One sentence.
  package let message: String

  package init(_ cause: Cause, _ message: String) {
    self.cause = cause
    self.message = message
  }
}

extension MeasurementError {
  /// Returns the result of `body`, whose error is thrown as one with a cause and the same text.
  static func wrapping<Result, Failure: CustomStringConvertible>(
    _ cause: Cause, _ body: () throws(Failure) -> Result
  ) throws(MeasurementError) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      throw MeasurementError(cause, error.description)
    }
  }
}
