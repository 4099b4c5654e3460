import Reporting

extension CommandFailure {
  /// Runs a step that reads what was made earlier: what is not as it should be ends with 65, what is
  /// not there at all with a code of the caller's.
  static func reading<Result>(
    absent: Code = .data, _ body: () throws(InputError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error.description, error.kind == .absent ? absent : .data)
    }
  }

  /// Runs a step that adds to what was made earlier: what is not as it should be ends with 65, a place
  /// that cannot be used with 73.
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
