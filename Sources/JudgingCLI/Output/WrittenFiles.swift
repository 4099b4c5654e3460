import Files

package enum WrittenFiles {
  /// Replaces only files of its kind; names the file on standard error.
  static func write(
    _ bytes: [UInt8], to path: String, replacing isResult: (_ path: String) -> Bool
  ) throws {
    try OutputFile.write([OutputFile.Entry(path, bytes)], replacing: isResult)
    announce(path)
  }

  /// Writes a JSON file, which replaces only files of such values.
  static func write<Value: Codable>(_ value: Value, to path: String) throws {
    try write(
      JSONText.file(value), to: path,
      replacing: { (try? JSONText.value(Value.self, at: $0)) != nil })
  }

  package static func announce(_ names: String) { StandardError.write(line: "wrote \(names)") }
}

/// A result that took long to measure: printed first, then written.
///
/// If either fails, the other is still done.
package struct PrintedResult {
  private let isPrinted: Bool

  package init(_ bytes: [UInt8]) {
    StandardOutput.write(bytes)
    isPrinted = StandardOutput.flush()
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Writes the result and names it on standard error; fails afterwards if it was not printed.
  ///
  /// - Parameter body: Returns the path, which may be known only then, and the names.
  package func write(_ body: () throws -> (path: String, names: String)) throws {
    var written = (path: "", names: "")
    try Interruption.whileWriting { written = try body() }
    guard isPrinted else {
      throw CommandFailure("the result could not be printed; it is in \(written.path)", .output)
    }
    WrittenFiles.announce(written.names)
  }
}
