import Analysis
import RunRecords
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
    var blended = 0
    var wholeQuads = 0
    var wholeQuadBlended = 0
  }

  /// Ranks strategies `a`, `b` and so on, the first being the fastest.
  private func ranking(_ work: [Work], by lowering: Lowering = .split) -> CounterRanking? {
    let run = RecordedRun.sample(
      zip(["a", "b", "c"], work).enumerated().map { index, entry in
        .steady(entry.0, pass: [Int64(index + 1)]) {
          $0.traffic.sourceReadBytes = entry.1.read
          $0.traffic.destinationWriteBytes = entry.1.written
          $0.traffic.contentsChangedBytes = entry.1.changed
          $0.layers = entry.1.layers
          $0.traffic.quads = entry.1.quads
          $0.blendedPixels = entry.1.blended
          $0.traffic.wholeQuads = entry.1.wholeQuads
          $0.traffic.wholeQuadBlendedPixels = entry.1.wholeQuadBlended
        }
      })
    return CounterRanking(SeriesSummary.all(of: run), by: lowering)
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
      ([Work(read: 5), Work(read: 5)], nil),
      ([Work(read: 1), Work(read: 2), Work(read: 3)], "a"),
      ([Work(read: 1), Work(read: 1), Work(read: 3)], nil),
    ] as [([Work], String?)])
  func leader(work: [Work], expected: String?) {
    #expect(ranking(work)?.leader == expected)
  }

  @Test("states the break-even of quads against bytes and blended pixels")
  func breakEven() throws {
    let ranking = try #require(
      self.ranking([
        Work(read: 1_000, written: 500, layers: 30, quads: 60, blended: 100),
        Work(read: 20_000, written: 1_500, layers: 20, quads: 40, blended: 8_100),
      ]))
    let trade = try #require(ranking.tradeOffs.first)
    #expect(trade.strategy == "a" && trade.rival == "b")
    #expect(trade.more.map(\.counter.name) == ["layers_per_frame", "quads"])
    #expect(trade.more.map(\.perFrame) == [10, 20])
    #expect(trade.less.map(\.counter.name) == ["source_read_bytes", "dest_write_bytes"])
    let breakEven = try #require(trade.breakEven)
    #expect(breakEven.strategy == "a" && breakEven.quads == 20)
    #expect(breakEven.bytesPerQuad == 1_000 && breakEven.pixelsPerQuad == 400)
  }

  @Test("states the break-even of the rival if the fastest strategy draws fewer quads")
  func reversed() throws {
    let ranking = try #require(
      self.ranking([Work(read: 9_000, quads: 10), Work(read: 1_000, quads: 18)]))
    let breakEven = try #require(ranking.tradeOffs.first?.breakEven)
    #expect(breakEven.strategy == "b" && breakEven.rival == "a")
    #expect(breakEven.bytesPerQuad == 1_000 && breakEven.blendedPixels == 0)
  }

  @Test("has no break-even if the fastest strategy needs more of everything that differs")
  func noBreakEven() throws {
    let ranking = try #require(self.ranking([Work(read: 2, layers: 2), Work(read: 1, layers: 1)]))
    #expect(ranking.tradeOffs.map(\.breakEven) == [nil])
    #expect(ranking.leader == "b")
  }

  @Test("can have another leader where rounded fills are drawn as one quad")
  func wholeQuads() throws {
    // A rounded fill of 100 px with corners of 4 px against an image grid that blends as many.
    let fill = Work(quads: 7, blended: 4, wholeQuads: 1, wholeQuadBlended: 100)
    let grid = Work(read: 4, quads: 7, blended: 4, wholeQuads: 7, wholeQuadBlended: 4)
    #expect(ranking([fill, grid])?.leader == "a")
    let whole = try #require(ranking([fill, grid], by: .wholeQuad))
    #expect(whole.leader == nil)
    let trade = try #require(whole.tradeOffs.first)
    #expect(trade.more.map(\.counter.name) == ["dest_read_bytes"])
    #expect(trade.more.map(\.perFrame) == [400 - 16])
    let breakEven = try #require(trade.breakEven)
    #expect(breakEven.strategy == "b" && breakEven.quads == 6)
    #expect(breakEven.blendedPixels == 96 && breakEven.bytes == 400 - 16 - 4)
  }

  @Test(
    "has none for whole quads if they are unknown or the same",
    arguments: [Work(quads: 5), Work(quads: 5, wholeQuads: 5)])
  func sameQuads(work: Work) {
    #expect(ranking([work, work]) != nil && ranking([work, work], by: .wholeQuad) == nil)
  }

  @Test("needs two strategies")
  func alone() {
    #expect(ranking([Work()]) == nil)
  }
}
