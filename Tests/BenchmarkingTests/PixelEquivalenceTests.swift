import Benchmarking
import Geometry
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing

struct Look: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let edit: @Sendable (inout Scenario) -> Void

  static let all = [
    Look(testDescription: "settings") { _ in },
    Look(testDescription: "no inset") { $0.inset = 0 },
    Look(testDescription: "compact") { $0.display.isCompact = true },
    Look(testDescription: "clear labels") { $0.labels = .clear },
    Look(testDescription: "no content") { $0.content = .none },
    Look(testDescription: "fractional rows, all but semicircles") {
      $0.rowHeight = 33.3
      $0.radius = 16
    }, Look(testDescription: "too low for a subtitle") { $0.rowHeight = 20 },
    Look(testDescription: "lines lower than their text") { $0.cell.lineHeight = 10 },
    Look(testDescription: "narrow column") { $0.maximumWidth = 100 },
  ]

  /// Indicates whether all is compared in this look.
  ///
  /// Variants with faults can show others in rows of odd sizes or on the smaller displays of a debug
  /// build.
  var isWhole: Bool {
    #if DEBUG
      false
    #else
      testDescription == "settings"
    #endif
  }

  var scenario: Scenario {
    var scenario = Scenario.builtIn("settings")
    edit(&scenario)
    return scenario
  }
}

extension TestScene {
  /// The scenes of the comparison: of all looks but the scenario's own those with mixed sections
  /// and events alone; so too in a debug build, which is fifty times slower and has them on smaller
  /// displays, with every other scroll step.
  static func proof(of look: Look, scale: Double) -> [TestScene] {
    let worlds = small(like: look.scenario, rows: .cities, scales: [scale])
    let mixed = worlds.filter { $0.rows.sections.count > 6 }
    #if DEBUG
      return mixed.dropFirst().map { world in
        var world = world
        let (width, height) = scale == 1 ? (120.0, 100.0) : (100, 80)
        world.scenario.display.width = width
        world.scenario.display.height = height
        if world.scenario.display.compactBelow > 0 {
          world.scenario.display.compactBelow = (width + height) / 2
        }
        world.scenario.inset = min(look.scenario.inset, height / 2 - 1 - look.scenario.radius)
        if world.steps.count == world.offsets.count {
          world.steps = world.steps.enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map(\.element)
        }
        return world
      }
    #else
      return look.isWhole ? worlds : mixed
    #endif
  }
}

@Suite("The comparison of images with the reference")
struct PixelProofTests {
  /// Strategies that are kept with their faults.
  private let faulty = [
    "corner-cover-as-published", "image-slice-as-published", "image-slice+shadow",
    "image-slice+gradient", "whole-view-alpha+gradient", "corner-cover+cell-color",
    "corner-cover+stock-background",
  ]

  @Test(
    "holds for every strategy, at scales 1, 2 and 3, and for every style at 1 and 2",
    arguments: Look.all)
  func holds(look: Look) throws {
    let strategies = StrategyCatalogue.all.filter { look.isWhole || !faulty.contains($0.id) }
    for scale in look.isWhole ? [1.0, 2, 3] : [1, 2] {
      let worlds = TestScene.proof(of: look, scale: scale)
      let proofs = try expectReference(strategies, in: worlds)
      #expect(proofs.map(\.strategy) == strategies.map(\.id))
      for proof in proofs {
        #expect(proof.framesChecked == worlds.reduce(0) { $0 + $1.imageCount })
        guard proof.predicted.isEmpty else { continue }
        #expect(proof.faults.isEmpty)
        #expect(proof.differingOutsideCorners == 0)
        #expect(proof.largestDifference <= 2 || proof.strategy == "square")
        #expect(proof.firstMismatch == nil)
      }
    }
  }

  @Test(
    "holds where a change of the radius moves text",
    arguments: [
      ("settings", 20.0, ["square", "layer-grid"], LabelMode.opaque),
      ("messages", 18, ["layer-grid"], .clear),
    ])
  func radius(name: String, radius: Double, strategies: [String], labels: LabelMode) throws {
    var scenario = Scenario.builtIn(name)
    (scenario.radius, scenario.labels) = (radius, labels)
    let scenes = TestScene.small(like: scenario, rows: .cities, scales: [1]).filter { scene in
      scene.steps.contains { if case .event(.radius) = $0 { true } else { false } }
    }
    #expect(scenes.count == 2)
    try expectReference(strategies.map(StrategyDescriptor.builtIn), in: scenes)
  }

  @Test("covers sections of 1, 2, 3, 10 and 1000 rows, whole and fractional offsets, and both ends")
  func coverage() {
    let worlds = TestScene.small(like: .builtIn("settings"), rows: .cities)
    #expect(Set(worlds.map(\.scenario.display.scale)) == [1, 2, 3])
    for scale in [1.0, 2, 3] {
      let here = worlds.filter { $0.scenario.display.scale == scale }
      let plain = here.filter { world in
        world.steps.allSatisfy { if case .scroll = $0 { true } else { false } }
      }
      #expect(
        Set(plain.flatMap { $0.rows.sections.map(\.rows.count) })
          .isSuperset(of: [1, 2, 3, 10, 1_000]))
      for world in plain {
        let geometry = TableGeometry(
          world.scenario.table, rowCounts: world.rows.sections.map(\.rows.count))
        #expect(world.offsets.contains(0) && world.offsets.contains(geometry.maximumOffset))
        #expect(world.offsets.contains { $0 * scale != ($0 * scale).rounded() })
      }
      for world in here {
        #expect(world.scenario.display.width <= 240 && world.scenario.display.height <= 200)
      }
    }
  }

  @Test("covers another radius, light and dark, other colours, edits, taps and rotation")
  func happenings() {
    let worlds = TestScene.small(like: .builtIn("settings"), rows: .cities, scales: [2])
    let events = worlds.flatMap(\.steps).compactMap { step in
      if case .event(let event) = step { event } else { nil }
    }
    for edit in TableEdit.allCases { #expect(events.contains(.edit(edit))) }
    #expect(events.contains(.rotate) && events.contains(.appearance(.dark)))
    #expect(events.contains(.compact(true)) && events.contains(.compact(false)))
    for expected in ["radius", "rowColor", "selectedRowColor", "tap"] {
      #expect(events.contains { "\($0)".hasPrefix(expected) }, "\(expected)")
    }
    #expect(worlds.contains { $0.steps.contains(.purge) })
  }

  /// A scene that shows all faults: black and white, all positions, both directions.
  private var telling: TestScene {
    TestScene(.bare(), [1, 4, 2, 5, 1, 3], .scrolls(0, 150, 30.5, 400, 0, 75), name: "telling")
  }

  @Test("fails for every fault, with its position", arguments: Fault.visible)
  func faults(fault: Fault) throws {
    let proof = try prove([OwnStrategy.descriptor(fault)], in: [telling])[0]
    #expect(!proof.holds)
    #expect(proof.differingOutsideCorners > 0 || proof.largestDifference > proof.allowance)
    let place = try #require(proof.firstMismatch)
    #expect(place.contains("telling, offset ") && place.contains(" pt: pixel ("), "\(place)")
    switch fault {
    // What lies inside the corner squares of a row is found by its amount alone.
    case .smallerRadius, .squareCaps:
      #expect(proof.differingOutsideCorners == 0 && proof.differingInsideCorners > 0)
    // What is outside of them may differ by as little as one level.
    case .color: #expect(proof.largestDifference == 1 && proof.differingOutsideCorners > 1_000)
    default: #expect(proof.differingOutsideCorners > 0)
    }
  }

  @Test("reports the differing pixel")
  func place() throws {
    let scene = TestScene(.bare(), [1], [.scroll(0)], name: "telling")
    let proof = try prove([OwnStrategy.descriptor(.pixel)], in: [scene])[0]
    #expect(proof.differingOutsideCorners == 1 && proof.differingInsideCorners == 0)
    // The third pixel of line 20 of a row below a header of 38 px, 8 px from the edge.
    #expect(proof.firstMismatch == "telling, offset 0 pt: pixel (11, 58) differs")
  }
}

/// A strategy whose sections have an image of 20 × 20 px each; rows draw nothing.
private final class SectionStrategy: RowStrategy {
  func makeRowBackground(for state: RowState) -> any RowBackground { NoBackground() }
  func makeSectionBackground() -> (any SectionBackground)? { ImageBackground() }

  private final class NoBackground: RowBackground {
    let layer = Layer(role: .background)

    func configure(position: RowPosition, size: PixelSize) {}
    func layout() {}
  }

  private final class ImageBackground: SectionBackground {
    let layer = Layer(role: .background)
    private let image = Bitmap(width: 20, height: 20)

    func configure(rows: PixelRect) {}
    func layout() {}
    var privateImageBytes: Int { image.byteCount }
  }
}

@Suite("A section background")
struct SectionBackgroundTests {
  @Test("is included in the bytes of images")
  func images() throws {
    let scenario = Scenario.bare()
    let strategy = StrategyDescriptor(id: "section") { _ in SectionStrategy() }
    let bytes = try Experiment.tiny(scenario, strategies: [strategy], refreshRates: [60])
      .measured().facts[0].imageBytes
    // For each section that was on the display at once.
    let image = 20 * 20 * 4
    #expect(bytes > image && bytes.isMultiple(of: image) && bytes <= 8 * image)
  }
}
