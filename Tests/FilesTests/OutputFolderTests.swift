import FileTesting
import Files
import Foundation
import Glibc
import Synchronization
import Testing

@Suite("A folder of results")
struct OutputFolderTests {
  private struct Interrupted: Error {}

  private let kind = FolderKind(noun: "run", marker: "run.json", subfolder: "images") {
    ["summary.csv", "frames.csv", "run.json"].contains($0) || $0.hasPrefix("images/a-")
  }

  private func check(_ path: String) throws { try kind.check(path) }

  private func write(
    _ text: String, to path: String, names: [String] = ["summary.csv", "frames.csv", "run.json"],
    beforePublishing: () throws -> Void = {}
  ) throws {
    try kind.write(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Array("\(text) \($0)".utf8)) }), to: path,
      beforePublishing: beforePublishing)
  }

  private func expectRun(_ text: String, at path: String) {
    #expect(entries(path) == ["frames.csv", "run.json", "summary.csv"])
    for name in ["summary.csv", "frames.csv", "run.json"] {
      #expect(content("\(path)/\(name)") == "\(text) \(name)")
    }
  }

  private func expectRefusal(_ path: String, saying words: String...) {
    for action in [{ try check(path) }, { try write("new", to: path) }] {
      #expect {
        try action()
      } throws: { error in
        error is OutputError && words.allSatisfy { "\(error)".contains($0) }
      }
    }
  }

  @Test("is made where nothing is, with its missing parents")
  func new() throws {
    try withTestFolder { folder in
      try check(folder + "/a/b/out/")
      #expect(entries(folder) == [])
      try write("new", to: folder + "/a/./b/out/")
      expectRun("new", at: folder + "/a/b/out")
      #expect(entries(folder + "/a/b") == ["out"])
    }
  }

  @Test("takes the place of an empty folder")
  func emptyFolder() throws {
    try withTestFolder { folder in
      try makeFolder(folder + "/out")
      try write("new", to: folder + "/out")
      expectRun("new", at: folder + "/out")
      #expect(entries(folder) == ["out"])
    }
  }

  @Test("takes the place of an older run")
  func olderRun() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      try write("old", to: out)
      try write("new", to: out) {
        expectRun("old", at: out)
      }
      expectRun("new", at: out)
      #expect(entries(folder) == ["out"])
    }
  }

  @Test("takes the place of an older run with fewer files")
  func incompleteRun() throws {
    try withTestFolder { folder in
      try makeFolder(folder + "/out")
      try put("{}", at: folder + "/out/run.json")
      try write("new", to: folder + "/out")
      expectRun("new", at: folder + "/out")
    }
  }

  @Test("that a link points to is the one replaced, and the link stays")
  func link() throws {
    try withTestFolder { folder in
      try write("old", to: folder + "/real")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "real")
      try write("new", to: folder + "/link")
      expectRun("new", at: folder + "/real")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
    }
  }

  @Test("is refused where a link points to nothing")
  func danglingLink() throws {
    try withTestFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "nowhere")
      expectRefusal(folder + "/link", saying: "link", "nothing")
      #expect(entries(folder) == ["link"])
    }
  }

  @Test("with something else in it is left alone, and the message names it")
  func foreignEntry() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      try write("old", to: out)
      try put("mine", at: out + "/notes.txt")
      expectRefusal(out, saying: out, "notes.txt")
      #expect(entries(out) == ["frames.csv", "notes.txt", "run.json", "summary.csv"])
      #expect(content(out + "/notes.txt") == "mine")
      #expect(content(out + "/run.json") == "old run.json")
      #expect(entries(folder) == ["out"])
    }
  }

  @Test("with hidden entries, or a folder named like a file of a run, is left alone")
  func disguisedEntries() throws {
    try withTestFolder { folder in
      for (index, name) in [".hidden", "run.json/inside"].enumerated() {
        let out = folder + "/out\(index)"
        try makeFolder("\(out)/\(name)")
        expectRefusal(out, saying: String(name.prefix { $0 != "/" }))
        #expect(FileManager.default.fileExists(atPath: "\(out)/\(name)"))
      }
    }
  }

  @Test("with a run's CSV file but no run.json is left alone")
  func noRecord() throws {
    try withTestFolder { folder in
      try put("mine", at: folder + "/frames.csv")
      expectRefusal(folder, saying: "frames.csv", "no run.json")
      #expect(entries(folder) == ["frames.csv"])
    }
  }

  @Test("cannot be a file, nor lie inside one")
  func file() throws {
    try withTestFolder { folder in
      try put("mine", at: folder + "/file")
      expectRefusal(folder + "/file", saying: folder + "/file", "is a file")
      expectRefusal(folder + "/file/out", saying: folder + "/file", "is a file")
      expectRefusal(folder + "/file/a/out", saying: "is a file")
      #expect(content(folder + "/file") == "mine")
    }
  }

  @Test(
    "cannot be a place without a name, a way through nothing, or a name no file system has",
    arguments: [
      ("", "empty"), ("/", "file system"), ("/proc", "/proc"),
      ("nowhere-at-all/../out", "does not exist"), (String(repeating: "x", count: 256), "xxx"),
      ("nowhere-at-all/" + String(repeating: "x", count: 256), "256 bytes"),
    ])
  func oddPlaces(path: String, words: String) {
    expectRefusal(path, saying: words)
  }

  @Test("cannot be the current folder")
  func currentFolder() {
    expectRefusal(".", saying: "the current folder")
  }

  @Test("leaves nothing behind, parents included, when publishing is called off")
  func calledOff() throws {
    try withTestFolder { folder in
      #expect(throws: Interrupted.self) {
        try write("new", to: folder + "/a/b/out") {
          // Everything is written by now under another name.
          #expect(entries(folder + "/a/b")?.count == 1)
          #expect(entries(folder + "/a/b/out") == nil)
          throw Interrupted()
        }
      }
      #expect(entries(folder) == [])
    }
  }

  @Test("keeps the older run when publishing is called off")
  func calledOffBesideRun() throws {
    try withTestFolder { folder in
      try write("old", to: folder + "/out")
      #expect(throws: Interrupted.self) {
        try write("new", to: folder + "/out") {
          throw Interrupted()
        }
      }
      expectRun("old", at: folder + "/out")
      #expect(entries(folder) == ["out"])
    }
  }

  @Test("is left alone if something else appears in it during the run")
  func lateEntry() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      try write("old", to: out)
      #expect(throws: OutputError.self) {
        try write("new", to: out) { try put("mine", at: out + "/notes.txt") }
      }
      #expect(content(out + "/notes.txt") == "mine")
      #expect(content(out + "/run.json") == "old run.json")
      #expect(entries(folder) == ["out"])
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

  @Test("without its marker file is not replaced")
  func damaged() throws {
    try withTestFolder { folder in
      let out = folder + "/out"
      try makeFolder(out)
      try put("old", at: out + "/frames.csv")
      expectRefusal(out, saying: "frames.csv but no run.json")
      #expect(throws: OutputError.self) { try write("new", to: out) }
      #expect(entries(out) == ["frames.csv"] && entries(folder) == ["out"])
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
      try write("old", to: out, names: names)
      try write("new", to: out, names: names)
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
