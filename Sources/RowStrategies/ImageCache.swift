import CoreLayout
import Geometry
import Layers

/// The images that the cells of a table share, by what they show.
final class ImageCache {
  /// What tells one image from another.
  struct Key: Hashable {
    var position: RowPosition
    var size: PixelSize
    var state: RowState
  }

  private var images: [Key: Bitmap] = [:]
  /// The bytes of all images.
  private(set) var byteCount = 0

  /// The image for a key, drawn if there is none yet.
  func image(for key: Key, draw: (Bitmap) -> Void) -> Bitmap {
    if let image = images[key] { return image }
    let image = Bitmap(width: key.size.width, height: key.size.height)
    draw(image)
    images[key] = image
    byteCount += image.byteCount
    return image
  }
}
