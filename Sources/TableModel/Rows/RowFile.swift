#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open row file.
struct RowFile: ~Copyable {
  private let path: String
  private let descriptor: CInt

  init(_ path: String) throws(RowFileError) {
    // Safe: the C string lives as long as the call.
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else { throw RowFileError(path, errorNumber: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What tells one state of the file from another.
  struct Version: Equatable {
    fileprivate let byteCount: Int
    fileprivate let isRegular: Bool
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int

    /// Whether it is a file that tells its size, and not a pipe or of a made-up file system.
    fileprivate var isMappable: Bool { isRegular && byteCount > 0 }
  }

  /// The file's size and the time of its last change, as they are now.
  func version() throws(RowFileError) -> Version {
    var facts = stat()
    // Safe: the call writes one `stat`, and keeps no pointer.
    guard unsafe fstat(descriptor, &facts) == 0 else {
      throw RowFileError(path, errorNumber: errno)
    }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    return Version(
      byteCount: Int(facts.st_size), isRegular: facts.st_mode & S_IFMT == S_IFREG,
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Whether the file, if it is one that can be mapped, is no longer what it was.
  func hasChanged(since version: Version) throws(RowFileError) -> Bool {
    // The times of a pipe are those of what is written into it.
    guard version.isMappable else { return false }
    return try self.version() != version
  }

  /// The file's bytes: mapped, or read into memory if it is a pipe or does not tell its size.
  func bytes(of version: Version) throws(RowFileError) -> ByteRegion {
    if version.isMappable,
      let region = ByteRegion(mapping: descriptor, count: version.byteCount)
    {
      return region
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.fill(from: descriptor)
      guard count >= 0 else { throw RowFileError(path, errorNumber: errno) }
      if count == 0 { return ByteRegion(copying: bytes.span) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}

extension [UInt8] {
  /// Reads what is next in a file, at most as many bytes as the array holds.
  ///
  /// - Returns: The number of bytes: 0 at the end of the file, negative if `errno` says what
  ///   failed.
  fileprivate mutating func fill(from descriptor: CInt) -> Int {
    while true {
      // Safe: the kernel writes at most `count` bytes to an address where so many may be written.
      let count = unsafe withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

extension RowFileError {
  /// The error of a system call on a file.
  fileprivate init(_ file: String, errorNumber: CInt) {
    let reason =
      switch errorNumber {
      case ENOENT, ENOTDIR: "there is no such file"
      case EISDIR: "this is a folder; a CSV file is wanted"
      case EACCES, EPERM: "there is no permission to read the file"
      // Safe: strerror returns a C string, which is copied before anything else is called.
      default: unsafe "the file cannot be read (\(String(cString: strerror(errorNumber))))"
      }
    self.init(file: file, reason: reason)
  }
}
