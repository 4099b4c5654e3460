import Analysis
import Files
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

private let digits = "a whole number of at most 11 digits is expected"

@Suite("A stored run")
struct RunFaultTests {
  /// Edits a file of a run and expects that reading it fails with a message.
  private func expect(
    _ sentence: String, in name: String, _ edit: (String) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withTestFolder { folder in
      let run = RunResult.sample([
        .steady("grid", rounds: 2, pass: [5, 6]), .steady("mask", rounds: 2, pass: [5, 6]),
      ])
      try put(run, in: folder)
      let whole = try text(at: folder + "/" + name)
      let edited = edit(whole)
      #expect(edited != whole, sourceLocation: sourceLocation)
      try put(edited, at: folder + "/" + name)
      let error = #expect(throws: InputError.self, sourceLocation: sourceLocation) {
        try RunReader.measured(at: folder)
      }
      let text = error?.description ?? ""
      #expect(text.contains(sentence), "\(text)", sourceLocation: sourceLocation)
      #expect(text.contains(name), "\(text)", sourceLocation: sourceLocation)
    }
  }

  private func lines(_ text: String, _ edit: (inout [String]) -> Void) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    edit(&lines)
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("that is truncated at any position is refused")
  func truncated() throws {
    try withTestFolder { folder in
      try put(.sample([.steady("grid", rounds: 1, pass: [5, 6])]), in: folder)
      for name in ["frames.csv", "run.json"] {
        let file = folder + "/" + name
        let whole = try text(at: file)
        // run.json ends with a line feed that nothing depends on.
        let end = whole.utf8.count - (name == "run.json" ? 1 : 0)
        for count in Array(stride(from: 0, to: end, by: 29)) + [end - 2, end - 1] {
          try put(String(decoding: whole.utf8.prefix(count), as: UTF8.self), at: file)
          #expect(throws: InputError.self, "\(name) of \(count) bytes") {
            try RunReader.measured(at: folder)
          }
        }
        try put(whole, at: file)
      }
    }
  }

  @Test(
    "with other text in its frames is refused with line, column and what is expected",
    arguments: [
      ("line 1: the column layerz is unknown", ",layers,", ",layerz,"),
      ("line 1: the column layers occurs twice", ",cap_rows,", ",layers,"),
      ("from 1 to 1,000,000", ",120,", ",9000000000000000000,"),
      ("the frames are of the run 20260102T030405Z-00ff", "20250102T", "20260102T"),
      ("grit at 120 Hz is no series of", "grid", "grit"),
      ("scenario, engine or reuse are others", "painter", "culling"),
    ])
  func frames(sentence: String, old: String, new: String) throws {
    try expect(sentence, in: "frames.csv") { $0.replacing(old, with: new) }
  }

  @Test(
    "with another line in its frames is refused with line, column and what is expected",
    arguments: [
      (3, ",1,0,0,0,", ",1,0,0,x,", "visible_rows: \"x\": \(digits)"),
      (3, ",1,0,0,0,", ",1,,0,0,", "offset_pt: the field is empty: a number is expected"),
      (3, ",1,0,0,0,", ",1,0,0,-4,", "visible_rows: -4 is below 0"),
      (3, ",1,0,0,0,", ",1,0,0,9999999999999,", "visible_rows: \"9999999999999\": \(digits)"),
      (2, "-00ff,2,", "-00ff,7,", "schema_version: \"7\" is the layout of another version"),
      (2, ",5,5,", ",5,7,", "frame_ns: 7 is not the sum of its parts, which is 5"),
      (3, ",0,6,6,", ",99999999999,1,100000000000,", "frame_ns: \"100000000000\": \(digits)"),
    ])
  func line(number: Int, old: String, new: String, sentence: String) throws {
    try expect("line \(number), column \(sentence)", in: "frames.csv") {
      lines($0) { $0[number - 1] = $0[number - 1].replacing(old, with: new) }
    }
  }

  @Test("is refused with the line at which frames are missing, or too many")
  func faults() throws {
    let file = "frames.csv"
    try expect("is empty", in: file) { _ in "" }
    try expect("line 1: not a frames.csv of scrollbench", in: file) { _ in "a,b\n1,2\n" }
    try expect("no frame", in: file) { lines($0) { $0.removeSubrange(1...) } }
    try expect("cut off in its header", in: file) { String($0.prefix(100)) }
    try expect("line 1: the columns round and commit_ns are missing", in: file) {
      $0.replacing(",round,", with: ",").replacing(",commit_ns,", with: ",")
    }
    try expect("line 3: more fields than", in: file) { lines($0) { $0[2] += ",5" } }
    try expect("line 3: 56 fields", in: file) {
      lines($0) { $0[2] = String($0[2].dropLast(",0".count)) }
    }
    try expect("line 2: round 0 of grid at 120 Hz has 1 frame, where", in: file) {
      lines($0) { $0.remove(at: 2) }
    }
    try expect("line 6: round 2, frame 1 of grid at 120 Hz, where round 3, frame 0", in: file) {
      lines($0) { $0.remove(at: 4) }
    }
    try expect("line 6: the last round of grid at 120 Hz ends after 1 of 2 frames", in: file) {
      lines($0) { $0.remove(at: 6) }
    }
    try expect("ends in round 0", in: file) { lines($0) { $0.removeSubrange(3...6) } }
    try expect("round 0, frame 0 of grid at 120 Hz, where round 0, frame 2 is expected", in: file) {
      text in
      lines(text) { $0 += $0[1...6] }
    }
    try expect("a file holds one run", in: file) { text in
      lines(text) { lines in
        for line in 7...12 { lines[line] = lines[line].replacing("20250102T", with: "20260102T") }
      }
    }
    try expect("line 3: the phases of the frame take 0 ns: 1 to", in: file) {
      lines($0) { $0[2] = $0[2].replacing(",6,6,", with: ",0,0,") }
    }
    try expect("has no frames of mask at 120 Hz", in: file) {
      lines($0) { $0.removeSubrange(7...) }
    }
    try expect("2 rounds of 2 frames", in: file) { lines($0) { $0.removeSubrange(5...6) } }
    try expect("is no series of", in: file) { text in
      lines(text) { lines in lines += lines[1...6].map { $0.replacing("grid", with: "more") } }
    }
  }

  @Test("with random bytes changed is refused, or read, judged and shown without a failure")
  func anyByte() throws {
    try withTestFolder { folder in
      try put(.sample([.steady("grid", rounds: 2, pass: [50, 9_000_000])]), in: folder)
      var generator = SeededGenerator(seed: 11)
      var pages = 0
      for name in ["frames.csv", "run.json"] {
        let file = folder + "/" + name
        let whole = Array(try text(at: file).utf8)
        let baseline = Baseline(of: try RunReader.measured(at: folder))
        for _ in 0..<200 {
          var bytes = whole
          for _ in 0..<generator.number(in: 1...3) {
            let alphabet = Array("0123456789,\n\"-.eE{}[]:x<&".utf8)
            bytes[generator.number(in: 0...bytes.count - 1)] =
              alphabet[generator.number(in: 0...alphabet.count - 1)]
          }
          try put(bytes, at: file)
          do throws(InputError) {
            let run = try RunReader.measured(at: folder)
            #expect(!GateReport(GateJudgement(run, baseline: baseline)).text.isEmpty)
            #expect(!ComparisonReport(RunComparison(run, run)).text.isEmpty)
          } catch {
            #expect(error.description.contains(folder))
          }
          if let run = try? RunReader.run(folder: folder), !run.series.isEmpty {
            #expect(try ReportSource(run).page().hasSuffix("</html>\n"))
            pages += 1
          }
        }
        try put(whole, at: file)
      }
      #expect(pages > 0)
    }
  }

  @Test(
    "with impossible values in its record is refused",
    arguments: [
      ("pixel_width", "100", "0", "1 to 1,000,000 are expected"),
      ("pixel_width", "100", "1000001", "1 to 1,000,000 are expected"),
      ("cores", "2", "0", "1 to 1,000,000 are expected"),
      ("width", "50", "1e7", "numbers above 0 and up to 1,000,000 are expected"),
      ("height", "25", "0", "numbers above 0 and up to 1,000,000 are expected"),
      ("scale", "2", "0", "numbers above 0 and up to 1,000,000 are expected"),
      ("cells_alive", "0", "-1", "series.[0].cells_alive is -1: a number from 0 to"),
      ("cells_alive", "0", "9223372036854775807", "cells_alive is 9223372036854775807: a number"),
      ("cells_alive", "0", "1e300", "series.[0].cells_alive is 1e300: a number from 0 to"),
      ("strategy", "\"mask\"", "\"grid\"", "series holds grid at 120 Hz twice"),
      ("rounds", "2", "\"2\"", "a whole number from 1 to 10000 is expected"),
      ("rounds", "2", "0", "a whole number from 1 to 10000 is expected"),
      ("rounds", "2", "1000001", "a whole number from 1 to 10000 is expected"),
    ])
  func value(key: String, old: String, new: String, sentence: String) throws {
    try expect(sentence, in: "run.json") {
      $0.replacing("\"\(key)\" : \(old)", with: "\"\(key)\" : \(new)")
    }
  }

  @Test("with another record than one of this layout is refused")
  func records() throws {
    let file = "run.json"
    try expect("is empty", in: file) { _ in "" }
    try expect("is no JSON, or cut off", in: file) { String($0.dropLast(3)) }
    try expect("holds no JSON object", in: file) { _ in "[]" }
    try expect("has no schema_version", in: file) { _ in "{}" }
    try expect("the key id is missing", in: file) { $0.replacing("\"id\"", with: "\"name\"") }
    try expect("load_averages holds 10000000.0: 0 to 1,000,000", in: file) {
      $0.replacing("0.25", with: "1e7")
    }
  }
}
