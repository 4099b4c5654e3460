package import Analysis
package import RunRecords
import Statistics

/// One column of a timeline: a frame, or a bucket of frames of which the longest is shown.
package struct TimelineColumn: Equatable, Sendable {
  /// The frames it stands for.
  package let frames: Range<Int>
  /// The one of them that takes longest.
  package let tallest: TypicalFrame
  /// What that frame did in the first measured round.
  package let sample: FrameSample
  /// The longest time of any of them in any round, in nanoseconds.
  package let longest: Double
  /// How many of them are late.
  package let lateFrames: Int
  /// The most ticks that one of them misses.
  package let missedTicks: Int
  /// Cells made in all of them.
  package let cellsCreated: Int
  /// Rows that came in in all of them.
  package let rowsIn: Int
}

extension TimelineColumn {
  /// The columns of a pass: each keeps its longest frame, and counts all that are late.
  ///
  /// - Parameters:
  ///   - pass: The frames of a pass, in their order.
  ///   - samples: What they did, as many.
  ///   - most: The greatest number of columns.
  package static func all(
    of pass: [TypicalFrame], samples: ArraySlice<FrameSample>, atMost most: Int
  ) -> [TimelineColumn] {
    precondition(pass.count == samples.count, "each frame of a pass has its sample")
    let buckets = Buckets(of: pass.count, atMost: most)
    return (0..<buckets.count).map { bucket in
      TimelineColumn(buckets[bucket], of: pass, samples: samples)
    }
  }

  private init(_ range: Range<Int>, of pass: [TypicalFrame], samples: ArraySlice<FrameSample>) {
    var (tallest, height) = (range.lowerBound, -1.0)
    var (longest, lateFrames, missedTicks, cellsCreated, rowsIn) = (0.0, 0, 0, 0, 0)
    for frame in range {
      let total = pass[frame].phases.total
      if total > height { (tallest, height) = (frame, total) }
      longest = max(longest, pass[frame].longest)
      lateFrames += pass[frame].isLate ? 1 : 0
      missedTicks = max(missedTicks, pass[frame].missedTicks)
      let sample = samples[samples.startIndex + frame]
      cellsCreated += sample.cellsCreated
      rowsIn += sample.rowsIn
    }
    self.init(
      frames: range, tallest: pass[tallest], sample: samples[samples.startIndex + tallest],
      longest: longest, lateFrames: lateFrames, missedTicks: missedTicks,
      cellsCreated: cellsCreated, rowsIn: rowsIn)
  }
}
