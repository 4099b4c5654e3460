import FileTesting
import Files
import Foundation
import Testing

@Suite("A file that is updated")
struct UpdateTests {
  private struct Failure: Error {}

  @Test("gets content that follows from that before, and is created if there is none")
  func update() throws {
    try withTestFolder { folder in
      let path = folder + "/a"
      for before in ["", "0\n", "0\n2\n"] {
        try OutputFile.update(path) { content in
          #expect(String(decoding: content, as: UTF8.self) == before)
          return content + Array("\(content.count)\n".utf8)
        }
      }
      #expect(tree(folder) == ["a": "0\n2\n4\n"])
    }
  }

  @Test("keeps its permissions, also where it is written anew")
  func permissions() throws {
    try withTestFolder { folder in
      let path = folder + "/a"
      try put("old", at: path)
      for mode in [0o600, 0o664] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        for write in [
          { try OutputFile.update(path) { $0 + [1] } },
          { try OutputFile.write([.init(path, [1])], replacing: { _ in true }) },
        ] {
          try write()
          let facts = try FileManager.default.attributesOfItem(atPath: path)
          #expect(facts[.posixPermissions] as? Int == mode)
        }
      }
    }
  }

  @Test("stays as it was, or absent, if there is no new content")
  func refusals() throws {
    try withTestFolder { folder in
      try put("old", at: folder + "/a")
      for name in ["a", "b"] {
        #expect(throws: Failure.self) {
          try OutputFile.update(folder + "/" + name) { _ in throw Failure() }
        }
      }
      #expect(throws: OutputError.self) { try OutputFile.update(folder) { _ in [] } }
      #expect(tree(folder) == ["a": "old"])
    }
  }

  @Test("has what each of several processes adds, while another fails to create it")
  func contention() throws {
    try withTestFolder { folder in
      let path = folder + "/a"
      for _ in 0..<50 {
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          try? OutputFile.update(path) { before in
            guard index > 0 else { throw Failure() }
            return before + Array("\(index)\n".utf8)
          }
        }
        #expect(content(path)?.split(separator: "\n").sorted() == ["1", "2", "3"])
        #expect(entries(folder) == ["a"])
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
