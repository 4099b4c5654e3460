import Foundation
import Testing

@Suite("scrollbench with wrong input")
struct RefusalTests {
  private let run = Tool.brief + ["--no-verify", "--output", "a/out"]

  @Test("names what is no command, and the nearest: exit 64")
  func commands() throws {
    let folder = try Folder()
    try Tool.expectRefusal(
      ["rnu", "--quick"], code: 64, saying: "rnu is no command; did you mean \"run\"?", in: folder)
    try Tool.expectRefusal(
      ["something"], code: 64, saying: "scrollbench help lists them", in: folder)
    let judge = try Tool.run(["something"], in: folder, of: Tool.judge)
    #expect(judge.errors.hasPrefix("scrollbench-judge: something is no"), "\(judge.errors)")
  }

  @Test("names a row file, its fault and the line: exit 65")
  func rowFiles() throws {
    let folder = try Folder()
    try folder.put("title,subtitle\na,b\n\"c\nd\",e\nf\n", at: "ragged.csv")
    for (file, words) in [("missing.csv", "No such file"), ("ragged.csv", "line 5")] {
      let arguments = run + ["--rows", file]
      try Tool.expectRefusal(arguments, code: 65, saying: file, words, in: folder)
    }
  }

  @Test("names a scenario file and its fault: exit 65")
  func scenarioFiles() throws {
    let folder = try Folder()
    try folder.put(Data([0x7B, 0xFE, 0x7D]), at: "latin.json")
    try folder.put("{\n  \"rowHeight\": 44,\n  \"radius\" 10\n}\n", at: "syntax.json")
    try folder.put(#"{"radius": 40}"#, at: "radius.json")
    for (file, words) in [
      ("latin.json", "not UTF-8"), ("syntax.json", "line 3"), ("radius.json", "half of rowHeight"),
      ("missing.json", "No such file"), ("./missing", "No such file"),
    ] {
      try Tool.expectRefusal(
        run + ["--scenario", file], code: 65, saying: "scrollbench: \(file)", words, in: folder)
    }
  }

  @Test("names an output path that cannot be used, and changes nothing: exit 73")
  func outputs() throws {
    let folder = try Folder()
    try folder.put("mine", at: "file")
    try folder.put("mine", at: "folder/notes.txt")
    try folder.put("mine", at: "half/frames.csv")
    for place in ["file", "file/out", "file/a/out", "folder", "half", ".", "/"] {
      let arguments = Tool.brief + ["--no-verify", "--output", place]
      try Tool.expectRefusal(arguments, code: 73, saying: place, in: folder)
    }
    for name in ["file", "folder/notes.txt", "half/frames.csv"] {
      #expect(try folder.text(name) == "mine")
    }
  }
}
