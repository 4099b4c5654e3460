import ScrollBench
import Testing

@Suite("ScrollBench.measure")
struct MeasureTests {
  @Test("has the counters of scrollbench run")
  func counters() throws {
    let folder = try Folder()
    try folder.put(
      """
      {"display": {"width": 120, "height": 160, "scale": 1}, "inset": 8,
       "events": [{"at": 0.05, "event": "radius", "radius": 6}]}
      """, at: "list.json")
    try Tool.succeed(
      [
        "run", "--time-debug-build", "--no-verify", "--scenario", "list.json", "--frames", "12",
        "--rounds", "1", "--strategy", "layer-grid,whole-view-alpha,rasterized", "--output", "run",
      ], in: folder)
    let result = try ScrollBench.measure(
      [.layerGrid, .wholeViewAlpha, .rasterized],
      in: ScenarioDescriptor(contentsOfFile: folder.path + "/list.json"), frames: 12)

    let lines = Table(try folder.text("run/summary.csv")).lines
    #expect(lines.map { $0["strategy"] } == result.strategies.map(\.id))
    for (line, counters) in zip(lines, result.strategies) {
      var compared = line.filter { counters.values[$0.key] != nil }
      #if DEBUG
        // A debug build allocates some bytes once per process, in whichever frame comes first.
        compared["allocated_bytes_per_frame"] = nil
      #endif
      #expect(compared.count >= 9, "\(compared.keys)")
      for (name, text) in compared {
        #expect(Double(text) == counters.values[name], "\(counters.id), \(name)")
      }
      #expect(line["rows_in_per_round"] == "\(counters.rowsIn)")
      #expect(line["frames"] == "\(counters.frames)")
    }
  }
}
