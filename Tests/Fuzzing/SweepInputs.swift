import Reporting
import RunData

/// The plan of a sweep.
enum SweepInputs {
  static func plan(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    let result = SweepResult(try SweepPlan(at: file.path)) { _ in nil }
    _ = SweepReport(result).text
    let source = SweepReport(result, folder: "sweep", command: ["sweep"])
    _ = MarkdownPage(source).text
    _ = source.page
  }
}
