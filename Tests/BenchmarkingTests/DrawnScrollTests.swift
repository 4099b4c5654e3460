import Benchmarking
import Compositing
import RowStrategies
import TableModel
import Testing
import Text

@Suite("A scroll of which frames are drawn")
struct DrawnScrollTests {
  private let renderer: TextRenderer

  init() throws { renderer = try TextRenderer() }

  private func scroll(
    _ strategy: String, _ scenario: Scenario = .tiny, engine: EngineDescriptor = .painter
  ) -> DrawnScroll {
    DrawnScroll(
      scenario, rows: .cities.cut(intoSectionsOf: 1...8, seed: 1), strategy: .builtIn(strategy),
      engine: engine, seed: 1, refreshRate: 60, renderer: renderer)
  }

  /// The tiny scenario with events on the way.
  private var eventful: Scenario {
    var scenario = Scenario.builtIn("edit-storm")
    scenario.display = Scenario.tiny.display
    scenario.inset = 8
    return scenario
  }

  @Test("gives the same frames and maps in one go as one by one", arguments: [0, 1])
  func together(index: Int) {
    let scenario = [Scenario.tiny, eventful][index]
    for engine in EngineCatalogue.all {
      let together = scroll("layer-grid", scenario, engine: engine)
      for tick in [0, 1, 5, 9] {
        let (frame, alone) = (together.frame(tick), scroll("layer-grid", scenario, engine: engine))
        #expect(alone.frame(tick).difference(from: frame) == nil, "\(engine.id), tick \(tick)")
        #expect(alone.overdraw.writes == together.overdraw.writes)
        #expect(alone.overdraw.blends == together.overdraw.blends)
      }
    }
  }

  @Test("does not differ from itself, nor from another strategy that shows the same")
  func same() {
    for other in ["layer-grid", "nine-slice"] {
      let scrolls = [scroll("layer-grid", eventful), scroll(other, eventful)]
      for tick in [0, 7, 11] {
        let map = DifferenceMap(scrolls[0].frame(tick), from: scrolls[1].frame(tick))
        #expect(map.count == 0 && map.largest == 0, "\(other), tick \(tick)")
      }
    }
  }

  @Test("differs from one without corners in what a slow loop counts")
  func different() {
    let (first, second) = (scroll("layer-grid").frame(3), scroll("square").frame(3))
    let map = DifferenceMap(first, from: second)
    var count = 0
    first.withAllPixels { a in
      second.withAllPixels { b in
        for index in a.indices where a[index] != b[index] { count += 1 }
      }
    }
    #expect(map.count == count && count > 0)
  }
}
