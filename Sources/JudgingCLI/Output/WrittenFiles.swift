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

  /// Prints a result that took long to measure, then writes it and names it on standard error.
  ///
  /// If either fails, the other is still done.
  ///
  /// - Parameter body: Writes it; returns the path, which may be known only then, and the names.
  package static func write(
    printing bytes: [UInt8], _ body: () throws -> (path: String, names: String)
  ) throws {
    StandardOutput.write(bytes)
    let isPrinted = StandardOutput.flush()
    var written = (path: "", names: "")
    try Interruption.whileWriting { written = try body() }
    guard isPrinted else {
      throw CommandFailure("the result could not be printed; it is in \(written.path)", .output)
    }
    announce(written.names)
  }
}
