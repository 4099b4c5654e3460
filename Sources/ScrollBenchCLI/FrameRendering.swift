import Benchmarking
import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel
import Text

/// The images of `scrollbench render`, frame by frame, and the lines that it prints.
struct FrameRendering {
  /// What an image shows of a frame.
  enum Subject {
    case frame
    case overdraw
    case difference(from: StrategyDescriptor)
  }

  /// What was printed of each frame so far, in their order; empty for plain frames.
  private(set) var lines: [String] = []
  private let subject: Subject
  /// The strategy, or both.
  private let names: String
  private let heading: String
  /// The scenario and the refresh rate.
  private let detail: String
  private let refreshRate: Int
  private let scale: Double
  private let displayScale: Double
  private let renderer: TextRenderer
  private let scroll: DrawnScroll
  /// The same by the strategy that is compared with.
  private let otherScroll: DrawnScroll?

  init(
    scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, subject: Subject,
    engine: EngineDescriptor, seed: UInt64, refreshRate: Int, scale: Double, renderer: TextRenderer
  ) {
    func scroll(_ strategy: StrategyDescriptor) -> DrawnScroll {
      DrawnScroll(
        scenario, rows: rows, strategy: strategy, engine: engine, seed: seed,
        refreshRate: refreshRate, renderer: renderer)
    }
    self.subject = subject
    self.refreshRate = refreshRate
    self.scale = scale
    self.renderer = renderer
    displayScale = scenario.display.scale
    self.scroll = scroll(strategy)
    if case .difference(let other) = subject {
      otherScroll = scroll(other)
      names = "\(strategy.id) and \(other.id)"
    } else {
      otherScroll = nil
      names = strategy.id
    }
    let kind =
      switch subject {
      case .frame: ""
      case .overdraw: "Overdraw of "
      case .difference: "Difference of "
      }
    heading = kind + names
    detail = "\(scenario.name) · \(refreshRate) Hz"
  }

  /// The file of a frame's image: the frame as it is, or what else is shown of it as a sheet.
  ///
  /// - Precondition: The frame comes after those before.
  mutating func image(of frame: Int) throws -> [UInt8] {
    let tile = try tile(of: frame)
    if case .frame = subject { return try Self.file(tile.image) }
    return try sheet([tile])
  }

  /// The file of all frames side by side.
  mutating func strip(of frames: [Int]) throws -> [UInt8] {
    var tiles: [ImageSheet.Tile] = []
    var (width, height) = (0, 0)
    for frame in frames {
      let tile = try tile(of: frame)
      tiles.append(tile)
      width += tile.image.size.width
      height = max(height, tile.image.size.height)
      // Before there are more images than memory holds.
      try Self.require(PixelSize(width: width, height: height), of: "the filmstrip")
    }
    return try sheet(tiles)
  }

  private func sheet(_ tiles: [ImageSheet.Tile]) throws -> [UInt8] {
    let legend: Legend? =
      switch subject {
      case .frame: nil
      case .overdraw: .overdraw
      case .difference: .difference
      }
    let sheet = ImageSheet(
      heading: heading, detail: detail, tiles: tiles, legend: legend,
      pixelsPerPoint: max(1, displayScale * scale))
    try Self.require(sheet.size(renderer), of: "the image")
    return try Self.file(sheet.drawn(renderer))
  }

  /// A frame's image, scaled, with its time and figures.
  private mutating func tile(of frame: Int) throws -> ImageSheet.Tile {
    let buffer = scroll.frame(frame)
    let size = FrameBuffer.scaledSize(of: buffer.size, by: scale)
    if scale > 1 { try Self.require(size, of: "frame \(frame)") }
    let time = FrameFigures.decimal(Double(frame) / Double(refreshRate), places: 3) + " s"
    var caption = [time, "frame \(frame)"]
    let place = "frame \(frame) (\(time))"
    switch subject {
    case .frame:
      return ImageSheet.Tile(buffer.scaled(to: size), caption: caption)
    case .overdraw:
      let map = scroll.overdraw
      let figures = FrameFigures.overdraw(map)
      caption += figures.caption
      lines.append("\(place): \(figures.sentence)")
      return ImageSheet.Tile(map.image.scaled(to: size), caption: caption)
    case .difference:
      guard let other = otherScroll?.frame(frame) else {
        preconditionFailure("a difference has two strategies")
      }
      let map = DifferenceMap(buffer, from: other)
      let figures = FrameFigures.difference(map, of: names)
      caption += figures.caption
      lines.append("\(place): \(figures.sentence)")
      return ImageSheet.Tile(map.image(scaledTo: size), caption: caption)
    }
  }

  private static func require(_ size: PixelSize, of what: String) throws {
    guard !ImageSheet.allows(size) else { return }
    throw CommandFailure(
      "\(what) would have \(size.width)x\(size.height) px or more; \(ImageSheet.largestSide) a"
        + " side and \(ImageSheet.mostPixels) together are the most: ask for fewer frames, or a"
        + " smaller --scale", .usage)
  }

  private static func file(_ buffer: FrameBuffer) throws -> [UInt8] {
    try CommandFailure.wrapping(.output) {
      try buffer.withAllPixels { try PNGFile.bytes(pixels: $0, size: buffer.size) }
    }
  }
}
