import Benchmarking
import Compositing
import Geometry
import RowStrategies
import Testing
import Text

@Suite("A frame pipeline")
struct FramePipelineTests {
  private let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  private func scroll(
    _ strategy: String, _ scenario: Scenario = .tiny, engine: EngineDescriptor = .painter
  ) -> FramePipeline {
    FramePipeline(
      scenario, rows: .cities.cut(intoSectionsOf: 1...8, seed: 1), strategy: .builtIn(strategy),
      engine: engine, renderer: renderer)
  }

  private var eventful: Scenario {
    var scenario = Scenario.builtIn("edit-storm")
    scenario.display = Scenario.tiny.display
    scenario.inset = 8
    return scenario
  }

  @Test("has the same frames and maps at once and one by one", arguments: [0, 1])
  func together(index: Int) {
    let scenario = [Scenario.tiny, eventful][index]
    for engine in EngineCatalogue.all {
      let together = scroll("layer-grid", scenario, engine: engine)
      for tick in [0, 1, 5, 9] {
        let frame = together.frame(tick, refreshRate: 60)
        let alone = scroll("layer-grid", scenario, engine: engine)
        #expect(
          alone.frame(tick, refreshRate: 60).hash == frame.hash, "\(engine.id), tick \(tick)")
        #expect(alone.overdraw.touches == together.overdraw.touches)
        #expect(alone.overdraw.isBlended == together.overdraw.isBlended)
      }
    }
  }

  @Test("has the same frames if it sets all frames anew in each of them")
  func layoutOfAll() {
    var scenario = eventful
    scenario.footerText = true
    var all = scenario
    all.layout = .all
    let scrolls = [scroll("layer-grid", scenario), scroll("layer-grid", all)]
    for tick in 0..<12 {
      let frames = scrolls.map { $0.frame(tick, refreshRate: 60) }
      #expect(frames[1].hash == frames[0].hash, "tick \(tick)")
    }
  }

  @Test("commits the same display list without an engine, at any previous offset")
  func withoutEngine() {
    let pipeline = FramePipeline(
      .tiny, rows: .cities.cut(intoSectionsOf: 1...8, seed: 1), strategy: .builtIn("square"),
      engine: nil, renderer: renderer)
    func items(at top: Int) -> [PixelRect] {
      pipeline.layOut(at: top)
      pipeline.commit()
      return pipeline.displayList.items.map(\.rect)
    }
    let first = items(at: 0)
    #expect(first.count > 1 && items(at: 2_000) != first && items(at: 0) == first)
  }
}
