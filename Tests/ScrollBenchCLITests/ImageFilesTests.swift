import ArgumentParser
import ScrollBenchCLI
import Testing

@Suite("The files of images")
struct ImageFilesTests {
  @Test("are in a folder if there are several, with names that sort in their order")
  func folder() throws {
    for (output, folder) in [("out", "out"), ("out/", "out/"), ("a/b", "a/b")] {
      let files = try ImageFiles(of: [0, 8, 120], at: output)
      let slash = output.hasSuffix("/") ? "" : "/"
      #expect(files.folder == folder)
      #expect(files.paths == ["000", "008", "120"].map { "\(output)\(slash)frame-\($0).png" })
      #expect(files.paths == files.paths.sorted())
    }
  }

  @Test("are a single file for one image")
  func single() throws {
    for output in ["a.png", "a", "a/b.PNG", "50%d.png"] {
      let files = try ImageFiles(of: [8], at: output)
      #expect(files.paths == [output] && files.folder == nil)
    }
  }

  @Test("are refused where several are in one file")
  func refused() {
    for output in ["a.png", "a/B.PNG"] {
      #expect(throws: ValidationError.self) { try ImageFiles(of: [8, 120], at: output) }
    }
  }
}
