package import Geometry
import Graphics
package import TableModel
package import TableViews

/// What is scrolled, how it looks and how it moves: table × content × trace × display × states.
///
/// A JSON file with the keys of ``ScenarioField/all``; sizes are in points.
package struct Scenario: Equatable, Sendable {
  package var name = "settings"
  /// What it shows, in one sentence.
  package var summary = ""
  /// The height of every row, unless rows are as high as their text.
  package var rowHeight = 44.0
  package var heights = Heights()
  /// The radius of the outer corners of a section, at most half the height of a row.
  package var radius = 10.0
  /// The distance of rows from the display's left and right edge.
  package var inset = 40.0
  /// The greatest width of the rows; 0 for none.
  package var maximumWidth = 0.0
  /// What the display's edges take away at the left and right.
  package var safeArea = SafeArea()
  /// What a row's background leaves free of its row.
  package var rowMargins = RowMargins()
  /// The title of a view that scrolls above the first section; `nil` for none.
  package var tableHeader: String?
  /// The heights of each section's header and footer.
  package var sectionHeader = 38.0
  package var sectionFooter = 18.0
  /// Whether footers say what their section gives for a footer, or how many rows it has.
  package var footerText = false
  /// Whether hairlines part the rows of a section.
  package var separators = false
  /// The sizes that rows are cut into sections of; `nil` keeps the data's own sections.
  package var sectionSizes: ClosedRange<Int>? = 1...8
  package var font = Font()
  package var colors = Colors()
  /// The colours of the dark appearance.
  package var darkColors = Colors.dark
  package var appearance = Appearance.light
  package var labels = LabelMode.opaque
  package var content = Content.labels
  package var cell = CellParts()
  package var shadows = Shadows()
  package var display = Display()
  package var trace: [Motion] = []
  package var states = States()
  /// What happens while the table is scrolled.
  package var events: [TimedEvent] = []
  /// What becomes of the rows next to an insertion or deletion.
  package var neighbours = Neighbours.reload
  /// Comparisons to be made instead of the one of all strategies.
  package var claims: [Claim] = []

  /// The font family of all text, and its sizes.
  package struct Font: Equatable, Sendable {
    package var family = "DejaVu Sans"
    package var titleSize = 17.0
    /// Of subtitles and headers.
    package var subtitleSize = 12.0
  }

  /// What the rows show besides their background.
  package enum Content: String, CaseIterable, Sendable {
    case none, labels
  }

  /// The display, in points, and its pixels per point.
  package struct Display: Equatable, Sendable {
    package var width = 1366.0
    package var height = 1024.0
    package var scale = 2.0
    /// Whether the display is too narrow for insets: rows go from edge to edge, without corners.
    package var isCompact = false

    package init(
      width: Double = 1366, height: Double = 1024, scale: Double = 2, isCompact: Bool = false
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.isCompact = isCompact
    }

    /// The greatest side of a display, in pixels.
    package static let maximumSide = 16_384

    /// The display's size in pixels.
    package var pixels: PixelSize {
      let scale = DisplayScale(scale)
      return PixelSize(width: scale.pixels(width), height: scale.pixels(height))
    }
  }

  /// The states that rows are in.
  package struct States: Equatable, Sendable {
    /// Every how manyth row is selected, counted from the first; 0 for none.
    package var selectedEvery = 0
  }

  package init() {}

  /// The colours of the appearance that the table has.
  package var shownColors: Colors { appearance == .dark ? darkColors : colors }

  /// How long the trace lasts, in seconds.
  package var traceDuration: Double { trace.reduce(0) { $0 + $1.seconds } }
}
