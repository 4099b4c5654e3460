/// The reason why no text can be drawn on this machine, and its remedy.
package struct FontError: Error, Equatable, CustomStringConvertible {
  package let description: String
}
