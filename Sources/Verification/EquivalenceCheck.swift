package import Compositing
import Geometry
package import RowStrategies
package import RunData
package import TableViews

/// The comparison of one strategy's images with the reference.
package struct EquivalenceCheck {
  /// The largest difference of one channel that is allowed inside corner squares: 2 of 255.
  ///
  /// One level for the corner's coverage, which strategies integrate and the reference counts
  /// sample by sample, each rounding on its own; one for rounding the blend of the two.
  package static let allowance = 2

  package let strategy: StrategyDescriptor
  package var proof: PixelEquivalence
  private var log = FaultLog()
  private let drawing = ContentDrawing()
  /// The rows whose contents show something of another row.
  private var staleContents: Set<Int> = []
  private var predicted: Set<FaultKind> = []
  /// Differences in rows whose corners are clipped by the display: attributed to a fault of other
  /// rows, if there is one.
  private var cutOff: (place: String, row: Int, pixels: Int, largest: Int)?

  package init(_ strategy: StrategyDescriptor) {
    self.strategy = strategy
    proof = PixelEquivalence(
      strategy: strategy.id, allowance: isControl(strategy) ? 255 : Self.allowance)
  }

  /// Adds the predicted faults of a table, and of the strategy in it.
  package mutating func predict(_ table: TableState, amid events: some Sequence<TableEvent>) {
    predicted.formUnion(table.predictedFaults(of: strategy, amid: events))
    predicted = table.addingFaultsOfColors(to: predicted)
    predicted.formUnion(table.predictedFaults)
  }

  package var result: PixelEquivalence {
    var (proof, log) = (proof, log)
    if log.kinds.isEmpty, let cutOff {
      log.record(
        .wrongImage, row: cutOff.row, pixels: cutOff.pixels, largest: cutOff.largest,
        at: cutOff.place)
    }
    proof.predicted = predicted.map(\.rawValue).sorted()
    proof.faults = log.faults(predicted: predicted)
    return proof
  }

  package mutating func compare(
    _ buffer: FrameBuffer, _ reference: ReferenceImage, _ table: TableSnapshot, place: String
  ) {
    let difference = ImageDifference(buffer, from: reference)
    let outsideCorners = difference.outsideCorners
    proof.framesChecked += 1
    proof.pixelsChecked += buffer.size.area
    proof.largestDifference = max(proof.largestDifference, difference.largest)
    proof.differingInsideCorners += difference.pixels.count - outsideCorners
    proof.differingOutsideCorners += outsideCorners
    for layers in table.backgrounds { log.layers.record(layers) }
    for content in table.contents {
      if content.leavesRow { log.overflowing = content.descriptor.id }
      if drawing.isStale(content) {
        staleContents.insert(content.row.index)
        log.record(stale: content, at: place)
      } else {
        staleContents.remove(content.row.index)
      }
    }
    guard outsideCorners > 0 || difference.largest > proof.allowance else { return }
    if proof.firstMismatch == nil, let example = difference.example {
      proof.firstMismatch = "\(place): pixel (\(example.x), \(example.y)) differs"
    }
    explain(difference, of: buffer, table, place: place)
  }

  /// Attributes a difference to faults of rows; otherwise the image is wrong.
  private mutating func explain(
    _ difference: ImageDifference, of buffer: FrameBuffer, _ table: TableSnapshot, place: String
  ) {
    // A shadow that the table itself misplaces is seen in the corners of rows.
    if table.showsEnd, !table.state.predictedFaults.isEmpty {
      log.record(
        .wrongImage, row: nil, pixels: difference.pixels.count, largest: difference.largest,
        at: place)
      return
    }
    let probe = CornerProbe(table.state, look: table.look)
    var unexplained = difference.pixels.count
    for row in table.rows {
      let mismatch = Mismatch(difference, in: row, radius: table.state.geometry.radius)
      unexplained -= mismatch.total
      guard mismatch.outsideCorners > 0 || mismatch.largest > proof.allowance,
        !staleContents.contains(row.rowID)
      else { continue }
      // The colour that a cell keeps of another row covers its background.
      let fault =
        row.keepsColor
        ? .staleColors : isControl(strategy) ? nil : probe.fault(of: row, in: buffer)
      if fault == nil, !row.hasItsCorners(on: buffer.size) {
        cutOff = cutOff ?? (place, row.rowID, mismatch.total, mismatch.largest)
        continue
      }
      log.record(
        fault ?? mismatch.kind, row: row.rowID, pixels: mismatch.total,
        largest: mismatch.largest, at: place)
    }
    if unexplained > 0 {
      log.record(
        .wrongImage, row: nil, pixels: unexplained, largest: difference.largest, at: place)
    }
  }
}

private func isControl(_ strategy: StrategyDescriptor) -> Bool { strategy.kind == .control }

/// The pixels of one row that differ from the reference.
private struct Mismatch {
  let total: Int
  /// Those outside of the squares of the row's rounded corners.
  let outsideCorners: Int
  /// The largest difference of one channel.
  let largest: Int
  /// The fault of the row, if its corners' outermost pixels are right.
  let kind: FaultKind

  init(_ difference: ImageDifference, in row: DisplayedRow, radius: Int) {
    let all = difference.differences(in: row.rect.intersection(row.shown))
    total = all.count
    largest = all.largest
    let squares = row.rect.squares(at: row.corners, side: radius)
    outsideCorners = all.count - squares.reduce(0) { $0 + difference.differences(in: $1).count }
    // A corner is distorted if a cap row differs near its ends alone, and in its corners.
    let middle = PixelRect(
      x: row.rect.x + row.rect.width * 2 / 5, y: row.rect.y, width: row.rect.width / 5,
      height: row.rect.height)
    kind =
      total > outsideCorners
        && (outsideCorners == 0 || difference.differences(in: middle).count == 0)
      ? .distortedCorners : .wrongImage
  }
}
