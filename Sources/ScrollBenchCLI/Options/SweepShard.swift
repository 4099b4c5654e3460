import ArgumentParser
package import JudgingCLI

/// A share of a sweep's cells: every nth of them.
package struct SweepShard: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int
  /// The option or the variables that name it.
  package let source: String

  package static let most = 10_000

  /// - Returns: `nil` for numbers that are no shard.
  package init?(_ number: Int?, of count: Int?, _ source: String) {
    guard let number, let count, (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
    self.source = source
  }

  /// Parses `2/5`.
  package init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let shard = Self(parts[0], of: parts[1], "--shard") else {
      throw ValidationError(
        "\"\(text)\" is not a shard such as 2/5: I/N with 1 ≤ I ≤ N ≤ \(Self.most)")
    }
    self = shard
  }

  /// Returns the cells of the shard; the shards of a sweep have each cell once.
  package func part<Cell>(of cells: [Cell]) -> [Cell] {
    stride(from: number - 1, to: cells.count, by: count).map { cells[$0] }
  }
}

extension SweepShard {
  /// The shard of the job array to which the process belongs; `nil` without a job array.
  package static func ofJob(
    count: Int?, _ environment: [String: String]
  ) throws(CommandFailure) -> SweepShard? {
    let task = ["ID", "MIN", "STEP", "COUNT"].map { "SLURM_ARRAY_TASK_" + $0 }
    let pod = "JOB_COMPLETION_INDEX"
    let isTask = count == nil && environment[task[0]] != nil
    guard isTask || count != nil || environment[pod] != nil else { return nil }
    let names = isTask ? task : [pod]
    let values = names.map { environment[$0].flatMap { Int($0) } }
    let source = names.map { "\($0)=\(environment[$0] ?? "(not set)")" }.joined(separator: " ")
    let shard =
      isTask
      ? SweepShard(place(of: values[0], from: values[1], by: values[2]), of: values[3], source)
      : SweepShard(values[0].map { $0 &+ 1 }, of: count, source)
    guard let shard else {
      throw CommandFailure(
        "\(source) is no shard: pass --shard I/N, or to an indexed Job its completions as"
          + " --shard-count", .usage)
    }
    return shard
  }

  /// Returns the number of a task of an array with any first number and step, from 1; `nil` if the
  /// array does not have it.
  private static func place(of id: Int?, from first: Int?, by step: Int?) -> Int? {
    guard let id, let first, let step, step > 0, first >= 0, id >= first else { return nil }
    let (place, rest) = (id - first).quotientAndRemainder(dividingBy: step)
    return rest == 0 && place < most ? place + 1 : nil
  }
}
