import Analysis
import Files
import RunData

/// The frame times of each strategy in the order of the scroll, as a row of bars.
///
/// A bar stands for the longest of its frames. A bucket with a late frame is shown as `!`, so that
/// no hitch is lost in a long pass.
struct CourseLines {
  private static let mostColumns = 80
  /// The most and the fewest bars; with very long names the fewest exceed the line.
  private static let (mostBars, fewestBars) = (60, 16)
  private static let late: Character = "!"
  private static let heading = "frame by frame"

  private let courses: [Course]
  private let nameWidth: Int
  private let width: Int
  private let look: TextLook

  private struct Course {
    let name: String
    let buckets: Buckets
    /// The longest frame per bucket, in milliseconds; `nil` for a bucket with a late frame.
    let heights: [Double?]

    init(_ name: String, _ pass: [TypicalFrame], bars: Int) {
      let buckets = Buckets(of: pass.count, atMost: bars)
      self.name = name
      self.buckets = buckets
      heights = buckets.ranges.map { range in
        let frames = pass[range]
        return frames.contains(where: \.isLate)
          ? nil : frames.map(\.phases.total).max().map { $0 / 1e6 }
      }
    }
  }

  /// - Parameter series: The series of the run; a strategy without one gets no bars.
  init(_ ranking: Ranking, _ series: [FrameSeries], _ look: TextLook) {
    self.look = look
    width = min(Self.mostColumns, look.columns)
    let found = ranking.inOrder.compactMap { summary in
      series.first {
        $0.strategy == summary.strategy && $0.refreshRate == summary.refreshRate
      }.map { (summary, $0) }
    }
    let names = found.map { MessageText.oneLine($0.0.strategy) }
    let nameWidth = (names + [Self.heading]).map(\.count).max() ?? 0
    let bars = max(Self.fewestBars, min(Self.mostBars, width - nameWidth - 2))
    courses = zip(names, found).map { name, found in
      Course(name, found.1.typicalFrames(in: found.0.run.spec.pipeline), bars: bars)
    }
    self.nameWidth = nameWidth
  }

  /// The heading, a line per strategy and the legend; empty without a series.
  ///
  ///     frame by frame
  ///     layer-grid        ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
  ///     whole-view-alpha  ▇▇▆▆▆▆▆▇█▆▆▆▆▇!
  ///     A bar is the longest of 2 frames, from 0 to 6.10 ms (█); ! is late.
  var lines: [String] {
    guard let first = courses.first else { return [] }
    return [Self.heading]
      + courses.map { course in
        course.name + String(repeating: " ", count: nameWidth - course.name.count + 2)
          + bars(course)
      } + TextFormatting.wrap(legend(first), width: width)
  }

  /// The longest frame of all buckets without a late frame, in milliseconds; `nil` if all have one.
  private var fullHeight: Double? {
    courses.flatMap { $0.heights }.compactMap(\.self).max()
  }

  private func bars(_ course: Course) -> String {
    course.heights.map { height in
      height.map { String(bar($0, of: fullHeight ?? 0)) } ?? look.tinted(String(Self.late), .bad)
    }.joined()
  }

  /// Bars of one character each, from the lowest to the highest; in ASCII darker for higher ones.
  private var signs: [Character] { Array(look.hasBlocks ? "▁▂▃▄▅▆▇█" : ".:-=+*#@") }

  /// Returns the bar of a value from 0; only values of the full height get the highest bar.
  ///
  ///     bar(0.1, of: 8)   // "▁"
  ///     bar(8, of: 8)     // "█"
  private func bar(_ value: Double, of fullHeight: Double) -> Character {
    guard fullHeight > 0, value > 0 else { return signs[0] }
    guard value < fullHeight else { return signs[signs.count - 1] }
    return signs[Int(value / fullHeight * Double(signs.count - 1))]
  }

  private func legend(_ course: Course) -> String {
    let buckets = course.buckets
    let most = (buckets.frames + buckets.count - 1) / buckets.count
    let isEven = buckets.frames.isMultiple(of: buckets.count)
    let unit =
      buckets.isReduced
      ? "A bar is the longest of \(isEven ? "" : "up to ")\(DecimalText.grouped(most)) frames"
      : "A bar is a frame"
    let height = fullHeight.map { height in
      let time = TextFormatting.milliseconds(height, fine: height < 1)
      return ", from 0 to \(time) ms (\(bar(1, of: 1)))"
    }
    let hasLate = courses.contains { $0.heights.contains(nil) }
    let mark = hasLate ? "; \(Self.late) is late" : ""
    return unit + (height ?? "") + mark + "."
  }
}
