import Geometry
import Graphics

/// A display list item in a form that is fast to draw line by line: flat and without references.
///
/// Valid while its display list, which retains the images that it points into, and the buffers of
/// the passes are alive.
@safe
package struct PaintCommand {
  var lines: Range<Int>
  var columns: Range<Int>
  let work: Work
  /// The opacity by which an image, or a colour through a disc, is multiplied.
  private let opacity: UInt8
  /// The colour; that of a fill is already multiplied by the opacity.
  let pixel: UInt32
  /// The address of the image's pixel, or the disc's byte, at the first column of the first line.
  var source: UnsafeRawPointer?
  let isOpaque: Bool
  /// The width of the image or disc; for a stretched image, its index in the array of stretches.
  let sourceWidth: Int

  enum Work {
    case fill, blendColor, copy, blendImage, blendFaded, blendCorner, mask, maskByAlpha, stretch
  }

  @inline(__always)
  private init(
    _ rect: PixelRect, _ work: Work, isOpaque: Bool, opacity: UInt8 = 255, pixel: UInt32 = 0,
    source: UnsafeRawPointer? = nil, sourceWidth: Int = 0
  ) {
    lines = rect.y..<rect.maxY
    columns = rect.x..<rect.maxX
    self.work = work
    self.isOpaque = isOpaque
    self.opacity = opacity
    self.pixel = pixel
    unsafe self.source = unsafe source
    self.sourceWidth = sourceWidth
  }

  @inline(__always)
  init(_ item: DisplayList.Item, color: PixelColor) {
    unsafe self.init(
      item.rect, item.isOpaque ? .fill : .blendColor, isOpaque: item.isOpaque,
      pixel: scale(color.premultiplied, by: item.opacity))
  }

  init(_ item: DisplayList.Item, color: PixelColor, through disc: CornerDisc, x: Int, y: Int) {
    unsafe self.init(
      item.rect, .blendCorner, isOpaque: false, opacity: item.opacity, pixel: color.premultiplied,
      source: Self.address(in: disc, x: x, y: y, of: item.rect), sourceWidth: 2 * disc.extent)
  }

  @inline(__always)
  init(_ item: DisplayList.Item, image: Bitmap, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + item.rect.width <= image.width
        && y + item.rect.height <= image.height, "an item's source lies inside its image")
    // Inside the image by the precondition.
    unsafe self.init(
      item, pixels: image.unsafePixels.map { unsafe $0 + (y * image.width + x) },
      width: image.width)
  }

  /// - Parameters:
  ///   - pixels: The first at the item's top left corner.
  ///   - width: The number of pixels from line to line.
  @inline(__always)
  init(_ item: DisplayList.Item, pixels: UnsafePointer<UInt32>?, width: Int) {
    unsafe self.init(
      item.rect, item.isOpaque ? .copy : item.opacity < 255 ? .blendFaded : .blendImage,
      isOpaque: item.isOpaque, opacity: item.opacity, source: UnsafeRawPointer(pixels),
      sourceWidth: width)
  }

  init(_ item: DisplayList.Item, stretch index: Int) {
    unsafe self.init(item.rect, .stretch, isOpaque: item.isOpaque, sourceWidth: index)
  }

  init(maskedBy disc: CornerDisc, x: Int, y: Int, in rect: PixelRect) {
    unsafe self.init(
      rect, .mask, isOpaque: false, source: Self.address(in: disc, x: x, y: y, of: rect),
      sourceWidth: 2 * disc.extent)
  }

  /// - Parameter pixels: `rect.area` pixels, whose alpha multiplies the destination.
  init(maskedBy pixels: UnsafePointer<UInt32>?, in rect: PixelRect) {
    unsafe self.init(
      rect, .maskByAlpha, isOpaque: false, source: UnsafeRawPointer(pixels),
      sourceWidth: rect.width)
  }

  private static func address(
    in disc: CornerDisc, x: Int, y: Int, of rect: PixelRect
  ) -> UnsafeRawPointer? {
    let side = 2 * disc.extent
    precondition(
      x >= 0 && y >= 0 && x + rect.width <= side && y + rect.height <= side,
      "a corner's source lies inside its disc")
    // Inside the disc by the precondition.
    return unsafe UnsafeRawPointer(disc.unsafeBytes.map { unsafe $0 + (y * side + x) })
  }

  /// Draws a line if a single kernel suffices; else returns `false`, for ``draw(line:into:with:)``.
  ///
  /// - Parameter destination: The command's columns of that line.
  @inline(__always)
  func drawAtOnce(
    line y: Int, into destination: inout MutableSpan<UInt32>, with kernels: KernelSet
  ) -> Bool {
    switch work {
    case .fill: kernels.fill(&destination, with: pixel)
    case .blendColor: kernels.blend(pixel, over: &destination)
    case .copy: kernels.copy(unsafe pixels(line: y).span, to: &destination)
    case .blendImage: kernels.blend(unsafe pixels(line: y).span, over: &destination)
    case .blendFaded, .blendCorner, .mask, .maskByAlpha, .stretch: return false
    }
    return true
  }

  /// - Parameter destination: The command's columns of that line.
  @inline(never)
  func draw(line y: Int, into destination: inout MutableSpan<UInt32>, with context: PaintContext) {
    switch work {
    case .blendFaded:
      context.blend(unsafe pixels(line: y).span, fadedBy: opacity, over: &destination)
    case .blendCorner:
      // In the order of drawing an image of the masked colour, so that both have the same rounding.
      context.blend(fadedBy: opacity, over: &destination) {
        context.kernels.tint(unsafe coverage(line: y).span, with: pixel, into: &$0)
      }
    case .mask: context.kernels.mask(&destination, with: unsafe coverage(line: y).span)
    case .maskByAlpha: context.mask(&destination, byAlphaOf: unsafe pixels(line: y).span)
    case .stretch:
      unsafe context.stretches[sourceWidth].draw(
        line: y, from: columns.lowerBound, into: &destination, with: context)
    case .fill, .blendColor, .copy, .blendImage:
      _ = drawAtOnce(line: y, into: &destination, with: context.kernels)
    }
  }

  /// The image's pixels on one of the command's lines, inside the image by the preconditions of the
  /// initializers.
  @inline(__always)
  func pixels(line y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = unsafe source?.assumingMemoryBound(to: UInt32.self)
    return unsafe UnsafeBufferPointer(
      start: start.map { unsafe $0 + (y - lines.lowerBound) * sourceWidth }, count: columns.count)
  }

  /// Inside the disc by the preconditions of the initializers.
  private func coverage(line y: Int) -> UnsafeBufferPointer<UInt8> {
    let start = unsafe source?.assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(
      start: start.map { unsafe $0 + (y - lines.lowerBound) * sourceWidth }, count: columns.count)
  }
}

extension PaintCommand {
  func part(lines: Range<Int>, columns: Range<Int>) -> PaintCommand {
    precondition(
      lines.clamped(to: self.lines) == lines && columns.clamped(to: self.columns) == columns,
      "a part of a command lies inside it")
    var part = self
    part.lines = lines
    part.columns = columns
    let offset =
      (lines.lowerBound - self.lines.lowerBound) * sourceWidth + columns.lowerBound
      - self.columns.lowerBound
    // The offset lies inside the same image or disc, by the precondition.
    switch work {
    case .copy, .blendImage, .blendFaded, .maskByAlpha:
      unsafe part.source = unsafe source.map { unsafe $0 + 4 * offset }
    case .blendCorner, .mask: unsafe part.source = unsafe source.map { unsafe $0 + offset }
    case .fill, .blendColor, .stretch: break
    }
    return part
  }

  /// The pixel that the command shows on a whole line; `nil` if it may show several, as every image
  /// may, whatever its pixels are.
  @inline(__always)
  func solid(line y: Int, _ context: PaintContext) -> UInt32? {
    switch work {
    case .fill, .blendColor: pixel
    case .stretch: unsafe context.stretches[sourceWidth].solid(line: y, on: columns)
    case .copy, .blendImage, .blendFaded, .blendCorner, .mask, .maskByAlpha: nil
    }
  }
}
