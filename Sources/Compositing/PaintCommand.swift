import Geometry
import Graphics

/// One item of a draw list in the form that is quick to draw line by line: flat, without
/// references.
///
/// Valid while its list is, which holds the images that it points into, and while the buffers of
/// passes are.
@safe
struct PaintCommand {
  var lines: Range<Int>
  var columns: Range<Int>
  let work: Work
  /// The share that is left of an image, or of what a disc leaves of a colour.
  private let opacity: UInt8
  /// The colour; one that fills is already faded.
  let pixel: UInt32
  /// The pixel of an image, or the byte of a disc, that falls on the first column of the first
  /// line.
  var source: UnsafeRawPointer?
  /// Whether the command hides what is beneath.
  let isOpaque: Bool
  /// The width of that image or disc; for a stretched one, its place among the stretches.
  let sourceWidth: Int

  enum Work {
    case fill, blendColor, copy, blendImage, blendFaded, blendCorner, mask, stretch
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

  /// Fills the item's rectangle with one colour.
  @inline(__always)
  init(_ item: DisplayList.Item, color: PixelColor) {
    unsafe self.init(
      item.rect, item.isOpaque ? .fill : .blendColor, isOpaque: item.isOpaque,
      pixel: scale(color.premultiplied, by: item.opacity))
  }

  /// Shows a colour through a disc.
  init(_ item: DisplayList.Item, color: PixelColor, through disc: CornerDisc, x: Int, y: Int) {
    unsafe self.init(
      item.rect, .blendCorner, isOpaque: false, opacity: item.opacity, pixel: color.premultiplied,
      source: Self.address(in: disc, x: x, y: y, of: item.rect), sourceWidth: 2 * disc.radius)
  }

  /// Shows an image, pixel for pixel.
  @inline(__always)
  init(_ item: DisplayList.Item, image: Bitmap, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + item.rect.width <= image.width
        && y + item.rect.height <= image.height, "an item shows what is in its image")
    // Within the image by the precondition.
    unsafe self.init(
      item, pixels: image.unsafePixels.map { unsafe $0 + (y * image.width + x) },
      width: image.width)
  }

  /// Shows pixels whose lines are `width` apart, the first on the item's top left corner.
  @inline(__always)
  init(_ item: DisplayList.Item, pixels: UnsafePointer<UInt32>?, width: Int) {
    unsafe self.init(
      item.rect, item.isOpaque ? .copy : item.opacity < 255 ? .blendFaded : .blendImage,
      isOpaque: item.isOpaque, opacity: item.opacity, source: UnsafeRawPointer(pixels),
      sourceWidth: width)
  }

  /// Shows the stretched image at a place among the stretches.
  init(_ item: DisplayList.Item, stretch index: Int) {
    unsafe self.init(item.rect, .stretch, isOpaque: item.isOpaque, sourceWidth: index)
  }

  /// Cuts what is there by a disc.
  init(_ mask: DisplayList.Mask) {
    unsafe self.init(
      mask.rect, .mask, isOpaque: false,
      source: Self.address(in: mask.disc, x: mask.x, y: mask.y, of: mask.rect),
      sourceWidth: 2 * mask.disc.radius)
  }

  private static func address(
    in disc: CornerDisc, x: Int, y: Int, of rect: PixelRect
  ) -> UnsafeRawPointer? {
    let side = 2 * disc.radius
    precondition(
      x >= 0 && y >= 0 && x + rect.width <= side && y + rect.height <= side,
      "a corner shows what is in its disc")
    // Within the disc by the precondition.
    return unsafe UnsafeRawPointer(disc.unsafeBytes.map { unsafe $0 + (y * side + x) })
  }

  /// Draws one of the command's lines if a single kernel does.
  ///
  /// - Parameter destination: The command's columns of that line.
  /// - Returns: Whether it did; if not, ``draw(line:into:with:)`` does.
  @inline(__always)
  func drawAtOnce(
    line y: Int, into destination: inout MutableSpan<UInt32>, with kernels: KernelSet
  ) -> Bool {
    switch work {
    case .fill: kernels.fill(&destination, with: pixel)
    case .blendColor: kernels.blend(pixel, over: &destination)
    case .copy: kernels.copy(unsafe pixels(line: y).span, to: &destination)
    case .blendImage: kernels.blend(unsafe pixels(line: y).span, over: &destination)
    case .blendFaded, .blendCorner, .mask, .stretch: return false
    }
    return true
  }

  /// Draws one of the command's lines, whatever it takes.
  ///
  /// - Parameter destination: The command's columns of that line.
  @inline(never)
  func draw(line y: Int, into destination: inout MutableSpan<UInt32>, with palette: PaintContext) {
    switch work {
    case .blendFaded:
      palette.blend(unsafe pixels(line: y).span, fadedBy: opacity, over: &destination)
    case .blendCorner:
      palette.blend(
        pixel, through: unsafe coverage(line: y).span, fadedBy: opacity, over: &destination)
    case .mask: palette.kernels.mask(&destination, with: unsafe coverage(line: y).span)
    case .stretch:
      unsafe palette.stretches[sourceWidth].draw(
        line: y, from: columns.lowerBound, into: &destination, with: palette)
    case .fill, .blendColor, .copy, .blendImage:
      _ = drawAtOnce(line: y, into: &destination, with: palette.kernels)
    }
  }

  /// The image's pixels on one of the command's lines, within it by the preconditions in `init`.
  @inline(__always)
  func pixels(line y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = unsafe source?.assumingMemoryBound(to: UInt32.self)
    return unsafe UnsafeBufferPointer(
      start: start.map { unsafe $0 + (y - lines.lowerBound) * sourceWidth }, count: columns.count)
  }

  /// The same for a disc, which is of bytes.
  private func coverage(line y: Int) -> UnsafeBufferPointer<UInt8> {
    let start = unsafe source?.assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(
      start: start.map { unsafe $0 + (y - lines.lowerBound) * sourceWidth }, count: columns.count)
  }
}
