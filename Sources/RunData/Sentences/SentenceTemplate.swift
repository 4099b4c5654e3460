import Files

/// A list of sentences with places for values, each of which is written once: as a raw value.
///
///     Caveat.slowerRate(59.94)   // of "all intervals are those of {rate} Hz: …"
///
/// `scrollbench list sentences` prints the templates.
package protocol SentenceTemplate: RawRepresentable<String>, CaseIterable, Sendable {}

extension SentenceTemplate {
  /// Returns the sentence with values in its places, in their order: numbers with at most two
  /// decimal places, or six below 0.1, texts on one line, and of a list the first names.
  package func callAsFunction(_ values: any CustomStringConvertible...) -> String {
    let pieces = rawValue.split(separator: "{", omittingEmptySubsequences: false)
    assert(pieces.count == values.count + 1, "a place without a value, or a value without a place")
    return zip(pieces.dropFirst(), values).reduce(String(pieces[0])) { sentence, place in
      let (piece, value) = place
      let text =
        (value as? Double).map { DecimalText.shortest($0, places: $0.magnitude < 0.1 ? 6 : 2) }
        ?? (value as? [String]).map(MessageText.names) ?? MessageText.oneLine(value.description)
      return sentence + text + piece.drop { $0 != "}" }.dropFirst()
    }
  }
}
