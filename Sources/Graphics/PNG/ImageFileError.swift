/// An image file that cannot be read or written; the description is a whole sentence.
package struct ImageFileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// The rest of a sentence that starts with the path.
  package let reason: String

  package var description: String { "\(path) \(reason)" }
}
