/// A result that took a while to measure: printed first, then written.
///
/// Should either fail, the other is done all the same: the measuring was not for nothing.
struct PrintedResult {
  private let isPrinted: Bool

  init(_ bytes: [UInt8]) {
    printBytes(bytes)
    isPrinted = StandardOutput.flush()
  }

  init(_ text: String) {
    print(text, terminator: "")
    isPrinted = StandardOutput.flush()
  }

  /// Writes the result to a file or a folder, and says where it is.
  ///
  /// - Parameters:
  ///   - place: The file or the folder.
  ///   - names: What is said to be written, if it is not just the place.
  ///   - body: Calls ``Interruption/check()`` before what it wrote becomes visible.
  /// - Throws: ``CommandFailure`` if it cannot be written, or was not printed.
  func write(
    to place: String, saying names: String? = nil, _ body: () throws -> Void
  ) throws {
    try WrittenFiles.write(body)
    guard isPrinted else {
      throw CommandFailure("the result could not be printed; it is in \(place)", .output)
    }
    WrittenFiles.announce(names ?? place)
  }
}
