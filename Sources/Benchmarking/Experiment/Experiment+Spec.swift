import Analysis
package import Compositing
package import Files
import Graphics
import Measurement
import RowStrategies
package import RunData
import TableModel

extension Experiment {
  /// Finds what a specification names, and reads the rows.
  ///
  /// - Throws: ``MeasurementError`` for names that this program does not know and a scenario that is
  ///   not valid, ``InputError`` for rows that cannot be read or have another digest than the
  ///   specification.
  package init(
    _ spec: ExperimentSpec, reading files: RowFiles = RowFiles(),
    report: (Double) -> Void = { _ in }
  ) throws {
    let scenario = try Scenario(spec)
    let rows = try files.rows(of: spec, scenario, report: report)
    self.init(scenario, rows: scenario.cut(rows, seed: spec.seed), strategies: [], spec)
    self.files = files
    let digest = Self.digest(of: self.rows)
    guard spec.rows.digest ?? digest == digest else {
      throw InputError(
        "\(rows.source) does not have the rows of the experiment: they were changed since, or are of"
          + " another file")
    }
    // Observers are not called in an initializer.
    self.spec = spec
    self.spec.scenario = scenario.canonicalJSON()
    self.spec.rows.digest = digest
    strategies = try spec.strategies.map {
      try Self.named($0, among: KnownStrategies.all, \.id, "this program has no strategy")
    }
    engine = try Self.engine(of: spec)
    reuse = try Self.named(
      spec.reuse, among: ReusePolicy.allCases, \.rawValue, "there is no reuse policy")
    injections = try MeasurementError.wrapping(.specification) { () throws(InputError) in
      try spec.loads.map { load throws(InputError) in try SyntheticLoad(load) }
    }
  }

  /// - Parameter absence: The beginning of the message about an unknown name.
  private static func named<Value>(
    _ name: String, among known: [Value], _ names: (Value) -> String, _ absence: String
  ) throws(MeasurementError) -> Value {
    guard let value = known.first(where: { names($0) == name }) else {
      throw MeasurementError(
        .specification,
        "\(absence) \"\(MessageText.name(name))\"; "
          + suggestion(for: name, among: known.map(names)))
    }
    return value
  }

  private static func engine(of spec: ExperimentSpec) throws(MeasurementError) -> EngineDescriptor {
    var engine = try named(
      spec.engine, among: EngineCatalogue.all, \.id, "this program has no engine")
    guard let kernels = KernelSet.named(spec.kernels) else {
      throw MeasurementError(
        .specification,
        "there are no kernels \"\(MessageText.name(spec.kernels))\": wide or baseline is expected")
    }
    guard engine.isOurs || spec.threads == 1 && spec.kernels == ExperimentSpec().kernels else {
      throw MeasurementError(
        .specification, "the engine \(engine.id) has one thread and its own kernels")
    }
    if engine.isOurs { engine.kernels = kernels }
    engine.threads = spec.threads
    return engine
  }
}

extension Scenario {
  /// Creates the scenario of a specification, with the cell contents of the program.
  package init(_ spec: ExperimentSpec) throws(MeasurementError) {
    self.init()
    table.contents = KnownContents.all
    guard case .object(let keys) = spec.scenario else {
      throw MeasurementError(.specification, "the scenario of the experiment is no object")
    }
    try MeasurementError.wrapping(.specification) { () throws(InputError) in
      try merge(keys, source: "the experiment")
      try validate(source: "the experiment")
    }
  }
}

extension ExperimentSpec {
  package mutating func setEngine(_ descriptor: EngineDescriptor) {
    (engine, threads) = (descriptor.id, descriptor.threads)
    kernels = descriptor.kernels == .widest ? "wide" : "baseline"
  }
}

/// The source of the rows of a specification: its file, or a copy of that.
package struct RowFiles {
  /// A copy of the file of rows, which itself can be read only once.
  private var copy: MemoryFile?
  /// The path of that copy or of the file, which all processes can open as long as this value lives;
  /// `nil` for what the specification says.
  var path: String?

  /// - Parameter path: The path of a copy in another process; `nil` for the file itself.
  init(path: String? = nil) { self.path = path }

  /// Copies the file of a specification if it can be read only once, such as a pipe.
  ///
  /// - Parameter whenWaiting: Called once if the pipe gives no data for two seconds.
  package init(
    for spec: ExperimentSpec, whenWaiting: @escaping () -> Void
  ) throws(InputError) {
    guard spec.rows.source == .file, let file = spec.rows.file else { return }
    copy = try MemoryFile(
      copyingOnce: file, upTo: RowTable.mostFileBytes, whenWaiting: whenWaiting)
    path = copy?.path
    // A link to /dev/stdin leads each process to another file.
    if path == nil, FileFacts.kind(at: file) == .other {
      path = (try? FileFacts(following: file))?.path
    }
  }

  /// Returns the rows in their own sections, not yet cut by the scenario.
  fileprivate func rows(
    of spec: ExperimentSpec, _ scenario: Scenario, report: (Double) -> Void
  ) throws -> RowTable {
    switch spec.rows.source {
    case .scenario: return scenario.makeRows(seed: spec.seed)
    case .synthetic:
      let (count, most) = (spec.rows.count ?? 0, RowTable.greatestSyntheticCount)
      guard (1...most).contains(count) else {
        throw MeasurementError(
          .specification, "\(count) rows cannot be generated: 1 to \(most) can")
      }
      return .synthetic(count: count, seed: spec.seed)
    case .declared:
      guard let declared = KnownRows.declared else {
        throw MeasurementError(
          .specification, "this program declares no rows, and the experiment has some")
      }
      return declared
    case .file:
      var columns: [RowColumn: String] = [:]
      for (name, column) in spec.rows.columns ?? [:] {
        guard let known = RowColumn(rawValue: name) else {
          throw MeasurementError(
            .specification,
            "rows have no column \"\(MessageText.name(name))\":"
              + " \(MessageText.names(RowColumn.allCases.map(\.rawValue))) are known")
        }
        columns[known] = column
      }
      return try RowTable(
        csvFile: path ?? spec.rows.file ?? "", named: spec.rows.file, columns: columns,
        progress: report)
    }
  }
}
