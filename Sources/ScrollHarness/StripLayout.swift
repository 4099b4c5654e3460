package import Geometry

/// Where pictures stand that are shown side by side, and what is written under each.
///
/// The pictures begin on one line, an edge around each; all captions begin on another line, under
/// the highest picture. A column is as wide as the wider of its picture, edges included, and its
/// caption, and both begin at its left.
package struct StripLayout: Equatable {
  /// The pictures, without their edges.
  package let pictures: [PixelRect]
  package let captions: [PixelRect]
  package let size: PixelSize

  /// - Parameters:
  ///   - captions: The size of what is written under each picture.
  ///   - edge: The width of the line around each picture, in pixels.
  ///   - gap: The pixels between two columns.
  ///   - captionGap: The pixels between the pictures' lower edges and the captions.
  /// - Precondition: There are as many captions as pictures, and at least one.
  package init(
    pictures sizes: [PixelSize], captions captionSizes: [PixelSize], edge: Int, gap: Int,
    captionGap: Int
  ) {
    precondition(
      sizes.count == captionSizes.count && !sizes.isEmpty, "each picture has a caption")
    let highest = sizes.map(\.height).max() ?? 0
    let line = highest + 2 * edge + captionGap
    var pictures: [PixelRect] = []
    var captions: [PixelRect] = []
    var x = 0
    for (picture, caption) in zip(sizes, captionSizes) {
      pictures.append(PixelRect(picture).offset(x: x + edge, y: edge))
      captions.append(PixelRect(caption).offset(x: x, y: line))
      x += max(picture.width + 2 * edge, caption.width) + gap
    }
    self.pictures = pictures
    self.captions = captions
    size = PixelSize(width: x - gap, height: captions.map(\.maxY).max() ?? 0)
  }
}
