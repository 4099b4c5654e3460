import Analysis
import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("The files of a sweep")
struct SweepFileTests {
  private let sample = SweepSample()

  /// Returns the message for a file that is refused.
  private func refusal(_ read: () throws -> Void) -> String {
    do {
      try read()
      return "accepted"
    } catch {
      return (error as? InputError)?.description ?? "no InputError: \(error)"
    }
  }

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
        try put(String(decoding: try SweepPlanFile.bytes(of: plan), as: UTF8.self), at: path)
        #expect(try SweepPlanFile.plan(at: path) == plan)
      }
    }
    #expect(plans[1].cells[0].name == "001_font.family=A--B---C-D")
    #expect(plans[1].cells[2].name == "003_font.family=-1-2-")
  }

  @Test("with a plan that no sweep wrote are refused")
  func planFaults() throws {
    try withTestFolder { folder in
      let path = folder + "/sweep.json"
      let whole = String(decoding: try SweepPlanFile.bytes(of: sample.plan), as: UTF8.self)
      for (old, new, words) in [
        ("\"kind\" : \"sweep\"", "\"kind\" : \"run\"", "no plan of a sweep"),
        ("\"schema_version\" : 1", "\"schema_version\" : 2", "another schema_version than 1"),
        ("003_radius=8_rowHeight=32", "003", "the cells are not those that vary makes"),
        ("\"4\",\n        \"8\"", "\"4\",\n        \"4\"", "radius has a value twice"),
        ("\"4\",\n        \"8\"\n", "", "makes 0 cells"),
        ("\"name\" : \"rowHeight\"", "\"name\" : \"radius\"", "radius is varied twice"),
        (
          "\"name\" : \"radius\"", "\"name\" : \"strategy\"",
          "strategy is varied, which is a column"
        ),
        ("\"run_arguments\"", "\"arguments\"", "the key run_arguments is missing"),
        (
          "\"kind\" : \"sweep\",", "\"kind\" : \"sweep\", \"kind\" : \"sweep\",",
          "occurs twice"
        ),
        ("\"kind\" : \"sweep\",", "\"kind\" : \"sweep\", \"kinds\" : 1,", "has keys that no plan"),
      ] {
        #expect(whole.contains(old), "\(old)")
        try put(whole.replacing(old, with: new), at: path)
        let refusal = refusal { _ = try SweepPlanFile.plan(at: path) }
        #expect(refusal.contains(words) && refusal.contains(path), "\(refusal)")
      }
      let axes = (0...SweepPlan.mostAxes).map { "{\"name\" : \"k\($0)\", \"values\" : [\"1\"]}" }
      let plan =
        "{\"kind\": \"sweep\", \"schema_version\": 1, \"run_arguments\": [], \"cells\": [], \"vary\": ["
        + axes.joined(separator: ",") + "]}"
      try put(plan, at: path)
      #expect(refusal { _ = try SweepPlanFile.plan(at: path) }.contains("of at most 100 keys"))
      for count in stride(from: 0, to: whole.utf8.count - 2, by: 17) {
        try put(String(whole.prefix(count)), at: path)
        #expect(throws: InputError.self) { try SweepPlanFile.plan(at: path) }
      }
    }
  }

  @Test("hold the map, which reads back to the last digit that is written")
  func map() throws {
    let lines = sample.result().lines
    try withTestFolder { folder in
      let path = folder + "/crossover.csv"
      let bytes = CrossoverCSV.bytes(of: lines, sample.plan)
      try put(String(decoding: bytes, as: UTF8.self), at: path)
      let read = try CrossoverCSV.lines(at: path, sample.plan)
      #expect(CrossoverCSV.bytes(of: read, sample.plan) == bytes)
      #expect(read.map(\.word) == ["loses", "wins", "wins", "loses", "tie", "tie"])
      let map = CrossoverMap(sample.plan, read)
      #expect(map.result(of: sample.plan.cells[0], at: 120) == .winner("b"))
      #expect(map.result(of: sample.plan.cells[3], at: 120) == .missing)
    }
  }

  @Test("hold times only if one machine measured all cells")
  func times() throws {
    for (machines, hasTimes) in [(["x"], true), (["x", "y"], false)] {
      let lines = sample.result(machines: machines).lines
      let csv = try #require(parseCSV(CrossoverCSV.bytes(of: lines, sample.plan)))
      #expect(csv[0].contains("frame_p50_ms") == hasTimes)
      #expect(csv[0].contains { $0.hasSuffix("_ms") } == hasTimes)
      try withTestFolder { folder in
        let path = folder + "/crossover.csv"
        try Data(CrossoverCSV.bytes(of: lines, sample.plan)).write(
          to: URL(fileURLWithPath: path))
        #expect(try CrossoverCSV.lines(at: path, sample.plan).count == lines.count)
      }
    }
  }

  @Test("with a map that no sweep wrote are refused with the line and what is expected")
  func mapFaults() throws {
    try withTestFolder { folder in
      let path = folder + "/crossover.csv"
      let whole = String(
        decoding: CrossoverCSV.bytes(of: sample.result().lines, sample.plan), as: UTF8.self)
      for (old, new, words) in [
        ("schema_version,", "version,", "line 1: no crossover map of this sweep"),
        (",rowHeight,", ",inset,", "line 1: no crossover map of this sweep"),
        ("\n1,001_", "\n2,001_", "column schema_version: \"2\" is another layout"),
        ("1,001_radius=4", "1,009_radius=4", "the sweep has no cell"),
        ("rowHeight=32,4,32,120,a", "rowHeight=32,4,33,120,a", "the cell's value is 32"),
        (",120,a,", ",0,a,", "a whole number from 1"),
        (",120,a,b,", ",120,,b,", "column strategy: the field is empty"),
        (",wins,", ",won,", "one of wins, tie, loses, alone, control, unranked is expected"),
        (",loses,", ",wins,", "a winner and other leaders"),
        (",120,a,b,2", ",120,a,b,-2", "a number from 0 to 1,000,000,000,000 or nothing"),
        (",120,a,b,2", ",120,a,b,x2", "a number from 0 to 1,000,000,000,000 or nothing"),
        (",120,a,b,2", ",120,a,a,2", "more than one fastest"),
      ] {
        #expect(whole.contains(old), "\(old)")
        try put(whole.replacing(old, with: new, maxReplacements: 1), at: path)
        let refusal = refusal { _ = try CrossoverCSV.lines(at: path, sample.plan) }
        #expect(refusal.contains(words) && refusal.contains(path), "\(refusal)")
      }
      let lines = whole.split(separator: "\n")
      try put(whole + lines[1] + "\n", at: path)
      #expect(
        refusal { _ = try CrossoverCSV.lines(at: path, sample.plan) }.contains("occurs twice")
      )
      for count in stride(from: 0, to: whole.utf8.count, by: 7)
      where !whole.prefix(count).hasSuffix("\n") {
        try put(String(whole.prefix(count)), at: path)
        #expect(throws: InputError.self, "\(count)") {
          try CrossoverCSV.lines(at: path, sample.plan)
        }
      }
    }
  }

  @Test("with any byte of the map changed are refused or shown")
  func anyByte() throws {
    let whole = CrossoverCSV.bytes(of: sample.result().lines, sample.plan)
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array("0123456789,\n\"-.eE:x".utf8)
    try withTestFolder { folder in
      try Data(try SweepPlanFile.bytes(of: sample.plan)).write(
        to: URL(fileURLWithPath: folder + "/sweep.json"))
      for _ in 0..<60 {
        var bytes = whole
        for _ in 0..<generator.number(in: 1...3) {
          bytes[generator.number(in: 0...bytes.count - 1)] =
            alphabet[generator.number(in: 0...alphabet.count - 1)]
        }
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/crossover.csv"))
        do {
          let result = try SweepResult(reading: SweepFolder(folder))
          let source = SweepSource(result, folder: folder, command: [])
          #expect(!SweepPage(source).bytes().isEmpty && !MarkdownPage(source).text.isEmpty)
        } catch let error as InputError {
          #expect(error.description.contains(folder))
        }
      }
    }
  }
}
