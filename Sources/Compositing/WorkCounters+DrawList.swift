import Geometry
import Layers

extension WorkCounters {
  /// The work of drawing every item of a list as it is declared, nothing culled.
  ///
  /// - Complexity: O(*n*) in the number of items.
  package init(paintingAll list: borrowing DrawList) {
    layers = list.layerCount
    traffic.contentsChangedBytes = list.changedBytes
    var image: Bitmap?
    for item in list.items {
      let area = item.rect.area
      let bytes = area * MemoryLayout<UInt32>.stride
      traffic.quads += 1
      traffic.destinationWriteBytes += bytes
      if item.isOpaque {
        self[item.role].opaque += area
      } else {
        self[item.role].blended += area
        traffic.destinationReadBytes += bytes
      }
      guard case .picture(let picture, _, _) = item.source else { continue }
      traffic.sourceReadBytes += bytes
      if picture !== image { traffic.imageSwitches += 1 }
      image = picture
    }
  }
}
