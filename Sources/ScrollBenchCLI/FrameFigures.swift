import Compositing
import Foundation

/// What is written of a frame: under its image, and on standard output.
struct FrameFigures {
  /// Short lines under the image.
  let caption: [String]
  /// The rest of a line that begins with the frame.
  let sentence: String

  /// Touched px ÷ display px, and the share of blends in it.
  static func overdraw(_ map: OverdrawMap) -> FrameFigures {
    let all = decimal(map.overdraw, places: 2)
    let blended = decimal(map.blendedShare, places: 2)
    return FrameFigures(
      caption: ["overdraw \(all)", "blended \(blended)"],
      sentence: "overdraw \(all), blended \(blended)")
  }

  /// How many pixels of two strategies differ, how far, and where.
  static func difference(_ map: DifferenceMap, of names: String) -> FrameFigures {
    guard map.count > 0 else {
      return FrameFigures(caption: ["identical"], sentence: "\(names) are identical")
    }
    let place = map.bounds
    return FrameFigures(
      caption: ["\(map.count) px differ", "by up to \(map.largest) of 255"],
      sentence: "\(names) differ in \(map.count) of \(map.size.area) px by up to \(map.largest) of"
        + " 255, within \(place.width)x\(place.height) px at \(place.x),\(place.y)")
  }

  static func decimal(_ value: Double, places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
