import Geometry
import Graphics
import RowStrategies
import TableModel
import TableViews

/// What the visible sections show as a whole: header, footer, and a background if the strategy draws
/// one; all reused from section to section.
final class SectionViews {
  let headers = Layer(role: .decoration)
  let backgrounds = Layer(role: .decoration)
  private var strategy: any RowStrategy
  private let policy: ReusePolicy
  private var driver: VisibleRows<SectionView>

  /// The views of one section.
  private final class SectionView {
    let header: SectionHeader?
    let footer: SectionFooter?
    let background: (any SectionBackground)?

    init(strategy: any RowStrategy, look: TableStyle) {
      header = look.showsText ? SectionHeader() : nil
      footer = look.showsText && look.showsFooters ? SectionFooter() : nil
      background = strategy.makeSectionBackground()
    }

    func removeFromSuperlayer() {
      header?.layer.removeFromSuperlayer()
      footer?.layer.removeFromSuperlayer()
      background?.layer.removeFromSuperlayer()
    }
  }

  init(strategy: any RowStrategy, policy: ReusePolicy) {
    self.strategy = strategy
    self.policy = policy
    driver = VisibleRows(policy: policy)
  }

  /// Throws all views away and goes on with another strategy.
  func restart(strategy: any RowStrategy) {
    for placed in driver.placed { placed.cell.removeFromSuperlayer() }
    self.strategy = strategy
    driver = VisibleRows(policy: policy)
  }

  /// Has the views on the display configured again.
  func reloadVisible() { driver.reloadVisible() }

  /// Has the views on the display placed anew, because heights changed.
  func moved() { driver.shifted(from: 0) }

  /// Recycles all views, for a pass in which each section gets those that it had.
  func reset() {
    driver.reset { $0.removeFromSuperlayer() }
  }

  /// Brings the views up to date with the sections that are now on the display.
  func update(to sections: Range<Int>, look: TableStyle) {
    driver.update(
      to: sections, identifier: { _ in "section" },
      make: { _ in SectionView(strategy: strategy, look: look) },
      remove: { $0.removeFromSuperlayer() })
    driver.forEachArrival { placed in
      placed.cell.header.map { headers.addSublayer($0.layer) }
      placed.cell.footer.map { headers.addSublayer($0.layer) }
      placed.cell.background.map { backgrounds.addSublayer($0.layer) }
    }
  }

  /// Puts content on to the views of the sections that came in or changed.
  func configure(rows: RowTable, state: TableConfiguration, pen: LabelPen) {
    let (look, geometry) = (state.look, state.geometry)
    driver.forEachToConfigure { placed in
      let section = placed.row
      placed.cell.header?.show(
        rows.sections[section].title, width: geometry.columnWidth, style: look.header,
        places: look.places, backdrop: look.headerBackground, pen: pen)
      placed.cell.footer?.show(
        Self.footer(rows.sections[section], rows: geometry.layout.rows(inSection: section).count),
        width: geometry.columnWidth, style: look.header, places: look.places,
        backdrop: look.headerBackground, pen: pen)
    }
    driver.forEachToLayout {
      configure($0.cell.background, rows: geometry.rectOfRows(inSection: $0.row))
    }
  }

  /// Sets the frames of the views of the sections that came in or changed.
  func layout(state: TableConfiguration) {
    let (look, geometry) = (state.look, state.geometry)
    driver.forEachToLayout { placed in
      placed.cell.header?.layout(
        frame: geometry.rectOfHeader(inSection: placed.row), places: look.places)
      placed.cell.footer?.layout(
        frame: geometry.rectOfFooter(inSection: placed.row), places: look.places)
      guard let background = placed.cell.background, !background.layer.isHidden else { return }
      background.layout()
    }
  }

  /// A section whose last row was taken out shows no background.
  private func configure(_ background: (any SectionBackground)?, rows: PixelRect) {
    background?.layer.isHidden = rows.isEmpty
    if !rows.isEmpty { background?.configure(rows: rows) }
  }

  /// The text of a section's footer: its own, or how many rows it has.
  static func footer(_ section: RowSection, rows: Int) -> String {
    if !section.footer.isEmpty { return section.footer }
    return rows == 1 ? "1 row" : "\(rows) rows"
  }

  /// The bytes of the images of all section backgrounds.
  var privateImageBytes: Int {
    (driver.placed.map(\.cell) + driver.pool.cells)
      .reduce(0) { $0 + ($1.background?.privateImageBytes ?? 0) }
  }
}
