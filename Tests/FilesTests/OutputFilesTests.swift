import FileTesting
import Files
import Testing

@Suite("Several files of results")
struct OutputFilesTests {
  private struct Interrupted: Error {}

  private func files(_ paths: [String]) -> [OutputFile.Entry] {
    paths.enumerated().map { OutputFile.Entry($1, Array("new \($0)".utf8)) }
  }

  /// Files of ours begin with "old" or "new".
  private func isOurs(_ path: String) -> Bool {
    guard let text = content(path) else { return false }
    return text.hasPrefix("old") || text.hasPrefix("new")
  }

  @Test("appear together, in the place of earlier ones, and nothing beside them")
  func writes() throws {
    try withTestFolder { folder in
      try put("old", at: folder + "/b")
      try put("mine", at: folder + "/z")
      let paths = ["a", "b", "c"].map { folder + "/" + $0 }
      for _ in 0..<2 {
        try OutputFile.check(paths, in: nil, replacing: isOurs)
        try OutputFile.write(files(paths), in: nil, replacing: isOurs)
        #expect(tree(folder) == ["a": "new 0", "b": "new 1", "c": "new 2", "z": "mine"])
      }
    }
  }

  @Test("make the folder that they are to lie in, with its parents")
  func folder() throws {
    try withTestFolder { folder in
      for given in [folder + "/in/out", folder + "/in/out/"] {
        for _ in 0..<2 {
          let paths = [folder + "/in/out/a"]
          try OutputFile.check(paths, in: given, replacing: isOurs)
          try OutputFile.write(files(paths), in: given, replacing: isOurs)
          #expect(tree(folder) == ["in": "folder", "in/out": "folder", "in/out/a": "new 0"])
        }
      }
    }
  }

  @Test("appear not at all if one cannot be written")
  func allOrNone() throws {
    try withTestFolder { folder in
      try put("old", at: folder + "/a")
      try put("mine", at: folder + "/c")
      try makeFolder(folder + "/d")
      let before = tree(folder)
      for last in ["c", "d", "missing/e"] {
        let paths = ["a", "b", last].map { folder + "/" + $0 }
        #expect(throws: OutputError.self, "\(last)") {
          try OutputFile.write(files(paths), in: nil, replacing: isOurs)
        }
        #expect(tree(folder) == before, "\(last)")
      }
      for (place, given) in [("", nil), ("out/", "out")] {
        let last = OutputFile.Entry(folder + "/" + place + "b") { _ in throw Interrupted() }
        #expect(throws: Interrupted.self) {
          try OutputFile.write(
            files([folder + "/" + place + "a"]) + [last], in: given.map { folder + "/" + $0 },
            replacing: isOurs)
        }
        #expect(tree(folder) == before)
      }
    }
  }

  @Test("are old again if one cannot be renamed")
  func undone() throws {
    try withTestFolder { folder in
      for name in ["a", "c"] { try put("old \(name)", at: folder + "/" + name) }
      let paths = ["a", "b", "c"].map { folder + "/" + $0 }
      // No file can replace a folder, which is made after the path was checked.
      let last = OutputFile.Entry(folder + "/d") { _ in try makeFolder(folder + "/d") }
      #expect(throws: OutputError.self) {
        try OutputFile.write(files(paths) + [last], in: nil, replacing: isOurs)
      }
      #expect(tree(folder) == ["a": "old a", "c": "old c", "d": "folder"])
    }
  }

  @Test("are refused a folder that is a file, or that cannot be made")
  func refusals() throws {
    try withTestFolder { folder in
      try put("mine", at: folder + "/file")
      for name in ["file", "file/out"] {
        let given = folder + "/" + name
        for action in [
          { try OutputFile.check([given + "/a"], in: given, replacing: self.isOurs) },
          { try OutputFile.write(self.files([given + "/a"]), in: given, replacing: self.isOurs) },
        ] {
          #expect(outputFault(of: action).contains(name))
        }
        #expect(tree(folder) == ["file": "mine"])
      }
    }
  }
}
