package import Graphics
import RowStrategies

/// The opaque colours of a table.
package struct TableColors: Equatable, Sendable {
  package var backdrop = PixelColor(rgb: 0xEFEFF4)
  /// The backdrop's colour at the bottom of the display, for a gradient; `nil` for one colour.
  package var backdropBottom: PixelColor?
  package var row = PixelColor.white
  package var selectedRow = PixelColor(rgb: 0xD9D9D9)
  /// The colour that `states.coloredEvery` gives to cells.
  package var coloredRow = PixelColor(rgb: 0xFFF3B0)
  package var title = PixelColor.black
  package var subtitle = PixelColor(rgb: 0x8A8A8E)
  package var body = PixelColor(rgb: 0x3C3C43)
  package var highlightedTitle = PixelColor.black
  /// Subtitles and bodies of selected rows.
  package var highlightedSubtitle = PixelColor(rgb: 0x8A8A8E)
  package var header = PixelColor(rgb: 0x6D6D72)
  package var separator = PixelColor(rgb: 0xC6C6C8)

  package init() {}

  /// The platform's colours in the dark appearance.
  package static var dark: TableColors {
    var colors = TableColors()
    colors.backdrop = .black
    colors.row = PixelColor(rgb: 0x1C1C1E)
    colors.selectedRow = PixelColor(rgb: 0x3A3A3C)
    colors.coloredRow = PixelColor(rgb: 0x4A4420)
    colors.title = .white
    colors.subtitle = PixelColor(rgb: 0x98989F)
    colors.body = PixelColor(rgb: 0xEBEBF5)
    colors.highlightedTitle = .white
    colors.highlightedSubtitle = PixelColor(rgb: 0x98989F)
    colors.header = PixelColor(rgb: 0x98989F)
    colors.separator = PixelColor(rgb: 0x38383A)
    return colors
  }

  /// The backdrop for strategies, which may draw parts of it.
  var backdropStyle: RowStyle.Backdrop {
    backdropBottom.map { .gradient(top: backdrop, bottom: $0) } ?? .solid(backdrop)
  }
}
