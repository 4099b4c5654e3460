#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RowTable {
  /// Reads an RFC 4180 CSV file as `init(csv:name:columns:)` does, chunk by chunk.
  ///
  ///     try RowTable(csvFile: "cities.csv", columns: [.body: "other_names"])
  ///
  /// - Parameters:
  ///   - path: The file, which may be a pipe; errors call it by this path.
  ///   - columns: The header's name for each row column that it calls otherwise.
  package init(csvFile path: String, columns: [RowColumn: String] = [:]) throws(RowFileError) {
    // Safe: the C string lives as long as the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw RowFileError(path, errorNumber: errno) }
    defer { close(descriptor) }
    var reader = RowReader(file: path, columnNames: columns)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.fill(from: descriptor)
      guard count >= 0 else { throw RowFileError(path, errorNumber: errno) }
      if count == 0 { break }
      try reader.read(chunk.span.extracting(first: count))
    }
    self = try reader.finish()
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
