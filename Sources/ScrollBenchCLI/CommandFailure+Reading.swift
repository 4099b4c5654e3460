import Analysis
import Files
import Reporting

extension CommandFailure {
  /// Runs a step that reads a file: one that is malformed ends with 65, one that does not exist with
  /// `absent`.
  static func reading<Result>(
    absent: ExitStatus = .data, _ body: () throws(InputError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error.description, error.kind == .absent ? absent : .data)
    }
  }

  /// Runs a step that reads a file and writes one: input that is malformed ends with 65, output that
  /// cannot be written with 73.
  static func updating(_ body: () throws -> Void) throws {
    try wrapping(.output) {
      do {
        try body()
      } catch let error as InputError {
        throw CommandFailure(error.description, .data)
      }
    }
  }
}
