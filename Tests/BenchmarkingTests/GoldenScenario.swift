import Benchmarking
import Compositing
import RowStrategies
import Text

/// The hashes of the strategies in a scenario, with all engines.
struct GoldenScenario: Sendable {
  struct Entry: Sendable {
    let name: GoldenFile.Case
    let hashes: GoldenFile.Hashes
    let scroll: String
  }

  private(set) var entries: [Entry] = []
  /// The images that are not the painter's, and the events that the pass does not reach.
  private(set) var problems: [String] = []
  /// The engines that the build lacks.
  let missing: [String]

  /// The engines besides the painter.
  private static let engines = ["culling", "immediate", "pixman"]
  private static let framesOfOthers = 8

  init(_ scenario: Scenario, _ strategies: [StrategyDescriptor], showsText: Bool) throws {
    let renderer = showsText ? try scenario.goldenRenderer() : try TextRenderer()
    let base = scenario.goldenExperiment(showsText: showsText, strategies: [])
    let others = EngineCatalogue.all.filter { Self.engines.contains($0.id) }
    missing = Self.engines.filter { id in !others.contains { $0.id == id } }
    for event in scenario.events where event.time >= base.seconds(at: 30) {
      problems.append("\(scenario.name): an event at \(event.time) s is after the pass")
    }
    for strategy in strategies {
      var experiment = base
      experiment.strategies = [strategy]
      let pass = try GoldenPass(experiment, .painter, renderer)
      let name = GoldenFile.Case(scenario: scenario.name, strategy: strategy.id)
      var hashes = GoldenFile.Hashes(images: pass.imagesHash, counters: pass.countersHash)
      experiment.framesPerPass = Self.framesOfOthers
      experiment.countsAllocations = false
      for engine in others {
        let own = try GoldenPass(experiment, engine, renderer)
        hashes.others[engine.id] = own.hasCounters(of: pass) ? "=" : own.countersHash
        if let frame = zip(own.images, pass.images).enumerated().first(where: { $1.0 != $1.1 }) {
          problems.append(
            "\(name.text), \(engine.id): the image of frame \(frame.offset) is not the painter's")
        }
      }
      entries.append(Entry(name: name, hashes: hashes, scroll: pass.scroll))
    }
  }
}

extension Scenario {
  /// Returns a renderer that has opened all fonts of the pass.
  func goldenRenderer() throws -> TextRenderer {
    let renderer = try TextRenderer()
    let experiment = goldenExperiment(showsText: true, strategies: [StrategyCatalogue.all[0]])
    _ = experiment.loadFonts(into: renderer, for: ScrollPreview(experiment, renderer: renderer))
    return renderer
  }
}
