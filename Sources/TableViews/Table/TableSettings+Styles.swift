package import Graphics
package import TableModel

extension TableSettings {
  /// The style of the texts of headers and footers.
  package struct TitleStyle: Equatable, Sendable {
    /// The font size; `nil` for that of subtitles.
    package var size: Double?
    package var bold = false
    /// The colour of the text; `nil` for that of headers.
    package var color: PixelColor?
    /// The colour of the text's shadow, a point below it; `nil` for none.
    package var shadow: PixelColor?
    /// The colour of the view; `nil` for a clear one.
    package var fill: PixelColor?

    package init() {}
  }

  package struct SectionStyle: Equatable, Sendable {
    package var rows: Rows
    /// The height of the header; `nil` for that of all sections.
    package var header: Double?
    /// Indicates whether the header shows the section's title.
    package var title: Bool

    package enum Rows: String, Codable, CaseIterable, Sendable {
      /// Drawn by the strategy.
      case rounded
      /// Plain cells in a reuse pool of their own: square, without margins.
      case square
    }

    package init(rows: Rows = .rounded, header: Double? = nil, title: Bool = true) {
      self.rows = rows
      self.header = header
      self.title = title
    }
  }

  /// The parts of all cells besides their background, and their layout.
  package struct Cell: Equatable, Sendable {
    package var image = false
    /// An indicator at the right, of rows that have none of their own.
    package var accessory = RowAccessory.none
    /// The least distance of text from a row's left and right edge.
    package var textInset = TextPlaces.padding
    /// The distance of the box in which text is centred from the row's top; it is as high as the
    /// row's background.
    package var textTop = 0.0
    /// The height of each line of a title and subtitle, in which text is centred; 0 for that of the
    /// font.
    package var lineHeight = 0.0
    package var layout = Layout.eachRow
    /// The id of the cell content of cells whose rows name none; `nil` for the built-in one.
    package var content: String?
    package var reset = Reset.complete

    /// The time at which text is laid out.
    package enum Layout: String, Codable, CaseIterable, Sendable {
      /// When a row comes in: labels are as wide as their text.
      case eachRow = "each-row"
      /// When a cell is created: labels are as wide as their room.
      case once
    }

    /// The parts of a cell that are reset when it is reused for a row that does not set them.
    package enum Reset: String, Codable, CaseIterable, Sendable {
      /// All.
      case complete
      /// All but its background colour, as in Lightning Table.
      case asPublished = "as-published"
    }
  }

  package func style(ofSection section: Int) -> SectionStyle {
    sectionStyles.isEmpty ? SectionStyle() : sectionStyles[section % sectionStyles.count]
  }
}
