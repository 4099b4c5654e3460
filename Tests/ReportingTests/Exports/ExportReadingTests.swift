import Files
import Reporting
import SampleRuns
import Testing

@Suite("A run that is read to be exported")
struct ExportReadingTests {
  private func bytes(
    _ path: String, as name: String, strategy: String? = nil, refreshRate: Int? = nil
  ) throws -> [UInt8] {
    let format = try ExportFormat.required(name)
    return try format.bytes(
      try RunReader.result(at: path, strategy: strategy, refreshRate: refreshRate))
  }

  @Test("is one strategy or one refresh rate of it where that is asked for")
  func parts() throws {
    try withTestFolder { folder in
      let run = ExportSample.run()
      try put(run, in: folder)
      let all = ExportedFrames.all(of: run)
      for path in [folder, folder + "/frames.csv"] {
        for (strategy, rate, labels) in [
          ("grid", nil, ["grid at 60 Hz", "grid at 120 Hz"]),
          (nil, 120, ["grid at 120 Hz", "mask at 120 Hz"]), ("mask", 60, ["mask at 60 Hz"]),
        ] {
          let expected = all.filter { labels.contains($0.label) }
          #expect(
            try longFrames(bytes(path, as: "long", strategy: strategy, refreshRate: rate))
              == expected)
        }
      }
    }
  }

  @Test("leaves out what its file does not tell, which is never 0")
  func absent() throws {
    try withTestFolder { folder in
      try put(ExportSample.run(), in: folder)
      // Without the last columns.
      let lines = try #require(parseCSV(Array(try text(at: folder + "/frames.csv").utf8)))
      let count = try #require(lines[0].firstIndex(of: "quads"))
      let lacking = ["reuse", "run_id"].compactMap(lines[0].firstIndex(of:))
      let shorter = lines.map { line in
        line.indices.prefix(count).filter { !lacking.contains($0) }.map { line[$0] }
          .joined(separator: ",") + "\n"
      }.joined()
      try put(shorter, at: folder + "/shorter.csv")
      let path = folder + "/shorter.csv"
      let records = try #require(parseCSV(bytes(path, as: "long")))
      #expect(
        !records.contains {
          ["quads", "steal_ticks", "label_hits", "allocated_bytes"].contains($0[9])
        })
      #expect(records.contains { $0[9] == "layers" })
      #expect(records.dropFirst().allSatisfy { $0[3].isEmpty && $0[5].isEmpty })
      let trace = try ChromeTraceReader(bytes(path, as: "chrome-trace"))
      #expect(trace.processes[0].counters["steal_ticks"] == nil)
      #expect(trace.processes[0].counters["layers"] != nil)
      for format in ["openmetrics", "github-action-benchmark"] {
        let text = String(decoding: try bytes(path, as: format), as: UTF8.self)
        #expect(text.contains("layers_per_frame"))
        for name in ["quads", "image_bytes", "label_hits", "overdraw"] {
          #expect(!text.contains(name), "\(format)")
        }
      }
    }
  }

  @Test("is refused without such a strategy or refresh rate, with those that it has")
  func refusals() throws {
    try withTestFolder { folder in
      try put(ExportSample.run(), in: folder)
      for (strategy, rate, words) in [
        ("gird", nil, "has no gird: it has grid at 60 Hz, mask at 60 Hz"), (nil, 90, "no 90 Hz"),
        ("grid", 90, "no grid at 90 Hz"),
      ] {
        for name in ["", "/frames.csv"] {
          let fault = inputFault {
            try bytes(folder + name, as: "openmetrics", strategy: strategy, refreshRate: rate)
          }
          #expect(fault.contains(words))
        }
      }
    }
  }

  @Test("takes the place of an older file of its own format alone")
  func replacing() throws {
    try withTestFolder { folder in
      let run = ExportSample.run(rounds: 1, frames: 2)
      for format in ExportFormat.all {
        let path = folder + "/" + format.name
        let entry = OutputFile.Entry(path) { try format.write(.run(run), &$0) }
        try OutputFile.write([entry], replacing: format.isHeld)
        #expect(Array(try text(at: path).utf8) == (try format.bytes(run)))
      }
      for format in ExportFormat.all {
        for other in ExportFormat.all {
          #expect(format.isHeld(folder + "/" + other.name) == (format.name == other.name))
        }
        #expect(!format.isHeld(folder) && !format.isHeld(folder + "/none"))
      }
      #expect(ExportFormat.all.count == Set(ExportFormat.all.map(\.name)).count)
    }
  }
}
