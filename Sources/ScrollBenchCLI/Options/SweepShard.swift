import ArgumentParser
import Benchmarking
package import JudgingCLI
package import RunData

/// A share of a sweep's cells: every nth of them.
package struct SweepShard: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int
  /// The origin of the shard, for messages; `nil` for the whole sweep.
  package let source: String?

  package static let most = 10_000

  package init(number: Int, count: Int, source: String? = nil) {
    self.number = number
    self.count = count
    self.source = source
  }

  /// Returns the cells of the shard; the shards of a sweep have each cell once.
  package func cells(of plan: SweepPlan) -> [SweepCell] {
    stride(from: number - 1, to: plan.cells.count, by: count).map { plan.cells[$0] }
  }
}

extension SweepShard {
  /// Parses `2/5`.
  package init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(number)
    else {
      throw ValidationError(
        "\"\(text)\" is not a shard such as 2/5: I/N with 1 ≤ I ≤ N ≤ \(Self.most)")
    }
    self.init(number: number, count: count, source: "--shard")
  }

  /// Returns the shard of an option, or else that of the job array to which the process belongs.
  ///
  /// - Parameters:
  ///   - shard: The value of `--shard`.
  ///   - count: The value of `--shard-count`.
  ///   - environment: The variables of the process.
  /// - Throws: ``CommandFailure`` for variables that are no shard.
  package static func chosen(
    _ shard: SweepShard?, count: Int?, environment: [String: String]
  ) throws(CommandFailure) -> SweepShard {
    if let shard {
      guard count == nil else {
        throw CommandFailure("--shard has the number of shards: leave --shard-count out", .usage)
      }
      return shard
    }
    if let count { return try ofIndexedJob(count, environment) }
    if environment[slurmID] != nil { return try ofSlurm(environment) }
    if let index = environment[jobIndex] {
      throw CommandFailure(
        "\(jobIndex) is \(index), but not of how many: pass --shard-count with the job's"
          + " completions, or --shard 1/1 for all cells", .usage)
    }
    return SweepShard(number: 1, count: 1)
  }

  private static let slurmID = "SLURM_ARRAY_TASK_ID"
  private static let jobIndex = "JOB_COMPLETION_INDEX"

  /// Returns the shard of a task of a Slurm array, with any first number and step.
  private static func ofSlurm(
    _ environment: [String: String]
  ) throws(CommandFailure) -> SweepShard {
    func number(_ name: String, else standard: Int? = nil) throws(CommandFailure) -> Int {
      guard let text = environment[name] else {
        if let standard { return standard }
        throw CommandFailure(
          "\(slurmID) is set, but \(name) is not: pass --shard I/N", .usage)
      }
      guard let number = Int(text), (0...1_000_000_000).contains(number) else {
        throw CommandFailure("\(name) is \"\(text)\", which is no number: pass --shard I/N", .usage)
      }
      return number
    }
    let id = try number(slurmID)
    let count = try number("SLURM_ARRAY_TASK_COUNT")
    let first = try number("SLURM_ARRAY_TASK_MIN")
    let step = max(1, try number("SLURM_ARRAY_TASK_STEP", else: 1))
    let (place, rest) = (id - first).quotientAndRemainder(dividingBy: step)
    guard count <= most else {
      throw CommandFailure(
        "SLURM_ARRAY_TASK_COUNT is \(count); \(most) shards are the most of a sweep", .usage)
    }
    guard id >= first, rest == 0, place < count else {
      throw CommandFailure(
        "\(slurmID) \(id) is no place among \(count) tasks from \(first) on, \(step) apart: the array"
          + " has gaps; pass --shard I/N", .usage)
    }
    return SweepShard(
      number: place + 1, count: count, source: "\(slurmID) \(id), the array begins with \(first)")
  }

  /// Returns the shard of a pod of an indexed Kubernetes Job.
  private static func ofIndexedJob(
    _ count: Int, _ environment: [String: String]
  ) throws(CommandFailure) -> SweepShard {
    guard let text = environment[jobIndex] else {
      throw CommandFailure(
        "--shard-count goes with \(jobIndex), which is not set; pass --shard I/N", .usage)
    }
    guard let index = Int(text), (0..<count).contains(index) else {
      throw CommandFailure(
        "\(jobIndex) is \"\(text)\", which is no index from 0 to \(count - 1)", .usage)
    }
    return SweepShard(number: index + 1, count: count, source: "\(jobIndex) \(index)")
  }
}
