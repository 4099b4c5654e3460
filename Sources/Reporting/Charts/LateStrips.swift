/// The late frames of sessions over time, a strip for each, all on one scale; a column is the
/// latest of its frames.
struct LateStrips {
  /// A label, and the time by which each frame of each iteration is late, in milliseconds; there is a
  /// frame.
  typealias Row = (label: String, iterations: [[Double]])

  let rows: [Row]
  let title: String

  private static let mostColumns = 120
  private static let (rowHeight, height) = (26.0, 20.0)
  /// The height of the coordinate system, and of the least late frame in it.
  private static let (units, least) = (40, 4)
  private static let mostIterations = 13

  /// Indicates whether lines part the iterations of a row: more would hide the frames.
  static func showsIterations(_ row: Row) -> Bool {
    (2...mostIterations).contains(row.iterations.count)
  }

  var latest: Double { rows.flatMap { $0.iterations.joined() }.max() ?? 0 }

  var image: Markup {
    var canvas = ChartCanvas(height: Double(rows.count) * Self.rowHeight, title: title)
    let latest = latest
    for (index, row) in rows.enumerated() {
      let top = Double(index) * Self.rowHeight + 2
      let ground = top + Self.height
      canvas.text(row.label, "tick", x: 0, y: ground - 5, dx: -6, .end)
      let frames = row.iterations.flatMap(\.self)
      if Self.showsIterations(row) {
        var end = 0
        for iteration in row.iterations.dropLast() {
          end += iteration.count
          let x = Double(end) / Double(frames.count)
          canvas.line("grid", fromX: x, toX: x, fromY: top, toY: ground)
        }
      }
      let heights = TimelineColumn.buckets(of: frames.count, atMost: Self.mostColumns).map {
        let late = frames[$0].max() ?? 0
        return late > 0 ? max(Self.least, Int((late / latest * Double(Self.units)).rounded())) : 0
      }
      canvas.stretched(
        y: top, height: Self.height, units: (heights.count, Self.units),
        [.area("late", heights, ground: Self.units)])
      canvas.line("ground", y: ground)
    }
    return canvas.image("lates")
  }
}
