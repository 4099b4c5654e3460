import RunRecords

/// A thread of the trace: a row of slices below one another.
enum ChromeTraceTrack: Int, CaseIterable {
  case rounds = 1
  case expected, actual, work, compositor

  /// Only the two-stage pipeline composites on a thread of its own.
  func exists(in pipeline: Pipeline) -> Bool { self != .compositor || pipeline == .twoStage }

  func name(in pipeline: Pipeline) -> String {
    switch self {
    case .rounds: "Rounds"
    case .expected: "Expected Timeline"
    case .actual: "Actual Timeline"
    case .work: pipeline == .serial ? "Frame phases" : "App phases"
    case .compositor: "Compositor"
    }
  }
}
