import Files
import Reporting
import Testing

@Suite("A profile's folder")
struct ProfileFolderTests {
  private func files(_ text: String) -> [String: [UInt8]] {
    ["profile.txt": Array(text.utf8), "a.collapsed": [], "a.svg": []]
  }

  @Test(
    "appears whole, with its parents, and is replaced whole")
  func writing() throws {
    try withTestFolder { root in
      try FolderKind.profile.write(files("one"), to: root + "/a/b")
      #expect(
        tree(root) == [
          "a": "folder", "a/b": "folder", "a/b/a.collapsed": "", "a/b/a.svg": "",
          "a/b/profile.txt": "one",
        ])
      try FolderKind.profile.write(
        ["profile.txt": Array("two".utf8)], to: root + "/a/b")
      #expect(tree(root) == ["a": "folder", "a/b": "folder", "a/b/profile.txt": "two"])
    }
  }

  @Test("leaves nothing behind when it is cancelled")
  func callingOff() throws {
    struct Stop: Error {}
    try withTestFolder { root in
      #expect(throws: Stop.self) {
        try FolderKind.profile.write(files("one"), to: root + "/a/b") { throw Stop() }
      }
      #expect(tree(root).isEmpty)
      try FolderKind.profile.write(files("one"), to: root + "/a")
      let before = tree(root)
      #expect(throws: Stop.self) {
        try FolderKind.profile.write(files("two"), to: root + "/a") { throw Stop() }
      }
      #expect(tree(root) == before)
    }
  }

  @Test("replaces only a profile, and names the reason otherwise")
  func refusals() throws {
    try withTestFolder { root in
      // A folder with the name of a file is someone's own.
      try makeFolder(root + "/deep/mine.svg")
      for (name, file) in [
        ("run", "run.json"), ("mixed", "mine"), ("half", "a.svg"), ("hidden", ".a.svg"),
      ] {
        try makeFolder(root + "/" + name)
        try put("", at: root + "/\(name)/\(file)")
      }
      for name in ["mixed", "deep"] { try put("", at: root + "/\(name)/profile.txt") }
      let before = tree(root)
      for (place, words) in [
        ("/run", "holds run.json, which no profile wrote"),
        ("/mixed", "holds mine, which no profile wrote"), ("/half", "but no profile.txt"),
        ("/hidden", "holds .a.svg"), ("/deep", "holds mine.svg, which no profile wrote"),
        ("/run/run.json", "is a file: name a folder that is new, empty or holds a profile"),
      ] {
        #expect {
          try FolderKind.profile.check(root + place)
        } throws: {
          $0 is OutputError && "\($0)".contains(words)
        }
      }
      #expect {
        try FolderKind.profile.check("")
      } throws: {
        "\($0)".contains("no place for a profile")
      }
      #expect(tree(root) == before)
    }
  }

  @Test("recognizes the files of a profile by their names")
  func names() {
    for name in ["profile.txt", "a.collapsed", "a.speedscope.json", "a.svg"] {
      #expect(FolderKind.profile.isFile(name))
      #expect(!FolderKind.profile.isFile("." + name) && !FolderKind.profile.isFile("a/" + name))
    }
    for name in ["notes.txt", "cpu-a.txt", "a.png", "profile", ""] {
      #expect(!FolderKind.profile.isFile(name))
    }
  }
}
