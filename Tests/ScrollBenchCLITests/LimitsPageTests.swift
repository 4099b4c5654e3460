import Analysis
import Files
import Foundation
import RunData
import TableModel
import Testing

@Suite("docs/exit-status.md")
struct LimitsPageTests {
  @Test(
    "has the limits of input files that the readers have",
    arguments: [
      ("bytes of `frames.csv`", InputFile.mostBytes),
      ("bytes of a display list", InputFile.mostTableBytes),
      ("bytes of any other file", InputFile.mostWholeBytes),
      ("bytes of a file of rows", RowTable.mostFileBytes),
      ("rows of a file", RowTable.mostFileRows),
      ("synthetic rows", RowTable.greatestSyntheticCount),
      ("columns of a CSV", CSVReader.mostColumns),
      ("bytes of the header", CSVReader.longestHeader),
      ("bytes of a line", CSVReader.longestLine),
      ("digits of a whole number", CSVReader.mostDigits),
      ("other number in a CSV", Int(CSVReader.largest)),
      ("frames of a", FramesFile.mostFrames), ("time of a frame", Int(FramesFile.longestFrame) - 1),
      ("levels of nesting", JSONText.deepest), ("number in JSON", Int(JSONText.largest)),
      ("logarithm of a ratio", Int(Baseline.logarithms.upperBound)),
      ("cells of a sweep", SweepPlan.mostCells), ("varied keys", SweepPlan.mostAxes),
      ("characters of a message", MessageText.longest),
    ])
  func limits(words: String, limit: Int) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/exit-status.md").standardizedFileURL
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("|") && $0.contains(words) }
    #expect(rows.count == 1)
    #expect(rows.first?.hasSuffix("| \(DecimalText.grouped(limit)) |") == true, "\(rows)")
  }
}
