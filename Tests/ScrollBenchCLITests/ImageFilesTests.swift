import ArgumentParser
import ScrollBenchCLI
import Testing

@Suite("The files of images")
struct ImageFilesTests {
  private static let names = ["frame-000.png", "frame-008.png", "frame-120.png"]

  @Test(
    "are one file, or in a folder with names that sort in their order",
    arguments: [
      ([0, 8, 120], "out", names.map { "out/" + $0 }),
      ([0, 8, 120], "o/", names.map { "o/" + $0 }),
      ([0, 8, 120], "a/b", names.map { "a/b/" + $0 }), ([8], "a.png", ["a.png"]), ([8], "a", ["a"]),
      ([8], "a/b.PNG", ["a/b.PNG"]), ([8], "50%d.png", ["50%d.png"]),
    ])
  func places(frames: [Int], output: String, paths: [String]) throws {
    let files = try ImageFiles(of: frames, at: output)
    #expect(files.paths == paths && files.folder == (frames.count > 1 ? output : nil))
  }

  @Test("are refused where several are in one file", arguments: ["a.png", "a/B.PNG"])
  func refused(output: String) {
    #expect(throws: ValidationError.self) { try ImageFiles(of: [8, 120], at: output) }
  }
}
