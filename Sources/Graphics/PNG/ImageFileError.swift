/// An error of reading or writing an image file, whose description is a sentence that names the
/// file.
package struct ImageFileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as given.
  package let path: String
  /// The reason: the rest of a sentence that starts with the path.
  package let reason: String

  package var description: String { "\(path) \(reason)" }
}
