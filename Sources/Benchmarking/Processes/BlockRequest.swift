/// A line of input of a process that measures on request.
package enum BlockRequest: Equatable, Sendable {
  /// The control and one pass of each case; an empty line. The answer is a ``Block``.
  case block
  /// One pass of the case of an index. The answer is a ``Block``.
  case pass(Int)
  /// The closed-loop passes of the case of an index. The answer is a line of JSON, an array of
  /// ``RunRecords/ClosedScroll``.
  case closedPasses(Int)

  private static let closed = "closed "

  /// - Parameter cases: The number of cases.
  /// - Returns: `nil` if the line is no request, or there is no such case.
  package init?(_ line: String, cases: Int) {
    guard !line.isEmpty else {
      self = .block
      return
    }
    let isClosed = line.hasPrefix(Self.closed)
    let text = isClosed ? line.dropFirst(Self.closed.count) : line[...]
    guard let index = Int(text), (0..<cases).contains(index) else { return nil }
    self = isClosed ? .closedPasses(index) : .pass(index)
  }

  package var line: String {
    switch self {
    case .block: ""
    case .pass(let index): "\(index)"
    case .closedPasses(let index): "\(Self.closed)\(index)"
    }
  }
}
