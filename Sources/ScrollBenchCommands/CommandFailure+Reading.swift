import Reports

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
}
