package import Compositing
import Geometry
package import RowStrategies
package import RunData
import TableModel
package import Text
import Verification

/// The comparison of strategies' images with the reference renderer.
///
/// A strategy passes if pixels outside the corner squares are equal and those inside differ by at
/// most ``EquivalenceCheck/allowance``, or if predicted faults explain the differences. The corners
/// of a control are not compared.
package struct PixelCheck {
  private let engine: EngineDescriptor
  private let renderer: TextRenderer

  package init(engine: EngineDescriptor, renderer: TextRenderer) {
    self.engine = engine
    self.renderer = renderer
  }

  /// All strategies of the same look share a reference image.
  package func prove(
    _ strategies: [StrategyDescriptor], in scenes: [TestScene],
    report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    var checks = strategies.map(EquivalenceCheck.init)
    let corners = ReferenceCorners()
    let steps = scenes.reduce(0) { $0 + $1.steps.count }
    var done = 0
    for scene in scenes {
      check(scene, &checks, corners) {
        done += 1
        report(Double(done) / Double(steps))
      }
    }
    return checks.map(\.result)
  }

  /// The properties of strategies on which the reference image depends.
  private struct Look: Hashable {
    let rows: RowLook
    let clipsCells: Bool
  }

  private func check(
    _ scene: TestScene, _ checks: inout [EquivalenceCheck], _ corners: ReferenceCorners,
    afterStep: () -> Void
  ) {
    var reference = ReferenceScene(scene.scenario.table, rows: scene.rows, renderer: renderer)
    // One pipeline per strategy for the whole scene, so that its cells are reused.
    let pipelines = checks.map {
      FramePipeline(
        scene.scenario, rows: scene.rows, strategy: $0.strategy, engine: engine,
        renderer: renderer, seed: scene.seed)
    }
    guard let first = pipelines.first?.table else { return }
    func predict() {
      for index in checks.indices {
        checks[index].predict(first.state, amid: scene.events)
      }
    }
    predict()
    var time = 0.0
    for step in scene.steps {
      defer { afterStep() }
      switch step {
      case .wait(let seconds): time += seconds
      case .event(let event):
        reference.apply(event, at: time)
        // All tables have the same offset and seed and resolve an edit equally.
        let changes = pipelines.map { $0.table.perform(event, at: time) }
        if let edit = changes[0]?.edit { reference.apply(edit, at: time) }
        // Faults can depend on the style.
        predict()
      case .purge:
        reference.reset()
        for pipeline in pipelines { pipeline.table.reset() }
      case .scroll, .pull:
        let place = "\(scene.name), \(step.place)"
        let buffer = FrameBuffer(size: pipelines[0].display)
        var images: [Look: ReferenceImage] = [:]
        for (index, pipeline) in pipelines.enumerated() {
          pipeline.table.advanceAnimations(to: time)
          pipeline.paint(at: pipeline.top(showing: step), into: buffer)
          let table = pipeline.table.snapshot
          let look = Look(rows: table.look, clipsCells: table.clipsCells)
          let expected =
            images[look] ?? reference.image(matching: table, at: time, corners: corners)
          images[look] = expected
          checks[index].compare(buffer, expected, table, place: place)
        }
      }
    }
  }
}

extension FramePipeline {
  /// Returns the offset of a step that shows the table, in pixels.
  ///
  /// The heights at an end are measured before the table is pulled past it.
  fileprivate func top(showing step: TestScene.Step) -> Int {
    func pixels(_ points: Double) -> Int { table.geometry.scale.pixels(points) }
    switch step {
    case .scroll(let offset): return pixels(min(table.maximumOffset, offset))
    case .pull(.top, let distance): return pixels(-distance)
    case .pull(.bottom, let distance):
      while table.state.settings.heights.source == .measured {
        layOut(at: pixels(table.maximumOffset))
        if table.top == pixels(table.maximumOffset) { break }
      }
      return pixels(table.maximumOffset + distance)
    case .event, .wait, .purge: preconditionFailure("the step shows nothing")
    }
  }
}
