/// Why no text can be drawn on this machine, and what to do about it.
package struct FontError: Error, Equatable, CustomStringConvertible {
  package let description: String
}
