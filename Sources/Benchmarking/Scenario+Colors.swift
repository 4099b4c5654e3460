package import Graphics
import RowStrategies

extension Scenario {
  /// The opaque colours of the table.
  package struct Colors: Equatable, Sendable {
    package var backdrop = PixelColor(rgb: 0xEFEFF4)
    /// The colour that the backdrop turns into from the top of the display to its bottom; `nil` for
    /// a backdrop of one colour.
    package var backdropBottom: PixelColor?
    package var row = PixelColor.white
    package var selectedRow = PixelColor(rgb: 0xD9D9D9)
    package var title = PixelColor.black
    package var subtitle = PixelColor(rgb: 0x8A8A8E)
    package var body = PixelColor(rgb: 0x3C3C43)
    /// Titles and all other text of a selected row.
    package var highlightedTitle = PixelColor.black
    package var highlightedSubtitle = PixelColor(rgb: 0x8A8A8E)
    package var header = PixelColor(rgb: 0x6D6D72)
    package var separator = PixelColor(rgb: 0xC6C6C8)

    package init() {}

    /// The platform's colours in the dark appearance.
    package static var dark: Colors {
      var colors = Colors()
      colors.backdrop = .black
      colors.row = PixelColor(rgb: 0x1C1C1E)
      colors.selectedRow = PixelColor(rgb: 0x3A3A3C)
      colors.title = .white
      colors.subtitle = PixelColor(rgb: 0x98989F)
      colors.body = PixelColor(rgb: 0xEBEBF5)
      colors.highlightedTitle = .white
      colors.highlightedSubtitle = PixelColor(rgb: 0x98989F)
      colors.header = PixelColor(rgb: 0x98989F)
      colors.separator = PixelColor(rgb: 0x38383A)
      return colors
    }

    /// What lies beneath the rows.
    var backdropStyle: RowStyle.Backdrop {
      backdropBottom.map { .gradient(top: backdrop, bottom: $0) } ?? .solid(backdrop)
    }
  }

  /// Light or dark.
  package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }
}
