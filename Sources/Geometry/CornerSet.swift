/// A set of corners of a rectangle.
public struct CornerSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let topLeft = CornerSet(rawValue: 1)
  public static let topRight = CornerSet(rawValue: 2)
  public static let bottomLeft = CornerSet(rawValue: 4)
  public static let bottomRight = CornerSet(rawValue: 8)

  public static let top: CornerSet = [.topLeft, .topRight]
  public static let bottom: CornerSet = [.bottomLeft, .bottomRight]
  public static let all: CornerSet = [.top, .bottom]

  package static let each: [CornerSet] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// For a single corner, as ``isLeft``: a set of several is neither top nor left.
  package var isTop: Bool { self == .topLeft || self == .topRight }
  package var isLeft: Bool { self == .topLeft || self == .bottomLeft }

  /// The number of corners in the set.
  public var count: Int { rawValue.nonzeroBitCount }
}
