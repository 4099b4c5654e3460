import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// The rounded cell of *apple Archive*, with its bugs.
  ///
  /// Layers are added whenever the cell draws, five each time, and a corner stays rounded when the
  /// cell is reused. A change of style recreates the table, since nothing can be updated.
  static let cornerCoverAsPublished = StrategyDescriptor(
    id: "corner-cover-as-published",
    summary:
      "corner-cover with its faults: layers pile up, and rounding sticks when cells are reused.",
    source: "RoundedTableViewCell", kind: .variant,
    // Rounding persists when a cell that showed a cap shows a middle row. A cap is square if the cell
    // last drew itself as a middle row, whose covers persist. Overlapping bases make the edges of
    // corners harder. With varying row sizes, an older and larger base extends beyond the row or
    // fills a corner.
    predictedFaults: { table in
      var faults: Set<FaultKind> = [.layersGrow]
      if table.style.radius > 0 {
        faults.formUnion([.roundedRows, .squareRows, .distortedCorners, .wrongImage])
      }
      if table.smallestRow != table.largestRow { faults.formUnion([.wrongImage, .wrongBackdrop]) }
      return faults
    },
    make: {
      StyledStrategy($0, scope: { _ in .newTable }) {
        CornerCoverAsPublishedBackground(state: $0, style: $1.current)
      }
    })
}

/// The layers accumulated by all draws of a cell, over the backing store that drawing creates.
final class CornerCoverAsPublishedBackground: RowBackground {
  /// The cell's own layer, whose contents are the backing store, which stays empty.
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: RowStyle
  /// The covers of the latest draw; `nil` before the first one.
  private var covers: CornerCovers?
  private var drawCount = 0
  /// All corners that were rounded at any time.
  private var rounded: CornerSet = []
  private var needsDisplay = true
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: RowStyle) {
    self.state = state
    self.style = style
  }

  func configure(position: RowPosition, size: PixelSize) {
    // The platform redraws a view when its size changes if its content mode asks for it, as here.
    if size != self.size { needsDisplay = true }
    self.size = size
    // The original setters add corners and never remove them.
    rounded.formUnion(position.corners)
    covers?.hide(rounded)
  }

  func layout() {
    layer.frame = PixelRect(size)
    if needsDisplay { draw() }
  }

  func backingStoreWasPurged() {
    layer.contents = nil
    needsDisplay = true
  }

  var privateImageBytes: Int { layer.contents?.byteCount ?? 0 }

  private func draw() {
    needsDisplay = false
    layer.contents = Bitmap(width: size.width, height: size.height)
    let base = Layer(role: .background)
    base.frame = PixelRect(size)
    base.backgroundColor = style.color(for: state)
    base.cornerRadius = style.radius
    let covers = CornerCovers()
    covers.setColor(style.color(for: state))
    covers.place(in: PixelRect(size), radius: style.radius)
    covers.hide(style.radius > 0 ? rounded : .all)
    // All bases are below all covers, and each corner's cover has its own z position: top left
    // lowest, bottom right highest.
    layer.insertSublayer(base, at: drawCount)
    drawCount += 1
    for (index, cover) in covers.layers.enumerated() {
      layer.insertSublayer(cover, at: drawCount + (index + 1) * drawCount - 1)
    }
    self.covers = covers
  }
}
