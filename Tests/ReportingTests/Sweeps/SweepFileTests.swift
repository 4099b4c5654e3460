import Files
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("The files of a sweep")
struct SweepFileTests {
  private let sample = SweepSample()

  @Test("hold the plan, which reads back as it was")
  func plan() throws {
    let plans = [
      sample.plan,
      SweepPlan(
        vary: [SweepAxis(name: "font.family", values: ["A \"B\", C/D", "ü", "[1,2]"])],
        runArguments: ["--set", "name=<x>", ""]),
    ]
    for plan in plans {
      try withTestFolder { folder in
        let path = folder + "/sweep.json"
        try put(String(decoding: try plan.json(), as: UTF8.self), at: path)
        #expect(try SweepPlan(at: path) == plan)
      }
    }
    #expect(plans[1].cells[0].name == "001_font.family=A--B---C-D")
    #expect(plans[1].cells[2].name == "003_font.family=-1-2-")
  }

  @Test("with a plan that no sweep wrote are refused")
  func planFaults() throws {
    try withTestFolder { folder in
      let path = folder + "/sweep.json"
      let whole = String(decoding: try sample.plan.json(), as: UTF8.self)
      for (old, new, words) in [
        ("\"kind\" : \"sweep\"", "\"kind\" : \"run\"", "no plan as this build writes it"),
        ("\"schema_version\" : 1", "\"schema_version\" : 2", "with schema_version 1"),
        ("003_radius=8_rowHeight=32", "003", "no plan as this build writes it"),
        ("\"4\",\n        \"8\"", "\"4\",\n        \"4\"", "radius has the value 4 twice"),
        ("\"4\",\n        \"8\"\n", "", "make 0 cells"),
        ("\"name\" : \"rowHeight\"", "\"name\" : \"radius\"", "radius is varied twice"),
        ("\"run_arguments\"", "\"arguments\"", "the key run_arguments is missing"),
        ("\"kind\" : \"sweep\",", "\"kind\" : \"sweep\", \"kind\" : \"sweep\",", "occurs twice"),
        ("\"kind\" : \"sweep\",", "\"kind\" : \"sweep\", \"kinds\" : 1,", "no plan as"),
      ] {
        #expect(whole.contains(old), "\(old)")
        try put(whole.replacing(old, with: new), at: path)
        let fault = inputFault { try SweepPlan(at: path) }
        #expect(fault.contains(words) && fault.contains(path), "\(fault)")
      }
      let axes = (0...SweepPlan.mostAxes).map { "{\"name\" : \"k\($0)\", \"values\" : [\"1\"]}" }
      let plan =
        "{\"kind\": \"sweep\", \"schema_version\": 1, \"run_arguments\": [], \"cells\": [], \"vary\": ["
        + axes.joined(separator: ",") + "]}"
      try put(plan, at: path)
      #expect(inputFault { try SweepPlan(at: path) }.contains("at most 100 keys"))
      for count in stride(from: 0, to: whole.utf8.count - 2, by: 17) {
        try put(String(whole.prefix(count)), at: path)
        #expect(throws: InputError.self) { try SweepPlan(at: path) }
      }
    }
  }

  @Test("hold the map")
  func map() throws {
    let result = sample.result()
    let csv = try #require(parseCSV(CrossoverCSV.bytes(of: result)))
    let verdicts = try #require(csv[0].firstIndex(of: "verdict"))
    #expect(csv[0].starts(with: ["schema_version", "cell", "radius", "rowHeight", "refresh_hz"]))
    #expect(
      csv[1].starts(with: ["1", "001_radius=4_rowHeight=32", "4", "32", "120", "a", "b", "2"]))
    #expect(
      csv.dropFirst().map { $0[verdicts] } == ["loses", "wins", "wins", "loses", "tie", "tie"])
    #expect(result.result(of: sample.plan.cells[0], at: 120) == .winner("b"))
    #expect(result.result(of: sample.plan.cells[3], at: 120) == nil)
  }

  @Test("hold times only if one machine measured all cells")
  func times() throws {
    for (machines, hasTimes) in [(["x"], true), (["x", "y"], false)] {
      let csv = try #require(parseCSV(CrossoverCSV.bytes(of: sample.result(machines: machines))))
      #expect(csv.count == 7 && csv[0].contains("frame_p50_ms") == hasTimes)
      #expect(csv[0].contains { $0.hasSuffix("_ms") } == hasTimes)
    }
  }
}
