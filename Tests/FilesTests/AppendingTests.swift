import FileTesting
import Files
import Foundation
import Testing

@Suite("A file that is appended to")
struct AppendingTests {
  private struct Interrupted: Error {}

  @Test("grows by what is appended, and is created if there is none")
  func append() throws {
    try withTestFolder { folder in
      let path = folder + "/a"
      for before in ["", "0\n", "0\n2\n"] {
        try OutputFile.append(to: path, check: {}) { content in
          #expect(String(decoding: content, as: UTF8.self) == before)
          return Array("\(content.count)\n".utf8)
        }
      }
      #expect(tree(folder) == ["a": "0\n2\n4\n"])
    }
  }

  @Test("stays as it was, or absent, if nothing must be appended")
  func refusals() throws {
    try withTestFolder { folder in
      try put("old", at: folder + "/a")
      for name in ["a", "b"] {
        #expect(throws: Interrupted.self) {
          try OutputFile.append(to: folder + "/" + name, check: {}) { _ in throw Interrupted() }
        }
        #expect(throws: Interrupted.self) {
          try OutputFile.append(to: folder + "/" + name, check: { throw Interrupted() }) { _ in [1]
          }
        }
      }
      #expect(tree(folder) == ["a": "old"])
    }
  }

  @Test("loses no line of processes that append while another fails to create it")
  func contention() throws {
    try withTestFolder { folder in
      let path = folder + "/a"
      for _ in 0..<50 {
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          try? OutputFile.append(to: path, check: {}) { _ in
            guard index > 0 else { throw Interrupted() }
            return Array("\(index)\n".utf8)
          }
        }
        #expect(content(path)?.split(separator: "\n").sorted() == ["1", "2", "3"])
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
