import Analysis
import Files
import Reporting

extension MeasuredRun {
  /// The run of a file that is to hold a single one.
  ///
  /// - Parameter path: What messages call the file.
  static func only(
    of runs: [MeasuredRun], in path: String
  ) throws(InputError) -> MeasuredRun {
    guard runs.count == 1 else {
      throw InputError(
        .malformed, "\(path) holds \(runs.count) runs; a file of one is expected")
    }
    return runs[0]
  }
}
