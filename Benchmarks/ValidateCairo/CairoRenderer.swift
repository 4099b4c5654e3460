import CCairo
import Compositing
import Dispatch
import DisplayLists
import Geometry
import Graphics
import Validation

/// Replays display lists with cairo's image surfaces, which draw on the processor with pixman.
///
/// Rounded corners of its own are paths of arcs. Cairo has neither nine-slice images nor a blur:
/// slices are drawn one by one, and shadows are blurred by this package's kernel. Images are
/// stretched by its nearest-neighbor filter.
final class CairoRenderer: FrameRenderer {
  let name = "cairo \(String(cString: cairo_version_string())), image surfaces"
  let isSoftware = true
  let clock = "time of frames"
  private let folder: DisplayListFolder
  private var images: [String: Surface] = [:]
  private var display: Surface?
  /// The targets of frames, by size and group; the display's group is -1.
  private var targets: [Target: Surface] = [:]

  private struct Target: Hashable {
    let group: Int
    let size: PixelSize
  }

  init(_ folder: DisplayListFolder) {
    self.folder = folder
    images = folder.images.mapValues { Surface($0.size, $0.pixels) }
  }

  func draw(_ frame: Int, corners: CornerSource) { submit(folder.frames[frame], corners) }

  func time(_ frame: Int, corners: CornerSource) -> Double? {
    let start = DispatchTime.now().uptimeNanoseconds
    submit(folder.frames[frame], corners)
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  func pixels() -> [UInt32] { display?.copy() ?? [] }

  private func target(_ group: Int, _ size: PixelSize) -> Surface {
    let key = Target(group: group, size: size)
    if let known = targets[key] { return known }
    let surface = Surface(size, nil)
    targets[key] = surface
    return surface
  }

  private func submit(_ frame: FrameRecord, _ corners: CornerSource) {
    var groups: [Surface] = []
    for (index, group) in frame.groups.enumerated() {
      let rect = group.rect.pixels
      let surface = target(index, rect.size)
      surface.draw(at: rect) { context in
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_paint(context)
        for item in group.items { draw(item, of: frame, groups, on: context, corners) }
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        for mask in group.masks {
          let place = mask.rect.pixels
          let source =
            mask.group.map { (groups[$0], frame.groups[$0].rect.pixels) }
            ?? mask.image.flatMap { images[$0] }.map {
              ($0, place.offset(x: -(mask.source?[0] ?? 0), y: -(mask.source?[1] ?? 0)))
            }
          guard let (surface, origin) = source else { continue }
          surface.use(in: context, at: origin)
          // The operator is not bounded by its rectangle.
          cairo_save(context)
          context.add(place)
          cairo_clip(context)
          cairo_paint(context)
          cairo_restore(context)
        }
      }
      if let shadow = group.shadow { surface.shade(shadow) }
      groups.append(surface)
    }
    let rect = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let surface = target(-1, rect.size)
    surface.draw(at: rect) { context in
      for item in frame.items { draw(item, of: frame, groups, on: context, corners) }
    }
    display = surface
  }

  private func draw(
    _ item: FrameRecord.Item, of frame: FrameRecord, _ groups: [Surface], on context: OpaquePointer,
    _ corners: CornerSource
  ) {
    let rect = item.rect.pixels
    let opacity = item.opacity ?? 255
    cairo_set_operator(context, item.opaque ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    if let group = item.group {
      groups[group].use(in: context, at: frame.groups[group].rect.pixels)
      context.paint(rect, opacity)
    } else if let image = item.image.flatMap({ images[$0] }) {
      if let stretch = item.stretch {
        for lines in stretch.lines {
          for columns in stretch.columns {
            let part = PixelRect(
              x: columns.onto.lowerBound, y: lines.onto.lowerBound, width: columns.onto.count,
              height: lines.onto.count
            ).intersection(rect)
            guard !part.isEmpty else { continue }
            image.use(in: context, columns, lines, visible: part)
            context.paint(part, opacity)
          }
        }
      } else {
        let origin = rect.offset(x: -(item.source?[0] ?? 0), y: -(item.source?[1] ?? 0))
        guard let color = item.color else {
          image.use(in: context, at: origin)
          return context.paint(rect, opacity)
        }
        mask(rect, color, image, at: origin, opacity, on: context)
      }
    } else if let color = item.color {
      guard let rounded = item.rounded else {
        context.setColor(color, opacity)
        context.add(rect)
        return cairo_fill(context)
      }
      draw(rounded, color, rect, opacity, on: context, corners)
    }
  }

  /// Draws a colour through the alpha of an image.
  private func mask(
    _ rect: PixelRect, _ color: FrameRecord.Color, _ image: Surface, at origin: PixelRect,
    _ opacity: Int, on context: OpaquePointer
  ) {
    cairo_save(context)
    context.add(rect)
    cairo_clip(context)
    context.setColor(color, opacity)
    cairo_mask_surface(context, image.reference, Double(origin.x), Double(origin.y))
    cairo_restore(context)
  }

  private func draw(
    _ rounded: FrameRecord.Rounding, _ color: FrameRecord.Color, _ rect: PixelRect, _ opacity: Int,
    on context: OpaquePointer, _ corners: CornerSource
  ) {
    let bounds = rounded.bounds.pixels
    guard corners == .own, rounded.curve == .circular else {
      guard let disc = images[rounded.coverage] else { return }
      let extent = disc.size.width / 2
      for corner in rounded.corners {
        let square = corner.square(of: bounds, extent)
        let origin = square.offset(
          x: corner.isRight ? -extent : 0, y: corner.isBottom ? -extent : 0)
        let part = square.intersection(rect)
        if !part.isEmpty { mask(part, color, disc, at: origin, opacity, on: context) }
      }
      context.setColor(color, opacity)
      // A corner is in the path twice and therefore stays outside.
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      context.add(rect)
      for corner in rounded.corners {
        context.add(corner.square(of: bounds, extent).intersection(rect))
      }
      return cairo_fill(context)
    }
    cairo_save(context)
    context.add(rect)
    cairo_clip(context)
    context.setColor(color, opacity)
    context.addRounded(bounds, Double(rounded.radius), rounded.corners)
    cairo_fill(context)
    cairo_restore(context)
  }
}

extension FrameRecord.Corner {
  fileprivate var isRight: Bool { self == .topRight || self == .bottomRight }
  fileprivate var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

  fileprivate func square(of bounds: PixelRect, _ extent: Int) -> PixelRect {
    PixelRect(
      x: isRight ? bounds.maxX - extent : bounds.x, y: isBottom ? bounds.maxY - extent : bounds.y,
      width: extent, height: extent)
  }
}
