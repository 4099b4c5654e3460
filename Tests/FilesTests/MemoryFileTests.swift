import FileTesting
import Files
import Foundation
import Testing

@Suite("A copy in memory")
struct MemoryFileTests {
  private func text(of file: MemoryFile) throws -> String {
    String(decoding: try InputFile.contents(of: file.path), as: UTF8.self)
  }

  @Test("has the bytes of a pipe, and is read again and again, also by other processes")
  func pipe() throws {
    let pipe = Pipe()
    let lines = String(repeating: "a line\n", count: 1_000)
    try pipe.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let file = try #require(try MemoryFile(copyingOnce: path, upTo: 1 << 20, whenWaiting: {}))
    #expect(try text(of: file) == lines)
    #expect(try text(of: file) == lines)
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
      try Data("a".utf8).write(to: URL(fileURLWithPath: path))
      #expect(try MemoryFile(copyingOnce: path, upTo: 1 << 20, whenWaiting: {}) == nil)
      #expect(try MemoryFile(copyingOnce: path + "x", upTo: 1, whenWaiting: {}) == nil)
    }
  }

  @Test("is refused with the limit for a longer pipe")
  func tooLong() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("12345".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let error = #expect(throws: InputError.self) {
      try MemoryFile(copyingOnce: path, upTo: 4, whenWaiting: {})
    }
    #expect(error?.description == "\(path) is too long: at most 4 bytes are read")
  }

  @Test("is refused with the system's reason for a file that fails while it is read")
  func unreadable() {
    // Nothing is mapped at the start of a process's memory.
    let error = #expect(throws: InputError.self) {
      try MemoryFile(copyingOnce: "/proc/self/mem", upTo: 1 << 20, whenWaiting: {})
    }
    #expect(error?.description == "/proc/self/mem cannot be read (Input/output error)")
  }
}
