import Benchmarking
import Compositing
import Files
import Geometry
import RowStrategies

extension FrameRendering.Image {
  /// The figures of the image for standard output; `nil` for a plain frame.
  ///
  /// - Parameter strategy: The id of the strategy that drew it.
  func text(_ strategy: String) -> String? {
    switch figures {
    case .none: return nil
    case .overdraw(let map):
      return "overdraw \(DecimalText.fixed(map.overdraw, places: 2)),"
        + " blended \(DecimalText.fixed(map.blendedShare, places: 2))"
    case .difference(let map, let other):
      guard map.count > 0 else { return "\(strategy) and \(other.id) are identical" }
      let bounds = map.bounds
      return "\(strategy) and \(other.id) differ in \(map.count) of \(map.size.area) px by up to"
        + " \(map.largest) of 255, within \(bounds.width)x\(bounds.height) px at"
        + " \(bounds.x),\(bounds.y)"
    }
  }
}
