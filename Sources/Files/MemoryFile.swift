import CLinux
import Glibc

/// A copy of a file in memory, which all processes of the user can open while this object lives.
package final class MemoryFile {
  private let file: FileWriter

  package var path: String { "/proc/\(getpid())/fd/\(file.descriptor)" }

  /// Copies a file that can be read only once, such as a pipe.
  ///
  /// - Returns: `nil` for a file that can be read by its path again and again, in any process.
  package init?(
    copyingOnce path: String, upTo limit: Int, whenWaiting: @escaping () -> Void
  ) throws(InputError) {
    // Files of /proc do not say how long they are, and differ by process.
    guard let facts = try? FileFacts(following: path),
      facts.kind == .other || facts.kind == .file && facts.path.hasPrefix("/proc/")
    else { return nil }
    let bytes = try InputFile(path, upTo: limit, whenWaiting: whenWaiting).contents()
    do throws(SystemError) {
      file = try FileWriter("a file in memory", linux_memory_file())
      try file.append(bytes.span)
    } catch {
      throw InputError(path, error)
    }
  }
}
