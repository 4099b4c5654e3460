import Geometry
import Graphics
import TableModel

/// *apple Archive*'s rounded cell with its faults.
///
/// Layers are made where the cell draws itself, so that every time it draws adds five; a corner once
/// rounded stays so when the cell is used again. Nothing of it could change at run time: another
/// style makes the table anew.
final class CornerCoverAsPublishedStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "corner-cover-as-published",
    summary:
      "corner-cover with its faults: layers pile up, and rounding sticks when cells are reused.",
    kind: .variant, predictedFindings: predictedFindings,
    make: { CornerCoverAsPublishedStrategy(style: $0) })

  private let style: RowStyle

  init(style: RowStyle) {
    self.style = style
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    CornerCoverAsPublishedBackground(state: state, style: style)
  }

  /// What reuse and redrawing lead to.
  ///
  /// Rounding sticks once a cell that showed a cap shows a middle row; a cap is square where a cell
  /// drew itself as a middle row before, and its old covers stay. Bases that lie over one another make
  /// the edges of corners harder. Where rows differ in size, an older base that is larger than the
  /// row sticks out of it.
  private static func predictedFindings(_ table: TableConstraints) -> Set<FindingKind> {
    var findings: Set<FindingKind> = [.layersGrow]
    if table.style.radius > 0 {
      findings.formUnion([.roundedRows, .squareRows, .distortedCorners])
    }
    if table.smallestRow != table.largestRow { findings.insert(.wrongImage) }
    return findings
  }
}

/// The layers of all the times that a cell drew itself, over the backing store that drawing gives
/// it.
final class CornerCoverAsPublishedBackground: RowBackground {
  /// The cell's own layer: its contents are the backing store, which nothing is drawn into.
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: RowStyle
  /// The covers made when the cell last drew itself; `nil` before the first time.
  private var covers: CornerCovers?
  /// How often the cell drew itself.
  private var drawCount = 0
  /// Corners that were to be rounded at any time.
  private var rounded: CornerSet = []
  private var needsDisplay = true
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: RowStyle) {
    self.state = state
    self.style = style
  }

  func configure(position: RowPosition, size: PixelSize) {
    // The platform draws a view again when its size changes, if told so as this one is.
    if size != self.size { needsDisplay = true }
    self.size = size
    // The setters only ever get to know what is to be rounded.
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
    // All bases have a lower z position than all covers, and each cover one of its own: top left
    // lowest, bottom right highest.
    layer.insertSublayer(base, at: drawCount)
    drawCount += 1
    for (index, cover) in covers.layers.enumerated() {
      layer.insertSublayer(cover, at: drawCount + (index + 1) * drawCount - 1)
    }
    self.covers = covers
  }
}
