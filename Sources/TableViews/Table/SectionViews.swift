import Graphics
import RowStrategies
import TableModel

/// The header, footer and, if the strategy draws one, background of each visible section, reused
/// from section to section.
final class SectionViews {
  let headers = Layer(role: .decoration)
  let backgrounds = Layer(role: .decoration)
  private let strategies: TableStrategies
  private let policy: ReusePolicy
  var visible: VisibleRows<SectionView>

  final class SectionView {
    let header: TitleView?
    let footer: TitleView?
    let background: (any SectionBackground)?

    init(strategy: any RowStrategy, style: TableStyle, isPlain: Bool) {
      header = style.showsText ? TitleView() : nil
      footer = style.showsText && style.settings.footerText ? TitleView() : nil
      background = isPlain ? nil : strategy.makeSectionBackground()
    }

    func removeFromSuperlayer() {
      header?.layer.removeFromSuperlayer()
      footer?.layer.removeFromSuperlayer()
      background?.layer.removeFromSuperlayer()
    }
  }

  private static let plainIdentifier = "plain section"

  init(_ strategies: TableStrategies, policy: ReusePolicy) {
    self.strategies = strategies
    self.policy = policy
    visible = VisibleRows(policy: policy)
  }

  /// Drops all views: new strategies make others.
  func restart() {
    headers.removeSublayers()
    backgrounds.removeSublayers()
    visible = VisibleRows(policy: policy)
  }

  /// Recycles all views, for a pass in which each section gets the views that it had.
  func reset() {
    visible.reset { $0.removeFromSuperlayer() }
  }

  func update(to sections: Range<Int>, _ style: TableStyle) {
    visible.update(
      to: sections,
      identifier: { section, _ in
        style.isPlain(section: section) ? Self.plainIdentifier : "section"
      },
      make: {
        SectionView(strategy: strategies.rounded, style: style, isPlain: $0 == Self.plainIdentifier)
      },
      remove: { $0.removeFromSuperlayer() })
    visible.forEach(needing: .arrival) { placed in
      placed.cell.header.map { headers.addSublayer($0.layer) }
      placed.cell.footer.map { headers.addSublayer($0.layer) }
      placed.cell.background.map { backgrounds.addSublayer($0.layer) }
    }
  }

  func configure(_ state: TableState, pen: LabelPen) {
    let (style, geometry, rows) = (state.style, state.geometry, state.rows)
    let width = style.places.textWidth(in: geometry.columnWidth)
    visible.forEach(needing: .configuration) { placed in
      let section = placed.row
      placed.cell.header?.show(
        style.settings.style(ofSection: section).title ? rows.sections[section].title : "",
        maximumWidth: width, style: style.sectionTitle, pen: pen)
      placed.cell.footer?.show(
        rows.sections[section].footerText(rows: geometry.layout.rows(inSection: section).count),
        maximumWidth: width, style: style.sectionTitle, pen: pen)
    }
    visible.forEach(needing: .layout) { placed in
      guard let background = placed.cell.background else { return }
      let rows = geometry.rectOfRows(inSection: placed.row)
      background.layer.isHidden = rows.isEmpty
      if !rows.isEmpty { background.configure(rows: rows) }
    }
  }

  func layout(_ state: TableState) {
    let (style, geometry) = (state.style, state.geometry)
    visible.forEach(needing: state.style.settings.layout == .all ? .nothing : .layout) { placed in
      let header = geometry.rectOfHeader(inSection: placed.row)
      placed.cell.header?.layout(frame: header) { style.places.header($0, in: header.size) }
      let footer = geometry.rectOfFooter(inSection: placed.row)
      placed.cell.footer?.layout(frame: footer) { style.places.footer($0, in: footer.size) }
      guard let background = placed.cell.background, !background.layer.isHidden else { return }
      background.layout()
    }
  }

  var privateImageBytes: Int {
    (visible.placed.map(\.cell) + visible.pool.cells)
      .reduce(0) { $0 + ($1.background?.privateImageBytes ?? 0) }
  }
}
