/// A class of cells: the name of their reuse pool, and the parts that they have.
///
///     CellClass("Compact", parts: [.image])   // a title and an image, no second line
public struct CellClass: Hashable, Sendable {
  /// The name of the class: rows whose classes have the same name share reusable cells.
  public var name: String
  /// The parts besides the title; what a row has beyond them is not shown.
  public var parts: Parts

  public init(_ name: String, parts: Parts = .all) {
    self.name = name
    self.parts = parts
  }

  /// The parts of a cell besides its title.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let subtitle = Parts(rawValue: 1 << 0)
    public static let body = Parts(rawValue: 1 << 1)
    public static let image = Parts(rawValue: 1 << 2)
    public static let accessory = Parts(rawValue: 1 << 3)
    public static let all: Parts = [.subtitle, .body, .image, .accessory]
  }
}
