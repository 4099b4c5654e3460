package import Geometry
package import Layers
package import PixelKernels

/// The text of a cell: a title and a subtitle, drawn when the cell takes on a row.
package final class CellText {
  /// The layers to put in front of the cell's background, back to front.
  package var layers: [Layer] { [title.layer, subtitle.layer] }
  private let title = Label()
  private let subtitle = Label()
  private var showsSubtitle = false

  package init() {}

  /// How the text of all rows looks.
  package struct Style: Equatable, Sendable {
    package var title: LabelStyle
    package var subtitle: LabelStyle

    package init(title: LabelStyle, subtitle: LabelStyle) {
      self.title = title
      self.subtitle = subtitle
    }
  }

  /// Draws the text of a row.
  ///
  /// - Parameter background: The colour of the row, or `nil` to let it show through.
  package func show(
    title: String, subtitle: String, style: Style, places: TextPlaces, row: PixelSize,
    background: PixelColor?, pen: LabelPen
  ) {
    let width = places.textWidth(in: row.width)
    showsSubtitle = !subtitle.isEmpty && places.showsSubtitle(inRowOf: row.height)
    self.title.show(
      title, style: style.title, maximumWidth: width, background: background, pen: pen)
    if showsSubtitle {
      self.subtitle.show(
        subtitle, style: style.subtitle, maximumWidth: width, background: background, pen: pen)
    } else {
      self.subtitle.clear()
    }
  }

  /// Sets the frames of the labels for the row last shown.
  package func layout(places: TextPlaces, row: PixelSize) {
    title.layer.frame = places.title(title.size, in: row, withSubtitle: showsSubtitle)
    subtitle.layer.isHidden = !showsSubtitle
    subtitle.layer.frame = places.subtitle(subtitle.size, in: row)
  }
}
