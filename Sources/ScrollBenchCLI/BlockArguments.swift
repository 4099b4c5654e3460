import Analysis

/// The arguments of run that both sides of a duel get, and what they mean.
struct BlockArguments {
  /// For both sides, with what is added where nobody says otherwise; without `--no-verify`.
  let shared: [String]
  /// Strategies times refresh rates, of the side that has more.
  let series: Int
  /// Of either side, in Hz.
  let refreshRates: [Int]
  let seed: UInt64
  let verifies: Bool
  /// The kernels in use, for reports.
  let kernels: String
  /// Whether work is added on purpose, on both sides.
  let injects: Bool

  /// The frames that a block comes to, all strategies together, where nobody says otherwise.
  static let framesPerBlock = 300
  /// The fewest frames of one strategy.
  private static let fewestFrames = 30
  private static let refreshRate = 120

  /// - Parameter own: What single sides get besides: these must be arguments of run as well.
  /// - Throws: ``CommandFailure`` for arguments that run does not accept, and for a side whose
  ///   pixels alone are not to be compared.
  init(_ arguments: [String], own: [[String]] = []) throws {
    let options = try RunCommand(accepting: arguments)
    let sides = own.isEmpty ? [options] : try own.map { try RunCommand(accepting: arguments + $0) }
    guard !own.contains(where: { $0.contains("--no-verify") }) else {
      throw CommandFailure(
        "--no-verify is for both sides: name it after --, not in the arguments of one", .usage)
    }
    refreshRates = Set(sides.flatMap { $0.hz ?? [Self.refreshRate] }).sorted()
    series =
      sides.map { side in
        (side.strategy?.count ?? KnownStrategies.standard.count)
          * (side.hz?.count ?? 1)
      }.max() ?? 1
    seed = options.scenarioOptions.seed
    verifies = !options.noVerify
    kernels = options.engineOptions.engine.kernelsInUse
    injects = !options.inject.isEmpty
    var shared = arguments.filter { $0 != "--no-verify" }
    if options.hz == nil { shared += ["--hz", "\(Self.refreshRate)"] }
    if options.replay.frames == nil {
      shared += ["--frames", "\(max(Self.fewestFrames, Self.framesPerBlock / series))"]
    }
    self.shared = shared
  }

  /// The words of a text, split at spaces.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// How duels of such blocks are judged, where no calibration says otherwise.
  ///
  /// - Throws: ``CommandFailure`` for so few pairs that nothing could be shown.
  func rules(pairs: Int) throws -> DuelRules {
    let rules = DuelRules(refreshRates: refreshRates)
    try CommandFailure.wrapping(.usage) { try rules.validate(pairs: pairs, strategies: series) }
    return rules
  }
}
