package import Graphics

/// The images of all cells of a table, each drawn once and shared by the cells that show it, in
/// the manner of the platform's cache of named images.
package final class CellImages {
  private var bitmaps: [CellImage: Bitmap] = [:]
  /// The number of lookups of existing images.
  package private(set) var hits = 0
  /// The number of images drawn.
  package private(set) var misses = 0
  package private(set) var byteCount = 0
  private let kernels: KernelSet

  package init(kernels: KernelSet = .widest) {
    self.kernels = kernels
  }

  package subscript(image: CellImage) -> Bitmap {
    if let bitmap = bitmaps[image] {
      hits += 1
      return bitmap
    }
    misses += 1
    let bitmap = image.makeBitmap(with: kernels)
    bitmaps[image] = bitmap
    byteCount += bitmap.byteCount
    return bitmap
  }
}
