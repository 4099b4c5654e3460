import Analysis
import Files

/// The frame times of each strategy in the order of the scroll, as a row of bars.
///
/// A bar stands for the longest of its frames. A bucket with a late frame is shown as `!`, so that
/// no hitch is lost in a long pass.
struct CourseLines {
  private static let signs = Array("▁▂▃▄▅▆▇█")
  private static let mostColumns = 80
  /// The most and the fewest bars; with very long names the fewest exceed the line.
  private static let (mostBars, fewestBars) = (60, 16)
  private static let heading = "frame by frame"

  private let courses: [(name: String, columns: [TimelineColumn])]
  /// The longest frame of all buckets without a late frame, in milliseconds; `nil` if all have one.
  private let highest: Double?
  private let nameWidth: Int
  private let width: Int
  private let look: TextLook

  init(_ ranking: Ranking, _ source: ReportSource, _ look: TextLook) {
    self.look = look
    width = min(Self.mostColumns, look.columns)
    let names = ranking.inOrder.map { MessageText.oneLine($0.strategy) }
    nameWidth = (names + [Self.heading]).map(\.count).max() ?? 0
    let bars = max(Self.fewestBars, min(Self.mostBars, width - nameWidth - 2))
    courses = zip(names, ranking.inOrder).map { ($0, source.course(of: $1, atMost: bars)) }
    highest = courses.flatMap(\.columns).filter { $0.lateFrames == 0 }.map(Self.time).max()
  }

  /// The heading, a line per strategy and the legend.
  ///
  ///     frame by frame
  ///     layer-grid        ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
  ///     whole-view-alpha  ▇▇▆▆▆▆▆▇█▆▆▆▆▇!
  ///     A bar is the longest of 2 frames, from 0 to 6.10 ms (█); ! is late.
  var lines: [String] {
    [Self.heading]
      + courses.map { name, columns in
        name + String(repeating: " ", count: nameWidth - name.count + 2)
          + columns.map(sign).joined()
      } + TextFormatting.wrap(legend, width: width)
  }

  private static func time(_ column: TimelineColumn) -> Double {
    column.tallest.phases.total / 1e6
  }

  private func sign(_ column: TimelineColumn) -> String {
    guard column.lateFrames == 0 else { return look.tinted("!", .bad) }
    let share = highest.map { $0 > 0 ? Self.time(column) / $0 : 0 } ?? 0
    // The highest sign is that of the longest frame alone.
    return String(Self.signs[Int(share * Double(Self.signs.count - 1))])
  }

  private var legend: String {
    let sizes = courses[0].columns.map(\.frames.count)
    let most = sizes.max() ?? 1
    let unit =
      most > 1
      ? "A bar is the longest of \(sizes.contains { $0 < most } ? "up to " : "")\(DecimalText.grouped(most)) frames"
      : "A bar is a frame"
    let height = highest.map { height in
      ", from 0 to \(TextFormatting.milliseconds(height, fine: height < 1)) ms (█)"
    }
    let hasLate = courses.contains { $0.columns.contains { $0.lateFrames > 0 } }
    return unit + (height ?? "") + (hasLate ? "; ! is late" : "") + "."
  }
}
