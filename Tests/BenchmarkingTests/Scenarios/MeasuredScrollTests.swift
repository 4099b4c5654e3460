import Benchmarking
import SeededRandom
import TableModel
import TableViews
import Testing
import Text

private struct Block: TableRow {
  var points: Double
  var title: String { "\(points) pt" }
  func height(for width: Double) -> Double? { points }
}

/// A table that knows the heights of all rows from the start: the reference of tables that measure
/// them.
private struct KnownTable {
  let heights: [Double]
  let display: Double
  var rowIDs: [Int]
  var scroll: Scroll

  init(_ heights: [Double], display: Double, _ trace: Trace) {
    self.heights = heights
    self.display = display
    rowIDs = Array(heights.indices)
    scroll = Scroll(trace)
  }

  var tops: [Double] {
    rowIDs.reduce(into: [0.0]) { tops, rowID in tops.append(tops.last! + heights[rowID]) }
  }

  mutating func apply(_ edit: ResolvedEdit) {
    switch edit {
    case .insert(let rowID, let index, _): rowIDs.insert(rowID, at: index)
    case .remove(let row): rowIDs.remove(at: row)
    case .move(let row, let index, _): rowIDs.insert(rowIDs.remove(at: row), at: index)
    case .reload: break
    }
  }

  mutating func advance(to time: Double) {
    let tops = tops
    scroll.advance(
      to: time, maximum: max(0, tops.last! - display), displayHeight: display
    ) { $0 < rowIDs.count ? tops[$0] : rowIDs.isEmpty ? 0 : tops[rowIDs.count - 1] }
  }

  /// The contents on the display, and the distance of the first one from its upper edge.
  var shown: (rowIDs: [Int], first: Double) {
    let (tops, top) = (tops, scroll.offset.rounded(.toNearestOrAwayFromZero))
    let rows = rowIDs.indices.filter { tops[$0 + 1] > top && tops[$0] < top + display }
    return (rows.map { rowIDs[$0] }, (rows.first.map { tops[$0] } ?? 0) - top)
  }
}

@Suite("The scroll of rows with measured heights")
struct MeasuredScrollTests {
  private static let display = 120.0

  private func scenario(
    estimate: Double, _ trace: [Motion], _ events: [TimedEvent] = []
  ) -> Scenario {
    var scenario = Scenario.tiny
    scenario.display = TableSettings.Display(width: 110, height: Self.display, scale: 1)
    scenario.heights.source = .measured
    scenario.heights.estimate = estimate
    scenario.radius = 8
    scenario.font.titleSize = 8
    (scenario.sectionHeader, scenario.sectionFooter) = (0, 0)
    scenario.sectionSizes = nil
    scenario.trace = trace
    scenario.events = events
    return scenario
  }

  private func rows(_ heights: [Double]) -> RowTable {
    RowTable(declared: [TableSection { heights.map { Block(points: $0) } }], source: "test")
  }

  /// Compares every tick of a scroll with that of a table with known heights.
  private func compare(
    _ heights: [Double], _ scenario: Scenario, _ renderer: TextRenderer, seed: UInt64 = 1
  ) throws {
    try scenario.validate(source: "test")
    let pipeline = FramePipeline(
      scenario, rows: rows(heights), strategy: .builtIn("square"), engine: nil, renderer: renderer,
      seed: seed)
    var known = KnownTable(heights, display: Self.display, Trace(scenario.trace, seed: seed))
    var edits: [ResolvedEdit] = []
    var (tick, wrong) = (0, 0)
    pipeline.recycleAll(
      frames: Int(scenario.traceDuration * 60) + 2, refreshRate: 60,
      onEvent: { _, changes in changes?.edit.map { edits.append($0) } }
    ) { table in
      for edit in edits { known.apply(edit) }
      edits = []
      known.advance(to: Double(tick) / 60)
      let (rowIDs, first) = known.shown
      let found =
        table.visibleRowIDs.isEmpty
        ? -Double(table.top) : table.geometry.top(ofRow: table.firstRow) - Double(table.top)
      if wrong == 0, table.visibleRowIDs != rowIDs || found != first {
        Issue.record(
          """
          \(heights) with estimate \(scenario.heights.estimate), \(scenario.trace), \
          \(scenario.events.map(\.event)), seed \(seed), tick \(tick): \(table.visibleRowIDs) at \(found), \
          not \(rowIDs) at \(first)
          """)
        wrong += 1
      }
      tick += 1
    }
  }

  /// All tables of up to four rows with heights below, near and above the estimates, and some of
  /// five and six.
  private static let tables: [[Double]] = {
    let heights = [30.0, 90, 250]
    var tables: [[Double]] = [[]]
    var all: [[Double]] = []
    for _ in 1...4 {
      tables = tables.flatMap { table in heights.map { table + [$0] } }
      all += tables
    }
    var random = SeededGenerator(seed: 4)
    for count in [5, 6] {
      for _ in 0..<12 {
        all.append((0..<count).map { _ in heights[random.number(in: 0...2)] })
      }
    }
    return all
  }()
  private static let estimates = [20.0, 90, 400]

  @Test("is that of a table that knows all heights, forth and back", arguments: estimates)
  func forthAndBack(estimate: Double) throws {
    let renderer = try TextRenderer()
    let traces: [[Motion]] = [
      [
        .constant(seconds: 0.4, velocity: 4_000), .pause(seconds: 0.05),
        .constant(seconds: 0.4, velocity: -5_000),
      ],
      [
        .flicks(seconds: 0.6, speeds: 1_000...4_000, direction: .down),
        .drag(seconds: 0.2, distance: -150),
        .flicks(seconds: 0.5, speeds: 2_000...4_000, direction: .up),
      ],
      [
        .overscroll(seconds: 0.4, edge: .top, distance: 80),
        .constant(seconds: 0.3, velocity: 5_000),
        .overscroll(seconds: 0.5, edge: .bottom, distance: 90),
      ],
    ]
    for heights in Self.tables {
      for trace in traces { try compare(heights, scenario(estimate: estimate, trace), renderer) }
    }
  }

  @Test("shows the row of a jump from its tick on", arguments: estimates)
  func jumps(estimate: Double) throws {
    let renderer = try TextRenderer()
    for heights in Self.tables {
      for row in heights.indices {
        for next in [row, 0, heights.count - 1] {
          let trace: [Motion] = [
            .pause(seconds: 0.02), .jump(row: row), .pause(seconds: 0.05), .jump(row: next),
          ]
          #expect(
            try shownAfterJump(heights, scenario(estimate: estimate, trace), renderer)
              == [true, true])
        }
      }
    }
  }

  /// Returns for each jump whether its row is shown at all ticks until the next one, without more
  /// blank space than the content leaves.
  private func shownAfterJump(
    _ heights: [Double], _ scenario: Scenario, _ renderer: TextRenderer
  ) throws -> [Bool] {
    let pipeline = FramePipeline(
      scenario, rows: rows(heights), strategy: .builtIn("square"), engine: nil, renderer: renderer)
    let jumps = scenario.trace.compactMap { if case .jump(let row) = $0 { row } else { nil } }
    var shown = [true, true]
    var tick = 0
    pipeline.recycleAll(frames: 8, refreshRate: 60) { table in
      defer { tick += 1 }
      guard tick >= 2 else { return }
      let jump = Double(tick) / 60 < 0.07 ? 0 : 1
      let row = jumps[jump]
      let first = table.geometry.top(ofRow: row)
      let isAtTop = Int(first) == table.top
      let isAtEnd = table.top == Int(table.maximumOffset)
      if !table.visibleRowIDs.contains(row) || !(isAtTop || isAtEnd && Int(first) > table.top) {
        shown[jump] = false
      }
      let end = table.geometry.layout.contentHeight
      #expect(Double(table.top) + Self.display <= max(end, Self.display), "blank below the end")
    }
    return shown
  }

  @Test("follows insertions, deletions and moves at every tick", arguments: estimates)
  func edits(estimate: Double) throws {
    let renderer = try TextRenderer()
    let trace: [Motion] = [
      .constant(seconds: 0.5, velocity: 1_500), .pause(seconds: 0.1),
      .constant(seconds: 0.4, velocity: -1_200),
    ]
    let events: [[TimedEvent]] = [
      [TimedEvent(at: 0.05, .edit(.insert), count: 9, every: 0.1)],
      [TimedEvent(at: 0.31, .edit(.delete), count: 7, every: 0.07)],
      [
        TimedEvent(at: 0.02, .edit(.move), count: 9, every: 0.11),
        TimedEvent(at: 0.07, .edit(.delete), count: 9, every: 0.11),
        TimedEvent(at: 0.11, .edit(.insert), count: 9, every: 0.1),
      ],
    ]
    for (index, heights) in Self.tables.enumerated() {
      for events in events {
        try compare(
          heights, scenario(estimate: estimate, trace, events), renderer, seed: UInt64(index))
      }
    }
  }
}
