/// Says why an image file could not be read or written, in one sentence that names it.
package struct ImageFileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as it was given.
  package let path: String
  /// What is wrong with it: the rest of a sentence that begins with the path.
  package let reason: String

  package var description: String { "\(path) \(reason)" }
}
