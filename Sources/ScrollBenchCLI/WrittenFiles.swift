import Files
import Reporting

/// How commands write files: whole or not at all, also when Ctrl-C comes.
enum WrittenFiles {
  /// Writes files.
  ///
  /// - Parameter body: Calls ``Interruption/check()`` before what it wrote becomes visible.
  /// - Throws: ``CommandFailure``.
  static func write(_ body: () throws -> Void) throws {
    try Interruption.whileWriting { try CommandFailure.wrapping(.output, body) }
  }

  /// Writes a file that takes the place of none but its like, and says so.
  ///
  /// - Throws: ``CommandFailure``.
  static func write(
    _ bytes: [UInt8], to path: String, replacing isResult: (_ path: String) -> Bool
  ) throws {
    try write {
      try OutputFile.write(
        bytes, to: path, replacing: isResult, beforePublishing: Interruption.check)
    }
    announce(path)
  }

  /// Says on standard error what has been written.
  static func announce(_ names: String) { StandardError.write("wrote \(names)\n") }
}
