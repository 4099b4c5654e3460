import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RowStrategies
import RunData
import TableModel

extension RowStyle {
  /// Creates a style in which all channels of all colours differ.
  init(radius: Int, pixelsPerPoint: Int = 2, selected: PixelColor = PixelColor(rgb: 0x3060C0)) {
    self.init(
      radius: radius, pixelsPerPoint: pixelsPerPoint, color: PixelColor(rgb: 0xFCFDFE),
      selectedColor: selected)
  }
}

extension StrategyCatalogue {
  static let ids = all.filter { $0.kind != .control }.map(\.id)

  /// The strategies that predict faults.
  static let faulty = [
    "image-slice+shadow", "image-slice-as-published", "corner-cover-as-published",
    "image-slice+gradient", "whole-view-alpha+gradient", "corner-cover+cell-color",
    "corner-cover+stock-background", "layer-grid+views",
  ]

  /// The strategies that must look the same in a table.
  static let repaired = ids.filter { !faulty.contains($0) }

  /// The strategies of the common look whose backgrounds draw a complete row without a cell, a
  /// section or a background beneath, in any colour.
  static let complete = repaired.filter { id in
    let strategy = strategy(id, RowStyle(radius: 3))
    let cap = strategy.background(.single, PixelSize(width: 12, height: 12))
    return !cap.changesCell && strategy.makeSectionBackground() == nil
      && descriptor(id).look == RowLook() && !["baked-corners", "corner-cover"].contains(id)
  }

  static func descriptor(_ id: String) -> StrategyDescriptor {
    all.first { $0.id == id }!
  }

  static func strategy(_ id: String, _ style: RowStyle) -> any RowStrategy {
    descriptor(id).make(style)
  }
}

extension RowStrategy {
  func background(
    _ position: RowPosition, _ size: PixelSize, state: RowState = .normal
  ) -> any RowBackground {
    let background = makeRowBackground(for: state)
    background.show(position, size)
    return background
  }
}

extension RowBackground {
  /// A Boolean value that indicates whether the background asks for more than its layers.
  var changesCell: Bool { cellClip != nil || cellMask != nil || rasterizesCell }

  func show(_ position: RowPosition, _ size: PixelSize) {
    configure(position: position, size: size)
    layout()
  }

  var work: Work {
    Work(
      opaque: counters.opaquePixels, blended: counters.blendedPixels, layers: counters.layers)
  }

  var counters: FrameSample { FrameSample(of: layer) }

  /// Returns the image of the background over a backdrop, with some lines below it.
  func image(_ size: PixelSize) -> SlowImage {
    SlowImage(
      of: layer, size: PixelSize(width: size.width + 2, height: size.height + 4), over: backdrop)
  }
}

extension FrameSample {
  /// Counts the work of drawing a layer tree on a larger display.
  init(of layer: Layer) {
    var list = DisplayList()
    list.commit(layer, display: PixelSize(width: 10_000, height: 10_000))
    self.init(paintingAll: list)
  }
}

/// The areas of a background, in pixels, and the number of its layers.
struct Work: Equatable {
  var opaque: Int
  var blended: Int
  var layers: Int
}

let backdrop = PixelColor(rgb: 0x102030)
