import CoreLayout
import Geometry
import Layers
import RowStrategies
import Rows
import ScrollSimulation
import TableContent

/// A table on a display: one strategy's cells, headers and section backgrounds as a layer tree.
///
/// Each phase of a frame up to the commit is one call, so that the caller can time them; with the
/// pool warm none of them allocates but what a strategy or the shaping of text does.
final class TableStage {
  /// The tree to commit: the backdrop with the content in it.
  let root = Layer(role: .backdrop)
  private let rows: RowTable
  private let geometry: TableGeometry
  private let look: TableLook
  private let strategy: any RowStrategy
  private let pen: LabelPen
  private let content = Layer(role: .decoration)
  private let cells = Layer(role: .decoration)
  private let sections: SectionViews
  private var driver: TableDriver<TableCell>

  init(
    rows: RowTable, geometry: TableGeometry, look: TableLook, strategy: any RowStrategy,
    policy: ReusePolicy, pen: LabelPen
  ) {
    self.rows = rows
    self.geometry = geometry
    self.look = look
    self.strategy = strategy
    self.pen = pen
    driver = TableDriver(policy: policy)
    sections = SectionViews(strategy: strategy, policy: policy)
    root.frame = PixelRect(geometry.display)
    root.backgroundColor = look.backdrop
    root.addSublayer(content)
    content.addSublayer(sections.backgrounds)
    content.addSublayer(sections.headers)
    content.addSublayer(cells)
  }

  /// Phase `advance`: moves the content.
  ///
  /// - Parameter top: The scroll offset, in pixels.
  func advance(to top: Int) {
    content.frame = PixelRect(x: 0, y: -top, width: 0, height: 0)
  }

  /// Phase `turnover`: takes out the cells of rows that left and gets cells for those that came.
  func turnOver(top: Int) {
    let span = geometry.span(shownFrom: top)
    let layout = geometry.layout
    driver.turnOver(
      to: layout.rows(intersecting: span),
      identifier: { strategy.reuseIdentifier(for: layout.position(ofRow: $0)) },
      make: { _ in TableCell(strategy: strategy, showsText: look.showsText) },
      remove: { $0.layer.removeFromSuperlayer() })
    for index in 0..<driver.lastTurnover.arrivedInFront {
      cells.insertSublayer(driver.placed[index].cell.layer, at: index)
    }
    for placed in driver.placed.suffix(driver.lastTurnover.arrivedBehind) {
      cells.addSublayer(placed.cell.layer)
    }
    sections.turnOver(to: layout.sections(intersecting: span), showsHeaders: look.showsText)
  }

  /// Phase `configure`: puts content and state on to what came in.
  func configure() {
    forEachArrival { placed, section in
      let position = geometry.layout.position(ofRow: placed.row, inSection: section)
      placed.cell.configure(
        row: rows.rows[placed.row], index: placed.row, position: position,
        size: geometry.rect(ofRow: placed.row, inSection: section).size, strategy: strategy,
        look: look, pen: pen)
    }
    sections.forEachArrival { section, header, background in
      header?.show(
        rows.sections[section].title, width: geometry.columnWidth, style: look.header,
        places: look.places, backdrop: look.labels == .opaque ? look.backdrop : nil, pen: pen)
      background?.configure(rows: geometry.rectOfRows(inSection: section))
    }
  }

  /// Phase `layout`: sets the frames of what came in.
  func layout() {
    forEachArrival { placed, section in
      let frame = geometry.rect(ofRow: placed.row, inSection: section)
      placed.cell.layout(frame: frame, look: look)
    }
    sections.forEachArrival { section, header, background in
      header?.layout(frame: geometry.rectOfHeader(inSection: section), places: look.places)
      background?.layout()
    }
  }

  /// What the last turnover did.
  var lastTurnover: TableDriver<TableCell>.Turnover { driver.lastTurnover }

  /// The row at the top of the display; 0 if there is none.
  var firstRow: Int { driver.placed.first?.row ?? 0 }

  /// The rows on the display.
  var visibleRows: Int { driver.placed.count }

  /// The rows on the display with at least one rounded corner.
  var visibleCaps: Int {
    guard geometry.radius > 0 else { return 0 }
    return driver.placed.count { geometry.layout.position(ofRow: $0.row).isCap }
  }

  /// The bytes of all background images: shared ones and those of cells, visible or waiting.
  var imageBytes: Int {
    let all = driver.placed.map(\.cell) + driver.pool.cells
    return strategy.sharedImageBytes + sections.privateImageBytes
      + all.reduce(0) { $0 + $1.privateImageBytes }
  }

  /// Recycles everything on the display, as at the end of a pass.
  func clear() {
    driver.turnOver(
      to: 0..<0, identifier: { _ in "" }, make: { _ in preconditionFailure("nothing comes in") },
      remove: { $0.layer.removeFromSuperlayer() })
    sections.turnOver(to: 0..<0, showsHeaders: look.showsText)
  }

  private func forEachArrival(
    _ body: (TableDriver<TableCell>.Placed, _ section: Int) -> Void
  ) {
    driver.forEachArrival { body($0, geometry.layout.section(ofRow: $0.row)) }
  }
}
