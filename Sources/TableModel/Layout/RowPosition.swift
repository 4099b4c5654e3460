public import Geometry

/// The position of a row in its section, which determines its rounded corners.
public enum RowPosition: String, Hashable, Sendable, CaseIterable {
  case single, first, middle, last

  /// - Parameter index: The row's index in its section.
  /// - Parameter count: The number of rows in that section.
  public init(index: Int, count: Int) {
    require((0..<count).contains(index), "row \(index) is not in a section of \(count)")
    self.init(isFirst: index == 0, isLast: index == count - 1)
  }

  init(isFirst: Bool, isLast: Bool) {
    switch (isFirst, isLast) {
    case (true, true): self = .single
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  /// The corners that are rounded in an inset section.
  public var corners: CornerSet {
    switch self {
    case .single: .all
    case .first: .top
    case .middle: []
    case .last: .bottom
    }
  }

  /// A Boolean value that indicates whether the row is the first or last of its section, so that at
  /// least two of its corners are rounded.
  public var isCap: Bool { self != .middle }
}
