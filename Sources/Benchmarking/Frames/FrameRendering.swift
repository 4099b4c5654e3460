package import Compositing
import Geometry
import Graphics
package import RowStrategies
import TableModel
import Text

/// The images of single frames, for `scrollbench render`.
package struct FrameRendering {
  /// The content of an image.
  package enum Subject {
    case frame
    case overdraw
    case difference(from: StrategyDescriptor)
  }

  /// The image of a frame and its figures.
  package struct Image {
    /// The content of a PNG file.
    package let bytes: [UInt8]
    package let figures: Figures
  }

  /// The figures of an image; none for a plain frame.
  package enum Figures {
    case none
    case overdraw(OverdrawMap)
    case difference(DifferenceMap, from: StrategyDescriptor)
  }

  /// The most pixels of an image: 400 MB of memory.
  package static let mostPixels = 100_000_000

  private let subject: Subject
  private let refreshRate: Int
  private let scale: Double
  private let scroll: FramePipeline
  /// The scroll of the other strategy of a difference.
  private let otherScroll: FramePipeline?

  /// - Parameters:
  ///   - scale: The size of an image as a multiple of the display size.
  ///   - scroll: Makes the scroll of a strategy, at its first frame.
  package init(
    of strategy: StrategyDescriptor, _ subject: Subject, refreshRate: Int, scale: Double,
    in scroll: (StrategyDescriptor) -> FramePipeline
  ) {
    self.subject = subject
    self.refreshRate = refreshRate
    self.scale = scale
    self.scroll = scroll(strategy)
    otherScroll = if case .difference(let other) = subject { scroll(other) } else { nil }
  }

  /// Draws the image of a frame.
  ///
  /// - Precondition: Frames are drawn in ascending order.
  /// - Throws: ``MeasurementError`` for an image that is too large, ``Graphics/ImageFileError`` if
  ///   there is no memory for it.
  package func image(of frame: Int) throws -> Image {
    let buffer = scroll.frame(frame, refreshRate: refreshRate)
    let size = FrameBuffer.scaledSize(of: buffer.size, by: scale)
    guard size.width <= PNGFile.largestSide, size.height <= PNGFile.largestSide,
      size.area <= Self.mostPixels
    else {
      throw MeasurementError(
        .specification,
        "frame \(frame) would have \(size.width)x\(size.height) px; \(PNGFile.largestSide) a side and"
          + " \(Self.mostPixels) in total are allowed: use a smaller --scale")
    }
    switch subject {
    case .frame: return try Image(buffer.scaled(to: size), .none)
    case .overdraw:
      let map = scroll.overdraw
      return try Image(map.image.scaled(to: size), .overdraw(map))
    case .difference(let other):
      guard let otherBuffer = otherScroll?.frame(frame, refreshRate: refreshRate) else {
        preconditionFailure("a difference has two strategies")
      }
      let map = DifferenceMap(buffer, from: otherBuffer)
      return try Image(map.image(scaledTo: size), .difference(map, from: other))
    }
  }
}

extension FrameRendering.Image {
  fileprivate init(_ image: FrameBuffer, _ figures: FrameRendering.Figures) throws {
    bytes = try image.withAllPixels { try PNGFile.bytes(pixels: $0, size: image.size) }
    self.figures = figures
  }
}
