import CCairo
import Compositing
import Geometry
import Graphics

/// An image surface of premultiplied pixels.
final class Surface {
  let size: PixelSize
  let reference: OpaquePointer
  /// Owned: the pixels, in lines without padding.
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  /// - Parameter image: The pixels; `nil` for transparent ones.
  init(_ size: PixelSize, _ image: [UInt32]?) {
    self.size = size
    pixels = .allocate(capacity: size.area)
    _ = pixels.initialize(from: image ?? Array(repeating: 0, count: size.area))
    guard
      let surface = pixels.withMemoryRebound(
        to: UInt8.self,
        {
          cairo_image_surface_create_for_data(
            $0.baseAddress, CAIRO_FORMAT_ARGB32, CInt(size.width), CInt(size.height),
            CInt(4 * size.width))
        })
    else { preconditionFailure("cairo always returns a surface") }
    reference = surface
  }

  deinit {
    cairo_surface_destroy(reference)
    pixels.deallocate()
  }

  func copy() -> [UInt32] { Array(pixels) }

  /// Draws in coordinates of the display.
  func draw(at rect: PixelRect, _ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(reference) else { return }
    cairo_translate(context, Double(-rect.x), Double(-rect.y))
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(reference)
  }

  /// Makes the surface the source of a context, unscaled at a place.
  func use(in context: OpaquePointer, at place: PixelRect) {
    cairo_set_source_surface(context, reference, Double(place.x), Double(place.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Makes the surface the source of a context, stretched to columns and lines of the display.
  ///
  /// The source is a stretched copy if the fixed-point numbers of pixman would select other pixels.
  func use(
    in context: OpaquePointer, _ columns: AxisStretch, _ lines: AxisStretch, visible: PixelRect
  ) {
    guard let across = columns.fixed, let down = lines.fixed else {
      return copy(columns, lines, visible).use(in: context, at: visible)
    }
    cairo_set_source_surface(context, reference, 0, 0)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, across.scale, 0, 0, down.scale, across.start, down.start)
    cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  private func copy(_ columns: AxisStretch, _ lines: AxisStretch, _ visible: PixelRect) -> Surface {
    let from = (visible.x..<visible.maxX).map { columns[$0] }
    let copy = Surface(visible.size, nil)
    for y in visible.y..<visible.maxY {
      let (source, target) = (lines[y] * size.width, (y - visible.y) * visible.width)
      for (x, column) in from.enumerated() { copy.pixels[target + x] = pixels[source + column] }
    }
    return copy
  }

  /// Replaces the pixels by their shadow.
  func shade(_ shadow: FrameRecord.Shadow) {
    let bitmap = Bitmap(width: size.width, height: size.height)
    _ = bitmap.unsafeTarget.update(from: pixels)
    bitmap.shade(
      BlurKernel(reach: shadow.weights.count - 1), color: shadow.color.pixel, with: .widest)
    _ = pixels.update(from: bitmap.unsafeTarget)
    cairo_surface_mark_dirty(reference)
  }
}

extension OpaquePointer {
  /// Adds a rectangle to the path of the context.
  func add(_ rect: PixelRect) {
    cairo_rectangle(self, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Adds a rectangle with rounded corners to the path of the context.
  func addRounded(_ rect: PixelRect, _ radius: Double, _ corners: [FrameRecord.Corner]) {
    let (left, top) = (Double(rect.x), Double(rect.y))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    cairo_new_path(self)
    // Clockwise, from the end of the top edge.
    for (index, corner) in [
      FrameRecord.Corner.topRight, .bottomRight, .bottomLeft, .topLeft,
    ].enumerated() {
      let (x, y) = (index < 2 ? right : left, index == 1 || index == 2 ? bottom : top)
      guard corners.contains(corner) else {
        cairo_line_to(self, x, y)
        continue
      }
      let start = Double(index - 1) * .pi / 2
      cairo_arc(
        self, index < 2 ? x - radius : x + radius,
        index == 1 || index == 2 ? y - radius : y + radius, radius, start, start + .pi / 2)
    }
    cairo_close_path(self)
  }

  /// Draws the source of the context into a rectangle.
  func paint(_ rect: PixelRect, _ opacity: Int) {
    guard !rect.isEmpty else { return }
    guard opacity < 255 else {
      add(rect)
      return cairo_fill(self)
    }
    cairo_save(self)
    add(rect)
    cairo_clip(self)
    cairo_paint_with_alpha(self, Double(opacity) / 255)
    cairo_restore(self)
  }

  func setColor(_ color: FrameRecord.Color, _ opacity: Int) {
    let pixel = color.pixel.premultiplied
    let alpha = Double(pixel >> 24)
    func straight(_ shift: UInt32) -> Double {
      alpha == 0 ? 0 : Double(pixel >> shift & 0xFF) / alpha
    }
    cairo_set_source_rgba(
      self, straight(16), straight(8), straight(0), alpha / 255 * Double(opacity) / 255)
  }
}

extension AxisStretch {
  /// The factor and the start of the axis in multiples of 1/65,536, as pixman has them; `nil` if
  /// they are not exact.
  fileprivate var fixed: (scale: Double, start: Double)? {
    let unit = 1.0 / 65_536
    if from.count == 1 {
      // The middle of the one pixel.
      return (unit, Double(from.lowerBound) + 0.5 - Double(onto.lowerBound) * unit)
    }
    guard from.count * 65_536 % onto.count == 0 else { return nil }
    let scale = Double(from.count) / Double(onto.count)
    // Pixman rounds positions between two pixels down: one unit rounds them up.
    return (scale, Double(from.lowerBound) - scale * Double(onto.lowerBound) + unit)
  }
}
