/// Why a report cannot be written, in one sentence that names the place and what would do.
package struct OutputError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
