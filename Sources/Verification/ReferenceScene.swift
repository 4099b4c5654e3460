package import Compositing
import Geometry
import Graphics
import RowStrategies
package import TableModel
package import TableViews
package import Text

/// The reference renderer of tables: paints the image that a table should show.
///
/// Stores the table as a plain list, finds rows with the naive layout, measures all rows if heights
/// are measured, and draws each text anew. Shares with the verified table the places of a row's
/// parts and of shadows and the measuring of rows; uses no strategies, layers or caches.
package struct ReferenceScene {
  private let initialRows: RowTable
  private var rows: RowTable
  private let renderer: TextRenderer
  private let drawing = ContentDrawing()
  private let initial: TableSettings
  private var settings: TableSettings
  /// The contents of the rows, section by section.
  private var contents: [[Int]]
  private var fades: [SelectionFade] = []
  private var growingRows = GrowingRows()
  /// The contents on the display when the last image was painted.
  private var shown: [Int] = []

  package init(_ settings: TableSettings, rows: RowTable, renderer: TextRenderer) {
    initialRows = rows
    self.rows = rows
    self.renderer = renderer
    initial = settings
    self.settings = settings
    contents = rows.sections.map { Array($0.rows) }
  }

  /// Applies an event, except for edits, which are applied once their places are known.
  package mutating func apply(_ event: TableEvent, at time: Double) {
    if event.endsGrowth { growingRows.advance(to: .infinity) }
    _ = settings.apply(event, at: time)
    switch event {
    case .tap(let row, let seconds):
      guard !shown.isEmpty else { return }
      let content = shown[min(row, shown.count - 1)]
      fades.select(
        SelectionFade(
          content: content, start: time, seconds: seconds, stays: staysSelected(content)))
    case .sections(let sizes, let seed):
      rows = initialRows.cut(intoSectionsOf: sizes, seed: seed)
      contents = rows.sections.map { Array($0.rows) }
      fades = []
      shown = []
    default: break
    }
  }

  /// Returns whether a tapped row stays selected.
  private func staysSelected(_ content: Int) -> Bool {
    for (section, contents) in contents.enumerated() {
      guard let index = contents.firstIndex(of: content) else { continue }
      return rows.rows[content].select(section: section, index: index)
    }
    return false
  }

  package mutating func apply(_ edit: ResolvedEdit, at time: Double) {
    switch edit {
    case .insert(let content, let index, let section):
      contents[section].insert(content, at: index)
      growingRows.inserted(
        at: row(at: index, inSection: section), growing: settings.growth(from: time))
    case .remove(let row):
      _ = remove(row)
      growingRows.removed(row)
    case .move(let row, let index, let section):
      let content = remove(row)
      contents[section].insert(content, at: index)
      growingRows.moved(from: row, to: self.row(at: index, inSection: section))
    case .reload: break
    }
  }

  package mutating func reset() {
    settings = initial
    rows = initialRows
    contents = rows.sections.map { Array($0.rows) }
    fades = []
    growingRows = GrowingRows()
  }

  private func row(at index: Int, inSection section: Int) -> Int {
    contents[..<section].reduce(index) { $0 + $1.count }
  }

  private mutating func remove(_ row: Int) -> Int {
    var index = row
    for section in contents.indices {
      if index < contents[section].count { return contents[section].remove(at: index) }
      index -= contents[section].count
    }
    preconditionFailure("row \(row) is not in the table")
  }

  /// Returns the image of the table at the place of another one.
  ///
  /// If heights are measured, that table's layout may contain estimates for the rows above the
  /// display: the place of its first visible row is authoritative.
  package mutating func image(
    matching table: TableSnapshot, at time: Double, corners: inout ReferenceCorners
  ) -> ReferenceImage {
    _ = settings.advanceAnimation(to: time)
    growingRows.advance(to: time)
    let configuration = TableConfiguration(settings, rowCounts: [1], renderer: renderer)
    let (geometry, style) = (configuration.geometry, configuration.style)
    let layout = layout(configuration)
    var top = table.top
    if settings.heights.source == .measured {
      // Beyond the end of the content, that end is authoritative.
      let (expected, actual) =
        table.firstRow.map { (layout.rows[$0.row].span.lowerBound, $0.top) }
        ?? (table.isOverscrolled && top > 0 ? (layout.contentHeight, table.contentHeight) : (0, 0))
      top += geometry.scale.pixels(expected) - geometry.scale.pixels(actual)
    }
    var painting = ReferencePainting(
      configuration, look: table.look, renderer: renderer, top: top, corners: corners,
      drawing: drawing)
    defer { corners = painting.corners }
    painting.paintShadows(layout)
    painting.paintTableTitles(layout)
    let span = geometry.span(shownFrom: top)
    for (section, rows) in contents.enumerated() where style.showsText {
      painting.paintTitle(
        style.showsTitle(ofSection: section) ? self.rows.sections[section].title : "",
        layout.headers[section], shown: span
      ) { style.places.header($0, in: $1) }
      guard style.showsFooters else { continue }
      painting.paintTitle(
        self.rows.sections[section].footerText(rows: rows.count), layout.footers[section],
        shown: span
      ) { style.places.footer($0, in: $1) }
    }
    let flat = contents.flatMap(\.self)
    shown = []
    for row in layout.rows(intersecting: span) {
      let content = flat[row.row]
      shown.append(content)
      let fade = fades.last { $0.content == content }?.opacity(at: time)
      let height = configuration.height(ofContent: content, in: rows, by: nil)
      painting.paint(
        rows.rows[content], content: content, at: row,
        growingTo: growingRows.contains(row.row) ? height : nil,
        selection: style.isSelected(content: content) ? 255 : fade, isClipped: table.clipsCells)
    }
    return painting.image
  }

  /// The layout of all rows, each measured if heights are.
  private func layout(_ configuration: TableConfiguration) -> NaiveTableLayout {
    let flat = contents.flatMap(\.self)
    let positions = contents.flatMap { rows in
      rows.indices.map { RowPosition(index: $0, count: rows.count) }
    }
    // As published, heights are wrong for all strategies alike: the expected image depends on the
    // mode.
    let mode = settings.heights.measuring
    let measurer =
      settings.heights.source == .measured
      ? configuration.makeMeasurer(mode == .cached ? .proxy : mode) : nil
    return NaiveTableLayout(
      rowCounts: contents.map(\.count),
      heights: { row in
        let height = configuration.height(ofContent: flat[row], in: rows, by: measurer)
        let start = configuration.geometry.heightBeforeGrowth(at: positions[row])
        return growingRows.height(ofRow: row, from: start, to: height) ?? height
      }, spaces: settings.spaces)
  }
}

/// The corners that the reference rounds with, and the shadows of rows, each computed once.
package struct ReferenceCorners {
  private var corners: [Shape: ReferenceCorner] = [:]
  private var shadows: [ShadowShape: ReferenceShadow] = [:]

  private struct Shape: Hashable {
    let radius: Int
    let curve: CornerCurve
  }

  private struct ShadowShape: Hashable {
    let size: PixelSize
    let corners: CornerSet
    let corner: Shape
    let reach: Int
  }

  package init() {}

  mutating func corner(ofRadius radius: Int, curve: CornerCurve) -> ReferenceCorner {
    let shape = Shape(radius: radius, curve: curve)
    if let corner = corners[shape] { return corner }
    let corner = ReferenceCorner(radius: radius, curve: curve)
    corners[shape] = corner
    return corner
  }

  mutating func shadow(
    _ shadow: RowShadow, ofRow size: PixelSize, corners: CornerSet, _ corner: ReferenceCorner,
    _ style: RowStyle
  ) -> ReferenceShadow {
    let key = ShadowShape(
      size: size, corners: corners, corner: Shape(radius: corner.radius, curve: corner.curve),
      reach: shadow.radius(style))
    if let known = shadows[key] { return known }
    let new = ReferenceShadow(
      ofRow: size, in: shadow.bounds(ofRow: size, corners: corners, style), corners: corners,
      corner: corner, reach: key.reach)
    shadows[key] = new
    return new
  }
}
