package import Compositing
import Geometry
package import RowStrategies
package import RunRecords
import TableModel
package import Text

/// Compares what strategies show with the slow reference.
///
/// A strategy passes if no pixel outside of the corner squares differs at all, and none inside by
/// more than ``allowance``, or if it is known for the faults that explain what differs; a control
/// may look as it likes inside them.
package struct PixelCheck {
  /// The largest difference of one channel that is allowed inside corner squares: 2 of 255.
  ///
  /// One level for the corner's coverage, which strategies integrate and the reference counts
  /// sample by sample, each rounding on its own; one for rounding the blend of the two.
  package static let allowance = 2

  private let engine: EngineDescriptor
  private let renderer: TextRenderer

  package init(engine: EngineDescriptor, renderer: TextRenderer) {
    self.engine = engine
    self.renderer = renderer
  }

  /// Compares strategies in all worlds, each image with one reference for all of them.
  ///
  /// - Parameters:
  ///   - keepingHashesOf: A world to be compared last, of whose images the proofs list a hash each.
  ///   - report: Called after each step of a world with the share of all steps that is done, 0…1.
  package func prove(
    _ strategies: [StrategyDescriptor], in worlds: [TestScene],
    keepingHashesOf own: TestScene? = nil, report: (_ fraction: Double) -> Void = { _ in }
  ) -> [PixelEquivalence] {
    var suspects = strategies.map(EquivalenceCheck.init)
    var corners = ReferenceCorners()
    let all = worlds.map { ($0, false) } + (own.map { [($0, true)] } ?? [])
    let steps = all.reduce(0) { $0 + $1.0.steps.count }
    var done = 0
    for (world, keepsHashes) in all {
      check(world, &suspects, &corners, keepsHashes: keepsHashes) {
        done += 1
        report(Double(done) / Double(steps))
      }
    }
    return suspects.map(\.outcome)
  }

  private func check(
    _ world: TestScene, _ suspects: inout [EquivalenceCheck], _ corners: inout ReferenceCorners,
    keepsHashes: Bool, afterStep: () -> Void
  ) {
    let state = TableConfiguration(
      world.scenario, rowCounts: world.rows.sections.map(\.rows.count), renderer: renderer)
    var scene = ReferenceScene(world.scenario, rows: world.rows, renderer: renderer)
    // One painter per strategy lives through the whole world, so that its cells are reused.
    let painters = suspects.map {
      FramePainter(
        rows: world.rows, state: state, strategy: $0.strategy, engine: engine.make(),
        renderer: renderer, kernels: engine.kernels, seed: world.seed)
    }
    let turns = world.steps.contains(.event(.rotate))
    let facts = state.facts(turning: turns)
    for suspect in suspects.indices { suspects[suspect].predict(facts) }
    var time = 0.0
    for step in world.steps {
      defer { afterStep() }
      switch step {
      case .wait(let seconds): time += seconds
      case .event(let event):
        scene.take(event, at: time)
        for (index, painter) in painters.enumerated() {
          // All painters draw the same places, being at one offset with one seed.
          painter.stage.onEdit = index == 0 ? { scene.take($0) } : nil
          painter.stage.perform(event, at: time)
        }
        // Another look can have other faults.
        if let now = painters.first?.stage.state.facts(turning: turns) {
          for suspect in suspects.indices { suspects[suspect].predict(now) }
        }
      case .purge:
        scene.reset()
        for painter in painters { painter.stage.reset() }
      case .scroll(let offset), .pull(let offset):
        let keepsWithinContent = step == .scroll(offset)
        let buffer = FrameBuffer(size: painters.first?.display ?? state.geometry.display)
        // One for strategies that clip cells, one for the others.
        var references: [Bool: ReferenceImage] = [:]
        for (index, painter) in painters.enumerated() {
          painter.scroll(
            to: offset, withinContent: keepsWithinContent, at: time, into: buffer)
          let clips = painter.stage.clipsCells
          let expected =
            references[clips]
            ?? scene.image(matching: painter.stage, at: time, corners: &corners)
          references[clips] = expected
          suspects[index].take(
            buffer, expected, painter.stage, place: "\(world.name), offset \(offset) pt")
          if keepsHashes { suspects[index].proof.hashes.append(buffer.hash) }
        }
      }
    }
  }
}

extension FramePainter {
  /// Brings the table to an offset in points and draws it.
  ///
  /// - Parameter withinContent: Whether the offset is kept within the content.
  fileprivate func scroll(
    to offset: Double, withinContent: Bool, at time: Double, into buffer: FrameBuffer
  ) {
    let geometry = stage.geometry
    let kept = max(0, min(geometry.maximumOffset, offset))
    stage.advance(to: geometry.scale.pixels(withinContent ? kept : offset))
    stage.fadeSelections(at: time)
    paint(into: buffer)
  }
}
