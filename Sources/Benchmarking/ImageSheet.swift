package import Compositing
package import Geometry
import Text

/// Images side by side on one sheet, with a heading, what is written under each, and a legend.
///
///     let sheet = ImageSheet(
///       heading: "Overdraw of layer-grid", detail: "settings · 120 Hz", tiles: tiles,
///       legend: .overdraw, pixelsPerPoint: 2)
///     sheet.drawn(renderer)
///
/// Text, margins and lines keep their size whatever the size of the images.
package struct ImageSheet {
  /// An image and the lines under it, the first of them larger.
  package struct Tile {
    package let image: FrameBuffer
    package let caption: [String]

    package init(_ image: FrameBuffer, caption: [String]) {
      self.image = image
      self.caption = caption
    }
  }

  package let heading: String
  /// A smaller line below the heading.
  package let detail: String
  package let tiles: [Tile]
  package let legend: Legend?
  /// How large text is drawn: for a point as the display has it.
  let scale: DisplayScale

  /// - Precondition: There is a tile.
  package init(
    heading: String, detail: String, tiles: [Tile], legend: Legend?, pixelsPerPoint: Double
  ) {
    precondition(!tiles.isEmpty, "a sheet shows images")
    self.heading = heading
    self.detail = detail
    self.tiles = tiles
    self.legend = legend
    scale = DisplayScale(pixelsPerPoint)
  }
}

extension ImageSheet {
  /// The longest side of a sheet, in pixels.
  package static let largestSide = 16_384
  /// The most pixels of a sheet: 400 MB of memory.
  package static let mostPixels = 100_000_000

  /// Whether an image of a size may be made.
  package static func allows(_ size: PixelSize) -> Bool {
    size.width <= largestSide && size.height <= largestSide && size.area <= mostPixels
  }

  /// Sizes in points.
  enum Points {
    static let margin = 16.0
    static let gap = 14.0
    static let lineGap = 5.0
    static let partGap = 14.0
    static let edge = 0.5
    static let swatch = (width: 22.0, height: 14.0)
    static let entryGap = 10.0
    /// A legend is not squeezed into less, nor a heading.
    static let leastWidth = 390.0
  }

  /// The width of the line around images and colours, in pixels.
  var edge: Int { max(1, scale.pixels(Points.edge)) }
  var margin: Int { scale.pixels(Points.margin) }

  /// Sizes of text, in points.
  enum TextSize: Double {
    case heading = 15
    case caption = 13
    case detail = 11.5
  }

  func style(_ size: TextSize) -> TextStyle {
    TextStyle(pixelSize: size.rawValue * scale.factor)
  }
}
