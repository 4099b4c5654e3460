import Analysis
package import ArgumentParser
import Benchmarking
import JudgingCLI
import RunData

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
      "Arguments of run for both sides; those of rounds, results, instructions and pipeline change nothing."
        + " (default: --hz 120, and frames for blocks of about 300)",
      valueName: "run arguments"))
  package var runArguments: [String] = []

  package init() {}
}

/// The experiments of the sides of a duel.
struct DuelSpecs {
  /// Of the base and of the head.
  let sides: [ExperimentSpec]
  /// The number of series of the side that has more.
  let series: Int

  /// The fewest frames of a strategy per block, by default.
  private static let fewestFrames = 30

  /// - Parameters:
  ///   - arguments: The arguments of run for both sides.
  ///   - own: The additional arguments of each side.
  /// - Throws: ``CommandFailure`` for arguments that run does not accept, and for `--no-verify` of
  ///   a single side.
  init(_ arguments: [String], own: [[String]]) throws {
    let shared = try RunCommand(accepting: arguments)
    var sides = try own.map { try RunCommand(accepting: arguments + $0) }
    guard !own.contains(where: { $0.contains("--no-verify") }) else {
      throw CommandFailure(
        "--no-verify is for both sides: name it after --, not in the arguments of one", .usage)
    }
    func count(_ side: RunCommand) -> Int {
      (side.strategy?.count ?? KnownStrategies.standard.count) * (side.hz?.count ?? 1)
    }
    let series = sides.map(count).max() ?? 1
    let frames =
      shared.replay.frames ?? max(Self.fewestFrames, DuelRun.framesPerBlock / series)
    self.series = series
    self.sides = try sides.indices.map { index in
      sides[index].replay.frames = sides[index].replay.frames ?? frames
      var spec = try sides[index].makeSpec()
      // A block has no rounds and no pipeline.
      (spec.rounds, spec.pipeline) = (ExperimentSpec().rounds, ExperimentSpec().pipeline)
      (spec.hasPlacebo, spec.countsInstructions, spec.isInProcess) = (false, false, false)
      return spec
    }
  }

  /// Splits a text at spaces.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The rules of such duels.
  ///
  /// - Throws: ``CommandFailure`` for too few pairs to show anything.
  func rules(pairs: Int) throws -> DuelRules {
    let rules = DuelRules(refreshRates: Set(sides.flatMap(\.refreshRates)).sorted())
    try CommandFailure.wrapping(.usage) { try rules.validate(pairs: pairs, strategies: series) }
    return rules
  }
}
