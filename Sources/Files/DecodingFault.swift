/// The description of a decoding error, with the path of the key.
package struct DecodingFault: CustomStringConvertible {
  package let description: String
  /// Indicates that the value as a whole is at fault, not a part of it.
  let isOfWhole: Bool

  package init(_ error: any Error) {
    isOfWhole =
      switch error {
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        context.codingPath.isEmpty
      default: false
      }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      description = "the key \(Self.place(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      description =
        "\(Self.place(context.codingPath)) is of another kind: \(context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      let place = context.codingPath.isEmpty ? "it" : Self.place(context.codingPath)
      description = "\(place) cannot be read: \(context.debugDescription)"
    default: description = "\(error)"
    }
  }

  /// The path in snake_case, as in the file: `machine.cpu`; keys in CamelCase stay as they are.
  private static func place(_ path: [any CodingKey]) -> String {
    path.map { key in
      if let index = key.intValue { return "[\(index)]" }
      guard key.stringValue.first?.isUppercase != true else { return key.stringValue }
      return key.stringValue.reduce(into: "") { text, letter in
        text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
      }
    }.joined(separator: ".")
  }
}
