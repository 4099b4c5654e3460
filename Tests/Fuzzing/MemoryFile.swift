import Glibc

/// A file in memory, which other code opens by its path.
struct MemoryFile: ~Copyable {
  private let descriptor: CInt

  var path: String { "/proc/self/fd/\(descriptor)" }

  init(_ bytes: [UInt8]) {
    let name = "/scrollbench-\(UInt64.random(in: .min ... .max))"
    descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    precondition(descriptor >= 0, "no file in memory can be created")
    shm_unlink(name)
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    precondition(count == bytes.count, "the bytes fit in memory")
  }

  deinit { close(descriptor) }
}
