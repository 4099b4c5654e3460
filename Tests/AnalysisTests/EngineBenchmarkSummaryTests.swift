import Analysis
import RunRecords
import SampleRuns
import Statistics
import Testing

@Suite("What the yardstick bench comes to")
struct YardstickSummaryTests {
  private let summary = EngineBenchmarkSummary(.sample)

  private func cell(_ engine: String, _ way: String) throws -> EngineBenchmarkSummary.Cell {
    try #require(summary.cells.first { $0.engine == engine && $0.way == way })
  }

  @Test("a cell's times are those of its frames, the cold ones apart")
  func times() throws {
    let cell = try cell("painter", "A")
    #expect(cell.frames == 4 && cell.coldFrames == 1)
    #expect(cell.minimum == 1 && cell.median == 2.5)
    // Rank 2.97 of the four, between 3 and 4.
    #expect(abs(cell.p99 - 3.97) < 1e-9)
  }

  @Test("multiples are those of the median of all memsets, for cold frames too")
  func memsets() throws {
    #expect(summary.memsets.median == 2)
    #expect(try cell("painter", "A").medianInMemsets == 1.25)
    #expect(try cell("painter", "A").coldInMemsets == 4.5)
    #expect(try cell("pixman", "A").coldInMemsets == nil)
  }

  @Test("the judge is pixman on the same way, and where it is missing there is no multiple")
  func judge() throws {
    #expect(try cell("painter", "A").medianInPixmans == 0.5)
    #expect(try cell("pixman", "A").medianInPixmans == 1)
    #expect(try cell("painter", "B").medianInPixmans == nil)
  }

  @Test("looking at a list is a share of the frame that it comes before")
  func prepare() throws {
    // The mean of 0.1 ms and 0.4 ms before 2.5 ms.
    #expect(abs(try cell("painter", "A").prepareShare - 0.1) < 1e-12)
    #expect(try cell("pixman", "A").prepareShare == 0)
  }

  @Test("random alpha is compared with opaque pixels by the medians")
  func sources() {
    #expect(abs(summary.randomAlphaOverOpaque - 1.5) < 1e-12)
  }

  @Test("random alpha may take 3 % more or less, and nothing is said of few frames")
  func sourceRule() {
    func rule(_ alpha: Int64, _ opaque: Int64, frames: Int) -> EngineBenchmarkSummary.SourceRule {
      var record = EngineBenchmarkRecord.sample
      record.sources.randomAlphaTimes = Array(repeating: alpha, count: frames)
      record.sources.opaqueTimes = Array(repeating: opaque, count: frames)
      return EngineBenchmarkSummary(record).sourceRule
    }
    for (alpha, expected) in [
      (960, .broken), (971, .holds), (1_000, .holds), (1_029, .holds), (1_040, .broken),
    ] as [(Int64, EngineBenchmarkSummary.SourceRule)] {
      #expect(rule(alpha * 1_000, 1_000_000, frames: 40) == expected, "\(alpha)")
      #expect(rule(alpha * 1_000, 1_000_000, frames: 39) == .tooFewFrames)
    }
  }

  @Test("what only some engines drew is kept apart and has no judge")
  func otherContent() throws {
    #expect(summary.cells.count == 7 && summary.cells.allSatisfy { $0.content == "none" })
    let other = try #require(summary.otherCells.first)
    #expect(summary.otherCells.count == 1 && other.content == "labels")
    #expect(other.medianInMemsets == 0.45 && other.medianInPixmans == nil)
  }
}

@Suite("Two groups of values")
struct ModesTests {
  private func groups(_ values: [Double]) -> Distribution.Modes? { Distribution(values).modes }

  @Test("are found where they lie apart, with their means and the share of the high one")
  func apart() throws {
    let values = Array(repeating: 1.0, count: 60) + Array(repeating: 2.0, count: 40)
    // The highest twentieth is left out.
    let modes = try #require(groups(values))
    #expect(abs(modes.low - 1) < 1e-9 && abs(modes.high - 2) < 1e-9)
    #expect(abs(modes.shareOfHigh - 35.0 / 95) < 1e-9)
  }

  @Test("are not found in equal, evenly spread or few values, nor where they nearly meet")
  func none() {
    #expect(groups(Array(repeating: 3, count: 100)) == nil)
    #expect(groups((0..<100).map { 1 + Double($0) / 100 }) == nil)
    #expect(groups(Array(repeating: 1, count: 5) + Array(repeating: 2, count: 5)) == nil)
    #expect(groups(Array(repeating: 1, count: 50) + Array(repeating: 1.05, count: 50)) == nil)
  }

  @Test("are not found in a tail")
  func tail() {
    #expect(groups(Array(repeating: 1, count: 95) + Array(repeating: 9, count: 5)) == nil)
    #expect(groups(Array(repeating: 1, count: 90) + Array(repeating: 9, count: 10)) == nil)
  }
}
