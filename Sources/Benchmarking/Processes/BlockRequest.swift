/// A line of input of a process that measures on request.
package enum BlockRequest: Equatable, Sendable {
  /// The control and one pass of each case; an empty line. The answer is a ``Block``.
  case block
  /// One pass of each case in the order of a round, 1 for the first. The answer is a ``Block``.
  case round(Int)
  /// The closed-loop passes of the case of an index. The answer is a line of JSON, an array of
  /// ``RunRecords/ClosedScroll``.
  case closedPasses(Int)
  /// A pass of the first case that is not timed, of this many frames. The answer is a line of JSON,
  /// a ``RunRecords/SeriesMemory``.
  case memory(frames: Int)

  /// - Parameter cases: The number of cases.
  /// - Returns: `nil` if the line is no request, or there is no such case.
  package init?(_ line: String, cases: Int) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, let number = Int(last), number >= 0 else {
      guard line.isEmpty else { return nil }
      self = .block
      return
    }
    switch words.dropLast() {
    case [] where number > 0: self = .round(number)
    case ["closed"] where number < cases: self = .closedPasses(number)
    case ["memory"] where number > 0: self = .memory(frames: number)
    default: return nil
    }
  }

  package var line: String {
    switch self {
    case .block: ""
    case .round(let round): "\(round)"
    case .closedPasses(let index): "closed \(index)"
    case .memory(let frames): "memory \(frames)"
    }
  }
}
