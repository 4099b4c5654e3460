import Analysis
import RunData
import SampleRuns
import Testing

@Suite("A ranking by counters")
struct CounterRankingTests {
  /// The counts of a strategy per frame.
  struct Work: Sendable {
    var read = 0
    var written = 0
    var changed = 0
    var layers = 0
    var quads = 0
  }

  /// Ranks strategies `a`, `b` and so on, the first being the fastest.
  private func ranking(_ work: [Work]) -> CounterRanking? {
    let run = RunResult.sample(
      zip(["a", "b", "c"], work).enumerated().map { index, entry in
        .steady(entry.0, pass: [Int64(index + 1)]) {
          $0.traffic.sourceReadBytes = entry.1.read
          $0.traffic.destinationWriteBytes = entry.1.written
          $0.traffic.contentsChangedBytes = entry.1.changed
          $0.layers = entry.1.layers
          $0.traffic.quads = entry.1.quads
        }
      })
    return CounterRanking(SeriesSummary.all(of: run))
  }

  @Test(
    "is led by a strategy that needs no more than any rival in any counter, and less in one",
    arguments: [
      ([Work(read: 9), Work(read: 10)], "a"),
      ([Work(read: 10), Work(read: 9)], "b"),
      // More layers: bytes alone do not decide.
      ([Work(read: 9, layers: 101), Work(read: 10, layers: 100)], nil),
      ([Work(read: 9, quads: 11), Work(read: 10, quads: 10)], nil),
      ([Work(read: 9, layers: 100), Work(read: 10, layers: 100)], "a"),
      ([Work(read: 1), Work(read: 2), Work(read: 3)], "a"),
      ([Work(read: 1), Work(read: 1), Work(read: 3)], nil),
    ] as [([Work], String?)])
  func leader(work: [Work], expected: String?) {
    #expect(ranking(work)?.leader == expected)
  }

  @Test(
    "without a leader names two strategies and the counters in which they differ most",
    arguments: [
      // Twice as many layers, 1.75 times as many quads; a twentieth of the reads, a third of the writes.
      (
        [
          Work(read: 1_000, written: 500, layers: 40, quads: 70),
          Work(read: 20_000, written: 1_500, layers: 20, quads: 40),
        ], ["a", "b", "layers_per_frame", "source_read_bytes"]
      ),
      ([Work(layers: 3), Work(read: 1, quads: 1)], ["a", "b", "layers_per_frame", "quads"]),
      // The fastest needs more of everything than the second, which needs more layers than the third.
      (
        [Work(read: 2, layers: 2), Work(read: 1, layers: 1), Work(read: 3)],
        ["a", "c", "layers_per_frame", "source_read_bytes"]
      ),
      (
        [Work(read: 4, layers: 2), Work(read: 1, layers: 1), Work(read: 3)],
        ["b", "c", "layers_per_frame", "source_read_bytes"]
      ),
      ([Work(read: 5), Work(read: 5)], nil),
      ([Work(read: 2, layers: 2), Work(read: 1, layers: 1)], nil), ([Work()], nil),
    ] as [([Work], [String]?)])
  func disagreement(work: [Work], expected: [String]?) {
    let ranking = ranking(work)
    #expect((ranking == nil) == (work.count == 1))
    #expect(
      ranking?.disagreement.map { [$0.strategy, $0.rival, $0.more.name, $0.less.name] } == expected)
  }
}
