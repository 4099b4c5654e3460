import Results
import Statistics

/// What a gate holds a run to: the content of a file of rules.
///
/// Coded with keys in snake_case by the coder's strategy.
package struct GateRules: Codable, Equatable, Sendable {
  /// What is asked of the images before anything else.
  package enum Pixels: String, Codable, CaseIterable, Sendable {
    /// A strategy must not be known to draw wrong pixels.
    case held
    /// A strategy must have been checked, and held.
    case proved
  }

  package var schemaVersion = Baseline.schemaVersion
  package var pixels: Pixels
  /// The strategies that are judged; `nil` for all of the run.
  package var strategies: [String]?
  package var rules: [GateRule]

  package init(pixels: Pixels = .held, strategies: [String]? = nil, rules: [GateRule]) {
    self.pixels = pixels
    self.strategies = strategies
    self.rules = rules
  }
}

/// One rule of a gate.
package struct GateRule: Codable, Equatable, Sendable {
  /// How hard a rule is, from what repeats exactly to what depends on the moment.
  package enum Tier: String, Codable, CaseIterable, Sendable {
    /// A count against the baseline's.
    case exact
    /// A time against another of the same run.
    case ratio
    /// A time against the baseline's.
    case time
  }

  package var tier: Tier
  /// The metric's column.
  package var metric: String
  /// What a ratio divides by: a strategy, ``control`` or ``memset``; `nil` for other tiers.
  package var over: String?
  /// By which share of the baseline's value it may be above it; 0 is exactly.
  package var tolerance: Double
  /// A limit that holds whatever the baseline says; `nil` for none.
  package var limit: Double?
  /// Whether going beyond it fails the gate; otherwise it is a note.
  package var blocks: Bool
  /// Whether a time that the rounds do not settle keeps the gate from passing.
  package var demandsProof: Bool

  /// The first strategy of the run that is measured for comparison only.
  package static let control = "control"
  /// The time of one memset of a buffer of the display's size.
  package static let memset = "memset"

  package init(
    _ tier: Tier, _ metric: String, over: String? = nil, tolerance: Double = 0,
    limit: Double? = nil, blocks: Bool = true, demandsProof: Bool = false
  ) {
    self.tier = tier
    self.metric = metric
    self.over = over
    self.tolerance = tolerance
    self.limit = limit
    self.blocks = blocks
    self.demandsProof = demandsProof
  }

  /// The name under which a baseline keeps the value: of a ratio `frame_p50_x_square`.
  func baselineMetric(in run: MeasuredRun) -> String {
    guard tier == .ratio, let over else { return metric }
    return ratioPrefix + (over == Self.control ? run.controls.first ?? over : over)
  }

  /// What the name of a ratio of the metric begins with: `frame_p50_x_`.
  var ratioPrefix: String {
    (metric.hasSuffix("_ms") ? String(metric.dropLast(3)) : metric) + "_x_"
  }
}

extension GateRules {
  /// The rules of a gate that was given none.
  ///
  /// No count that costs something may grow by anything. In-run ratios may grow by a tenth, which
  /// an interval must show. Times are noted and decide nothing.
  package static let standard = GateRules(
    rules: ExactMetric.all.filter { $0.polarity == .lowerIsBetter }.map { GateRule(.exact, $0.name) }
      + [
        GateRule(.ratio, TimeMetric.primary.name, over: GateRule.control, tolerance: 0.1),
        GateRule(
          .ratio, TimeMetric.median(of: .composite).name, over: GateRule.memset, tolerance: 0.1),
        GateRule(.time, TimeMetric.primary.name, tolerance: 0.1, blocks: false),
      ])
}

extension GateRules {
  /// The rules that a run is held to.
  ///
  /// - Parameter isExact: Whether any change of a count is meant. Then every rule of a count blocks,
  ///   and under the standard rules there is one of every count, of those too that merely say what was
  ///   scrolled.
  func applied(isExact: Bool) -> [GateRule] {
    guard isExact else { return rules }
    let blocking = rules.map { rule in
      var rule = rule
      if rule.tier == .exact { rule.blocks = true }
      return rule
    }
    guard self == .standard else { return blocking }
    return blocking
      + ExactMetric.all.filter { $0.polarity == .neither }.map { GateRule(.exact, $0.name) }
  }

  /// A rule of each count that no rule names: an exact gate judges them too, where baseline and run
  /// have them.
  var otherCounts: [GateRule] {
    let named = Set(applied(isExact: true).filter { $0.tier == .exact }.map(\.metric))
    return ExactMetric.all.filter { !named.contains($0.name) }.map { GateRule(.exact, $0.name) }
  }
}
