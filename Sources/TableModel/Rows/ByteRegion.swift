#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that stay where they are as long as somebody holds them: of a mapped file, or of memory.
///
/// A mapped file is not copied: its pages come in as they are read, and the system may drop them
/// again. The mapping is private, but whether it shows what somebody writes into the file later is
/// the system's choice; and a file that is cut off while it is mapped ends the process where it
/// reads beyond the new end. A row file must stay as it is for as long as its rows are in use.
@safe final class ByteRegion: Sendable {
  /// Who gives the bytes back.
  private enum Owner {
    case file
    case heap
    /// They are part of the program.
    case program
  }

  // Safe to share: the bytes are written before `init` returns, and never after.
  private nonisolated(unsafe) let start: UnsafeRawPointer
  let count: Int
  private let owner: Owner

  @unsafe private init(_ start: UnsafeRawPointer, count: Int, owner: Owner) {
    unsafe self.start = unsafe start
    self.count = count
    self.owner = owner
  }

  deinit {
    // Safe: nobody holds the region any more, so nobody reads its bytes.
    switch owner {
    case .file: _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
    case .heap: unsafe start.deallocate()
    case .program: break
    }
  }

  /// Calls a function with the bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Safe: the region is alive until the function returns, which the span does not outlive.
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return try body(unsafe bytes.bindMemory(to: UInt8.self).span)
  }
}

extension ByteRegion {
  /// Bytes that are part of the program.
  convenience init(_ literal: StaticString) {
    // Safe: the literal lies in the program's own read-only data, which nobody gives back.
    unsafe self.init(
      UnsafeRawPointer(literal.utf8Start), count: literal.utf8CodeUnitCount, owner: .program)
  }

  /// A copy of bytes.
  convenience init(copying bytes: Span<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
    // Safe: the copy is as long as what is copied, or longer.
    unsafe bytes.withUnsafeBufferPointer {
      unsafe copy.copyMemory(from: UnsafeRawBufferPointer($0))
    }
    // Safe: the allocation has an address, since it is not empty.
    unsafe self.init(
      UnsafeRawPointer(copy.baseAddress.unsafelyUnwrapped), count: bytes.count, owner: .heap)
  }

  /// The bytes of an open file, mapped; `nil` with `errno` set if the system cannot map it.
  ///
  /// The descriptor may be closed afterwards.
  ///
  /// - Parameter count: The size of the file, at least 1.
  convenience init?(mapping descriptor: CInt, count: Int) {
    // Safe: the system chooses an address where nothing of ours lies.
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    // Safe: `count` bytes are mapped there until `deinit`.
    unsafe self.init(UnsafeRawPointer(start), count: count, owner: .file)
  }
}
