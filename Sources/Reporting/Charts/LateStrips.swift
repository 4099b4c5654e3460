import Files

/// The late frames of sessions over time, a strip for each.
///
/// A column is the latest of its frames. All strips have one scale.
struct LateStrips: Sendable {
  struct Row: Sendable {
    let label: String
    /// The time by which the latest frame of each column is late, in milliseconds.
    let columns: [Double]
    let divisions: [Double]

    /// - Parameter iterations: The time by which each frame is late, in milliseconds.
    /// - Precondition: There is a frame.
    init(_ label: String, _ iterations: [[Double]]) {
      self.label = label
      let frames = iterations.flatMap(\.self)
      columns = TimelineColumn.buckets(of: frames.count, atMost: LateStrips.mostColumns).map {
        frames[$0].max() ?? 0
      }
      var start = 0
      divisions = iterations.dropLast().map { iteration in
        start += iteration.count
        return Double(start) / Double(frames.count)
      }
    }
  }

  let rows: [Row]
  let title: String

  static let mostColumns = 120
  private static let (rowHeight, height) = (26.0, 20.0)
  /// The height of the coordinate system, and of the least late frame in it.
  private static let (units, least) = (40, 4)
  private static let mostDivisions = 12

  var latest: Double { rows.flatMap(\.columns).max() ?? 0 }

  var image: Markup {
    var canvas = ChartCanvas(height: Double(rows.count) * Self.rowHeight, title: title)
    let latest = latest
    for (index, row) in rows.enumerated() {
      let top = Double(index) * Self.rowHeight + 2
      let ground = top + Self.height
      canvas.text(row.label, "tick", x: 0, y: ground - 5, dx: -6, .end)
      if row.divisions.count <= Self.mostDivisions {
        for x in row.divisions { canvas.line("grid", fromX: x, toX: x, fromY: top, toY: ground) }
      }
      let heights = row.columns.map { late in
        late > 0 ? max(Self.least, Int((late / latest * Double(Self.units)).rounded())) : 0
      }
      canvas.stretched(
        y: top, height: Self.height, units: (heights.count, Self.units),
        [("late", SteppedPath.area(heights, ground: Self.units))])
      canvas.line("ground", fromX: 0, toX: 1, fromY: ground, toY: ground)
    }
    return canvas.image("lates")
  }
}
