import Analysis
import Files
import RunData

/// The times of frames as stacked phases with budgets, above the scroll speed.
///
/// A late frame has a red background over the whole height and a mark below, so that even a short
/// column is visible. A frame longer than the axis has a mark at the top.
struct TimelineChart {
  let summary: SeriesSummary
  let columns: [TimelineColumn]
  /// The vertical axis in milliseconds, shared by charts beside each other.
  let axis: Axis
  /// Budgets in milliseconds; those beyond the axis are skipped.
  let limits: [Limit]

  private static let plotHeight = 168.0
  private static let (speedY, speedHeight) = (184.0, 30.0)
  private static let height = 236.0
  private static let stripHeight = 40.0
  /// The height of the coordinate system.
  private static let units = 500

  private var shownLimits: [Limit] { limits.filter { $0.value <= axis.maximum } }

  private var title: String {
    "Frame times of \(MessageText.oneLine(summary.strategy)) at \(summary.refreshRate) Hz"
  }

  /// The indices of the columns that are longer than the axis.
  var cutOff: [Int] {
    columns.indices.filter { columns[$0].tallest.phases.total / 1e6 > axis.maximum }
  }

  var image: Markup {
    var canvas = ChartCanvas(height: Self.height, title: title)
    canvas.grid(axis, height: Self.plotHeight)
    canvas.labels(
      Axis(showing: Double(summary.frames) / Double(summary.refreshRate)), y: Self.height - 4,
      unit: " s")
    canvas.stretched(
      y: 0, height: Self.plotHeight, units: (columns.count, Self.units),
      [lateGround, area("spread", columns.map(\.longest))] + stack)
    canvas.stretched(y: Self.plotHeight + 4, height: 7, units: (2 * columns.count, 1), [lateMarks])
    for index in cutOff {
      canvas.text("▲", "cut", x: (Double(index) + 0.5) / Double(columns.count), y: -1, .middle)
    }
    drawLimits(on: &canvas)
    drawLanes(on: &canvas)
    canvas.line("cursor", fromX: 0, toX: 0, fromY: 0, toY: Self.speedY + Self.speedHeight)
    return canvas.image("timeline")
  }

  /// The total times alone, in one colour and on the same axis, for a list of timelines.
  func strip(_ kind: String) -> Markup {
    var canvas = ChartCanvas(height: Self.stripHeight, title: title)
    canvas.stretched(
      y: 0, height: Self.stripHeight, units: (columns.count, Self.units),
      [lateGround, area(kind, columns.map(\.tallest.phases.total))])
    for limit in shownLimits where limit.isOwn {
      canvas.line(limit.kind, y: Self.stripHeight * (1 - axis.share(of: limit.value)))
    }
    canvas.line("ground", y: Self.stripHeight)
    canvas.line("cursor", fromX: 0, toX: 0, fromY: 0, toY: Self.stripHeight)
    return canvas.image("strip")
  }
}

extension TimelineChart {
  /// The area below times in nanoseconds.
  private func area(_ kind: String, _ times: [Double]) -> ChartCanvas.Path {
    let heights = times.map { Int((axis.share(of: $0 / 1e6) * Double(Self.units)).rounded()) }
    return .area(kind, heights, ground: Self.units)
  }

  private var lateGround: ChartCanvas.Path {
    .area("late", columns.map { $0.lateFrames > 0 ? Self.units : 0 }, ground: Self.units)
  }

  /// Marks below late columns, of the same width on every page.
  private var lateMarks: ChartCanvas.Path {
    let marks = columns.indices.filter { columns[$0].lateFrames > 0 }
    return ChartCanvas.Path("late-marks", marks.map { "M\(2 * $0 + 1) 0v1" }.joined())
  }

  /// The phases, the last one first, since each covers those after it.
  private var stack: [ChartCanvas.Path] {
    var sums = columns.map { _ in 0.0 }
    return Phase.allCases.map { phase in
      for index in columns.indices { sums[index] += columns[index].tallest.phases[phase] }
      return area("phase-\(phase.rawValue)", sums)
    }.reversed()
  }

  private func drawLimits(on canvas: inout ChartCanvas) {
    for limit in shownLimits {
      canvas.line(limit.kind, y: Self.plotHeight * (1 - axis.share(of: limit.value)))
    }
    for limit in shownLimits.readable(apart: 16 / Self.plotHeight, axis.share) {
      let y = Self.plotHeight * (1 - axis.share(of: limit.value))
      canvas.text(limit.label, "limit", x: 1, y: y - 4, dx: -2, .end)
    }
  }

  private func drawLanes(on canvas: inout ChartCanvas) {
    let farthest = columns.map(\.distance).max() ?? 0
    let speeds = columns.map { Int(($0.distance / max(farthest, 1e-9) * 100).rounded()) }
    canvas.stretched(
      y: Self.speedY, height: Self.speedHeight, units: (columns.count, 100),
      [.area("speed", speeds, ground: 100)])
    canvas.text("pt/s", "lane", x: 0, y: Self.speedY + 10, dx: -6, .end)
    canvas.text(
      TextFormatting.short(farthest * Double(summary.refreshRate)), "tick", x: 0,
      y: Self.speedY + 25, dx: -6, .end)
    canvas.line("ground", y: Self.speedY + Self.speedHeight)
  }
}
