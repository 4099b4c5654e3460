import Reporting
import RunData

/// The plan of a sweep.
enum SweepInputs {
  static func plan(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    let report = SweepReport(try SweepPlan(at: file.path)) { _ in nil }
    _ = report.text
    _ = report.markdown
    _ = report.html
  }
}
