import FileTesting
import Files
import RunData
import SampleRuns
import Testing

@Suite("A frames.csv of several pieces")
struct FramesFileTests {
  /// A run of at least three pieces of a scenario with a name.
  private func bytes(scenario: String = "settings") -> [UInt8] {
    let lineSize = 200 + scenario.utf8.count
    let pass = Array(repeating: Int64(5_000), count: InputFile.pieceSize / lineSize)
    let series = [FrameSeries.steady("grid", rounds: 2, pass: pass)]
    return FramesCSV.bytes(.sample(series, scenario: scenario))
  }

  private func file(_ bytes: [UInt8]) throws -> FramesFile {
    try withTestFolder { folder in
      try put(bytes, at: folder + "/frames.csv")
      return try FramesFile(contentsOf: folder + "/frames.csv", named: "frames.csv")
    }
  }

  @Test("takes as much memory as its lines have bytes, whatever the number of series")
  func memory() {
    let series = (0..<8).map { FrameSeries.steady("s\($0)", pass: Array(repeating: 5, count: 100)) }
    let bytes = FramesCSV.bytes(.sample(series))
    #expect(bytes.capacity < 4 * bytes.count)
  }

  @Test(
    "has the frames of its bytes, also with line feeds in quoted fields",
    arguments: ["settings", String(repeating: "\",a\n", count: 10_000)])
  func frames(scenario: String) throws {
    let bytes = bytes(scenario: scenario)
    #expect(bytes.count > 2 * InputFile.pieceSize)
    let (whole, pieces) = (try FramesFile("frames.csv", bytes.span), try file(bytes))
    #expect(whole.series.count == 1 && pieces.series.count == 1)
    #expect(pieces.series[0].head == whole.series[0].head)
    #expect(pieces.series[0].head.key.scenario == scenario)
    #expect(pieces.series[0].frames == whole.series[0].frames)
  }

  @Test("has faults at the lines and columns of its bytes, also at the ends of pieces")
  func faults() throws {
    let bytes = bytes()
    for place in [-150, -1, 0, 1, 150].map({ InputFile.pieceSize + $0 }) + [bytes.count - 1] {
      var damaged = bytes
      // No field may have it where it does not end the line.
      damaged[place] = UInt8(ascii: "\r")
      let expected = inputFault { try FramesFile("frames.csv", damaged.span) }
      #expect(expected.hasPrefix("frames.csv, line "), "byte \(place)")
      #expect(inputFault { try file(damaged) } == expected, "byte \(place)")
    }
    let cut = Array(bytes.prefix(2 * InputFile.pieceSize - 10))
    let expected = inputFault { try FramesFile("frames.csv", cut.span) }
    #expect(expected.hasPrefix("frames.csv, line ") && inputFault { try file(cut) } == expected)
  }

  @Test("is refused with the limit for a longer line")
  func longLine() {
    let name = String(repeating: "a", count: CSVReader.longestLine)
    let series = [FrameSeries.steady("grid", rounds: 1, pass: [5])]
    let bytes = FramesCSV.bytes(.sample(series, scenario: name))
    #expect(
      inputFault { try file(bytes) }
        == "frames.csv, line 2: the line has more than 4,194,304 bytes, the most that are read")
  }
}
