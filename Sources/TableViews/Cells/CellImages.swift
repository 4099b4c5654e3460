package import Graphics

/// The images of all cells of a table, each drawn once and shared by the cells that show it, in
/// the manner of the platform's cache of named images.
package final class CellImages {
  private var bitmaps: [CellImage: Bitmap] = [:]
  private let kernels: KernelSet

  package init(kernels: KernelSet = .widest) {
    self.kernels = kernels
  }

  package subscript(image: CellImage) -> Bitmap {
    if let bitmap = bitmaps[image] { return bitmap }
    let bitmap = image.makeBitmap(with: kernels)
    bitmaps[image] = bitmap
    return bitmap
  }
}
