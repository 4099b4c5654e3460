/// Why a report cannot be written, in one sentence that names the place and what would do.
package struct OutputError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Does something that may fail in any way.
  ///
  /// - Parameter words: What a failure that is no `OutputError` means; the system's reason follows.
  static func saying<Result>(
    _ words: String, _ body: () throws -> Result
  ) throws(OutputError) -> Result {
    do {
      return try body()
    } catch let error as OutputError {
      throw error
    } catch let error as SystemError {
      throw OutputError("\(words) (\(error.clause))")
    } catch {
      throw OutputError("\(words) (\(error))")
    }
  }
}
