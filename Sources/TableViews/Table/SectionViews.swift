import Geometry
import Graphics
import RowStrategies
import TableModel

/// The header, footer and, if the strategy draws one, background of each visible section, reused
/// from section to section.
final class SectionViews {
  let headers = Layer(role: .decoration)
  let backgrounds = Layer(role: .decoration)
  private var strategy: any RowStrategy
  private let policy: ReusePolicy
  private var visible: VisibleRows<SectionView>

  /// The views of one section.
  private final class SectionView {
    let header: TitleView?
    let footer: TitleView?
    let background: (any SectionBackground)?

    init(strategy: any RowStrategy, style: TableStyle, isPlain: Bool) {
      header = style.showsText ? TitleView() : nil
      footer = style.showsText && style.showsFooters ? TitleView() : nil
      background = isPlain ? nil : strategy.makeSectionBackground()
    }

    func removeFromSuperlayer() {
      header?.layer.removeFromSuperlayer()
      footer?.layer.removeFromSuperlayer()
      background?.layer.removeFromSuperlayer()
    }
  }

  /// The reuse identifier of sections of plain cells.
  private static let plainIdentifier = "plain section"

  init(strategy: any RowStrategy, policy: ReusePolicy) {
    self.strategy = strategy
    self.policy = policy
    visible = VisibleRows(policy: policy)
  }

  /// Drops all views and continues with another strategy.
  func restart(strategy: any RowStrategy) {
    for placed in visible.placed { placed.cell.removeFromSuperlayer() }
    self.strategy = strategy
    visible = VisibleRows(policy: policy)
  }

  /// Schedules the configuration of the visible views.
  func reloadVisible() { visible.reloadVisible() }

  /// Schedules that all visible views are dequeued again.
  func reloadAll() { visible.reloadAll() }

  /// Schedules the layout of the visible views, because heights changed.
  func moved() { visible.shifted(from: 0) }

  /// Recycles all views, for a pass in which each section gets the views that it had.
  func reset() {
    visible.reset { $0.removeFromSuperlayer() }
  }

  /// Recycles the views of sections that left and dequeues or creates views for those that came.
  func update(to sections: Range<Int>, style: TableStyle) {
    visible.update(
      to: sections,
      identifier: { style.isPlain(section: $0) ? Self.plainIdentifier : "section" },
      make: {
        SectionView(strategy: strategy, style: style, isPlain: $0 == Self.plainIdentifier)
      },
      remove: { $0.removeFromSuperlayer() })
    visible.forEachArrival { placed in
      placed.cell.header.map { headers.addSublayer($0.layer) }
      placed.cell.footer.map { headers.addSublayer($0.layer) }
      placed.cell.background.map { backgrounds.addSublayer($0.layer) }
    }
  }

  /// Sets the content of the views of sections that came in or changed.
  func configure(rows: RowTable, _ configuration: TableConfiguration, pen: LabelPen) {
    let (style, geometry) = (configuration.style, configuration.geometry)
    let width = style.places.textWidth(in: geometry.columnWidth)
    visible.forEachToConfigure { placed in
      let section = placed.row
      placed.cell.header?.show(
        style.showsTitle(ofSection: section) ? rows.sections[section].title : "",
        maximumWidth: width, style: style.sectionTitle, pen: pen)
      placed.cell.footer?.show(
        rows.sections[section].footerText(rows: geometry.layout.rows(inSection: section).count),
        maximumWidth: width, style: style.sectionTitle, pen: pen)
    }
    visible.forEachToLayout {
      configure($0.cell.background, rows: geometry.rectOfRows(inSection: $0.row))
    }
  }

  /// Sets the frames of the views of sections that came in or changed, or of all of them if the
  /// settings say so.
  func layout(_ configuration: TableConfiguration) {
    let (style, geometry) = (configuration.style, configuration.geometry)
    visible.forEachToLayout(all: configuration.settings.layout == .all) { placed in
      let header = geometry.rectOfHeader(inSection: placed.row)
      placed.cell.header?.layout(frame: header) { style.places.header($0, in: header.size) }
      let footer = geometry.rectOfFooter(inSection: placed.row)
      placed.cell.footer?.layout(frame: footer) { style.places.footer($0, in: footer.size) }
      guard let background = placed.cell.background, !background.layer.isHidden else { return }
      background.layout()
    }
  }

  /// Hides the background of a section without rows.
  private func configure(_ background: (any SectionBackground)?, rows: PixelRect) {
    background?.layer.isHidden = rows.isEmpty
    if !rows.isEmpty { background?.configure(rows: rows) }
  }

  /// The bytes of the images of all section backgrounds.
  var privateImageBytes: Int {
    (visible.placed.map(\.cell) + visible.pool.cells)
      .reduce(0) { $0 + ($1.background?.privateImageBytes ?? 0) }
  }
}
