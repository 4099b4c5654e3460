package import Files

/// The specification of an experiment: the scenario, the rows, the strategies and the replay.
///
/// Commands make one from their options; sessions, worker processes, the sides of a duel and the
/// cells of a sweep take it, and `run.json` holds it, so that a run can be repeated:
///
///     scrollbench run --spec results/latest/run.json
///
/// As JSON it is an object without the keys that have their default values, so that a build that
/// lacks a key reads a specification that does not set it. Unknown keys are refused.
package struct ExperimentSpec: Equatable, Sendable {
  /// The version of the object; builds refuse others.
  package static let version = 1

  /// The keys of the scenario that are not at their default.
  package var scenario = JSONValue.object([:])
  package var rows = Rows()
  /// The ids of the strategies, at least one.
  package var strategies: [String] = []
  package var engine = "painter"
  /// The number of rendering threads.
  package var threads = 1
  /// The pixel kernels: `wide` or `baseline`.
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
  package var pipeline = Pipeline.serial
  /// The synthetic loads, as `--inject` has them.
  package var loads: [String] = []
  /// Compares pixels, and detects faults.
  package var checksPixels = true
  /// Measures the first of several strategies twice, if rounds are processes.
  package var hasPlacebo = true
  /// After the rounds.
  package var countsInstructions = false
  /// All rounds run in one process instead of one each.
  package var isInProcess = false

  package init() {}

  package struct Rows: Equatable, Sendable {
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
    /// The names of the file's columns by the names of row columns, where the two differ.
    package var columns: [String: String]?
    /// The number of generated rows.
    package var count: Int?
    /// The numbers of rows and sections, each with a fingerprint; `nil` until the rows are read.
    ///
    /// A fingerprint covers all rows or sections up to 10,000, and a sample of more.
    package var digest: String?

    package init() {}
  }
}

extension ExperimentSpec {
  package static let (mostRounds, mostFrames, mostBuffers, mostThreads, highestRate) =
    (10_000, 1_000_000, 16, 64, 1_000)
}

extension ExperimentSpec: Codable {
  /// A key of the object: its property, and the values that it takes.
  private struct Field: Sendable {
    let key: AnyKey
    let write: @Sendable (ExperimentSpec, inout KeyedEncodingContainer<AnyKey>) throws -> Void
    let read: @Sendable (inout ExperimentSpec, KeyedDecodingContainer<AnyKey>) throws -> Void

    /// - Parameter expected: The accepted values in messages.
    init<Value: Codable & Equatable & SendableMetatype>(
      _ name: String, _ property: any WritableKeyPath<ExperimentSpec, Value> & Sendable,
      _ expected: String, where isAccepted: @escaping @Sendable (Value) -> Bool = { _ in true }
    ) {
      let key = AnyKey(stringValue: name)
      self.key = key
      write = { spec, container in
        let value = spec[keyPath: property]
        if value != ExperimentSpec()[keyPath: property] { try container.encode(value, forKey: key) }
      }
      read = { spec, container in
        guard container.contains(key) else { return }
        let value = try? container.decode(Value.self, forKey: key)
        guard let value, isAccepted(value) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: container, debugDescription: "\(expected) is expected")
        }
        spec[keyPath: property] = value
      }
    }

    init(
      _ name: String, _ property: any WritableKeyPath<ExperimentSpec, Int> & Sendable,
      upTo most: Int
    ) {
      self.init(name, property, "a whole number from 1 to \(most)") { (1...most).contains($0) }
    }

    init(_ name: String, _ property: any WritableKeyPath<ExperimentSpec, Bool> & Sendable) {
      self.init(name, property, "true or false")
    }
  }

  private static let versionKey = AnyKey(stringValue: "version")

  /// The keys besides the version, each one lowercase word, which the snake-case strategy of the
  /// coder leaves unchanged.
  private static let fields = [
    Field("scenario", \.scenario, "an object with keys of a scenario"),
    Field(
      "rows", \.rows,
      "an object with a source (scenario, declared, file or synthetic), and the file and columns or the"
        + " count that it takes"
    ) { $0.isComplete },
    Field("strategies", \.strategies, "a list of ids, none of them twice", where: isList),
    Field("engine", \.engine, "the name of an engine"),
    Field("threads", \.threads, upTo: mostThreads),
    Field("kernels", \.kernels, "wide or baseline"),
    Field("hz", \.refreshRates, "a list of numbers from 1 to \(highestRate), none of them twice") {
      isList($0) && $0.allSatisfy((1...highestRate).contains)
    },
    Field("rounds", \.rounds, upTo: mostRounds),
    Field("frames", \.framesPerPass, "a whole number from 1 to \(mostFrames)") {
      (1...mostFrames).contains($0 ?? 1)
    },
    Field("seconds", \.secondsPerPass, "a number from 0.001 to 1000000") {
      (0.001...1e6).contains($0 ?? 1)
    },
    Field("seed", \.seed, "a whole number from 0 to \(UInt64.max)"),
    Field("buffers", \.buffers, upTo: mostBuffers),
    Field("reuse", \.reuse, "a reuse policy"),
    Field("pipeline", \.pipeline, Pipeline.allCases.map(\.rawValue).joined(separator: " or ")),
    Field("loads", \.loads, "a list of added work, as --inject takes it"),
    Field("verify", \.checksPixels), Field("placebo", \.hasPlacebo),
    Field("instructions", \.countsInstructions), Field("together", \.isInProcess),
  ]

  /// Returns whether there is a value, and none twice.
  private static func isList(_ values: [some Hashable]) -> Bool {
    !values.isEmpty && Set(values).count == values.count
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    guard try values.decode(Int.self, forKey: Self.versionKey) == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: Self.versionKey, in: values,
        debugDescription: "this build reads version \(Self.version)")
    }
    let known = ["version"] + Self.fields.map(\.key.stringValue)
    try decoder.refuseKeys(except: known, in: "the experiment")
    for field in Self.fields { try field.read(&self, values) }
    guard !strategies.isEmpty else {
      throw DecodingError.keyNotFound(
        AnyKey(stringValue: "strategies"),
        DecodingError.Context(codingPath: values.codingPath, debugDescription: ""))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: AnyKey.self)
    try values.encode(Self.version, forKey: Self.versionKey)
    for field in Self.fields { try field.write(self, &values) }
  }
}

extension ExperimentSpec.Rows: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case source, file, columns, count, digest
  }

  /// Indicates whether there is what the source takes, and nothing else.
  fileprivate var isComplete: Bool {
    switch source {
    case .scenario, .declared: file == nil && columns == nil && count == nil
    case .file: file?.isEmpty == false && count == nil
    case .synthetic: count ?? 0 > 0 && file == nil && columns == nil
    }
  }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the rows")
    let values = try decoder.container(keyedBy: CodingKeys.self)
    source = try values.decode(Source.self, forKey: .source)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    columns = try values.decodeIfPresent([String: String].self, forKey: .columns)
    count = try values.decodeIfPresent(Int.self, forKey: .count)
    digest = try values.decodeIfPresent(String.self, forKey: .digest)
  }
}

extension ExperimentSpec {
  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(self, name: "the experiment")
  }

  /// - Parameter bytes: A file as ``json()`` makes it, or the `run.json` of a run.
  package init(json bytes: [UInt8], name: String) throws(InputError) {
    let numbers = JSONText.Numbers.any.except("scenario", "origin.run.spec")
    guard try RunFacts.isRecord(bytes, name: name, numbers) else {
      self = try JSONText.value(ExperimentSpec.self, from: bytes, name: name, numbers)
      return
    }
    self = try JSONText.value(Record.self, from: bytes, name: name, numbers).origin.run.spec
  }

  /// The part of a `run.json` that is read.
  private struct Record: Decodable {
    struct Origin: Decodable { let run: Run }
    struct Run: Decodable { let spec: ExperimentSpec }

    let origin: Origin
  }
}
