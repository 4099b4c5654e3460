import Benchmarking
import Compositing
import Files
import Geometry
import Graphics
import RowStrategies
import TableModel
import Text

/// The images and the printed figures of `scrollbench render`.
struct FrameRendering {
  /// The content of an image.
  enum Subject {
    case frame
    case overdraw
    case difference(from: StrategyDescriptor)
  }

  /// The longest side of an image, in pixels.
  static let largestSide = 16_384
  /// The most pixels of an image: 400 MB of memory.
  static let mostPixels = 100_000_000

  /// The figures of each frame so far; none for plain frames.
  private(set) var lines: [String] = []
  private let subject: Subject
  private let strategy: String
  private let refreshRate: Int
  private let scale: Double
  private let scroll: FramePipeline
  /// The scroll of the other strategy of a difference.
  private let otherScroll: FramePipeline?

  init(
    scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, subject: Subject,
    engine: EngineDescriptor, seed: UInt64, refreshRate: Int, scale: Double, renderer: TextRenderer
  ) {
    func scroll(_ strategy: StrategyDescriptor) -> FramePipeline {
      FramePipeline(
        scenario, rows: rows, strategy: strategy, engine: engine, renderer: renderer, seed: seed)
    }
    self.subject = subject
    self.strategy = strategy.id
    self.refreshRate = refreshRate
    self.scale = scale
    self.scroll = scroll(strategy)
    if case .difference(let other) = subject {
      otherScroll = scroll(other)
    } else {
      otherScroll = nil
    }
  }

  /// Draws a frame's image.
  ///
  /// - Returns: The content of a PNG file.
  /// - Precondition: The frame comes after those before.
  mutating func image(of frame: Int) throws -> [UInt8] {
    let buffer = scroll.frame(frame, refreshRate: refreshRate)
    let size = FrameBuffer.scaledSize(of: buffer.size, by: scale)
    try Self.require(size, of: frame)
    let time = DecimalText.fixed(Double(frame) / Double(refreshRate), places: 3)
    let place = "frame \(frame) (\(time) s)"
    let image: FrameBuffer
    switch subject {
    case .frame: image = buffer.scaled(to: size)
    case .overdraw:
      let map = scroll.overdraw
      image = map.image.scaled(to: size)
      lines.append(
        "\(place): overdraw \(DecimalText.fixed(map.overdraw, places: 2)),"
          + " blended \(DecimalText.fixed(map.blendedShare, places: 2))")
    case .difference(let other):
      guard let otherBuffer = otherScroll?.frame(frame, refreshRate: refreshRate) else {
        preconditionFailure("a difference has two strategies")
      }
      let map = DifferenceMap(buffer, from: otherBuffer)
      image = map.image(scaledTo: size)
      lines.append("\(place): \(strategy) and \(other.id) \(Self.text(of: map))")
    }
    return try CommandFailure.wrapping(.output) {
      try image.withAllPixels { try PNGFile.bytes(pixels: $0, size: image.size) }
    }
  }

  private static func text(of map: DifferenceMap) -> String {
    guard map.count > 0 else { return "are identical" }
    let place = map.bounds
    return "differ in \(map.count) of \(map.size.area) px by up to \(map.largest) of 255,"
      + " within \(place.width)x\(place.height) px at \(place.x),\(place.y)"
  }

  private static func require(_ size: PixelSize, of frame: Int) throws {
    guard size.width > largestSide || size.height > largestSide || size.area > mostPixels else {
      return
    }
    throw CommandFailure(
      "frame \(frame) would have \(size.width)x\(size.height) px; \(largestSide) a side and"
        + " \(mostPixels) together are the most: use a smaller --scale", .usage)
  }
}
