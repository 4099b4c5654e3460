import CLinux
import Glibc

/// A copy of a file in memory, which all processes of the user can open while this object lives.
package final class MemoryFile {
  private let file: FileWriter
  private let descriptor: CInt

  /// The path by which this and other processes open the copy.
  package var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// Copies a file that can be read only once, such as a pipe.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that it may have.
  ///   - whenWaiting: Called once if a pipe gives no data for two seconds.
  /// - Returns: `nil` for a file that can be read by its path again and again, in any process.
  package convenience init?(
    copyingOnce path: String, upTo limit: Int, whenWaiting: @escaping () -> Void
  ) throws(InputError) {
    // Files of /proc do not say how long they are, and differ by process.
    guard let facts = try? FileFacts(following: path),
      facts.kind == .other || facts.kind == .file && facts.path.hasPrefix("/proc/")
    else { return nil }
    try self.init(
      InputFile(path, upTo: limit, whenWaiting: whenWaiting).contents(), of: path)
  }

  private init(_ bytes: [UInt8], of path: String) throws(InputError) {
    descriptor = linux_memory_file()
    do throws(SystemError) {
      file = try FileWriter("a file in memory", descriptor)
      try file.append(bytes.span)
    } catch {
      throw InputError(path, error)
    }
  }
}
