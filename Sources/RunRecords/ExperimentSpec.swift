/// What an experiment measures, and how: the scenario, the rows, the strategies and the replay.
///
/// Commands make one from their options; sessions, worker processes, the sides of a duel and the
/// cells of a sweep take it, and `run.json` holds it, so that a run can be repeated:
///
///     scrollbench run --spec results/latest/run.json
///
/// As JSON it is an object without the keys that have their default, so that builds that lack a key
/// read what does not use it. Unknown keys are refused.
package struct ExperimentSpec: Equatable, Sendable {
  /// The version of the object; builds refuse others.
  package static let version = 1

  /// The keys of the scenario that are not at their default.
  package var scenario = JSONValue.object([:])
  package var rows = Rows()
  /// The ids of the strategies, at least one.
  package var strategies: [String] = []
  /// The id of the engine, its rendering threads, and `wide` or `baseline`, its kernels.
  package var engine = "painter"
  package var threads = 1
  package var kernels = "wide"
  /// In Hz.
  package var refreshRates = [120]
  /// Measured rounds.
  package var rounds = 6
  /// The frames of a pass at any refresh rate; `nil` for as many as its duration has.
  package var framesPerPass: Int?
  /// The part of the trace that a pass replays, in seconds; `nil` for all of it.
  package var secondsPerPass: Double?
  package var seed: UInt64 = 1
  /// The number of rotating frame buffers.
  package var buffers = 3
  /// The reuse policy of cells: `pool`, `none` or `keep-all`.
  package var reuse = "pool"
  /// The pipeline that determines hitches.
  package var pipeline = Pipeline.serial
  /// The synthetic loads, as `--inject` has them.
  package var loads: [String] = []
  /// Indicates whether pixels are compared, and faults detected.
  package var checksPixels = true
  /// Indicates whether the first of several strategies is measured twice, if rounds are processes.
  package var hasPlacebo = true
  /// Indicates whether instructions are counted after the rounds.
  package var countsInstructions = false
  /// Indicates whether all rounds run in one process, not in one each.
  package var isInProcess = false

  package init() {}

  /// The rows of a table.
  package struct Rows: Equatable, Sendable {
    /// Where rows come from.
    package enum Source: String, Codable, Sendable {
      /// Those of the scenario: generated if it says so, otherwise the embedded ones.
      case scenario
      /// Those that the program declares.
      case declared
      case file
      /// Generated from the seed.
      case synthetic
    }

    package var source = Source.scenario
    /// The path of the file, as it was given.
    package var file: String?
    /// The names of its columns by those that rows have, where they differ.
    package var columns: [String: String]?
    /// The number of generated rows.
    package var count: Int?
    /// The numbers of rows and of sections, each with the fingerprint of 1,000 of them; `nil` until
    /// they were read.
    package var digest: String?

    package init() {}
  }
}

extension ExperimentSpec {
  /// The most of what a specification may ask for.
  package static let (mostRounds, mostFrames, mostBuffers, mostThreads, highestRate) =
    (10_000, 1_000_000, 16, 64, 1_000)

  /// A sentence about the first value that no experiment has; `nil` if there is none.
  package var fault: String? {
    func limit(_ name: String, _ value: Int?, _ most: Int) -> String? {
      value.flatMap { (1...most).contains($0) ? nil : "\(name) is \($0): 1 to \(most) is expected" }
    }
    func repetition<Value: Hashable>(_ name: String, _ values: [Value]) -> String? {
      values.isEmpty || Set(values).count != values.count
        ? "\(name) is \(values): at least one is expected, and none twice" : nil
    }
    let seconds = secondsPerPass.flatMap {
      (0.001...1e6).contains($0) ? nil : "seconds is \($0): 0.001 to 1000000 is expected"
    }
    let hasRows =
      switch rows.source {
      case .scenario, .declared: true
      case .file: rows.file?.isEmpty == false
      case .synthetic: rows.count != nil
      }
    return [
      repetition("strategies", strategies), repetition("hz", refreshRates),
      limit("a refresh rate", refreshRates.min(), Self.highestRate),
      limit("a refresh rate", refreshRates.max(), Self.highestRate),
      limit("rounds", rounds, Self.mostRounds), limit("buffers", buffers, Self.mostBuffers),
      limit("threads", threads, Self.mostThreads), limit("frames", framesPerPass, Self.mostFrames),
      seconds, hasRows ? nil : "rows names no file or no count",
    ].compactMap(\.self).first
  }
}

extension ExperimentSpec: Codable {
  /// A key of the object: reads and writes a property.
  private struct Field: Sendable {
    let key: Key
    let write: @Sendable (ExperimentSpec, inout KeyedEncodingContainer<Key>) throws -> Void
    let read: @Sendable (inout ExperimentSpec, KeyedDecodingContainer<Key>) throws -> Void

    init<Value: Codable & Equatable & SendableMetatype>(
      _ name: String, _ property: any WritableKeyPath<ExperimentSpec, Value> & Sendable
    ) {
      let key = Key(stringValue: name)
      self.key = key
      write = { spec, container in
        let value = spec[keyPath: property]
        if value != ExperimentSpec()[keyPath: property] { try container.encode(value, forKey: key) }
      }
      read = { spec, container in
        guard container.contains(key) else { return }
        spec[keyPath: property] = try container.decode(Value.self, forKey: key)
      }
    }
  }

  fileprivate struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static let versionKey = Key(stringValue: "version")

  /// The keys besides the version.
  ///
  /// Of one word each, so that no coder changes them.
  private static let fields = [
    Field("scenario", \.scenario), Field("rows", \.rows), Field("strategies", \.strategies),
    Field("engine", \.engine), Field("threads", \.threads), Field("kernels", \.kernels),
    Field("hz", \.refreshRates), Field("rounds", \.rounds), Field("frames", \.framesPerPass),
    Field("seconds", \.secondsPerPass), Field("seed", \.seed), Field("buffers", \.buffers),
    Field("reuse", \.reuse), Field("pipeline", \.pipeline), Field("loads", \.loads),
    Field("verify", \.checksPixels), Field("placebo", \.hasPlacebo),
    Field("instructions", \.countsInstructions), Field("together", \.isInProcess),
  ]

  /// - Throws: `DecodingError` for another version, an unknown key or a value that none has.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func refusal(_ reason: String, at key: Key? = nil) -> DecodingError {
      DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: values.codingPath + (key.map { [$0] } ?? []), debugDescription: reason))
    }
    let version = try values.decode(Int.self, forKey: Self.versionKey)
    guard version == Self.version else {
      throw refusal("version \(version), and this build reads \(Self.version)", at: Self.versionKey)
    }
    let known = Self.fields.map(\.key.stringValue)
    if let key = values.allKeys.map(\.stringValue).sorted()
      .first(where: { !known.contains($0) && $0 != Self.versionKey.stringValue })
    {
      throw refusal(
        "this build knows the keys \(known.joined(separator: ", "))", at: Key(stringValue: key))
    }
    for field in Self.fields { try field.read(&self, values) }
    if let fault { throw refusal(fault) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: Self.versionKey)
    for field in Self.fields { try field.write(self, &values) }
  }
}

extension ExperimentSpec.Rows: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case source, file, columns, count, digest
  }

  /// - Throws: `DecodingError`, also for an unknown key.
  package init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: ExperimentSpec.Key.self)
    if let key = all.allKeys.first(where: { CodingKeys(rawValue: $0.stringValue) == nil }) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: all,
        debugDescription: "this build knows the keys "
          + CodingKeys.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    source = try values.decode(Source.self, forKey: .source)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    columns = try values.decodeIfPresent([String: String].self, forKey: .columns)
    count = try values.decodeIfPresent(Int.self, forKey: .count)
    digest = try values.decodeIfPresent(String.self, forKey: .digest)
  }
}
