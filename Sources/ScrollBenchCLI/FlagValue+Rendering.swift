import ArgumentParser

extension FlagValue {
  /// How large images are drawn.
  static func imageScale(_ text: String) throws -> Double {
    guard let scale = Double(text), (0.1...4).contains(scale) else {
      throw ValidationError("\"\(text)\" is not a scale from 0.1 to 4")
    }
    return scale
  }
}
