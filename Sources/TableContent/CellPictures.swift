package import Layers
package import PixelKernels

/// The pictures of all cells of a table, each drawn once and shared by the cells that show it, in
/// the manner of the platform's cache of named images.
package final class CellPictures {
  private var bitmaps: [CellPicture: Bitmap] = [:]
  /// How often a picture was asked for that was there.
  package private(set) var hits = 0
  /// How often one had to be drawn.
  package private(set) var misses = 0
  /// The bytes of all pictures.
  package private(set) var byteCount = 0
  private let kernels: KernelSet

  package init(kernels: KernelSet = .widest) {
    self.kernels = kernels
  }

  package subscript(picture: CellPicture) -> Bitmap {
    if let bitmap = bitmaps[picture] {
      hits += 1
      return bitmap
    }
    misses += 1
    let bitmap = picture.makeBitmap(with: kernels)
    bitmaps[picture] = bitmap
    byteCount += bitmap.byteCount
    return bitmap
  }
}
