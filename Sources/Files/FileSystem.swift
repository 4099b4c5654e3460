import CLinux
import Glibc

/// A failed system call: its path and the system's reason.
package struct SystemError: Error {
  package let path: String
  package let code: CInt

  package init(_ path: String, code: CInt = errno) {
    self.path = path
    self.code = code
  }

  /// A Boolean value that indicates whether nothing exists at the path.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// A Boolean value that indicates whether the reader of a pipe is gone.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The path and the reason.
  package var clause: String { "\(path): \(reason)" }

  /// The system's description of the reason.
  package var reason: String {
    // strerror's text is static or stays until the next call; it is copied here at once.
    unsafe String(cString: strerror(code))
  }
}

/// The kind and the resolved path of an entry of the file system.
package struct FileFacts {
  package enum Kind { case folder, file, other }

  /// The absolute path with links resolved; the given path of a dangling link.
  package let path: String
  package let kind: Kind
  /// The device that the file system lies on.
  let device: dev_t

  /// Looks up a path and follows links.
  ///
  /// - Returns: `nil` if nothing exists there. A dangling link is `other`.
  package init?(following path: String) throws(SystemError) {
    var facts = stat()
    // The calls keep no pointer; realpath allocates the string it returns, which is freed here.
    if unsafe stat(path, &facts) == 0, let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      self.init(path: unsafe String(cString: real), facts)
      return
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw SystemError(path) }
    guard unsafe lstat(path, &facts) == 0 else { return nil }
    self.init(path: path, facts)
  }

  /// The kind of the entry at a path; links, which are not followed, are `other`.
  package static func kind(at path: String) -> Kind? {
    var facts = stat()
    // The call keeps no pointer.
    return unsafe lstat(path, &facts) == 0 ? Self(path: path, facts).kind : nil
  }

  private init(path: String, _ facts: stat) {
    self.path = path
    device = facts.st_dev
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    default: kind = .other
    }
  }
}

/// The system calls that create, rename and remove files.
///
/// The C strings live as long as the calls, none of which keeps a pointer.
package enum FileSystem {
  /// Throws unless entries can be created in a folder.
  package static func requireWritable(_ folder: String) throws(SystemError) {
    try check(folder, unsafe access(folder, W_OK | X_OK))
  }

  /// Creates a folder unless it exists.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw SystemError(path)
  }

  /// Creates a folder; returns `false` if something exists at the path.
  package static func makeNewFolder(_ path: String) throws(SystemError) -> Bool {
    guard unsafe mkdir(path, 0o777) != 0 else { return true }
    guard errno == EEXIST else { throw SystemError(path) }
    return false
  }

  /// Creates a symbolic link, atomically replacing a link or a file at the path.
  package static func link(_ path: String, to target: String) throws(SystemError) {
    let fresh = PathText.hidden(in: PathText.parent(of: path))
    try check(path, unsafe symlink(target, fresh))
    do throws(SystemError) {
      try rename(fresh, to: path)
    } catch {
      try? removeFile(fresh)
      throw error
    }
  }

  package static func removeEmptyFolder(_ path: String) throws(SystemError) {
    try check(path, unsafe rmdir(path))
  }

  package static func removeFile(_ path: String) throws(SystemError) {
    try check(path, unsafe unlink(path))
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    try check(other, unsafe Glibc.rename(path, other))
  }

  /// Exchanges two folders atomically.
  static func exchange(_ path: String, _ other: String) throws(SystemError) {
    try check(other, unsafe linux_exchange(path, other))
  }

  /// Returns whether a file begins with a text; `false` if it cannot be read.
  package static func begins(_ path: String, with text: String) -> Bool {
    (try? start(of: path, count: text.utf8.count)) == Array(text.utf8)
  }

  /// The first bytes of a file, fewer if it is shorter.
  package static func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    try check(path, file)
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: count)
    while bytes.count < count {
      let read = unsafe read(file, &chunk, count - bytes.count)
      if read < 0, errno == EINTR { continue }
      try check(path, CInt(clamping: read))
      if read == 0 { break }
      bytes += chunk[..<read]
    }
    return bytes
  }

  /// Waits until the entries of a folder are on the device.
  static func flushFolder(_ path: String) throws(SystemError) {
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try check(path, folder)
    defer { close(folder) }
    try check(path, fsync(folder))
  }

  private static func check(_ path: String, _ result: CInt) throws(SystemError) {
    guard result >= 0 else { throw SystemError(path) }
  }
}
