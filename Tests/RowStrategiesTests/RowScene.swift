import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RowStrategies
import TableModel

extension RowStyle {
  /// A style for images, in which every channel of every colour is its own.
  init(radius: Int, pixelsPerPoint: Int = 2, selected: PixelColor = PixelColor(rgb: 0x3060C0)) {
    self.init(
      radius: radius, pixelsPerPoint: pixelsPerPoint, color: PixelColor(rgb: 0xFCFDFE),
      selectedColor: selected)
  }
}

extension StrategyCatalogue {
  /// All but controls.
  static let ids = all.filter { $0.kind != .control }.map(\.id)

  /// Those that look otherwise than they should, by their own account.
  static let faulty = [
    "image-slice+shadow", "image-slice-as-published", "corner-cover-as-published",
  ]

  /// Those that must look alike in a table.
  static let repaired = ids.filter { !faulty.contains($0) }

  /// Those whose backgrounds show a row without the help of a cell, a section or a background
  /// beneath, in any colour.
  static let complete = repaired.filter {
    !["corner-clip", "section-fill", "baked-corners", "corner-cover"].contains($0)
  }

  static func descriptor(_ id: String) -> StrategyDescriptor {
    all.first { $0.id == id }!
  }

  /// The strategy of a name, for a table of its own.
  static func strategy(_ id: String, _ style: RowStyle) -> any RowStrategy {
    descriptor(id).make(style)
  }
}

extension RowStrategy {
  /// A new background, configured and laid out.
  func background(
    _ position: RowPosition, _ size: PixelSize, state: RowState = .normal
  ) -> any RowBackground {
    let background = makeRowBackground(for: state)
    background.show(position, size)
    return background
  }
}

extension RowBackground {
  func show(_ position: RowPosition, _ size: PixelSize) {
    configure(position: position, size: size)
    layout()
  }

  /// What the background draws on a display that is larger than it.
  var work: Work {
    Work(
      opaque: counters.pixels.opaque, blended: counters.pixels.blended, layers: counters.layers)
  }

  /// What it takes to draw the background on a display that is larger than it.
  var counters: WorkCounters { WorkCounters(of: layer) }

  /// The image of the background over a backdrop, with some lines below it.
  func image(_ size: PixelSize) -> SlowImage {
    SlowImage(
      of: layer, size: PixelSize(width: size.width + 2, height: size.height + 4), over: backdrop)
  }
}

extension WorkCounters {
  /// What it takes to draw a layer tree on a display that is larger than it.
  init(of layer: Layer) {
    var list = DisplayList()
    list.commit(layer, display: PixelSize(width: 10_000, height: 10_000))
    self.init(paintingAll: list)
  }
}

/// The areas that a background declares, in pixels, and its layers.
struct Work: Equatable {
  var opaque: Int
  var blended: Int
  var layers: Int
}

let backdrop = PixelColor(rgb: 0x102030)
