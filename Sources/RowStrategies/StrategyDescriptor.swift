/// A strategy that can be chosen by name.
public struct StrategyDescriptor: Sendable {
  /// The name on the command line and in reports: lower case words joined by hyphens.
  public let id: String
  /// What it does, in one sentence.
  public let summary: String
  /// Makes the strategy of one table.
  public let make: @Sendable (RowStyle) -> any RowStrategy

  public init(id: String, summary: String, make: @escaping @Sendable (RowStyle) -> any RowStrategy)
  {
    self.id = id
    self.summary = summary
    self.make = make
  }
}

/// The strategies that come with the tool, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    LayerGridStrategy.descriptor,
    WholeViewAlphaStrategy.descriptor,
    ImageSliceStrategy.descriptor,
  ]
}
