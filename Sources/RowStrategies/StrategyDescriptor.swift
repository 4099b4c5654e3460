/// A strategy that can be chosen by name.
public struct StrategyDescriptor: Sendable {
  /// The name on the command line and in reports: lower case words joined by hyphens; what a variant
  /// changes follows a plus sign.
  public let id: String
  /// What it does, in one sentence.
  public let summary: String
  /// What it is measured for.
  public let kind: Kind
  /// The faults that it is known for in a table; any other one keeps it out of the ranking.
  public let predictedFindings: @Sendable (TableConstraints) -> Set<FindingKind>
  /// Makes the strategy of one table.
  public let make: @Sendable (RowStyle) -> any RowStrategy

  /// What a strategy is measured for.
  public enum Kind: Sendable {
    /// To win: part of a run unless others are named.
    case rival
    /// To win: measured when it is named, or all are.
    case alternative
    /// To take a rival apart, one cause at a time: measured when it is named.
    case variant
    /// To be compared with: part of a run, never ranked, and free to look otherwise inside the
    /// corner squares.
    case control
  }

  public init(
    id: String, summary: String, kind: Kind = .rival,
    predictedFindings: @escaping @Sendable (TableConstraints) -> Set<FindingKind> = { _ in [] },
    make: @escaping @Sendable (RowStyle) -> any RowStrategy
  ) {
    self.id = id
    self.summary = summary
    self.kind = kind
    self.predictedFindings = predictedFindings
    self.make = make
  }
}
