import Analysis
package import ArgumentParser
import Benchmarking

/// The options of blocks.
package struct BlockOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pairs of a batch. (default: 20)", valueName: "n"),
    transform: FlagValue.count("pairs", upTo: 10_000))
  package var pairs: Int = 20

  @OptionGroup package var workers: PatienceOptions

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Arguments of run for both sides; --rounds, --output, --instructions and --pipeline change nothing."
        + " (default: --hz 120, and frames for blocks of about 300)",
      valueName: "run arguments"))
  package var runArguments: [String] = []

  package init() {}
}

/// The arguments of run that both sides of a duel get.
struct BlockArguments {
  /// For both sides, with the defaults of duels, without `--no-verify`.
  let shared: [String]
  /// The number of series of the side that has more.
  let series: Int
  /// Of either side, in Hz.
  let refreshRates: [Int]
  let seed: UInt64
  let verifies: Bool

  /// The fewest frames of a strategy per block, by default.
  private static let fewestFrames = 30
  private static let refreshRate = 120

  /// - Parameter own: The additional arguments of each side.
  /// - Throws: ``CommandFailure`` for arguments that run does not accept, and for `--no-verify` of
  ///   a single side.
  init(_ arguments: [String], own: [[String]]) throws {
    let options = try RunCommand(accepting: arguments)
    let sides = try own.map { try RunCommand(accepting: arguments + $0) }
    guard !own.contains(where: { $0.contains("--no-verify") }) else {
      throw CommandFailure(
        "--no-verify is for both sides: name it after --, not in the arguments of one", .usage)
    }
    refreshRates = Set(sides.flatMap { $0.hz ?? [Self.refreshRate] }).sorted()
    series =
      sides.map {
        ($0.strategy?.count ?? KnownStrategies.standard.count) * ($0.hz?.count ?? 1)
      }.max() ?? 1
    seed = options.scenarioOptions.seed
    verifies = !options.noVerify
    var shared = arguments.filter { $0 != "--no-verify" }
    if options.hz == nil { shared += ["--hz", "\(Self.refreshRate)"] }
    if options.replay.frames == nil {
      shared += ["--frames", "\(max(Self.fewestFrames, DuelRun.framesPerBlock / series))"]
    }
    self.shared = shared
  }

  /// Splits a text at spaces.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The rules of such duels.
  ///
  /// - Throws: ``CommandFailure`` for too few pairs to show anything.
  func rules(pairs: Int) throws -> DuelRules {
    let rules = DuelRules(refreshRates: refreshRates)
    try CommandFailure.wrapping(.usage) { try rules.validate(pairs: pairs, strategies: series) }
    return rules
  }
}
