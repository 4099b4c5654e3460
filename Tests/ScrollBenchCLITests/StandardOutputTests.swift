import Foundation
import ScrollBenchCLI
import Testing

@Suite("What is printed")
struct StandardOutputTests {
  /// Texts from a byte to many buffers.
  private let lengths = [1, 4_095, 4_096, 4_097, 100_000]

  private func isTaken(_ length: Int, by stream: UnsafeMutablePointer<FILE>?) throws -> Bool {
    let stream = try #require(stream)
    defer { fclose(stream) }
    fputs(String(repeating: "a", count: length), stream)
    return StandardOutput.tookAll(stream)
  }

  @Test("is known to be lost where the device is full, however long it is")
  func full() throws {
    for length in lengths {
      #expect(try !isTaken(length, by: fopen("/dev/full", "w")), "\(length)")
    }
  }

  @Test("counts as taken by a reader that went away, as all is that was taken")
  func taken() throws {
    // The tool takes no signal for it either.
    signal(SIGPIPE, SIG_IGN)
    for length in lengths {
      #expect(try isTaken(length, by: fopen("/dev/null", "w")), "\(length)")
      let pipe = Pipe()
      let end = dup(pipe.fileHandleForWriting.fileDescriptor)
      try pipe.fileHandleForReading.close()
      #expect(try isTaken(length, by: fdopen(end, "w")), "\(length)")
    }
  }
}
