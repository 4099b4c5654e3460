import CLinux
import FoundationEssentials
import Glibc

/// A failed system call: its path and the system's reason.
package struct SystemError: Error, CustomStringConvertible {
  package let path: String
  package let code: CInt

  package init(_ path: String, code: CInt = errno) {
    self.path = path
    self.code = code
  }

  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// The reader of a pipe is gone.
  package var isBrokenPipe: Bool { code == EPIPE }

  package var description: String { "\(path): \(reason)" }

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
  let device: dev_t

  /// `nil` if nothing exists there; a dangling link is `other`.
  package init?(following path: String) throws(SystemError) {
    var facts = stat()
    // The calls keep no pointer; realpath allocates the string it returns, which is freed here. A
    // deleted folder that is still the working directory has no path.
    if unsafe stat(path, &facts) == 0, let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      self.init(path: unsafe String(cString: real), facts)
      return
    }
    guard errno == ENOENT || errno == ENOTDIR else { throw SystemError(path) }
    guard unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return nil }
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

extension FileFacts.Kind {
  var words: String {
    switch self {
    case .folder: "a folder"
    case .file: "a file"
    case .other: "neither a folder nor a file, or a link to nothing"
    }
  }
}

/// The system calls that create, rename and remove files, repeated when a signal interrupts them.
///
/// The C strings live as long as the calls, none of which keeps a pointer.
package enum FileSystem {
  package static func requireWritable(_ folder: String) throws(SystemError) {
    try perform(folder, unsafe access(folder, W_OK | X_OK))
  }

  /// Creates a folder unless it exists.
  package static func makeFolder(_ path: String) throws(SystemError) {
    try perform(path, unless: [EEXIST], unsafe mkdir(path, 0o777))
  }

  /// Creates a symbolic link, atomically replacing a link or a file at the path.
  package static func link(_ path: String, to target: String) throws(SystemError) {
    while true {
      let fresh = PathText.temporary(in: PathText.parent(of: path))
      try perform(path, unsafe symlink(target, fresh))
      do throws(SystemError) {
        return try rename(fresh, to: path)
      } catch {
        try? remove(fresh)
        // Another process has removed it as left behind.
        guard error.isAbsence else { throw error }
      }
    }
  }

  /// The names, sorted.
  package static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Removes what is at a path, a folder with all its entries, unless another process has done so.
  package static func remove(_ path: String) throws(SystemError) {
    guard FileFacts.kind(at: path) == .folder else {
      try perform(path, unless: [ENOENT], unsafe unlink(path))
      return
    }
    for name in (try? entries(of: path)) ?? [] { try remove(PathText.join(path, name)) }
    try removeEmptyFolder(path)
  }

  package static func removeEmptyFolder(_ path: String) throws(SystemError) {
    try perform(path, unless: [ENOENT], unsafe rmdir(path))
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    try perform(other, unsafe Glibc.rename(path, other))
  }

  /// Renames a folder; returns `false` if a folder at the other path has entries.
  static func renameFolder(_ path: String, toEmpty other: String) throws(SystemError) -> Bool {
    try perform(other, unless: [ENOTEMPTY, EEXIST], unsafe Glibc.rename(path, other))
  }

  /// Renames a file; returns `false` if something exists at the other path.
  static func renameFile(_ path: String, toNew other: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try perform(other, unless: [EEXIST], unsafe linux_rename_new(path, other))
    } catch {
      // Some file systems lack the call, but have hard links.
      guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code) else { throw error }
      guard try perform(other, unless: [EEXIST], unsafe Glibc.link(path, other)) else {
        return false
      }
      try remove(path)
      return true
    }
  }

  /// Exchanges two files or folders atomically.
  static func exchange(_ path: String, _ other: String) throws(SystemError) {
    try perform(other, unsafe linux_exchange(path, other))
  }

  /// `false` if the file cannot be read.
  package static func begins(_ path: String, with text: String) -> Bool {
    (try? InputFile.start(of: path, upTo: text.utf8.count)) == Array(text.utf8)
  }

  /// Waits until the entries of a folder are on the device.
  static func flushFolder(_ path: String) throws(SystemError) {
    let folder = retrying(unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    // A folder that can be written but not read cannot be flushed.
    guard folder >= 0 || errno != EACCES else { return }
    try perform(path, folder)
    defer { close(folder) }
    // Some file systems cannot flush folders.
    try perform(path, unless: [EINVAL], fsync(folder))
  }

  /// Waits until the entries of folders that hold a published result are on the device.
  static func flush(_ folders: Set<String>, holding result: String) throws(OutputError) {
    do throws(SystemError) {
      for folder in folders.sorted() { try flushFolder(folder) }
    } catch {
      throw OutputError(
        "\(result) is written, but a power failure may undo that: its folder cannot be synced"
          + " (\(error))")
    }
  }

  package static func retrying(_ call: @autoclosure () -> CInt) -> CInt {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Makes a call; returns `false` if it fails for one of some reasons.
  @discardableResult
  private static func perform(
    _ path: String, unless codes: [CInt] = [], _ call: @autoclosure () -> CInt
  ) throws(SystemError) -> Bool {
    guard retrying(call()) < 0 else { return true }
    guard codes.contains(errno) else { throw SystemError(path) }
    return false
  }
}
