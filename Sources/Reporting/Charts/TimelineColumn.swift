package import Analysis
package import RunData

/// A column of a timeline: a frame, or the longest frame of a bucket.
package struct TimelineColumn: Equatable, Sendable {
  package let frames: Range<Int>
  /// The longest of them.
  package let tallest: TypicalFrame
  /// The same frame in the first measured round.
  package let sample: FrameSample
  /// The longest time of any of them in any round, in nanoseconds.
  package let longest: Double
  /// The sums over all of them.
  package let lateFrames: Int
  package let cellsCreated: Int
  package let rowsIn: Int
  /// The greatest distance that the content moved before one of them, in points.
  package let distance: Double

  package static func all(
    of series: FrameSeries, in pipeline: Pipeline, atMost most: Int
  ) -> [TimelineColumn] {
    let pass = series.typicalFrames(in: pipeline)
    let first = Array(series.pass(1))
    return buckets(of: pass.count, atMost: most).map { range in
      let tallest = range.max { pass[$0].phases.total < pass[$1].phases.total } ?? range.lowerBound
      let distances = range.map { frame in
        frame == 0 ? 0 : (first[frame].offset - first[frame - 1].offset).magnitude
      }
      return TimelineColumn(
        frames: range, tallest: pass[tallest], sample: first[tallest],
        longest: pass[range].map(\.longest).max() ?? 0,
        lateFrames: pass[range].count { $0.missedTicks > 0 },
        cellsCreated: first[range].reduce(0) { $0 + $1.cellsCreated },
        rowsIn: first[range].reduce(0) { $0 + $1.rowsIn },
        distance: distances.max() ?? 0)
    }
  }

  /// Ranges of nearly equal size, of which charts draw the worst frame, so that no late one of a
  /// long pass is lost.
  package static func buckets(of frames: Int, atMost most: Int) -> [Range<Int>] {
    precondition(frames > 0 && most > 0, "at least one frame goes into at least one bucket")
    let count = min(frames, most)
    return (0..<count).map { $0 * frames / count..<($0 + 1) * frames / count }
  }
}
