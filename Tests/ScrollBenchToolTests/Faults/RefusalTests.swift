import Foundation
import Testing

@Suite("scrollbench with wrong input")
struct RefusalTests {
  @Test("names what is no command, and the nearest, and refuses wrong arguments: exit 64")
  func commands() throws {
    let folder = try Folder()
    try Tool.expectRefusal(
      ["rnu", "--quick"], code: 64, saying: "rnu is no command; did you mean \"run\"?", in: folder)
    try Tool.expectRefusal(
      ["something"], code: 64, saying: "scrollbench help lists them", in: folder)
    let judge = try Tool.run(["something"], in: folder, of: Tool.judge)
    #expect(judge.errors.hasPrefix("scrollbench-judge: something is no"), "\(judge.errors)")
    for arguments in [
      ["--nothing"], ["list"], ["gate"], ["duel"], ["sweep", "--output", "a"],
      ["run", "--format", "xml"], ["run", "--color", "never"],
      ["--generate-completion-script", "tcsh"], ["worker", "--frames", "x"],
    ] { try Tool.expectRefusal(arguments, code: 64, in: folder) }
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
