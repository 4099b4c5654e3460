import Geometry

/// A strategy that can be selected by identifier.
public struct StrategyDescriptor: Sendable {
  /// The identifier on the command line and in reports: lowercase words joined by hyphens, followed
  /// by a plus sign and the change for a variant.
  public let id: String
  /// A one-sentence description, which `list strategies` prints; may be empty.
  public let summary: String
  /// The publication or practice that the strategy follows; `nil` if it is not stated.
  public let source: String?
  /// The strategy's role in comparisons.
  public let kind: Kind
  /// The look of the rows.
  public let look: RowLook
  /// The known faults of the strategy, any of which it can show in a table; any other fault excludes
  /// it from the ranking.
  public let predictedFaults: @Sendable (TableConstraints) -> Set<FaultKind>
  /// Creates the strategy of one table.
  public let make: @Sendable (RowStyle) -> any RowStrategy

  /// A strategy's role in comparisons.
  public enum Kind: Sendable {
    /// Ranked, and part of a run by default.
    case rival
    /// Ranked if selected explicitly or with all strategies.
    case alternative
    /// A rival with one change, measured if selected.
    case variant
    /// A baseline that is part of every run, never ranked, and may look different inside corner
    /// squares.
    case control
  }

  /// - Precondition: The id has only ASCII letters, digits and `-`, `+`, `.` and `_`, does not begin
  ///   with `-`, and is neither `all` nor `placebo`, which have a meaning on the command line.
  public init(
    id: String, summary: String = "", source: String? = nil, kind: Kind = .rival,
    look: RowLook = RowLook(),
    predictedFaults: @escaping @Sendable (TableConstraints) -> Set<FaultKind> = { _ in [] },
    make: @escaping @Sendable (RowStyle) -> any RowStrategy
  ) {
    Self.requireID(id, of: "strategy")
    self.id = id
    self.summary = summary
    self.source = source
    self.kind = kind
    self.look = look
    self.predictedFaults = predictedFaults
    self.make = make
  }

  /// Ends the program unless an id can be named on the command line.
  package static func requireID(_ id: String, of kind: String) {
    let isName = id.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "-+._".contains($0)
    }
    require(
      isName && !["", "all", "placebo"].contains(id) && id.first != "-",
      "the id \"\(id)\" of a \(kind) is not accepted: ids have letters, digits, - + . and _, do not"
        + " begin with -, and are neither all nor placebo")
  }
}
