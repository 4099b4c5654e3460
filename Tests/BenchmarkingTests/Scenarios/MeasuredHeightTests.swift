import Benchmarking
import Compositing
import RunData
import SeededRandom
import TableModel
import TableViews
import Testing

@Suite("Rows with measured heights")
struct MeasuredHeightTests {
  /// The embedded rows, whose bodies are names in many scripts, on a small display.
  private func scenario(
    scale: Double = 1, _ edit: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    var scenario = Scenario.builtIn("messages")
    scenario.display = TableSettings.Display(width: 200, height: 160, scale: scale)
    scenario.inset = 8
    edit(&scenario)
    return scenario
  }

  private static let rows: RowTable = {
    let (all, count) = (RowTable.cities, 600)
    var sections: [RowSection] = []
    var first = 0
    for size in repeatElement([4, 40, 1, 9], count: count).joined() where first < count {
      let rows = first..<min(count, first + size)
      sections.append(RowSection(title: "Section \(sections.count)", rows: rows))
      first = rows.upperBound
    }
    return RowTable(
      rows: (0..<count).map { all.rows[$0] }, sections: sections, source: "embedded")
  }()

  private func pipeline(
    _ scenario: Scenario, strategy: String = "layer-grid"
  ) throws -> FramePipeline {
    try FramePipeline(scenario, rows: Self.rows, strategy: strategy)
  }

  private func place(ofRow row: Int, in pipeline: FramePipeline) -> Int {
    let geometry = pipeline.table.geometry
    return geometry.scale.pixels(geometry.layout.span(ofRow: row).lowerBound) - pipeline.table.top
  }

  @Test("have the layout of a full measurement, after any scroll")
  func fullLayout() throws {
    let pipeline = try pipeline(scenario())
    let buffer = FrameBuffer(size: pipeline.display)
    // Everywhere in the end, in jumps of random lengths to either side.
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let end = Int(pipeline.table.geometry.maximumOffset)
      pipeline.paint(at: random.number(in: 0...end), into: buffer)
    }
    var top = 0
    while top < Int(pipeline.table.geometry.maximumOffset) {
      pipeline.paint(at: top, into: buffer)
      top = pipeline.table.top + 150
    }
    pipeline.paint(at: Int(pipeline.table.geometry.maximumOffset), into: buffer)
    let layout = pipeline.table.geometry.layout
    let heights = (0..<layout.rowCount).map { pipeline.table.measuredHeight(ofRow: $0) }
    #expect(Set(heights).count > 10, "texts take different numbers of lines")
    let naive = NaiveTableLayout(
      rowCounts: Self.rows.sections.map(\.rows.count), heights: { heights[$0] },
      spaces: scenario().table.spaces)
    for row in naive.rows {
      #expect(layout.isMeasured(row.row))
      #expect(layout.span(ofRow: row.row) == row.span, "row \(row.row)")
    }
    #expect(layout.contentHeight == naive.contentHeight)
  }

  @Test("are estimated until they become visible, then measured once")
  func parts() throws {
    let pipeline = try pipeline(scenario())
    let buffer = FrameBuffer(size: pipeline.display)
    pipeline.paint(at: 0, into: buffer)
    pipeline.paint(at: 12_000, into: buffer)
    let layout = pipeline.table.geometry.layout
    let measured = (0..<layout.rowCount).filter { layout.isMeasured($0) }
    #expect(measured.contains(0) && measured.contains { $0 > 50 } && measured.count < 30)
    for row in 0..<layout.rowCount {
      let height = layout.isMeasured(row) ? pipeline.table.measuredHeight(ofRow: row) : 100
      #expect(layout.height(ofRow: row) == height, "row \(row)")
    }
  }

  @Test(
    "have the same image after a scroll in both directions",
    arguments: [1.0, 3])
  func forthAndBack(scale: Double) throws {
    for strategy in ["layer-grid", "image-slice", "section-fill"] {
      let pipeline = try pipeline(scenario(scale: scale), strategy: strategy)
      let buffer = FrameBuffer(size: pipeline.display)
      let steps = 40
      var hashes: [String] = []
      for step in 0...steps {
        pipeline.paint(at: step * 101, into: buffer)
        #expect(pipeline.table.top == step * 101, "nothing above the display was unknown")
        hashes.append(buffer.hash)
      }
      for step in (0...steps).reversed() {
        pipeline.paint(at: step * 101, into: buffer)
        #expect(pipeline.table.top == step * 101)
        #expect(buffer.hash == hashes[step], "\(strategy), step \(step)")
      }
      #expect(Set(hashes).count == hashes.count)
    }
  }

  @Test(
    "keep the first visible row in place when heights above it are corrected",
    arguments: [1.0, 1.5, 2])
  func noJump(scale: Double) throws {
    for estimate in [40.0, 100, 250] {
      let pipeline = try pipeline(scenario(scale: scale) { $0.heights.estimate = estimate })
      let buffer = FrameBuffer(size: pipeline.display)
      pipeline.paint(at: pipeline.table.geometry.scale.pixels(estimate * 60), into: buffer)
      var corrections = 0
      for step in 0..<60 where pipeline.table.top > 0 {
        let distance = [7, 23, 60, 1][step % 4]
        let row = pipeline.table.firstRow
        let before = place(ofRow: row, in: pipeline)
        let top = pipeline.table.top
        pipeline.paint(at: top - distance, into: buffer)
        #expect(place(ofRow: row, in: pipeline) == before + distance, "step \(step)")
        if pipeline.table.top != top - distance { corrections += 1 }
      }
      #expect(corrections > 0, "rows above came in with other heights")
    }
  }

  @Test("are those of the first radius again in the next pass, after another one narrowed text")
  func radius() throws {
    func heights(in pipeline: FramePipeline) -> [Double] {
      for top in stride(from: 0, through: 4_000, by: 100) { pipeline.layOut(at: top) }
      return (0..<50).map { pipeline.table.geometry.layout.height(ofRow: $0) }
    }
    let expected = heights(in: try pipeline(scenario()))
    let pipeline = try pipeline(scenario())
    pipeline.layOut(at: 0)
    pipeline.table.perform(.radius(18))
    #expect(heights(in: pipeline) != expected)
    pipeline.table.reset()
    #expect(heights(in: pipeline) == expected)
  }

  @Test("lack rowMargins.bottom in plain sections")
  func plain() throws {
    func height(bottom: Double, _ rows: TableSettings.SectionStyle.Rows) throws -> Double {
      let pipeline = try pipeline(
        scenario {
          $0.rowMargins.bottom = bottom
          $0.sectionStyles = [.init(rows: rows)]
        })
      pipeline.layOut(at: 0)
      return pipeline.table.geometry.layout.height(ofRow: 0)
    }
    let bare = try height(bottom: 0, .square)
    #expect(try height(bottom: 7, .square) == bare && height(bottom: 7, .rounded) == bare + 7)
  }

  @Test("are counted since the table was created, over another radius and the next pass")
  func counters() throws {
    let pipeline = try pipeline(scenario())
    var queries = [0]
    for _ in 0..<2 {
      pipeline.layOut(at: 0)
      queries.append(pipeline.table.heightCounters.queries)
      pipeline.table.perform(.radius(18))
      queries.append(pipeline.table.heightCounters.queries)
      pipeline.table.reset()
    }
    #expect(Set(queries).count == 5 && queries == queries.sorted())
  }

  @Test("keep the first row at the top when the display rotates", arguments: [1.0, 2])
  func rotate(scale: Double) throws {
    let pipeline = try pipeline(scenario(scale: scale) { $0.display.height = 320 })
    var buffer = FrameBuffer(size: pipeline.display)
    for top in stride(from: 0, through: 4_000, by: 200) { pipeline.paint(at: top, into: buffer) }
    for _ in 0..<4 {
      let row = pipeline.table.firstRow
      let before = place(ofRow: row, in: pipeline)
      pipeline.table.perform(.rotate)
      buffer = FrameBuffer(size: pipeline.display)
      pipeline.paint(at: pipeline.table.top, into: buffer)
      #expect(pipeline.table.firstRow == row)
      let height = pipeline.table.geometry.layout.height(ofRow: row)
      #expect(height == pipeline.table.measuredHeight(ofRow: row), "measured for the new width")
      // A row that is lower now shows its last pixel if no more was seen of it.
      let pixels = pipeline.table.geometry.scale.pixels(height)
      #expect(place(ofRow: row, in: pipeline) == max(before, 1 - pixels))
    }
  }

  @Test("are equal for a proxy and a cache, and different as published")
  func modes() throws {
    var facts: [SeriesFacts] = []
    var offsets: [[Double]] = []
    for mode in [HeightMeasurer.Mode.proxy, .cached, .asPublished] {
      let experiment = Experiment.tiny(
        scenario {
          $0.heights.measuring = mode
          $0.trace = [
            .constant(seconds: 0.6, velocity: 3_000), .constant(seconds: 0.4, velocity: -2_000),
          ]
        }, rows: Self.rows, strategies: [.builtIn("layer-grid")], refreshRates: [20])
      let measured = try experiment.measured()
      facts.append(measured.facts[0])
      offsets.append(measured.series[0].frames.map(\.offset))
    }
    let (proxy, cached, published) = (facts[0], facts[1], facts[2])
    #expect(offsets[0] == offsets[1] && proxy.heightQueries == cached.heightQueries)
    #expect(proxy.heightQueries > 0 && proxy.heightMisses == proxy.heightQueries)
    // Each of the three rounds asks for the same heights, and for some twice, going back.
    #expect(cached.heightMisses > 0 && 3 * cached.heightMisses <= cached.heightQueries)
    #expect(proxy.proxyCells == 1 && cached.proxyCells == 1)
    #expect(published.proxyCells == published.heightQueries)
    #expect(published.heightMisses == published.heightQueries)
  }

  @Test("have no height queries if heights are fixed")
  func fixed() throws {
    let facts = try Experiment.tiny(refreshRates: [60]).measured().facts
    #expect(facts.allSatisfy { $0.heightQueries == 0 && $0.proxyCells == 0 })
  }
}

extension TableView {
  /// Returns the height of a row in points, measured with a new cell.
  fileprivate func measuredHeight(ofRow row: Int) -> Double {
    state.height(
      ofRowID: geometry.layout.rowID(ofRow: row),
      by: HeightMeasurer(.proxy, scale: geometry.scale))
  }
}
