import Compositing
import Geometry
import RowStrategies
import RunRecords

/// A strategy while its images are compared, with what was found so far.
struct EquivalenceCheck {
  let strategy: StrategyDescriptor
  var proof: PixelEquivalence
  private var log = FindingLog()
  private var predicted: Set<FindingKind> = []
  /// Differences in rows whose corners are cut off by the display: what they come from is told by
  /// other rows, if any show a fault.
  private var untold: (place: String, row: Int, pixels: Int, largest: Int)?

  init(_ strategy: StrategyDescriptor) {
    self.strategy = strategy
    proof = PixelEquivalence(
      strategy: strategy.id, allowance: isControl(strategy) ? 255 : PixelCheck.allowance)
  }

  /// Takes note of the faults that the strategy is known for in a table.
  mutating func predict(_ facts: TableConstraints) {
    predicted.formUnion(strategy.predictedFindings(facts))
  }

  /// The proof with the findings in it.
  var outcome: PixelEquivalence {
    var (proof, log) = (proof, log)
    if log.kinds.isEmpty, let untold {
      log.note(
        .wrongImage, row: untold.row, pixels: untold.pixels, largest: untold.largest,
        at: untold.place)
    }
    proof.predicted = predicted.map(\.rawValue).sorted()
    proof.findings = log.findings(predicted: predicted)
    return proof
  }

  /// Compares an image.
  mutating func take(
    _ buffer: FrameBuffer, _ reference: ReferenceImage, _ stage: TableView, place: String
  ) {
    let difference = ImageDifference(buffer, reference)
    proof.framesChecked += 1
    proof.pixelsChecked += buffer.size.area
    proof.largestDifference = max(proof.largestDifference, difference.largest)
    proof.differingInsideCorners += difference.insideCorners
    proof.differingOutsideCorners += difference.outsideCorners
    stage.noteLayers(in: &log.layers)
    guard difference.outsideCorners > 0 || difference.largest > proof.allowance else { return }
    if proof.firstMismatch == nil, let (x, y) = difference.example {
      proof.firstMismatch = "\(place): pixel (\(x), \(y)) differs"
    }
    explain(difference, of: buffer, stage, place: place)
  }

  /// Looks row by row for what may explain a difference; what nothing explains is a wrong image.
  private mutating func explain(
    _ difference: ImageDifference, of buffer: FrameBuffer, _ stage: TableView, place: String
  ) {
    let probe = CornerProbe(stage.state)
    var unexplained = difference.insideCorners + difference.outsideCorners
    stage.forEachShownRow { row in
      let mismatch = Mismatch(difference, in: row, radius: stage.geometry.radius)
      unexplained -= mismatch.total
      guard mismatch.outsideCorners > 0 || mismatch.largest > proof.allowance else { return }
      let fault = isControl(strategy) ? nil : probe.fault(of: row, in: buffer)
      if fault == nil, !row.hasItsCorners(on: buffer.size) {
        untold = untold ?? (place, row.content, mismatch.total, mismatch.largest)
        return
      }
      log.note(
        fault ?? mismatch.kind, row: row.content, pixels: mismatch.total,
        largest: mismatch.largest, at: place)
    }
    if unexplained > 0 {
      log.note(
        .wrongImage, row: nil, pixels: unexplained, largest: difference.largest, at: place)
    }
  }
}

private func isControl(_ strategy: StrategyDescriptor) -> Bool { strategy.kind == .control }

/// How a row differs from the reference.
private struct Mismatch {
  /// Pixels that differ.
  let total: Int
  /// Those that do outside of the squares of the row's rounded corners.
  let outsideCorners: Int
  /// The largest difference of one channel.
  let largest: Int
  /// What the row suffers from, if its corners' outermost pixels are right.
  let kind: FindingKind

  init(_ difference: ImageDifference, in row: ShownRow, radius: Int) {
    let all = difference.differences(in: row.rect)
    total = all.count
    largest = all.largest
    let corners = row.position.corners
    let squares = [
      (CornerSet.topLeft, row.rect.x, row.rect.y),
      (.topRight, row.rect.maxX - radius, row.rect.y),
      (.bottomLeft, row.rect.x, row.rect.maxY - radius),
      (.bottomRight, row.rect.maxX - radius, row.rect.maxY - radius),
    ].filter { corners.contains($0.0) }
    outsideCorners = squares.reduce(all.count) { count, square in
      let rect = PixelRect(x: square.1, y: square.2, width: radius, height: radius)
      return count - difference.differences(in: rect).count
    }
    // Rounded in a wrong way is what differs near the ends of a cap row alone, and in its corners.
    let middle = PixelRect(
      x: row.rect.x + row.rect.width * 2 / 5, y: row.rect.y, width: row.rect.width / 5,
      height: row.rect.height)
    kind =
      total > outsideCorners
        && (outsideCorners == 0 || difference.differences(in: middle).count == 0)
      ? .distortedCorners : .wrongImage
  }
}
