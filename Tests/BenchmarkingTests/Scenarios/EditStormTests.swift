import Benchmarking
import Compositing
import Graphics
import RunData
import SeededRandom
import TableModel
import TableViews
import Testing

@Suite("Edits during a scroll")
struct EditStormTests {
  private func storm(seed: UInt64, steps: Int, _ scenario: Scenario) -> TestScene {
    var random = SeededGenerator(seed: seed)
    let edits = TableEdit.allCases
    let styles: [TableEvent] = [
      .appearance(.dark), .appearance(.light), .radius(6), .radius(10),
      .rowColor(PixelColor(rgb: 0xB0D0F0)), .selectedRowColor(PixelColor(rgb: 0xF02040)), .rotate,
    ]
    var happenings: [TestScene.Step] = [.scroll(40)]
    for step in 0..<steps {
      for _ in 0..<random.number(in: 1...3) {
        happenings.append(.event(.edit(edits[random.number(in: 0...3)])))
      }
      if step % 4 == 3 {
        happenings.append(.event(styles[random.number(in: 0...styles.count - 1)]))
      }
      happenings.append(.wait(0.3))
      happenings.append(.scroll(Double(random.number(in: 0...360)) / 2))
      if step % 5 == 1 { happenings.append(.event(.tap(row: step % 3, seconds: 1.5))) }
    }
    var world = TestScene(scenario, [1, 3, 2, 1, 4, 1, 2, 5], happenings, name: "storm \(seed)")
    world.seed = seed
    return world
  }

  private func scenario(_ source: TableSettings.Heights.Source) -> Scenario {
    var scenario = Scenario.tiny
    scenario.display = TableSettings.Display(width: 90, height: 110, scale: 1)
    scenario.heights.source = source
    scenario.heights.estimate = 70
    scenario.radius = 8
    scenario.colors.backdrop = .black
    scenario.sectionHeader = 20
    scenario.sectionFooter = 9
    scenario.states.selectedEvery = 5
    return scenario
  }

  private func check(_ scene: TestScene) throws {
    for proof in try expectReference(in: [scene]) where proof.predicted.isEmpty {
      #expect(proof.faults.isEmpty && proof.isWithinAllowance)
    }
  }

  #if DEBUG
    private static let (seeds, steps) = (UInt64(1)...2, 12)
  #else
    private static let (seeds, steps) = (UInt64(1)...4, 40)
  #endif

  @Test(
    "have the reference image, also while inserted rows grow, in every strategy",
    arguments: [(TableSettings.Heights.Source.fixed, 0.0), (.measured, 0), (.fixed, 0.8)])
  func storms(source: TableSettings.Heights.Source, growth: Double) throws {
    var scenario = scenario(source)
    // 0.8 s are longer than the time between steps, so that several rows grow at once.
    scenario.insertSeconds = growth
    for seed in Self.seeds { try check(storm(seed: seed, steps: Self.steps, scenario)) }
  }

  @Test("let an inserted row grow, easing in and out, and move the rows below down with it")
  func growth() throws {
    var scenario = scenario(.fixed)
    scenario.insertSeconds = 0.4
    scenario.display.height = 240
    // The first row that is inserted with these seeds is in the middle, the first or the last one,
    // which starts with the height of its corners and a pixel.
    var starts: Set<Double> = []
    for seed in UInt64(1)...8 {
      let pipeline = try FramePipeline(scenario, rows: .sample(sections: [3]), seed: seed)
      let (table, buffer) = (pipeline.table, FrameBuffer(size: pipeline.display))
      pipeline.paint(at: 0, into: buffer)
      let before = table.geometry.layout.contentHeight
      table.perform(.edit(.insert), at: 2)
      var start = 0.0
      // 3t² − 2t³ of the way.
      let shares = [(2.0, 0.0), (2.1, 0.15625), (2.2, 0.5), (2.3, 0.84375), (2.4, 1), (2.5, 1)]
      for (time, share) in shares {
        table.advanceAnimations(to: time)
        pipeline.paint(at: 0, into: buffer)
        let height = table.geometry.layout.contentHeight - before
        if share == 0 { start = height }
        #expect(abs(height - start - share * (scenario.rowHeight - start)) < 0.01, "at \(time) s")
        let growing = table.snapshot.rows.filter { $0.shown.height < $0.rect.height }
        #expect(growing.count == (share < 1 ? 1 : 0), "at \(time) s")
        for row in growing { #expect(abs(Double(row.shown.height) - height) <= 1) }
      }
      starts.insert(start.rounded())
    }
    #expect(starts == [0, scenario.radius + 1])
  }

  @Test("may empty sections and keep images right")
  func emptySections() throws {
    for source in TableSettings.Heights.Source.allCases {
      for seed in UInt64(1)...2 {
        var world = storm(seed: seed, steps: 0, scenario(source))
        world.rows = .sample(sections: [1, 1, 2, 1, 1])
        // One row is left in the end; what comes in again may stand where nothing was.
        let deletions = (0..<7).flatMap { _ in
          [TestScene.Step.event(.edit(.delete)), .scroll(0)]
        }
        let returns = (0..<4).flatMap { _ in
          [TestScene.Step.event(.edit(.insert)), .scroll(0), .event(.edit(.move)), .scroll(10)]
        }
        world.steps =
          [.scroll(0)] + deletions + [.scroll(60), .event(.rotate), .scroll(0)] + returns
        try check(world)
      }
    }
  }

  @Test("empty a table and fill it again, each section in turn")
  func emptyTable() throws {
    for source in TableSettings.Heights.Source.allCases {
      let pipeline = try FramePipeline(scenario(source), rows: .sample(sections: [1, 1]))
      let (table, buffer) = (pipeline.table, FrameBuffer(size: pipeline.display))
      func perform(_ event: TableEvent, applies: Bool = true) -> [Int] {
        #expect((table.perform(event) != nil) == applies, "\(event)")
        pipeline.paint(at: 0, into: buffer)
        let layout = table.geometry.layout
        return (0..<layout.sectionCount).map { layout.rows(inSection: $0).count }
      }
      pipeline.paint(at: 0, into: buffer)
      #expect(perform(.edit(.delete)).reduce(0, +) == 1)
      #expect(perform(.edit(.move)).reduce(0, +) == 1)
      #expect(perform(.edit(.delete)) == [0, 0])
      for event in [
        TableEvent.edit(.delete), .edit(.move), .edit(.reload), .tap(row: 0, seconds: 1),
      ] {
        #expect(perform(event, applies: false) == [0, 0])
      }
      #expect(perform(.edit(.insert)) == [1, 0])
      #expect(perform(.edit(.insert)) == [1, 1])
      #expect(perform(.edit(.insert)).reduce(0, +) == 3)
    }
  }

  @Test("move a row to another place, never to its own")
  func moves() throws {
    for seed in UInt64(1)...30 {
      let pipeline = try FramePipeline(
        scenario(.fixed), rows: .sample(sections: [1, 2]), seed: seed)
      let table = pipeline.table
      func places() -> [[Int]] {
        let layout = table.geometry.layout
        return (0..<2).map { layout.rows(inSection: $0).map { layout.rowID(ofRow: $0) } }
      }
      pipeline.paint(at: 0, into: FrameBuffer(size: pipeline.display))
      let before = places()
      #expect(table.perform(.edit(.move)) != nil)
      #expect(places() != before && places().joined().sorted() == [0, 1, 2])
    }
  }
}
