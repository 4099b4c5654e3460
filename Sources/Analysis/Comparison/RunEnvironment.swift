package import RunData

/// The known conditions of a run: names and fingerprints.
package struct RunEnvironment: Hashable, Sendable {
  package enum Fact: String, CaseIterable, Sendable {
    case scenario
    /// A fingerprint of the keys of the scenario that are not at their default.
    case scenarioContent = "scenario content"
    case display
    case content
    case rows
    /// The fingerprints of rows and sections; unknown, which is no difference, for a run or baseline
    /// that did not record them.
    case rowText = "row text"
    case trace
    case frames
    case seed
    case machine
    case allocator
    case allocatorOptions = "allocator options"
    /// `release` or `debug`.
    case build
    case pipeline
    case engine
    case reuse
    case threads
    case buffers
    case kernels
    case rounds
    case commit
    case compiler
    case fonts
    case textLibraries = "text libraries"
    /// The conditions of counted instructions; unknown for a run without them.
    case counting = "instruction counting"
  }

  /// The run's name; `nil` if the file has none.
  package var runID: String?
  package var values: [Fact: String]

  package init(runID: String? = nil, _ values: [Fact: String]) {
    self.runID = runID
    self.values = values
  }

  /// Takes the facts that this version defines, by their names in files.
  package init(named facts: [String: String]) {
    self.init(
      Dictionary(
        uniqueKeysWithValues: facts.compactMap { name, value in
          Fact(rawValue: name).map { ($0, value) }
        }))
  }

  /// Returns the known ones among some facts, by their names in files.
  package func named(_ facts: Set<Fact> = Set(Fact.allCases)) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: values.filter { facts.contains($0.key) }
        .map { ($0.key.rawValue, $0.value) })
  }

  /// Creates the environment of a result, or of a run before it is measured.
  package init(of facts: RunFacts) {
    self.init(runID: facts.id.isEmpty ? nil : facts.id, [:])
    switch facts.origin {
    case .run(let run):
      values = Self.values(of: run)
      values[.counting] = Self.counting(facts.series)
    case .frames(let key, let rounds):
      values = [.scenario: key.scenario, .engine: key.engine, .rounds: "\(rounds)"]
      if key.reuse != SeriesKey.unknownReuse { values[.reuse] = key.reuse }
    }
    if !facts.series.isEmpty {
      values[.frames] = Self.frames(facts.series.map { ($0.refreshRate, $0.framesPerRound) })
    }
  }

  private static func values(of run: ToolRun) -> [Fact: String] {
    let (spec, scroll, machine) = (run.spec, run.scroll, run.machine)
    var values: [Fact: String] = [
      .scenario: scroll.scenario,
      .scenarioContent: Fingerprint(spec.scenario.canonicalText).text,
      .display: scroll.display.text,
      .content: scroll.content,
      .rows: "\(scroll.rowCount) \(scroll.rowFile)",
      .trace: scroll.trace,
      .seed: "\(spec.seed)",
      .machine: machine.machineID,
      .allocator: machine.allocator,
      .allocatorOptions: machine.allocatorOptions,
      .build: machine.buildConfiguration,
      .pipeline: spec.pipeline.rawValue,
      .engine: spec.engine,
      .reuse: spec.reuse,
      .threads: "\(spec.threads)",
      .buffers: "\(spec.buffers)",
      .kernels: machine.kernels,
      .rounds: "\(spec.rounds)",
      .commit: run.tool.commit,
      .compiler: machine.compiler,
      .fonts: machine.fontFingerprint,
      .textLibraries: machine.textLibraries.joined(separator: ", "),
    ]
    values[.rowText] = spec.rows.digest
    return values
  }
}

extension RunEnvironment {
  /// Returns the distinct frames per pass by refresh rate: `360 at 60 Hz, 720 at 120 Hz`.
  static func frames(_ passes: [(refreshRate: Int, frames: Int)]) -> String {
    Set(passes.map { [$0.refreshRate, $0.frames] }).sorted { $0.lexicographicallyPrecedes($1) }
      .map { "\($0[1]) at \($0[0]) Hz" }.joined(separator: ", ")
  }

  /// Returns the counted frames, kernels and C library: `30 at 120 Hz, glibc 2.36, …`; `nil` if
  /// no series has instructions.
  private static func counting(_ series: [SeriesFacts]) -> String? {
    let counts = series.compactMap { series in
      series.instructions.map { (series.refreshRate, $0) }
    }
    guard !counts.isEmpty else { return nil }
    let libraries = Set(counts.flatMap { [$0.1.kernels, $0.1.cLibrary] }).sorted()
    return ([frames(counts.map { ($0.0, $0.1.frames) })] + libraries).joined(separator: ", ")
  }
}

extension RunEnvironment.Fact {
  /// The facts that must be equal for times to be comparable.
  ///
  /// The frames per pass are compared series by series, so that a run at one refresh rate is
  /// comparable with one at several. Engine, reuse, threads, buffers and commit may be the subject
  /// of the comparison.
  package static let ofTimes: Set<Self> = [
    .scenario, .scenarioContent, .display, .content, .rows, .rowText, .trace, .seed, .machine,
    .allocator, .allocatorOptions, .build,
  ]

  package static let ofScroll: Set<Self> = [
    .scenario, .scenarioContent, .display, .content, .rows, .trace, .frames, .seed,
  ]

  /// Returns the facts that must be equal for an exact metric to be comparable.
  static func of(_ metric: Metric) -> Set<Self> {
    of(metric.dependence).union(metric.growsWithRounds ? [.rounds] : [])
  }

  /// Returns the facts of the machine and the build that must be equal for it.
  static func of(_ dependence: Metric.Dependence?) -> Set<Self> {
    switch dependence {
    case nil, .geometry: []
    case .fonts: [.fonts, .textLibraries]
    case .toolchain:
      [.fonts, .textLibraries, .compiler, .allocator, .allocatorOptions, .build]
    }
  }

  static let ofInstructions = of(.toolchain).union([.counting])
}

package struct RunDifference: Equatable, Sendable {
  package let fact: RunEnvironment.Fact
  /// `nil` if unknown.
  package let first: String?
  package let second: String?

  package init(_ fact: RunEnvironment.Fact, _ first: String?, _ second: String?) {
    self.fact = fact
    self.first = first
    self.second = second
  }
}

extension RunEnvironment {
  /// A fact known of one side only is a difference, except ``Fact/rowText``.
  package func differences(
    from other: RunEnvironment, in facts: Set<Fact> = Set(Fact.allCases)
  ) -> [RunDifference] {
    Fact.allCases.filter { fact in
      facts.contains(fact) && values[fact] != other.values[fact]
        && (fact != .rowText || values[fact] != nil && other.values[fact] != nil)
    }.map { RunDifference($0, values[$0], other.values[$0]) }
  }
}
