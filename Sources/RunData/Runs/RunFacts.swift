/// Everything about a result except its frames: the content of `run.json`.
///
/// Facts and frames suffice to analyse a result again without a renderer. The file is the encoding
/// of these properties: a new fact is a new property, which is optional, so that older files can
/// still be read.
package struct RunFacts: Codable, Equatable, Sendable {
  package static let schemaVersion = 3

  package var schemaVersion = Self.schemaVersion
  /// The unique name of the result, in characters that need no quoting; empty if it has none.
  package var id: String
  package var origin: Origin
  /// One per strategy and refresh rate, in the order of the report.
  package var series: [SeriesFacts] = []
  /// One per strategy; empty if images were not compared.
  package var proofs: [PixelEquivalence] = []
  /// The conditions of each round whose process measured; empty for rounds in one process.
  package var conditions: [RoundConditions] = []
  /// One sentence each.
  package var caveats: [String] = []

  package init(id: String, origin: Origin) {
    self.id = id
    self.origin = origin
  }

  /// The source of a result; indirect, so that copies of the facts share its storage.
  package indirect enum Origin: Equatable, Sendable {
    case run(ToolRun)
    /// A `frames.csv` of this tool without its run: scenario, engine and reuse of its series and
    /// the measured rounds are known, and nothing else.
    case frames(of: SeriesKey, rounds: Int)
  }
}

extension RunFacts {
  /// The reserved strategy id of a second measurement of the first strategy.
  package static let placeboID = "placebo"

  /// - Precondition: The origin is a run, which ``init(json:name:)`` ensures for every file.
  package var run: ToolRun {
    get {
      guard case .run(let run) = origin else {
        preconditionFailure("only a run of this tool has a specification and a machine")
      }
      return run
    }
    set { origin = .run(newValue) }
  }

  /// The id of the strategy that the series of ``placeboID`` repeat; `nil` without a placebo.
  package var placebo: String? {
    series.contains { $0.strategy == Self.placeboID } ? run.spec.strategies.first : nil
  }

  package func key(of strategy: String, at refreshRate: Int) -> SeriesKey {
    var key =
      switch origin {
      case .run(let run):
        SeriesKey(scenario: run.scroll.scenario, engine: run.spec.engine, reuse: run.spec.reuse)
      case .frames(let key, _): key
      }
    (key.strategy, key.refreshRate) = (strategy, refreshRate)
    return key
  }

  /// Distinct: those of the image comparison, then those of the run at any refresh rate.
  package func faults(of strategy: String) -> [Fault] {
    (proofs.lazy.filter { $0.strategy == strategy }.flatMap(\.faults)
      + series.lazy.filter { $0.strategy == strategy }.flatMap(\.faults)).distinct
  }
}

extension RunFacts.Origin: Codable {
  private struct Record: Codable { let run: ToolRun }

  package init(from decoder: any Decoder) throws {
    self = .run(try Record(from: decoder).run)
  }

  package func encode(to encoder: any Encoder) throws {
    guard case .run(let run) = self else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "frames have no facts"))
    }
    try Record(run: run).encode(to: encoder)
  }
}
