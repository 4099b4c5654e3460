import FileTesting
import Files
import Foundation
import Testing

@Suite("A copy in memory")
struct MemoryFileTests {
  /// The path of a pipe with some bytes, whose end is written.
  private func path(of pipe: Pipe, holding text: String) throws -> String {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
  }

  @Test("has the bytes of a pipe, and is read again and again, also by other processes")
  func pipe() throws {
    let pipe = Pipe()
    let lines = String(repeating: "a line\n", count: 1_000)
    let path = try path(of: pipe, holding: lines)
    let file = try #require(try MemoryFile(copyingOnce: path, upTo: 1 << 20, whenWaiting: {}))
    for _ in 0..<2 { #expect(try InputFile.contents(of: file.path) == Array(lines.utf8)) }
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    other.arguments = ["wc", "-l", file.path]
    let output = Pipe()
    other.standardOutput = output
    try other.run()
    other.waitUntilExit()
    let count = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(count.hasPrefix("1000 "), "\(count)")
    extendLifetime(file)
  }

  @Test("is not made of a file that every process can read")
  func regular() throws {
    try withTestFolder { folder in
      let path = folder + "/rows.csv"
      try put("a", at: path)
      #expect(try MemoryFile(copyingOnce: path, upTo: 1 << 20, whenWaiting: {}) == nil)
      #expect(try MemoryFile(copyingOnce: path + "x", upTo: 1, whenWaiting: {}) == nil)
    }
  }

  @Test("is refused with the limit for a longer pipe")
  func tooLong() throws {
    let pipe = Pipe()
    let path = try path(of: pipe, holding: "12345")
    let fault = inputFault { try MemoryFile(copyingOnce: path, upTo: 4, whenWaiting: {}) }
    #expect(fault == "\(path) is too long: at most 4 bytes are read")
  }

  @Test("is refused with the system's reason for a file that fails while it is read")
  func unreadable() {
    // Nothing is mapped at the start of a process's memory.
    let fault = inputFault {
      try MemoryFile(copyingOnce: "/proc/self/mem", upTo: 1 << 20, whenWaiting: {})
    }
    #expect(fault == "/proc/self/mem cannot be read (Input/output error)")
  }
}
