import CSystem
import Glibc

/// What the file system says of a path.
struct FileFacts: Equatable {
  enum Kind { case folder, file, other }

  /// The absolute path with links followed; the given path of a link to nothing.
  let path: String
  let kind: Kind

  /// Looks at a path and follows links.
  ///
  /// - Returns: `nil` if there is nothing at all, not even a link. A link to nothing is `other`.
  init?(following path: String) throws(SystemError) {
    guard let entry = try Self(at: path) else { return nil }
    guard entry.kind == .other else {
      self = Self(path: try realPath(path), kind: entry.kind)
      return
    }
    var facts = stat()
    // The call fills a value of ours and keeps neither pointer.
    guard unsafe stat(path, &facts) == 0 else {
      guard errno == ENOENT else { throw SystemError(path) }
      self = entry
      return
    }
    self.init(path: try realPath(path), kind: Kind(mode: facts.st_mode))
  }

  /// Looks at a path; a link is neither a folder nor a file.
  ///
  /// - Returns: `nil` if there is nothing.
  init?(at path: String) throws(SystemError) {
    var facts = stat()
    // The call fills a value of ours and keeps neither pointer.
    guard unsafe lstat(path, &facts) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError(path)
    }
    self.init(path: path, kind: Kind(mode: facts.st_mode))
  }

  private init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension FileFacts.Kind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}

/// A call to the system that failed: the path it was about, and the system's reason.
struct SystemError: Error {
  let path: String
  let code: CInt

  /// Takes the reason of the last call that failed on this thread.
  init(_ path: String) {
    self.path = path
    code = errno
  }

  init(_ path: String, code: CInt) {
    self.path = path
    self.code = code
  }

  /// Whether there was nothing at the path.
  var isAbsence: Bool { code == ENOENT }

  /// Whether another process was quicker.
  var isChange: Bool { code == EAGAIN }

  /// Whether something on the way to the path is no folder.
  var isNotFolder: Bool { code == ENOTDIR }

  /// Whether nobody reads any more what is written.
  var isBrokenPipe: Bool { code == EPIPE }

  /// The path and the reason, to stand in brackets.
  var clause: String { "\(path): \(reason)" }

  /// The system's words for the reason.
  var reason: String {
    // strerror's text is static or stays until the next call; it is copied here at once.
    unsafe String(cString: strerror(code))
  }
}

/// The calls that make, fill, move and remove files.
///
/// Each passes C strings that live as long as the call; none of the calls keeps one.
enum FileSystem {
  /// Whether entries can be made in a folder and removed from it.
  static func requireWritable(_ folder: String) throws(SystemError) {
    try check(folder, unsafe access(folder, W_OK | X_OK))
  }

  /// Whether a file system, or a bind mount, begins at a folder: it cannot be renamed.
  static func isMountRoot(_ folder: String) -> Bool { unsafe linux_is_mount_root(folder) != 0 }

  static func makeFolder(_ path: String) throws(SystemError) {
    try check(path, unsafe mkdir(path, 0o777))
  }

  static func removeEmptyFolder(_ path: String) throws(SystemError) {
    try check(path, unsafe rmdir(path))
  }

  static func removeFile(_ path: String) throws(SystemError) {
    try check(path, unsafe unlink(path))
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    try check(other, unsafe Glibc.rename(path, other))
  }

  /// Swaps two folders in one step.
  static func exchange(_ path: String, _ other: String) throws(SystemError) {
    try check(other, unsafe linux_exchange(path, other))
  }

  /// Writes a new file and waits until the device has it.
  ///
  /// Its permissions are the user's default.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try GrowingFile(path)
    try file.append(bytes)
    try file.flush()
  }

  /// The first bytes of a file, fewer if it is shorter.
  static func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    try check(path, file)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = unsafe bytes.withUnsafeMutableBytes { rest in
        // Inside the array: done < count.
        unsafe Glibc.read(file, rest.baseAddress! + done, count - done)
      }
      if read < 0, errno == EINTR { continue }
      try check(path, CInt(clamping: read))
      if read == 0 { break }
      done += read
    }
    return Array(bytes[..<done])
  }

  /// Waits until the device has the entries of a folder.
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

private func realPath(_ path: String) throws(SystemError) -> String {
  // realpath allocates the string it returns; it is copied and freed here.
  guard let real = unsafe realpath(path, nil) else { throw SystemError(path) }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
