import Foundation
import Testing

@Suite("scrollbench render")
struct RenderRunTests {
  private func render(_ arguments: String..., in folder: Folder) throws -> ToolResult {
    try Tool.run(
      [
        "render", "--strategy", "layer-grid", "--display", "60x80@1", "--set", "inset=8", "--hz",
        "10",
      ] + arguments, in: folder)
  }

  /// The sides of a PNG file: the first two fields of its header.
  private func size(_ name: String, in folder: Folder) throws -> [Int] {
    let data = try folder.data(name)
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("writes several frames by a pattern or into a folder, equal to single ones")
  func several() throws {
    let folder = try Folder()
    let frames = try render("--frame", "4,0..2:2", "--output", "f-%d.png", in: folder)
    #expect(frames.code == 0 && frames.output.isEmpty)
    #expect(frames.errors == "wrote 3 images, f-0.png to f-4.png\n")
    #expect(folder.entries == ["f-0.png", "f-2.png", "f-4.png"])
    // Twice: images are replaced.
    for _ in 0..<2 {
      #expect(try render("--frame", "0..4:2", "--output", "out", in: folder).code == 0)
    }
    for frame in [0, 2, 4] {
      #expect(
        try folder.data("out/frame-\(frame).png") == folder.data("f-\(frame).png"))
      #expect(try size("f-\(frame).png", in: folder) == [60, 80])
    }
    #expect(try render("--frame", "4", "--output", "alone.png", in: folder).code == 0)
    #expect(try folder.data("alone.png") == folder.data("f-4.png"))
    #expect(folder.entries.count == 3 + 4 + 1)
  }

  @Test("draws every nth frame of the scroll, scaled")
  func every() throws {
    let folder = try Folder()
    try folder.put(#"{"trace": [{"motion": "pause", "seconds": 1}]}"#, at: "short.json")
    let outcome = try render(
      "--scenario", "short.json", "--every", "4", "--scale", "0.5", "--output", "out/", in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      folder.entries
        == ["out", "out/frame-0.png", "out/frame-4.png", "out/frame-8.png", "short.json"])
    #expect(try size("out/frame-8.png", in: folder) == [30, 40])
  }

  @Test("prints the overdraw of each frame")
  func overdraw() throws {
    let folder = try Folder()
    let outcome = try render(
      "--frame", "0,3", "--overdraw", "--output", "a-%d.png", in: folder)
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, start) in zip(lines, ["frame 0 (0.000 s): ", "frame 3 (0.300 s): "]) {
      #expect(line.hasPrefix(start + "overdraw ") && line.contains(", blended "))
      let numbers = line.split(separator: " ").compactMap { Double($0.prefix { $0 != "," }) }
      // The frame, all touches, the blends.
      #expect(numbers.count == 3 && numbers[1] >= 1 && numbers[2] <= numbers[1])
    }
    #expect(try render("--overdraw", "--output", "b.png", in: folder).code == 0)
    #expect(try size("b.png", in: folder) == [60, 80])
    #expect(try folder.data("b.png") == folder.data("a-0.png"))
  }

  @Test("prints the difference of two strategies, also if there is none")
  func difference() throws {
    let folder = try Folder()
    let same = try render("--difference", "layer-grid", "--output", "a.png", in: folder)
    #expect(same.code == 0)
    #expect(same.output == "frame 0 (0.000 s): layer-grid and layer-grid are identical\n")
    let other = try render("--difference", "square", "--output", "b.png", in: folder)
    #expect(other.code == 0)
    #expect(other.output.hasPrefix("frame 0 (0.000 s): layer-grid and square differ in "))
    #expect(other.output.contains(" of 4800 px by up to ") && other.output.contains(" of 255"))
    #expect(try folder.data("a.png") != folder.data("b.png"))
  }

  @Test("refuses a bad pattern or path in one line, and writes nothing")
  func refusals() throws {
    let folder = try Folder()
    try folder.put("mine", at: "mine/frame-1.png")
    let before = folder.entries
    let faults: [(arguments: [String], code: Int32, words: String)] = [
      (["--frame", "0,1", "--output", "a.png"], 64, "frame-%d.png"),
      (["--output", "-"], 64, "is not printed"),
      (["--frame", "0,1", "--output", "a-%s.png"], 64, "%d"),
      (["--frame", "0,1", "--output", "%d-%d.png"], 64, "%d"),
      (["--frame", "0..3000000:3000", "--output", "out"], 64, "more than 1000"),
      (["--frame", "0,99999", "--output", "out"], 64, "the scroll lasts"),
      (["--display", "9000x20@1", "--scale", "2", "--output", "a.png"], 64, "16384"),
      (["--frame", "0,1", "--output", "missing/%d.png"], 73, "missing"),
      (["--frame", "0,1", "--output", "mine"], 73, "frame-1.png"),
      (["--frame", "0,1", "--output", "mine/frame-%d.png"], 73, "frame-1.png"),
    ]
    for (arguments, code, words) in faults {
      let outcome = try Tool.run(
        ["render", "--strategy", "square", "--display", "60x80@1", "--set", "inset=8"] + arguments,
        in: folder)
      #expect(outcome.code == code && outcome.output.isEmpty, "\(arguments): \(outcome.errors)")
      #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(folder.entries == before)
    }
    #expect(try folder.text("mine/frame-1.png") == "mine")
  }
}
