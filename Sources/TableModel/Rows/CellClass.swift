/// A class of cells: the name of their reuse pool, and the parts that they have.
///
///     CellClass("Compact", parts: [.image])   // a title and an image, no second line
///     CellClass(content: "chat-bubble")       // a content that the program registers
public struct CellClass: Hashable, Sendable {
  /// The name of the class: rows whose classes have the same name share reusable cells.
  public var name: String
  /// The parts besides the title; what a row has beyond them is not shown.
  public var parts: Parts
  /// The id of the cell content of your own that cells of the class show; `nil` for the built-in
  /// content.
  public let content: String?

  public init(_ name: String, parts: Parts = .all) {
    self.name = name
    self.parts = parts
    content = nil
  }

  /// Creates the class of the cells that show a content of your own, named after its id.
  ///
  /// - Parameter content: The id of a content that the program passes to `scrollBenchMain` or to
  ///   `ScrollBench.measure`.
  public init(content: String) {
    name = content
    parts = .all
    self.content = content
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
