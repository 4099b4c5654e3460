import Foundation
import Testing

@Suite("scrollbench engines")
struct EnginesRunTests {
  /// Arguments for a bench that takes a moment even in a debug build.
  private let brief = ["engines", "--time-debug-build", "--frames", "2", "--threads", "1"]

  @Test("prints its tables and writes a line for each engine and way")
  func run() throws {
    let folder = try Folder()
    let outcome = try Tool.run(brief + ["--ways", "D,A", "--output", "e.csv"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("wrote e.csv\n"))
    for text in [
      "content none · 2 frames and 1 cold of each cell", "painter, 1 thread",
      "painter, 1 thread · random alpha ÷ opaque: ", " · too few frames to say",
      "culling-damage, 1 thread, with labels", "culling-damage, 1 thread, without labels",
      "time of a frame, ms", "D rounded-fill · A layer-grid",
      "no pixel differs between engines on any way",
    ] {
      #expect(outcome.output.contains(text), "\(text)")
    }
    let listed = try Tool.run(["list", "engines"], in: folder).output
    let engines = listed.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let text = try folder.text("e.csv")
    #expect(
      text.hasPrefix(
        "engine,threads,way,frames,min_ms,median_ms,p99_ms,median_x_memset,median_x_pixman,"
          + "cold_x_memset\n"))
    let lines = Table(text).lines
    #expect(lines.compactMap { $0["engine"] } == engines.flatMap { [String($0), String($0)] })
    for (index, line) in lines.enumerated() {
      #expect(line["way"] == ["D", "A"][index % 2] && line["threads"] == "1")
      #expect(line["frames"] == "2")
      for column in ["min_ms", "median_ms", "p99_ms", "median_x_memset", "cold_x_memset"] {
        let value = try #require(line[column].flatMap(Double.init), "\(column)")
        #expect(value > 0)
      }
      #expect((line["median_x_pixman"] == "") == !engines.contains("pixman"))
    }
    #expect(folder.entries == ["e.csv"])
  }

  @Test("draws labels when asked, with the kernels asked for")
  func labels() throws {
    let folder = try Folder()
    let outcome = try Tool.run(
      brief + ["--ways", "A", "--content", "labels", "--kernels", "baseline"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("content labels · 2 frames"))
    #expect(outcome.output.contains("culling-damage, 1 thread, with labels"))
    #expect(!outcome.output.contains("without labels"))
    #expect(folder.entries.isEmpty)
  }

  @Test("names an output place that cannot be used, measures nothing, and leaves it: exit 73")
  func outputs() throws {
    let folder = try Folder()
    try folder.put("mine", at: "file")
    try folder.put("mine", at: "folder/notes.txt")
    for place in ["file", "file/e.csv", "folder", "missing/e.csv", "."] {
      let outcome = try Tool.run(brief + ["--output", place], in: folder)
      #expect(outcome.code == 73 && outcome.output.isEmpty, "\(place)")
      #expect(outcome.errorLines.count == 1 && outcome.errors.contains(place))
    }
    #expect(try folder.text("file") == "mine")
    #expect(folder.entries == ["file", "folder", "folder/notes.txt"])
  }

  #if DEBUG
    @Test("declines to time a debug build unless asked: exit 64")
    func debugBuild() throws {
      let folder = try Folder()
      let outcome = try Tool.run(["engines", "--frames", "1"], in: folder)
      #expect(outcome.code == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("--time-debug-build"))
    }
  #endif
}
