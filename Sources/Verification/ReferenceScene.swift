package import Compositing
import Geometry
import Graphics
import RowStrategies
package import TableModel
package import TableViews
package import Text

/// The reference renderer of tables: paints the image that a table should show.
///
/// Keeps the table as a plain list, finds rows by the naive layout, measures every row once per
/// setting if heights are measured, draws each text anew, and implements events, fades and growth
/// itself. With the verified table it shares the styles, the places of shadows and of the parts of a
/// row, and the measuring of rows; it uses no strategies, layers, or caches of the table.
package struct ReferenceScene {
  private let initialRows: RowTable
  private var rows: RowTable { didSet { measured.heights = [:] } }
  private let renderer: TextRenderer
  private let drawing = ContentDrawing()
  private let initial: TableSettings
  private var settings: TableSettings
  private var sections: [[Item]]
  private var taps: [Tap] = []
  private var resize: Resize?
  /// The time of the last painted image, in seconds.
  private var imageTime = 0.0
  /// The rows on the display when the last image was painted.
  private var shown: [Int] = []
  /// The heights that were measured with the latest settings, in points.
  private var measured: (settings: TableSettings, heights: [MeasuredRow: Double])

  private struct MeasuredRow: Hashable {
    let rowID: Int
    let isPlain: Bool
    let width: Int
  }

  /// A row of the list.
  private struct Item {
    let rowID: Int
    /// The start of its growth; `nil` for a row of its full height.
    var insertion: Double?
  }

  /// A selection that fades in during the first third of its duration and out during the last.
  private struct Tap {
    let rowID: Int
    let start: Double
    let seconds: Double
    /// Infinite for a selection that stays.
    var end: Double

    /// The opacity at a time, 0…255; `nil` once the selection is over.
    func opacity(at time: Double) -> UInt8? {
      guard time < end else { return nil }
      let third = seconds / 3
      return UInt8((min(1, (time - start) / third, (end - time) / third) * 255).rounded())
    }
  }

  /// A change of the rows' width that is animated.
  private struct Resize {
    let from: Column
    let start: Double
  }

  package init(_ settings: TableSettings, rows: RowTable, renderer: TextRenderer) {
    initialRows = rows
    self.rows = rows
    self.renderer = renderer
    initial = settings
    self.settings = settings
    measured = (settings, [:])
    sections = Self.items(of: rows)
  }

  private static func items(of rows: RowTable) -> [[Item]] {
    rows.sections.map { section in section.rows.map { Item(rowID: $0) } }
  }

  /// Applies an event, except for edits, which are applied once their places are known.
  package mutating func apply(_ event: TableEvent, at time: Double) {
    switch event {
    case .appearance(let appearance): settings.appearance = appearance
    case .radius(let radius):
      endGrowth()
      settings.radius = radius
    case .rowColor(let color): setColor(\.row, color)
    case .selectedRowColor(let color): setColor(\.selectedRow, color)
    case .rotate:
      beginResize(at: time)
      settings.display = TableSettings.Display(
        width: settings.display.height, height: settings.display.width,
        scale: settings.display.scale, isCompact: settings.display.isCompact,
        compactBelow: settings.display.compactBelow)
    case .compact(let isCompact):
      beginResize(at: time)
      settings.display.isCompact = isCompact
    case .tap(let row, let seconds): tap(row, seconds: seconds, at: time)
    case .sections(let sizes, let seed):
      replaceSections(initialRows.cut(intoSectionsOf: sizes, seed: seed))
    case .showSections(let numbers):
      if let kept = initialRows.keeping(sections: numbers) { replaceSections(kept) }
    case .edit: break
    }
  }

  private mutating func replaceSections(_ new: RowTable) {
    rows = new
    sections = Self.items(of: new)
    taps = []
    shown = []
  }

  private mutating func setColor(
    _ part: WritableKeyPath<TableColors, PixelColor>, _ color: PixelColor
  ) {
    if settings.appearance == .light {
      settings.colors[keyPath: part] = color
    } else {
      settings.darkColors[keyPath: part] = color
    }
  }

  private mutating func beginResize(at start: Double) {
    endGrowth()
    guard settings.resizeSeconds > 0 else { return }
    // A resize starts from the width that was last shown, which may be that of an unfinished
    // resize.
    resize = Resize(from: column(at: imageTime), start: start)
  }

  private func column(at time: Double) -> Column {
    let end = settings.column
    guard let resize, time < resize.start + settings.resizeSeconds else { return end }
    let share = eased((time - resize.start) / settings.resizeSeconds)
    return Column(
      x: resize.from.x + share * (end.x - resize.from.x),
      width: resize.from.width + share * (end.width - resize.from.width))
  }

  private mutating func endGrowth() {
    for section in sections.indices {
      for index in sections[section].indices { sections[section][index].insertion = nil }
    }
  }

  private mutating func tap(_ row: Int, seconds: Double, at time: Double) {
    guard !shown.isEmpty else { return }
    let rowID = shown[min(row, shown.count - 1)]
    let every = settings.states.selectedEvery
    guard every == 0 || rowID % every > 0 else { return }
    taps.removeAll { $0.rowID == rowID }
    for index in taps.indices where taps[index].end == .infinity {
      taps[index].end = time + taps[index].seconds / 3
    }
    taps.append(
      Tap(
        rowID: rowID, start: time, seconds: seconds,
        end: staysSelected(rowID) ? .infinity : time + seconds))
  }

  private func staysSelected(_ rowID: Int) -> Bool {
    for (section, items) in sections.enumerated() {
      guard let index = items.firstIndex(where: { $0.rowID == rowID }) else { continue }
      return rows.rows[rowID].select(section: section, index: index)
    }
    return false
  }

  package mutating func apply(_ edit: ResolvedEdit, at time: Double) {
    switch edit {
    case .insert(let rowID, let index, let section):
      let growth = settings.insertSeconds > 0 ? time : nil
      sections[section].insert(Item(rowID: rowID, insertion: growth), at: index)
    case .remove(let row): _ = remove(row)
    case .move(let row, let index, let section):
      let item = remove(row)
      sections[section].insert(item, at: index)
    case .reload: break
    }
  }

  package mutating func reset() {
    settings = initial
    rows = initialRows
    sections = Self.items(of: rows)
    taps = []
    resize = nil
  }

  private mutating func remove(_ row: Int) -> Item {
    var index = row
    for section in sections.indices {
      if index < sections[section].count { return sections[section].remove(at: index) }
      index -= sections[section].count
    }
    preconditionFailure("row \(row) is not in the table")
  }

  /// Paints the image that the table of a snapshot should show at its scroll offset.
  ///
  /// If heights are measured, that table's layout may contain estimates for the rows above the
  /// display: the place of its first visible row is authoritative.
  package mutating func image(
    matching table: TableSnapshot, at time: Double, corners: ReferenceCorners
  ) -> ReferenceImage {
    imageTime = time
    var geometry = TableGeometry(settings, rowCounts: [1])
    geometry.show(column(at: time))
    let state = TableState(settings, rows: rows, geometry: geometry, renderer: renderer)
    let style = state.style
    let layout = layout(state)
    var top = table.top
    if settings.heights.source == .measured {
      // Beyond the end of the content, that end is authoritative.
      let (expected, actual) =
        table.firstRow.map { (layout.rows[$0.row].span.lowerBound, $0.top) }
        ?? (table.isOverscrolled && top > 0
          ? (layout.contentHeight, table.state.geometry.layout.contentHeight) : (0, 0))
      top += geometry.scale.pixels(expected) - geometry.scale.pixels(actual)
    }
    var painting = ReferencePainting(
      state, look: table.look, renderer: renderer, top: top, corners: corners,
      drawing: drawing)
    painting.paintShadows(layout)
    painting.paintTableTitles(layout)
    let span = geometry.span(shownFrom: top)
    for (section, items) in sections.enumerated() where style.showsText {
      painting.paintTitle(
        settings.style(ofSection: section).title ? rows.sections[section].title : "",
        layout.headers[section], shown: span
      ) { style.places.header($0, in: $1) }
      guard settings.footerText else { continue }
      painting.paintTitle(
        rows.sections[section].footerText(rows: items.count), layout.footers[section],
        shown: span
      ) { style.places.footer($0, in: $1) }
    }
    let flat = sections.flatMap(\.self)
    shown = []
    for row in layout.rows(intersecting: span) {
      let item = flat[row.row]
      shown.append(item.rowID)
      let fade = taps.last { $0.rowID == item.rowID }?.opacity(at: time)
      let height = state.height(ofRowID: item.rowID, by: nil)
      painting.paint(
        rows.rows[item.rowID], rowID: item.rowID, at: row,
        growingTo: growth(of: item) == nil ? nil : height,
        selection: style.isSelected(rowID: item.rowID) ? 255 : fade,
        isClipped: table.clipsCells)
    }
    return painting.image
  }

  /// The eased progress of a row's growth, 0..<1; `nil` if it does not grow.
  private func growth(of item: Item) -> Double? {
    guard let start = item.insertion, imageTime < start + settings.insertSeconds else { return nil }
    return eased((imageTime - start) / settings.insertSeconds)
  }

  private mutating func layout(_ state: TableState) -> NaiveTableLayout {
    let flat = sections.flatMap(\.self)
    let positions = sections.flatMap { rows in
      rows.indices.map { RowPosition(index: $0, count: rows.count) }
    }
    let arePlain = sections.indices.flatMap { section in
      sections[section].map { _ in state.style.isPlain(section: section) }
    }
    // `asPublished` measures wrong heights on purpose, and the same for every strategy: the
    // reference must reproduce them. A cache does not change heights, so `cached` is measured
    // as `proxy`.
    let mode = settings.heights.measuring
    let measurer =
      settings.heights.source == .measured
      ? HeightMeasurer(mode == .cached ? .proxy : mode, scale: state.geometry.scale) : nil
    if measured.settings != settings { measured = (settings, [:]) }
    func height(_ row: MeasuredRow) -> Double {
      if let height = measured.heights[row] { return height }
      let height = state.height(ofRowID: row.rowID, isPlain: row.isPlain, by: measurer)
      if measurer != nil { measured.heights[row] = height }
      return height
    }
    return NaiveTableLayout(
      rowCounts: sections.map(\.count),
      heights: { row in
        let height = height(
          MeasuredRow(
            rowID: flat[row].rowID, isPlain: arePlain[row], width: state.geometry.columnWidth))
        guard let growth = growth(of: flat[row]) else { return height }
        let start = min(height, state.geometry.heightBeforeGrowth(at: positions[row]))
        return start + (height - start) * growth
      }, spaces: settings.spaces)
  }
}

/// A share of a motion that begins and ends slowly: smoothstep.
private func eased(_ share: Double) -> Double {
  let share = max(0, share)
  return (3 - 2 * share) * share * share
}

/// The corners that the reference rounds with, and the shadows of rows, each computed once.
package final class ReferenceCorners {
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

  func corner(ofRadius radius: Int, curve: CornerCurve) -> ReferenceCorner {
    let shape = Shape(radius: radius, curve: curve)
    if let corner = corners[shape] { return corner }
    let corner = ReferenceCorner(radius: radius, curve: curve)
    corners[shape] = corner
    return corner
  }

  func shadow(
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
