import RegressionGates

extension MeasuredRun {
  /// The run of a file that is to hold a single one.
  ///
  /// - Parameter path: What messages call the file.
  static func only(
    of runs: [MeasuredRun], in path: String
  ) throws(CommandFailure) -> MeasuredRun {
    guard runs.count == 1 else {
      throw CommandFailure("\(path) holds \(runs.count) runs; a file of one is expected", .data)
    }
    return runs[0]
  }
}
