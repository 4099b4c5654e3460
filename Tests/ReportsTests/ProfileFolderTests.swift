import Foundation
import Reports
import Testing

@Suite("A profile's folder")
struct ProfileFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("scrollbench-profiles-\(UUID().uuidString)")

  private func files(_ text: String) -> [(name: String, bytes: [UInt8])] {
    [("profile.txt", Array(text.utf8)), ("cpu-a.txt", []), ("a.svg", [])]
  }

  private var entries: [String] {
    (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test("appears whole, with its parents, and is replaced whole")
  func writing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let path = root.appendingPathComponent("a/b").path
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try ProfileFolder.write(files("one"), to: path)
    #expect(entries == ["a", "a/b", "a/b/a.svg", "a/b/cpu-a.txt", "a/b/profile.txt"])
    try ProfileFolder.write([("profile.txt", Array("two".utf8))], to: path)
    #expect(entries == ["a", "a/b", "a/b/profile.txt"])
    #expect(try String(contentsOfFile: path + "/profile.txt", encoding: .utf8) == "two")
  }

  @Test("leaves nothing behind when it is called off")
  func callingOff() throws {
    struct Stop: Error {}
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    #expect(throws: Stop.self) {
      try ProfileFolder.write(files("one"), to: root.path + "/a/b") { throw Stop() }
    }
    #expect(entries.isEmpty)
    try ProfileFolder.write(files("one"), to: root.path + "/a")
    #expect(throws: Stop.self) {
      try ProfileFolder.write(files("two"), to: root.path + "/a") { throw Stop() }
    }
    #expect(try String(contentsOfFile: root.path + "/a/profile.txt", encoding: .utf8) == "one")
  }

  @Test("takes the place of nothing that is not a profile")
  func refusals() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, file) in [
      ("run", "run.json"), ("mixed", "mine"), ("half", "cpu-a.txt"), ("hidden", ".a.svg"),
    ] {
      let folder = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent(file))
      if name == "mixed" { try Data().write(to: folder.appendingPathComponent("profile.txt")) }
    }
    let before = entries
    for place in ["run", "mixed", "half", "hidden", "run/run.json"] {
      #expect(throws: OutputError.self) { try ProfileFolder.check(root.path + "/" + place) }
    }
    #expect(throws: OutputError.self) { try ProfileFolder.check("") }
    #expect(entries == before)
  }
}
