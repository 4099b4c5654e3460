package import Compositing
package import Labels
package import RowStrategies
import Rows
package import RunRecords

/// Compares what strategies show with the slow reference.
///
/// A strategy passes if no pixel outside of the corner squares differs at all, and none inside by
/// more than ``allowance``; a control may look as it likes inside them.
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

  /// Compares strategies in all worlds, each picture with one reference for all of them.
  ///
  /// - Parameter keepsHashes: Whether the proofs list a hash of each of these pictures.
  package func prove(
    _ strategies: [StrategyDescriptor], in worlds: [PictureWorld], keepsHashes: Bool = false,
    continuing proofs: [PixelProof]? = nil
  ) -> [PixelProof] {
    var proofs =
      proofs
      ?? strategies.map {
        PixelProof(strategy: $0.id, allowance: $0.kind == .control ? 255 : Self.allowance)
      }
    var corners: [Int: ReferenceCorner] = [:]
    for world in worlds {
      check(world, strategies, &proofs, &corners, keepsHashes: keepsHashes)
    }
    return proofs
  }

  private func check(
    _ world: PictureWorld, _ strategies: [StrategyDescriptor], _ proofs: inout [PixelProof],
    _ corners: inout [Int: ReferenceCorner], keepsHashes: Bool
  ) {
    let geometry = TableGeometry(world.scenario, rowCounts: world.rows.sections.map(\.rows.count))
    let look = TableLook(world.scenario, geometry: geometry, renderer: renderer)
    // Counted sample by sample: once for a radius, whatever the number of worlds.
    let corner = corners[geometry.radius] ?? ReferenceCorner(radius: geometry.radius)
    corners[geometry.radius] = corner
    let scene = ReferenceScene(
      world.scenario, rows: world.rows, geometry: geometry, look: look, renderer: renderer,
      corner: corner)
    let buffer = FrameBuffer(size: geometry.display)
    // One painter per strategy lives through the whole world, so that its cells are reused.
    let painters = strategies.map {
      PicturePainter(
        rows: world.rows, geometry: geometry, look: look, strategy: $0.make(look.rowStyle),
        engine: engine.make(), renderer: renderer)
    }
    for top in world.tops(geometry) {
      let reference = scene.picture(at: top)
      for (index, painter) in painters.enumerated() {
        painter.paint(at: top, into: buffer)
        let difference = PictureDifference(buffer, reference)
        proofs[index].take(difference, of: buffer, in: world, at: geometry.scale.points(top))
        if keepsHashes { proofs[index].hashes.append(buffer.hash) }
      }
    }
  }
}

extension PixelProof {
  fileprivate mutating func take(
    _ difference: PictureDifference, of buffer: FrameBuffer, in world: PictureWorld,
    at offset: Double
  ) {
    framesChecked += 1
    pixelsChecked += buffer.size.area
    largestDifference = max(largestDifference, difference.largest)
    differingInsideCorners += difference.insideCorners
    differingOutsideCorners += difference.outsideCorners
    let breaks = difference.outsideCorners > 0 || difference.largest > allowance
    if breaks, firstMismatch == nil, let (x, y) = difference.example {
      firstMismatch = "\(world.name), offset \(offset) pt: pixel (\(x), \(y)) differs"
    }
  }
}
