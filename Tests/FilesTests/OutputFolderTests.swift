import FileTesting
import Files
import Foundation
import Glibc
import Synchronization
import Testing

@Suite("A folder of results")
struct OutputFolderTests {
  private let kind = FolderKind(noun: "run", marker: "run.json", subfolder: "images") {
    ["summary.csv", "frames.csv", "run.json"].contains($0) || $0.hasPrefix("images/a-")
  }

  private func files(
    _ text: String, _ names: [String] = ["summary.csv", "frames.csv", "run.json"]
  ) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, Array("\(text) \($0)".utf8)) })
  }

  private func write(_ text: String, to path: String) throws {
    try kind.write(files(text), to: path)
  }

  /// Returns a folder that has all files and is not published yet.
  private func unpublished(_ text: String, for path: String) throws -> UnpublishedFolder {
    let folder = try kind.begin(path)
    try folder.write(files(text))
    return folder
  }

  private func expectRun(_ text: String, at path: String) {
    #expect(entries(path) == ["frames.csv", "run.json", "summary.csv"])
    for name in ["summary.csv", "frames.csv", "run.json"] {
      #expect(content("\(path)/\(name)") == "\(text) \(name)")
    }
  }

  private func expectRefusal(_ path: String, saying words: String...) {
    for action in [{ try kind.check(path) }, { try write("new", to: path) }] {
      let fault = outputFault(of: action)
      for words in words { #expect(fault.contains(words)) }
    }
  }

  @Test("is made where nothing is, with its missing parents")
  func new() throws {
    try withTestFolder { folder in
      try kind.check(folder + "/a/b/out/")
      #expect(entries(folder) == [])
      try write("new", to: folder + "/a/./b/out/")
      expectRun("new", at: folder + "/a/b/out")
      #expect(entries(folder + "/a/b") == ["out"])
    }
  }

  @Test("takes the place of an empty folder, and of an older run, whatever files that has")
  func replacing() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      for names in [[], ["run.json"], ["frames.csv", "run.json", "summary.csv"]] {
        try makeFolder(out)
        for name in names { try put("old", at: out + "/" + name) }
        let new = try unpublished("new", for: out)
        #expect(entries(out) == names && names.allSatisfy { content(out + "/" + $0) == "old" })
        try new.publish()
        expectRun("new", at: out)
        #expect(entries(folder) == ["out"])
        try FileManager.default.removeItem(atPath: out)
      }
    }
  }

  @Test("that a link points to is the one replaced, and the link stays")
  func link() throws {
    try withTestFolder { folder in
      try write("old", to: folder + "/real")
      #expect(symlink("real", folder + "/link") == 0)
      try write("new", to: folder + "/link")
      expectRun("new", at: folder + "/real")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
    }
  }

  @Test("is refused where it would replace something else, which is named, and nothing changes")
  func refusals() throws {
    try withTestFolder { folder in
      for path in [
        "file", "notes/frames.csv", "notes/notes.txt", "notes/run.json", "hidden/.hidden/a",
        "disguised/run.json/a", "unmarked/frames.csv",
      ] {
        try makeFolder(folder + "/" + path.split(separator: "/").dropLast().joined(separator: "/"))
        try put("mine", at: folder + "/" + path)
      }
      #expect(symlink("nowhere", folder + "/link") == 0)
      let before = tree(folder)
      for (name, words) in [
        ("link", "a link to nothing"), ("notes", "notes.txt"), ("hidden", ".hidden"),
        ("disguised", "run.json"), ("unmarked", "frames.csv but no run.json"),
        ("file", "is a file"), ("file/out", "is a file"), ("file/a/out", "is a file"),
      ] {
        expectRefusal(folder + "/" + name, saying: folder, words)
      }
      #expect(tree(folder) == before)
    }
  }

  @Test(
    "cannot be a place without a name, a way through nothing, or a name no file system has",
    arguments: [
      ("", "empty"), ("/", "file system"), ("/proc", "/proc"),
      (".", "the current folder"), ("nowhere-at-all/../out", "does not exist"),
      (String(repeating: "x", count: 256), "xxx"),
      ("nowhere-at-all/" + String(repeating: "x", count: 256), "256 bytes"),
    ])
  func oddPlaces(path: String, words: String) {
    expectRefusal(path, saying: words)
  }

  @Test("leaves nothing behind, parents included, and keeps the older run if it is called off")
  func calledOff() throws {
    try withTestFolder { folder in
      try write("old", to: folder + "/out")
      let before = tree(folder)
      for place in ["out", "a/b/out"] {
        do {
          let new = try unpublished("new", for: folder + "/" + place)
          // Everything is written by now under another name.
          #expect(tree(folder).values.contains("new run.json"))
          #expect(content(folder + "/" + place + "/run.json") != "new run.json")
          extendLifetime(new)
        }
        #expect(tree(folder) == before)
      }
    }
  }

  @Test("is left alone if something else appears in it during the run")
  func lateEntry() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      try write("old", to: out)
      #expect(throws: OutputError.self) {
        let new = try unpublished("new", for: out)
        try put("mine", at: out + "/notes.txt")
        try new.publish()
      }
      #expect(content(out + "/notes.txt") == "mine" && entries(folder) == ["out"])
      #expect(content(out + "/run.json") == "old run.json")
    }
  }

  @Test("is whole when several are written at once, the last of them")
  func contention() throws {
    try withTestFolder { folder in
      let errors = Mutex<[String]>([])
      for round in 0..<20 {
        let out = folder + "/new\(round)/out"
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          do {
            try write("\(index)", to: out)
          } catch {
            errors.withLock { $0.append("\(error)") }
          }
        }
        let winner = try #require(content(out + "/run.json")?.first)
        expectRun("\(winner)", at: out)
        #expect(entries(folder + "/new\(round)") == ["out"])
      }
      #expect(errors.withLock(\.self) == [])
    }
  }

  @Test("is created by one of several processes")
  func creation() throws {
    try withTestFolder { folder in
      for round in 0..<20 {
        let out = folder + "/new\(round)/out"
        let winners = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          let isNew = try? kind.create(["run.json": Array("\(index)".utf8)], at: out)
          if isNew == true { winners.withLock { $0.append(index) } }
        }
        let winner = winners.withLock(\.self)
        #expect(winner.count == 1 && content(out + "/run.json") == winner.first.map { "\($0)" })
        #expect(entries(folder + "/new\(round)") == ["out"])
      }
    }
  }

  @Test("is written where a killed process left files, which are removed, and no others")
  func leftovers() throws {
    try withTestFolder { folder in
      let hidden = (0..<4).map { _ in ".scrollbench-" + UUID().uuidString }
      for (name, file) in [(0, "run.json"), (1, "run.json"), (2, "images/a-")] {
        try makeFolder(folder + "/\(hidden[name])/images")
        try put("old", at: folder + "/\(hidden[name])/\(file)")
      }
      try makeFolder(folder + "/" + hidden[3])
      let kept = [".scrollbench-a", ".scrollbench_old-f"]
      for name in kept { try makeFolder(folder + "/" + name) }
      // One of them belongs to a process that lives.
      let lock = open(folder + "/" + hidden[1], O_RDONLY)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      try write("new", to: folder + "/out")
      #expect(Set(entries(folder) ?? []) == Set([hidden[1], "out"] + kept))
    }
  }

  @Test("and its files have the user's default permissions")
  func permissions() throws {
    try withTestFolder { folder in
      try write("new", to: folder + "/out")
      // What the system itself gives a new file and a new folder.
      #expect(open(folder + "/plain", O_CREAT | O_WRONLY, 0o666) >= 0)
      #expect(mkdir(folder + "/folder", 0o777) == 0)
      func permissions(_ name: String) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        return try #require(facts[.posixPermissions] as? Int)
      }
      #expect(try permissions("out") == permissions("folder"))
      for name in ["summary.csv", "frames.csv", "run.json"] {
        #expect(try permissions("out/\(name)") == permissions("plain"))
      }
    }
  }

  @Test("has the files of its subfolder replaced with it, and another entry there is kept")
  func subfolder() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      let names = ["run.json", "images/a-caps.png"]
      try kind.write(files("old", names), to: out)
      try kind.write(files("new", names), to: out)
      #expect(
        tree(folder) == [
          "out": "folder", "out/run.json": "new run.json", "out/images": "folder",
          "out/images/a-caps.png": "new images/a-caps.png",
        ])
      try put("mine", at: out + "/images/mine.png")
      expectRefusal(out, saying: "images/mine.png")
      #expect(content(out + "/images/mine.png") == "mine")
    }
  }
}
