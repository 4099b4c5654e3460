package import Geometry
import RowStrategies
package import TableModel

/// The settings of a table apart from its rows: sizes, text, colours, states and display.
///
/// Sizes are in points.
package struct TableSettings: Equatable, Sendable {
  /// The height of every row, unless rows are as high as their text.
  package var rowHeight = 44.0
  package var heights = Heights()
  /// The radius of the outer corners of a section, at most half the height of a row.
  package var radius = 10.0
  /// The distance of rows from the display's left and right edge.
  package var inset = 40.0
  /// The greatest width of the rows; 0 for none.
  package var maximumWidth = 0.0
  package var safeArea = SafeArea()
  package var rowMargins = RowMargins()
  /// The title of a view that scrolls above the first section; `nil` for none.
  package var tableHeader: String?
  /// The title of a view that scrolls below the last section; `nil` for none.
  package var tableFooter: String?
  /// The style of the titles above and below the table.
  package var tableTitles = TitleStyle()
  package var sectionTitles = TitleStyle()
  /// The styles of the first sections, which repeat; empty if all sections are alike.
  package var sectionStyles: [SectionStyle] = []
  /// The heights of each section's header and footer.
  package var sectionHeader = 38.0
  package var sectionFooter = 18.0
  /// Indicates whether footers have a text: their section's own, or the number of its rows if none
  /// has one.
  package var footerText = false
  /// The distance of a header's and footer's text from the left edge of the rows; `nil` for that of
  /// the hairlines and of the rows' text.
  package var labelInset: Double?
  package var separators = false
  package var font = Font()
  package var colors = TableColors()
  package var darkColors = TableColors.dark
  package var appearance = Appearance.light
  package var labels = LabelMode.opaque
  package var content = Content.labels
  package var cell = Cell()
  /// The contents that rows and settings can name.
  package var contents = CellContents()
  package var shadows = Shadows()
  package var display = Display()
  package var states = States()
  package var layout = LayoutScope.changed
  /// The duration of the animation in which rows get another width, in seconds; 0 for none.
  package var resizeSeconds = 0.0
  /// The duration of the animation in which an inserted row grows to its height, in seconds; 0 for
  /// none.
  package var insertSeconds = 0.0
  package var neighbours = Neighbours.reload

  package init() {}

  package struct Heights: Equatable, Sendable {
    package var source = Source.fixed
    package var measuring = HeightMeasurer.Mode.cached
    /// The height that a row has until it is measured.
    package var estimate = 100.0

    package enum Source: String, Codable, CaseIterable, Sendable {
      /// All rows that declare no height have `rowHeight`.
      case fixed
      /// Each row is as high as its text.
      case measured
    }
  }

  /// The space that the display's edges take away, as a notch does.
  package struct SafeArea: Equatable, Sendable {
    package var left = 0.0
    package var right = 0.0
  }

  /// The space that a row's background leaves free of its row, in any strategy.
  package struct RowMargins: Equatable, Sendable {
    /// At the left and the right.
    package var side = 0.0
    package var bottom = 0.0
  }

  /// The shadows of the table's ends, visible where it is scrolled past them.
  package struct Shadows: Equatable, Sendable {
    package var mode = Mode.none
    /// The height of a shadow, in points; chosen here, since the original's images are not published.
    package var height = 10.0
    /// The distance of the table from the top of the view that it is in, which is not shown.
    package var tableTop = 0.0

    package enum Mode: String, Codable, CaseIterable, Sendable {
      case none
      /// Inserted once.
      case repaired
      /// Inserted again at every tick, as in PRPShadowedTableView.
      case asPublished = "as-published"
    }
  }

  /// The treatment of the rows next to an insertion or deletion.
  package enum Neighbours: String, Codable, CaseIterable, Sendable {
    /// Rows whose position in the section changed are configured again at once.
    case reload
    /// Rows stay as they are until they are scrolled out, as when an app reloads nothing.
    case leave
  }

  /// The views whose frames are set in each frame.
  package enum LayoutScope: String, Codable, CaseIterable, Sendable {
    /// Those that came in, changed or moved.
    case changed
    /// All rows, headers and footers on the display, as in TORoundedTableView.
    case all
  }

  package enum Appearance: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  package struct Font: Equatable, Sendable {
    package var family = "DejaVu Sans"
    package var titleSize = 17.0
    /// Of subtitles and headers.
    package var subtitleSize = 12.0
  }

  /// The `content` setting: what rows show besides their background.
  package enum Content: String, Codable, CaseIterable, Sendable {
    case none
    /// Titles alone.
    case titles
    case labels
  }

  /// The display, in points, and its pixels per point.
  package struct Display: Equatable, Sendable {
    package var width: Double
    package var height: Double
    package var scale: Double
    /// Indicates whether the table has compact width whatever the display's width is.
    package var isCompact: Bool
    /// The width of the display below which the table has compact width, in points; 0 for none.
    package var compactBelow: Double

    package init(
      width: Double = 1366, height: Double = 1024, scale: Double = 2, isCompact: Bool = false,
      compactBelow: Double = 0
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.isCompact = isCompact
      self.compactBelow = compactBelow
    }

    /// Indicates whether the table is too narrow for insets: rows go from edge to edge, without
    /// corners.
    package var hasCompactWidth: Bool { isCompact || width < compactBelow }

    package var pixels: PixelSize {
      let scale = DisplayScale(scale)
      return PixelSize(width: scale.pixels(width), height: scale.pixels(height))
    }
  }

  package struct States: Equatable, Sendable {
    /// The distance between selected rows, counted from the first row; 0 for none.
    package var selectedEvery = 0
    /// Every nth row colours its cell, counted from the nth; 0 for none.
    package var coloredEvery = 0
  }
}

extension TableSettings {
  package var shownColors: TableColors { appearance == .dark ? darkColors : colors }

  /// The least height that a row can have, in points: a measured one has a title, its insets and
  /// the margin below its background.
  package var lowestRow: Double {
    heights.source == .fixed
      ? rowHeight : font.titleSize + 2 * TextPlaces.rowInset + rowMargins.bottom
  }

  package var tableHeaderHeight: Double { tableHeader == nil ? 0 : TableHeader.height }

  package var spaces: TableSpaces {
    TableSpaces(
      headers: sectionStyles.isEmpty
        ? [sectionHeader] : sectionStyles.map { $0.header ?? sectionHeader },
      footer: sectionFooter, tableHeader: tableHeaderHeight,
      tableFooter: tableFooter == nil ? 0 : TableHeader.height)
  }

  /// Applies the part of an event that changes the settings.
  ///
  /// - Returns: The change of the rows' style; `nil` if the event changes something else.
  mutating func apply(_ event: TableEvent) -> StyleChange? {
    switch event {
    case .appearance(let appearance):
      self.appearance = appearance
      return .appearance
    case .radius(let radius):
      self.radius = radius
      return .radius
    case .rowColor(let color):
      changeShownColors { $0.row = color }
      return .color
    case .selectedRowColor(let color):
      changeShownColors { $0.selectedRow = color }
      return .color
    case .rotate:
      (display.width, display.height) = (display.height, display.width)
      return nil
    case .compact(let isCompact):
      display.isCompact = isCompact
      return nil
    case .tap, .edit, .sections, .showSections: return nil
    }
  }

  /// These settings, and those that result from events that change the width of rows, in any order.
  package func resized(amid events: some Sequence<TableEvent>) -> [TableSettings] {
    var all = [self]
    for change in [TableEvent.rotate, .compact(true), .compact(false)] where events.contains(change)
    {
      all += all.map { settings in
        var changed = settings
        _ = changed.apply(change)
        return changed
      }
    }
    return all
  }

  package var column: Column {
    Column(
      tableWidth: display.width, inset: inset, maximumWidth: maximumWidth,
      isCompact: display.hasCompactWidth, safeAreaLeft: safeArea.left,
      safeAreaRight: safeArea.right)
  }

  private mutating func changeShownColors(_ change: (inout TableColors) -> Void) {
    switch appearance {
    case .light: change(&colors)
    case .dark: change(&darkColors)
    }
  }

  /// Makes rows fit a narrower display than that of other settings, rounded wherever those are.
  ///
  /// - Parameter width: Of the display, or of its shorter side if it is turned, in points.
  package mutating func fitRows(like other: TableSettings, width: Double) {
    let isRounded = TableGeometry(other, rowCounts: [1]).radius > 0
    let covered = min(12, width / 10)
    safeArea.left = min(safeArea.left, covered)
    safeArea.right = min(safeArea.right, covered)
    // Room for two corners and a point between them.
    let narrowest = 2 * (radius + rowMargins.side) + 1
    let room = width - safeArea.left - safeArea.right - narrowest
    inset = min(other.inset, max(0, room / 2))
    maximumWidth = other.maximumWidth > 0 ? max(narrowest, min(other.maximumWidth, 180)) : 0
    if isRounded, inset == 0, rowMargins.side == 0, maximumWidth == 0 || maximumWidth >= width {
      inset = min(20, width / 8)
    }
  }
}
