/// A result that cannot be written: one sentence with the reason and, where there is one, the remedy.
package struct OutputError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Calls a closure and turns errors of other types into an `OutputError`.
  ///
  /// - Parameter words: The beginning of the sentence for errors of other types; the reason
  ///   follows.
  package static func saying<Result>(
    _ words: String, _ body: () throws -> Result
  ) throws(OutputError) -> Result {
    do {
      return try body()
    } catch let error as OutputError {
      throw error
    } catch {
      throw OutputError("\(words) (\(error))")
    }
  }
}
