import Foundation
import JudgingCLI
import Testing

@Suite("Standard output")
struct StandardOutputTests {
  /// Texts from a byte to many buffers.
  private let lengths = [1, 4_095, 4_096, 4_097, 100_000]

  private func isTaken(_ length: Int, by stream: UnsafeMutablePointer<FILE>?) throws -> Bool {
    let stream = try #require(stream)
    defer { fclose(stream) }
    fputs(String(repeating: "a", count: length), stream)
    return StandardOutput.flush(stream)
  }

  @Test("reports a full device for texts of any length")
  func full() throws {
    for length in lengths {
      #expect(try !isTaken(length, by: fopen("/dev/full", "w")), "\(length)")
    }
  }

  @Test("ignores a reader that has closed its end")
  func taken() throws {
    // As the tool does.
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
