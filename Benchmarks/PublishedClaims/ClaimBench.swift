import Benchmarking
import Files
import Foundation
import Reporting
import RunData

/// Measures claims: counters in this process, anything else in processes of their own.
package struct ClaimBench {
  private let rounds: Int
  private let session: Session
  private var counted: [(spec: ExperimentSpec, run: RunResult)] = []

  /// A claim, and the values of its sides.
  package struct Result {
    let claim: PublishedClaim
    /// The first run of the better side.
    let run: RunFacts
    let rounds: Int
    package let judgement: ClaimJudgement

    fileprivate init(_ claim: PublishedClaim, better: [RunResult], worse: [RunResult]) {
      self.claim = claim
      run = better[0].facts
      rounds = better.count
      judgement = ClaimJudgement(
        of: claim, better: better.map(claim.metric.value), worse: worse.map(claim.metric.value))
    }
  }

  /// - Parameters:
  ///   - rounds: The rounds of claims that are not about counters.
  ///   - patience: The longest wait for an answer of their processes, in seconds.
  /// - Throws: ``FontError``.
  package init(rounds: Int, patience: Int = Session.Options().patience) throws {
    self.rounds = rounds
    var options = Session.Options()
    options.patience = patience
    session = try Session(options)
  }

  /// Measures both sides of a claim.
  ///
  /// In each round, a run of one side follows a run of the other, the better one first in odd
  /// rounds. Every run starts processes of its own.
  ///
  /// - Throws: As ``Session/run(_:in:report:)``.
  package mutating func measure(_ claim: PublishedClaim) throws -> Result {
    let sides = [try claim.better.spec(), try claim.worse.spec()]
    if claim.metric.isExact {
      return Result(claim, better: [try count(sides[0])], worse: [try count(sides[1])])
    }
    let experiments = try sides.map { try Experiment($0) }
    let folder = FileManager.default.temporaryDirectory.path + "/published-claims-\(getpid())"
    var runs: [[RunResult]] = [[], []]
    for round in 1...rounds {
      for side in round.isMultiple(of: 2) ? [1, 0] : [0, 1] {
        runs[side].append(
          try session.run(experiments[side], in: { try FolderKind.run.begin(folder) }))
      }
    }
    return Result(claim, better: runs[0], worse: runs[1])
  }

  /// Returns the run of a side in this process, which several claims may share.
  private mutating func count(_ spec: ExperimentSpec) throws -> RunResult {
    if let run = counted.first(where: { $0.spec == spec })?.run { return run }
    var experiment = try Experiment(spec)
    experiment.isInProcess = true
    let run = try session.run(experiment)
    counted.append((spec, run))
    return run
  }
}
