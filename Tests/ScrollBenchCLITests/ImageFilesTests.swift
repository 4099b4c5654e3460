import ArgumentParser
import ScrollBenchCLI
import Testing

@Suite("The files of images")
struct ImageFilesTests {
  @Test("have the frame's number in a pattern")
  func pattern() throws {
    for (pattern, paths) in [
      ("frame-%d.png", ["frame-8.png", "frame-120.png"]), ("%d", ["8", "120"]),
      ("a/b/%04d.png", ["a/b/0008.png", "a/b/0120.png"]), ("%02dx", ["08x", "120x"]),
      ("50%%-%d.png", ["50%-8.png", "50%-120.png"]),
    ] {
      let files = try ImageFiles(of: [8, 120], at: pattern)
      #expect(files.paths == paths && files.folder == nil)
      #expect(try ImageFiles(of: [8], at: pattern).paths == [paths[0]])
    }
  }

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
    for output in ["a.png", "a", "a/b.PNG"] {
      let files = try ImageFiles(of: [8], at: output)
      #expect(files.paths == [output] && files.folder == nil)
    }
    #expect(try ImageFiles(of: [8], at: "50%%.png").paths == ["50%.png"])
  }

  @Test("are refused for a wrong pattern, and for several images in one file")
  func refused() {
    for output in [
      "a-%s.png", "a-%.png", "%d-%d.png", "%4d.png", "%00d.png", "%010d.png", "%-4d.png", "100%",
      "%d/a.png",
    ] {
      for frames in [[8], [8, 120]] {
        #expect(throws: ValidationError.self, "\(output)") {
          try ImageFiles(of: frames, at: output)
        }
      }
    }
    #expect(throws: ValidationError.self) { try ImageFiles(of: [8, 120], at: "a.png") }
  }
}
