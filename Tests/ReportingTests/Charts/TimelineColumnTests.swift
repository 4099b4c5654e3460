import Analysis
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("The columns of a timeline")
struct TimelineColumnTests {
  /// Frames of some times, in nanoseconds, on a display of 100 Hz.
  private func columns(_ times: [Int64], atMost most: Int) -> [TimelineColumn] {
    let series = FrameSeries.steady(refreshRate: 100, pass: times) {
      $0.cellsCreated = $0.frame % 3
      $0.rowsIn = 1
    }
    return TimelineColumn.all(of: series, in: .serial, atMost: most)
  }

  @Test("buckets hold all frames once, in their order, in sizes that differ by one at most")
  func buckets() {
    for frames in 1...40 {
      for most in 1...45 {
        let all = TimelineColumn.buckets(of: frames, atMost: most)
        #expect(all.count == min(frames, most))
        #expect(all.flatMap(Array.init) == Array(0..<frames))
        let sizes = all.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  @Test("show the longest frame of each bucket and count every late one, as plain loops do")
  func nothingHidden() {
    for seed: UInt64 in 1...30 {
      var random = SeededGenerator(seed: seed)
      let count = random.number(in: 1...300)
      let times = (0..<count).map { _ in
        // Most in time, some late by up to three ticks.
        Int64(
          random.number(in: 1...20) == 1 ? random.number(in: 10...39) : random.number(in: 1...9))
          * 1_000_000 + Int64(random.number(in: 0...999_999))
      }
      let columns = columns(times, atMost: random.number(in: 1...60))
      for column in columns {
        let own = times[column.frames]
        #expect(column.tallest.phases.total == Double(own.max() ?? 0), "seed \(seed)")
        #expect(column.lateFrames == own.count { $0 > 10_000_000 }, "seed \(seed)")
        #expect(column.rowsIn == own.count, "seed \(seed)")
        #expect(column.cellsCreated == column.frames.reduce(0) { $0 + $1 % 3 }, "seed \(seed)")
      }
      #expect(
        columns.reduce(0) { $0 + $1.lateFrames } == times.count { $0 > 10_000_000 },
        "seed \(seed)")
    }
  }
}
