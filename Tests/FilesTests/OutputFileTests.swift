import FileTesting
import Files
import Foundation
import Glibc
import Testing

@Suite("A single file of results")
struct OutputFileTests {
  /// Files of ours begin with a header.
  private func isOurs(_ path: String) -> Bool { FileSystem.begins(path, with: "engine,way") }

  private let text = "engine,way\npainter,A\n"
  private var bytes: [UInt8] { Array(text.utf8) }

  private func expectRefusal(_ path: String, saying words: String) {
    for action in [
      { try OutputFile.check([path], replacing: isOurs) },
      { try OutputFile.write([.init(path, bytes)], replacing: isOurs) },
    ] {
      #expect(outputFault(of: action).contains(words))
    }
  }

  @Test(
    "appears where there was none, or an empty one or one of its kind, and nothing beside it")
  func writes() throws {
    try withTestFolder { folder in
      let path = folder + "/a.csv"
      for before in [
        nil, "", "engine,way\n", "engine,way\nold,B\nold,C\n", "engine,way,more\nold,B,1\n",
      ] {
        if let before { try put(before, at: path) }
        try OutputFile.check([path], replacing: isOurs)
        #expect(content(path) == (before ?? content(path)))
        try OutputFile.write([.init(path, bytes)], replacing: isOurs)
        #expect(tree(folder) == ["a.csv": text])
      }
    }
  }

  @Test("takes the place of the file that a link names, and leaves the link")
  func link() throws {
    try withTestFolder { folder in
      try put("", at: folder + "/real.csv")
      #expect(symlink("real.csv", folder + "/link.csv") == 0)
      try OutputFile.write([.init(folder + "/link.csv", bytes)], replacing: isOurs)
      #expect(tree(folder) == ["link.csv": text, "real.csv": text])
      var facts = stat()
      #expect(lstat(folder + "/link.csv", &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test("is refused where it would replace something else or has no folder, and nothing changes")
  func refusals() throws {
    try withTestFolder { folder in
      try put("mine", at: folder + "/notes")
      for (index, start) in ["engine,", "engine,\n", "engine,wa\n", ",way\n", "\n"].enumerated() {
        try put(start, at: folder + "/start\(index)")
      }
      #expect(symlink("nowhere", folder + "/dangling.csv") == 0)
      let before = tree(folder)
      for name in ["notes"] + (0..<5).map({ "start\($0)" }) {
        expectRefusal("\(folder)/\(name)", saying: "holds something else")
      }
      expectRefusal(folder, saying: "is a folder")
      expectRefusal("", saying: "name a file")
      for (name, words) in [
        ("", "name a file"), ("dangling.csv", "neither a folder nor a file"),
        ("missing/a.csv", "does not exist"), ("notes/a.csv", "notes, which is a file"),
        (String(repeating: "a", count: 256), "256 bytes"),
      ] { expectRefusal("\(folder)/\(name)", saying: words) }
      #expect(tree(folder) == before)
    }
  }

  @Test("is created once, and removes what a killed process left")
  func creation() throws {
    try withTestFolder { folder in
      let path = folder + "/a.csv"
      let left = folder + "/.scrollbench-" + UUID().uuidString
      try makeFolder(left)
      try put("cut off", at: left + "/0")
      #expect(try OutputFile.create(Array("one".utf8), at: path))
      #expect(try !OutputFile.create(Array("two".utf8), at: path))
      #expect(content(path) == "one" && entries(folder) == ["a.csv"])
    }
  }
}
