import Foundation
import Reports
import Testing

@Suite("Several files of results")
struct OutputFilesTests {
  private struct Interrupted: Error {}

  /// A new folder for one test, removed afterwards with all that is in it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// Every file in a folder and its subfolders, and what is in it.
  private func contents(_ path: String) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, (try? String(contentsOfFile: path + "/" + name, encoding: .utf8)) ?? "folder")
      })
  }

  private func put(_ text: String, at path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func files(_ paths: [String]) -> [OutputFiles.File] {
    paths.enumerated().map { OutputFiles.File($1, Array("new \($0)".utf8)) }
  }

  /// Files of ours begin with "old" or "new".
  private func isOurs(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.hasPrefix("old") || text.hasPrefix("new")
  }

  @Test("appear together, in the place of earlier ones, and nothing beside them")
  func writes() throws {
    try withFolder { folder in
      try put("old", at: folder + "/b")
      try put("mine", at: folder + "/z")
      let paths = ["a", "b", "c"].map { folder + "/" + $0 }
      for _ in 0..<2 {
        try OutputFiles.check(paths, in: nil, replacing: isOurs)
        try OutputFiles.write(files(paths), in: nil, replacing: isOurs)
        #expect(
          contents(folder) == ["a": "new 0", "b": "new 1", "c": "new 2", "z": "mine"])
      }
    }
  }

  @Test("make the folder that they are to lie in, if it is missing")
  func folder() throws {
    try withFolder { folder in
      for given in [folder + "/out", folder + "/out/"] {
        for _ in 0..<2 {
          let paths = [folder + "/out/a"]
          try OutputFiles.check(paths, in: given, replacing: isOurs)
          try OutputFiles.write(files(paths), in: given, replacing: isOurs)
          #expect(contents(folder) == ["out": "folder", "out/a": "new 0"])
        }
      }
    }
  }

  @Test("appear not at all if one cannot be written, or if they must not at the last moment")
  func allOrNone() throws {
    try withFolder { folder in
      try put("old", at: folder + "/a")
      try put("mine", at: folder + "/c")
      try FileManager.default.createDirectory(
        atPath: folder + "/d", withIntermediateDirectories: true)
      let before = contents(folder)
      for last in ["c", "d", "missing/e", "b"] {
        let paths = ["a", "b", last].map { folder + "/" + $0 }
        #expect(throws: OutputError.self, "\(last)") {
          try OutputFiles.write(files(paths), in: nil, replacing: isOurs)
        }
        #expect(contents(folder) == before, "\(last)")
      }
      for (paths, given) in [(["a", "b"], nil), (["out/a", "out/b"], "out")] {
        #expect(throws: Interrupted.self) {
          try OutputFiles.write(
            files(paths.map { folder + "/" + $0 }), in: given.map { folder + "/" + $0 },
            replacing: isOurs
          ) { throw Interrupted() }
        }
        #expect(contents(folder) == before)
      }
    }
  }

  @Test("put back what was there if a file cannot be moved to its place")
  func putBack() throws {
    try withFolder { folder in
      try put("old", at: folder + "/a")
      let paths = ["a", "b", "c"].map { folder + "/" + $0 }
      #expect(throws: OutputError.self) {
        try OutputFiles.write(files(paths), in: nil, replacing: isOurs) {
          // Someone makes a folder where the last file is to go.
          try FileManager.default.createDirectory(
            atPath: folder + "/c", withIntermediateDirectories: true)
        }
      }
      #expect(contents(folder) == ["a": "old", "c": "folder"])
    }
  }

  @Test("are refused a folder that is a file, or that cannot be made")
  func refusals() throws {
    try withFolder { folder in
      try put("mine", at: folder + "/file")
      for name in ["file", "missing/out", "file/out"] {
        let given = folder + "/" + name
        for action in [
          { try OutputFiles.check([given + "/a"], in: given, replacing: self.isOurs) },
          { try OutputFiles.write(self.files([given + "/a"]), in: given, replacing: self.isOurs) },
        ] {
          #expect {
            try action()
          } throws: { error in
            error is OutputError && "\(error)".contains(name)
          }
        }
        #expect(contents(folder) == ["file": "mine"])
      }
    }
  }
}
