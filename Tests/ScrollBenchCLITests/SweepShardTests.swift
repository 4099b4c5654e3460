import JudgingCLI
import ScrollBenchCLI
import Testing

@Suite("A shard of a sweep")
struct SweepShardTests {
  @Test("contains each cell in exactly one shard, and shards differ by at most one cell")
  func partition() throws {
    for cells in 1...30 {
      for count in 1...7 {
        let shards = try (1...count).map {
          try SweepShard("\($0)/\(count)").part(of: Array(0..<cells))
        }
        #expect(shards.joined().sorted() == Array(0..<cells), "\(cells), \(count)")
        let sizes = shards.map(\.count)
        #expect(sizes.max()! - sizes.min()! <= 1)
      }
    }
  }

  @Test("is parsed from 2/5")
  func text() throws {
    #expect(try SweepShard("2/5") == SweepShard(2, of: 5, "--shard"))
    for text in ["", "2", "0/5", "6/5", "2/0", "-1/5", "2/5/7", "a/b", "1/10001"] {
      #expect(throws: (any Error).self, "\(text)") { try SweepShard(text) }
    }
  }

  private func chosen(
    count: Int? = nil, _ environment: [String: String]
  ) throws -> SweepShard {
    try #require(try SweepShard.ofJob(count: count, environment))
  }

  private func slurm(_ id: Int, _ ids: [Int], step: Int = 1) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\(ids.count)",
      "SLURM_ARRAY_TASK_MIN": "\(ids.min() ?? 0)", "SLURM_ARRAY_TASK_STEP": "\(step)",
    ]
  }

  @Test("is the index of a task in its Slurm array")
  func slurmArray() throws {
    for (ids, step) in [
      (Array(0...7), 1), (Array(1...4), 1), (Array(stride(from: 2, to: 9, by: 3)), 3),
    ] {
      let numbers = try ids.map { try chosen(slurm($0, ids, step: step)).number }
      #expect(numbers == Array(1...ids.count))
      #expect(try chosen(slurm(ids[0], ids)).count == ids.count)
    }
    // 3 and 5 of an array that is run again in parts.
    #expect(throws: CommandFailure.self) { try chosen(slurm(5, [3, 5])) }
    let most = Array(1...SweepShard.most)
    #expect(try chosen(slurm(1, most)).count == SweepShard.most)
    #expect(throws: CommandFailure.self) { try chosen(slurm(1, most + [SweepShard.most + 1])) }
    for name in slurm(1, [0, 1]).keys where name != "SLURM_ARRAY_TASK_ID" {
      var environment = slurm(1, [0, 1])
      environment[name] = nil
      #expect(throws: CommandFailure.self) { try chosen(environment) }
      environment[name] = "x"
      #expect(throws: CommandFailure.self) { try chosen(environment) }
    }
  }

  @Test("is the index of a pod with --shard-count, refused without, and by default the whole sweep")
  func indexedJob() throws {
    let environment = ["JOB_COMPLETION_INDEX": "2"]
    #expect(
      try chosen(count: 3, environment) == SweepShard(3, of: 3, "JOB_COMPLETION_INDEX=2"))
    for (count, environment) in [
      (2, environment), (2, [:]), (nil, environment), (2, ["JOB_COMPLETION_INDEX": "-1"]),
    ] as [(Int?, [String: String])] {
      #expect(throws: CommandFailure.self) { try chosen(count: count, environment) }
    }
    #expect(try SweepShard.ofJob(count: nil, [:]) == nil)
  }
}
