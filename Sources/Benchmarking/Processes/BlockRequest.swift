/// A line of input of a process that measures on request.
package enum BlockRequest: Equatable, Sendable {
  /// The control and one pass of each case; an empty line. The answer is a ``Block``.
  case block
  /// One pass of each case in the order of a round, 1 for the first. The answer is a ``Block``.
  case round(Int)
  /// A pass of the first case that is not timed, of this many frames. The answer is a line of JSON,
  /// a ``RunRecords/SeriesMemory``.
  case memory(frames: Int)

  /// - Returns: `nil` if the line is no request.
  package init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, let number = Int(last), number > 0 else {
      guard line.isEmpty else { return nil }
      self = .block
      return
    }
    switch words.dropLast() {
    case []: self = .round(number)
    case ["memory"]: self = .memory(frames: number)
    default: return nil
    }
  }

  package var line: String {
    switch self {
    case .block: ""
    case .round(let round): "\(round)"
    case .memory(let frames): "memory \(frames)"
    }
  }
}
