import Compositing
import CoreLayout
import Geometry
import Labels
import RowStrategies
import Rows
import TableContent

/// Paints what a table should look like at an offset: the judge's side of the pixel proof.
///
/// It finds rows with the naive layout and draws each text afresh; no cell, layer or cache is
/// involved.
struct ReferenceScene {
  private let rows: RowTable
  private let layout: NaiveTableLayout
  private let geometry: TableGeometry
  private let look: TableLook
  private let renderer: TextRenderer
  private let corner: ReferenceCorner

  init(
    _ scenario: Scenario, rows: RowTable, geometry: TableGeometry, look: TableLook,
    renderer: TextRenderer, corner: ReferenceCorner
  ) {
    self.rows = rows
    layout = NaiveTableLayout(
      rowCounts: rows.sections.map(\.rows.count), rowHeight: scenario.rowHeight,
      headerHeight: scenario.sectionHeader, footerHeight: scenario.sectionFooter)
    self.geometry = geometry
    self.look = look
    self.renderer = renderer
    precondition(corner.radius == geometry.radius, "a scene is rounded like its table")
    self.corner = corner
  }

  /// - Parameter top: The scroll offset, in pixels.
  func picture(at top: Int) -> ReferencePicture {
    var picture = ReferencePicture(
      size: geometry.display, backdrop: look.backdrop, corner: corner)
    let span = geometry.span(shownFrom: top)
    if look.showsText {
      for (section, header) in layout.headers.enumerated() where header.overlaps(span) {
        let frame = geometry.rect(header).offset(x: 0, y: -top)
        paintText(
          rows.sections[section].title, look.header, in: frame, into: &picture,
          place: { look.places.header($0, in: frame.size) })
      }
    }
    for row in layout.rows(intersecting: span) {
      paint(row, at: geometry.rect(row.span).offset(x: 0, y: -top), into: &picture)
    }
    return picture
  }

  private func paint(
    _ placed: NaiveTableLayout.PlacedRow, at frame: PixelRect, into picture: inout ReferencePicture
  ) {
    let corners = geometry.radius > 0 ? placed.position.corners : []
    let states: [RowState] = look.isSelected(row: placed.row) ? [.normal, .selected] : [.normal]
    for state in states {
      picture.paint(
        ReferencePicture.Row(
          rect: frame, corners: corners, color: look.rowStyle.color(for: state)))
    }
    guard look.showsText else { return }
    let row = rows.rows[placed.row]
    let withSubtitle =
      !row.subtitle.isEmpty && look.places.showsSubtitle(inRowOf: frame.height)
    paintText(
      row.title, look.cellText.title, in: frame, into: &picture,
      place: { look.places.title($0, in: frame.size, withSubtitle: withSubtitle) })
    if withSubtitle {
      paintText(
        row.subtitle, look.cellText.subtitle, in: frame, into: &picture,
        place: { look.places.subtitle($0, in: frame.size) })
    }
  }

  /// - Parameter place: Where a text of a size goes, in its container.
  private func paintText(
    _ text: String, _ style: LabelStyle, in container: PixelRect,
    into picture: inout ReferencePicture, place: (PixelSize) -> PixelRect
  ) {
    var coverage = Coverage()
    renderer.draw(
      text, style: style.text, maximumWidth: look.places.textWidth(in: container.width),
      into: &coverage)
    let size = PixelSize(width: coverage.width, height: coverage.height)
    let rect = place(size).offset(x: container.x, y: container.y)
    guard !rect.isEmpty else { return }
    picture.paint(
      ReferencePicture.Text(
        rect: rect, coverage: Array(coverage.bytes.prefix(rect.area)), color: style.color))
  }
}
