/// A place where a file departs from RFC 4180.
package struct CSVFault: Error, Equatable {
  package enum Kind: Sendable {
    /// The file ends inside a quoted field.
    case unterminatedQuote
    /// A closing quote is followed by something other than a comma or the end of the line.
    case textAfterQuote
    /// A quote stands in a field that does not begin with one.
    case bareQuote
    /// A carriage return outside quotes is not followed by a line feed.
    case bareCarriageReturn
    case notUTF8
  }

  package let kind: Kind
  /// The line of the fault, counted from 1; for `unterminatedQuote` that of the opening quote.
  package let line: Int
  /// The line on which the record with the fault starts.
  package let recordLine: Int
}

extension CSVFault: CustomStringConvertible {
  /// What is wrong and what would be accepted, without the line of the fault.
  package var description: String {
    let reason =
      switch kind {
      case .unterminatedQuote: "the quoted field that begins here is never closed"
      case .textAfterQuote:
        "text follows the closing quote of a field; a quote inside a quoted field is written twice"
      case .bareQuote: "a quote stands in a field that is not quoted as a whole"
      case .bareCarriageReturn:
        "a carriage return stands without a line feed; lines end in LF or CRLF"
      case .notUTF8: "the text is not UTF-8"
      }
    return line == recordLine ? reason : reason + " (the row starts on line \(recordLine))"
  }
}
