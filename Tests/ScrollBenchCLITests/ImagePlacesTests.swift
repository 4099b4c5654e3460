import ArgumentParser
import ScrollBenchCLI
import Testing

@Suite("The places of images")
struct ImagePlacesTests {
  @Test("are those of a pattern, which takes the frame's number")
  func pattern() throws {
    for (pattern, paths) in [
      ("frame-%d.png", ["frame-8.png", "frame-120.png"]), ("%d", ["8", "120"]),
      ("a/b/%04d.png", ["a/b/0008.png", "a/b/0120.png"]), ("%02dx", ["08x", "120x"]),
      ("50%%-%d.png", ["50%-8.png", "50%-120.png"]),
    ] {
      let places = try ImagePlaces(of: [8, 120], at: pattern)
      #expect(places.paths == paths && places.folder == nil)
      #expect(try ImagePlaces(of: [8], at: pattern).paths == [paths[0]])
    }
  }

  @Test("lie in a folder if there are several, with names that sort as they follow")
  func folder() throws {
    for (output, folder) in [("out", "out"), ("out/", "out/"), ("a/b", "a/b")] {
      let places = try ImagePlaces(of: [0, 8, 120], at: output)
      let slash = output.hasSuffix("/") ? "" : "/"
      #expect(places.folder == folder)
      #expect(places.paths == ["000", "008", "120"].map { "\(output)\(slash)frame-\($0).png" })
      #expect(places.paths == places.paths.sorted())
    }
  }

  @Test("of one image is the file that is named")
  func single() throws {
    for output in ["a.png", "a", "a/b.PNG"] {
      let places = try ImagePlaces(of: [8], at: output)
      #expect(places.paths == [output] && places.folder == nil)
    }
    #expect(try ImagePlaces(of: [8], at: "50%%.png").paths == ["50%.png"])
  }

  @Test("are refused where a pattern is none, or where there is one file too few or too many")
  func refused() {
    for output in [
      "a-%s.png", "a-%.png", "%d-%d.png", "%4d.png", "%00d.png", "%010d.png", "%-4d.png", "100%",
      "%d/a.png",
    ] {
      for frames in [[8], [8, 120]] {
        #expect(throws: ValidationError.self, "\(output)") {
          try ImagePlaces(of: frames, at: output)
        }
      }
    }
    #expect(throws: ValidationError.self) { try ImagePlaces(of: [8, 120], at: "a.png") }
  }
}
