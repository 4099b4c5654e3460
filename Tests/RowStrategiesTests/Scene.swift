import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel

/// A section of rows over a backdrop, built from a strategy's backgrounds as a table does, with its
/// reference image.
final class Scene {
  private(set) var style: RowStyle
  private(set) var strategy: any RowStrategy
  private let descriptor: StrategyDescriptor
  private let width: Int
  private let content = Layer(role: .decoration)
  private var section: (any SectionBackground)?
  private(set) var cells: [SceneCell] = []
  private var rows: [SceneRow] = []
  private var pool: [String: [SceneCell]] = [:]

  init(_ id: String, _ style: RowStyle, width: Int) {
    descriptor = StrategyCatalogue.descriptor(id)
    self.style = style
    self.width = width
    strategy = descriptor.make(style)
    reset()
  }

  /// Shows a section of rows after returning all cells to their pools.
  func show(_ rows: [SceneRow]) {
    recycle()
    self.rows = rows
    for (index, row) in rows.enumerated() {
      let identifier = strategy.reuseIdentifier(for: position(index))
      let cell =
        pool[identifier, default: []].popLast() ?? SceneCell(strategy, identifier: identifier)
      cell.show(row, position: position(index), at: frame(index))
      content.addSublayer(cell.layer)
      cells.append(cell)
    }
    showSection()
  }

  /// Applies a style as a table does, configuring the cells in the strategy's reload scope.
  func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope {
    self.style = style
    let scope = strategy.restyle(style, change: change)
    switch scope {
    case .nothing: break
    case .visibleRows:
      for (index, cell) in cells.enumerated() {
        cell.show(rows[index], position: position(index), at: frame(index))
      }
      showSection()
    case .allRows: show(rows)
    case .newTable:
      recycle()
      pool = [:]
      strategy = descriptor.make(style)
      reset()
      show(rows)
    }
    return scope
  }

  /// Purges the backing stores of all cells, as the platform may between two passes.
  func purge() {
    recycle()
    for cell in pool.values.flatMap({ $0 }) { cell.purge() }
  }

  var difference: ImageDifference { ImageDifference(image, from: reference) }

  var image: FrameBuffer {
    let root = Layer(role: .backdrop)
    root.frame = PixelRect(display)
    root.backgroundColor = backdrop
    root.addSublayer(content)
    var list = DisplayList()
    list.commit(root, display: display)
    let buffer = FrameBuffer(size: display)
    let painter = Painter()
    painter.composite(list, into: buffer)
    content.removeFromSuperlayer()
    return buffer
  }

  var reference: ReferenceImage {
    let lines = Array(repeating: backdrop.premultiplied, count: display.height)
    var image = ReferenceImage(size: display, backdropLines: lines)
    for (index, row) in rows.enumerated() {
      let corners = style.radius > 0 ? position(index).corners : []
      let corner = References.corner(
        radius: descriptor.look.radius(style, ofRow: frame(index).size),
        descriptor.look.cornerCurve)
      if let shadow = descriptor.look.shadow, style.radius > 0 {
        image.paint(
          ReferenceShadow(
            ofRow: frame(index).size,
            in: shadow.bounds(ofRow: frame(index).size, corners: corners, style), corners: corners,
            corner: corner, reach: shadow.radius(style)),
          ofRowAt: frame(index), color: shadow.color)
      }
      func paint(_ state: RowState, opacity: UInt8) {
        image.paint(
          row: frame(index), corners: corners, color: style.color(for: state),
          opacity: opacity, corner: corner)
      }
      guard row.selection > 0 else {
        paint(.normal, opacity: 255)
        continue
      }
      let background = cells[index].background
      guard background.cellClip != nil || background.cellMask != nil else {
        paint(.normal, opacity: 255)
        paint(.selected, opacity: row.selection)
        continue
      }
      // Both are clipped together: the colours are blended before corners are applied.
      let mixed = ReferenceKernels.blend(
        ReferenceKernels.tint(row.selection, with: style.color(for: .selected).premultiplied),
        over: style.color(for: .normal).premultiplied)
      image.paint(
        row: frame(index), corners: corners, color: PixelColor(rgb: mixed & 0xFF_FFFF),
        corner: corner)
    }
    return image
  }

  private var display: PixelSize {
    PixelSize(width: width + 2 * border, height: rows.reduce(2 * border) { $0 + $1.height })
  }

  /// The width of the backdrop around the section: a pixel more than a shadow is wide.
  private var border: Int { 1 + (descriptor.look.shadow?.radius(style) ?? 0) }

  private var backdrop: PixelColor {
    if case .solid(let color) = style.backdrop { color } else { .black }
  }

  private func position(_ index: Int) -> RowPosition {
    RowPosition(index: index, count: rows.count)
  }

  private func frame(_ index: Int) -> PixelRect {
    PixelRect(
      x: border, y: rows[..<index].reduce(border) { $0 + $1.height }, width: width,
      height: rows[index].height)
  }

  private func reset() {
    section?.layer.removeFromSuperlayer()
    section = strategy.makeSectionBackground()
    section.map { content.insertSublayer($0.layer, at: 0) }
  }

  private func showSection() {
    section?.configure(
      rows: PixelRect(
        x: border, y: border, width: width, height: rows.reduce(0) { $0 + $1.height }))
    section?.layout()
  }

  private func recycle() {
    for cell in cells {
      cell.layer.removeFromSuperlayer()
      pool[cell.identifier, default: []].append(cell)
    }
    cells = []
  }
}

/// The corners of reference images by radius and curve, computed once.
enum References {
  private static let circular = (0...24).map { ReferenceCorner(radius: $0) }
  private static let continuous = (0...10).map { ReferenceCorner(radius: $0, curve: .continuous) }

  static func corner(radius: Int, _ curve: CornerCurve) -> ReferenceCorner {
    switch curve {
    case .circular: circular[radius]
    case .continuous: continuous[radius]
    }
  }
}
