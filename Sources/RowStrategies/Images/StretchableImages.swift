import Geometry
import Graphics
import TableModel

/// The stretchable images of a table, drawn on first use.
final class StretchableImages: SharedImages {
  private var images: [Key: StretchableImage] = [:]

  struct Key: Hashable {
    var corners: CornerSet
    var state: RowState
    /// The size of the image; `nil` if one image serves rows of every size.
    var size: PixelSize?
  }

  var byteCount: Int { images.values.reduce(0) { $0 + $1.bitmap.byteCount } }

  func image(for key: Key, draw: () -> StretchableImage) -> StretchableImage {
    if let image = images[key] { return image }
    let image = draw()
    images[key] = image
    return image
  }

  func renew(_ states: [RowState], _ style: SharedStyle) {
    images = images.filter { !states.contains($0.key.state) }
  }
}

struct StretchableImage {
  let bitmap: Bitmap
  /// The stretchable rectangle, in the bitmap's pixels.
  let center: PixelRect
}
