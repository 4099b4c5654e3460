extension String {
  /// A number in lower-case hexadecimal digits, filled up with zeros in front.
  package init(hexadecimal number: UInt64, digits: Int) {
    let text = String(number, radix: 16)
    self = String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
