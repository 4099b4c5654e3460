import Foundation
import Testing

@Suite("scrollbench render")
struct RenderRunTests {
  /// Draws with layer-grid on a small display at 10 Hz unless the arguments say otherwise.
  @discardableResult
  private func render(_ arguments: String..., in folder: Folder) throws -> ToolResult {
    try Tool.succeed(
      [
        "render", "--strategy", "layer-grid", "--display", "60x80@1", "--set", "inset=8", "--hz",
        "10",
      ] + arguments, in: folder)
  }

  @Test("writes a PNG file of the display's size, the same for the same frame")
  func file() throws {
    let folder = try Folder()
    for (name, frame) in [("a.png", "30"), ("b.png", "30"), ("c.png", "60")] {
      let outcome = try render(
        "--strategy", "image-slice", "--display", "90.5x60@2", "--frame", frame, "--output", name,
        in: folder)
      #expect(outcome.output.isEmpty && outcome.errors == "wrote \(name)\n")
      let data = try folder.data(name)
      #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(String(decoding: data[12..<16], as: UTF8.self) == "IHDR")
      #expect(try folder.imageSize(name) == [181, 120])
    }
    #expect(try folder.data("a.png") == folder.data("b.png"))
    #expect(try folder.data("a.png") != folder.data("c.png"))
    #expect(folder.entries == ["a.png", "b.png", "c.png"])
  }

  @Test("draws a frame after the events before it")
  func events() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"trace": [{"motion": "pause", "seconds": 1}], "events": [{"at": 0.2, "event": "rotate"}]}
      """#, at: "turns.json")
    for (frame, size) in [("1", [60, 80]), ("2", [80, 60])] {
      try render("--scenario", "turns.json", "--frame", frame, "--output", "a.png", in: folder)
      #expect(try folder.imageSize("a.png") == size, "frame \(frame)")
    }
    try folder.put(
      #"""
      {"trace": [{"motion": "pause", "seconds": 1}], "events": [
        {"at": 0.2, "event": "appearance", "appearance": "dark"},
        {"at": 0.4, "event": "appearance", "appearance": "light"}]}
      """#, at: "dims.json")
    try render("--scenario", "dims.json", "--frame", "1..4", "--output", "dims", in: folder)
    try render(
      "--scenario", "dims.json", "--set", "appearance=dark", "events=[]", "--output", "dark.png",
      in: folder)
    let images = try (1...4).map { try folder.data("dims/frame-\($0).png") }
    let dark = try folder.data("dark.png")
    #expect(images == [images[0], dark, dark, images[0]])
    #expect(images[0] != dark)
  }

  @Test("writes several frames into a folder, equal to single ones")
  func several() throws {
    let folder = try Folder()
    // Twice: images are replaced.
    for _ in 0..<2 {
      let frames = try render("--frame", "4,0..2:2", "--output", "out", in: folder)
      #expect(
        frames.output.isEmpty
          && frames.errors == "wrote 3 images, out/frame-0.png to out/frame-4.png\n")
    }
    #expect(folder.entries == ["out"] + [0, 2, 4].map { "out/frame-\($0).png" })
    for frame in [0, 2, 4] {
      try render("--frame", "\(frame)", "--output", "alone.png", in: folder)
      #expect(try folder.data("out/frame-\(frame).png") == folder.data("alone.png"))
      #expect(try folder.imageSize("alone.png") == [60, 80])
    }
  }

  @Test("prints the overdraw of each frame")
  func overdraw() throws {
    let folder = try Folder()
    let outcome = try render("--frame", "0,3", "--overdraw", "--output", "a", in: folder)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, start) in zip(lines, ["frame 0 (0.000 s): ", "frame 3 (0.300 s): "]) {
      #expect(line.hasPrefix(start + "overdraw ") && line.contains(", blended "))
      let numbers = line.split(separator: " ").compactMap { Double($0.prefix { $0 != "," }) }
      // The frame, all touches, the blends.
      #expect(numbers.count == 3 && numbers[1] >= 1 && numbers[2] <= numbers[1])
    }
    try render("--overdraw", "--output", "b.png", in: folder)
    #expect(try folder.imageSize("b.png") == [60, 80])
    #expect(try folder.data("b.png") == folder.data("a/frame-0.png"))
  }

  @Test("prints the difference of two strategies, also if there is none")
  func difference() throws {
    let folder = try Folder()
    let same = try render("--difference", "layer-grid", "--output", "a.png", in: folder)
    #expect(same.output == "frame 0 (0.000 s): layer-grid and layer-grid are identical\n")
    let other = try render("--difference", "square", "--output", "b.png", in: folder)
    #expect(other.output.hasPrefix("frame 0 (0.000 s): layer-grid and square differ in "))
    #expect(other.output.contains(" of 4800 px by up to ") && other.output.contains(" of 255"))
    #expect(try folder.data("a.png") != folder.data("b.png"))
  }
}
