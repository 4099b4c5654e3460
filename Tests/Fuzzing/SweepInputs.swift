import Reporting
import RunData

/// The plan of a sweep.
enum SweepInputs {
  static func plan(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    // Pages take a measured cell.
    _ = SweepReport(try SweepPlan(at: file.path)) { _ in nil }.text
  }
}
