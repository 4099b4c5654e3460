package import Geometry

/// Where images stand that are shown side by side, and what is written under each.
///
/// The images begin on one line, an edge around each; all captions begin on another line, under
/// the highest image. A column is as wide as the wider of its image, edges included, and its
/// caption, and both begin at its left.
package struct StripLayout: Equatable {
  /// The images, without their edges.
  package let images: [PixelRect]
  package let captions: [PixelRect]
  package let size: PixelSize

  /// - Parameters:
  ///   - captions: The size of what is written under each image.
  ///   - edge: The width of the line around each image, in pixels.
  ///   - gap: The pixels between two columns.
  ///   - captionGap: The pixels between the images' lower edges and the captions.
  /// - Precondition: There are as many captions as images, and at least one.
  package init(
    images sizes: [PixelSize], captions captionSizes: [PixelSize], edge: Int, gap: Int,
    captionGap: Int
  ) {
    precondition(
      sizes.count == captionSizes.count && !sizes.isEmpty, "each image has a caption")
    let highest = sizes.map(\.height).max() ?? 0
    let line = highest + 2 * edge + captionGap
    var images: [PixelRect] = []
    var captions: [PixelRect] = []
    var x = 0
    for (image, caption) in zip(sizes, captionSizes) {
      images.append(PixelRect(image).offset(x: x + edge, y: edge))
      captions.append(PixelRect(caption).offset(x: x, y: line))
      x += max(image.width + 2 * edge, caption.width) + gap
    }
    self.images = images
    self.captions = captions
    size = PixelSize(width: x - gap, height: captions.map(\.maxY).max() ?? 0)
  }
}
