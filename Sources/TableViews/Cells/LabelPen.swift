package import Graphics
package import Text

/// Draws lines and paragraphs of text into bitmaps: coverage from the renderer or a cache, colour
/// by the kernels; and the images beside texts.
///
/// Shared by all cells of a table. Each image is drawn once, in the manner of the platform's cache of
/// named images.
package final class LabelPen {
  private let cache: CoverageCache
  private var tinted: [UInt32] = []
  private var images: [CellImage: Bitmap] = [:]
  package let kernels: KernelSet

  package init(renderer: TextRenderer, kernels: KernelSet = .widest) {
    cache = CoverageCache(renderer: renderer)
    self.kernels = kernels
  }

  package var renderer: TextRenderer { cache.renderer }

  /// The lookups of texts in the cache since the pen was created.
  package var lookups: (hits: Int, misses: Int) { cache.lookups }

  /// Empties the cache at the start of a pass: each text is rendered when it first appears and
  /// found in the cache when it appears again.
  package func reset() { cache.removeAll() }

  package subscript(image: CellImage) -> Bitmap {
    if let bitmap = images[image] { return bitmap }
    let bitmap = image.makeBitmap(with: kernels)
    images[image] = bitmap
    return bitmap
  }

  /// Draws a text in a bitmap, which gets the size of the text and its shadow.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of the bitmap, in pixels.
  ///   - background: The opaque colour below the text; `nil` for an image with alpha.
  /// - Returns: The number of lines.
  func draw(
    _ text: String, isParagraph: Bool, style: LabelStyle, maximumWidth: Int, minimumWidth: Int,
    background: PixelColor?, into bitmap: Bitmap
  ) -> Int {
    let coverage = cache.coverage(
      text, style: style.text, maximumWidth: maximumWidth, isParagraph: isParagraph)
    let shadow = isParagraph ? nil : style.shadow
    let drop = shadow?.offset ?? 0
    let color = style.color.premultiplied
    bitmap.resize(
      width: max(coverage.width, minimumWidth), height: coverage.height + drop)
    let isCoverageOnly =
      background == nil && shadow == nil && bitmap.width == coverage.width
    for y in 0..<bitmap.height {
      if isCoverageOnly {
        let mask = coverage.bytes.span.extracting(y * bitmap.width..<(y + 1) * bitmap.width)
        bitmap.withLine(y) { kernels.tint(mask, with: color, into: &$0) }
        continue
      }
      bitmap.withLine(y) { kernels.fill(&$0, with: background?.premultiplied ?? 0) }
      if let shadow, y >= drop {
        blend(coverage, line: y - drop, shadow.color.premultiplied, ontoLine: y, of: bitmap)
      }
      if y < coverage.height { blend(coverage, line: y, color, ontoLine: y, of: bitmap) }
    }
    return isParagraph ? coverage.height / renderer.metrics(of: style.text).height : 1
  }

  private func blend(
    _ coverage: Coverage, line: Int, _ color: UInt32, ontoLine y: Int, of bitmap: Bitmap
  ) {
    let width = coverage.width
    let mask = coverage.bytes.span.extracting(line * width..<(line + 1) * width)
    if tinted.count < mask.count {
      tinted = [UInt32](repeating: 0, count: 2 * mask.count)
    }
    unsafe tinted.withUnsafeMutableBufferPointer {
      // The scratch line is at least as long as the mask, and not in use elsewhere.
      var scratch = unsafe MutableSpan(_unsafeElements: $0.extracting(0..<mask.count))
      kernels.tint(mask, with: color, into: &scratch)
      bitmap.withLine(y, first: width) { kernels.blend(scratch.span, over: &$0) }
    }
  }
}
