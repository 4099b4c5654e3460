import Geometry
import Graphics
import RowStrategies
import TableModel

enum Fault: CaseIterable {
  case none
  /// Corners of a different radius.
  case smallerRadius, largerRadius
  /// Middle rows are rounded; first and last rows are swapped.
  case roundMiddle, swappedCaps
  /// The lowest line of pixels is missing.
  case gap
  /// The image is not redrawn when the cell is reused for another position.
  case staleCorners
  /// One channel of the colour is off by one level.
  case color
  /// A single pixel of single rows is missing.
  case pixel
  /// Nothing is rounded.
  case squareCaps
  /// Corners that were rounded once stay rounded.
  case stickingCorners
  /// The outside of corners is filled with one colour of the backdrop.
  case bakedBackdrop
  /// A cell gets another invisible layer each time it is configured.
  case growingLayers

  /// The faults that are visible over a backdrop of one colour.
  static var visible: [Fault] {
    allCases.filter { ![.none, .bakedBackdrop, .growingLayers].contains($0) }
  }
}

/// A strategy that draws each row as a bitmap, correctly or with a fault.
final class OwnStrategy: RowStrategy {
  static func descriptor(_ fault: Fault = .none) -> StrategyDescriptor {
    StrategyDescriptor(id: "own-\(fault)", summary: "A bitmap a row.") {
      OwnStrategy(style: $0, fault: fault)
    }
  }

  private let style: RowStyle
  private let fault: Fault

  init(style: RowStyle, fault: Fault) {
    self.style = style
    self.fault = fault
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    OwnBackground(style: style, color: style.color(for: state), fault: fault)
  }
}

private final class OwnBackground: RowBackground {
  let layer = Layer(role: .background)
  private let style: RowStyle
  private let color: PixelColor
  private let fault: Fault
  private var size = PixelSize(width: 0, height: 0)
  private var rounded: CornerSet = []

  init(style: RowStyle, color: PixelColor, fault: Fault) {
    self.style = style
    self.fault = fault
    // The lowest bit of blue, since all colours of the tests are opaque.
    let pixel = color.premultiplied ^ (fault == .color ? 1 : 0)
    self.color = PixelColor(rgb: pixel & 0xFF_FFFF)
  }

  func configure(position: RowPosition, size: PixelSize) {
    let isStale = fault == .staleCorners && size == self.size
    self.size = size
    if fault == .growingLayers { layer.addSublayer(Layer(role: .decoration)) }
    guard !isStale else { return }
    rounded.formUnion(position.corners)
    let bitmap = Bitmap.rounded(size, radius: radius(in: size), corners(position), color)
    if fault == .pixel, position == .single { bitmap.withLine(20) { $0[3] = 0 } }
    if fault == .bakedBackdrop { bitmap.fillGaps(with: style.backdrop.firstColor) }
    layer.contents = bitmap
  }

  func layout() {
    let height = size.height - (fault == .gap ? 1 : 0)
    layer.frame = PixelRect(x: 0, y: 0, width: size.width, height: height)
  }

  private func corners(_ position: RowPosition) -> CornerSet {
    switch (fault, position) {
    case (.roundMiddle, .middle): .top
    case (.swappedCaps, .first): .bottom
    case (.swappedCaps, .last): .top
    case (.squareCaps, _): []
    case (.stickingCorners, _): rounded
    default: position.corners
    }
  }

  private func radius(in size: PixelSize) -> Int {
    guard style.radius > 0 else { return 0 }
    let change = fault == .smallerRadius ? -2 : fault == .largerRadius ? 2 : 0
    return min(max(0, style.radius + change), min(size.width, size.height) / 2)
  }
}

extension RowStyle.Backdrop {
  fileprivate var firstColor: PixelColor {
    switch self {
    case .solid(let color): color
    case .gradient(let top, _): top
    }
  }
}

extension Bitmap {
  /// Blends the bitmap over an opaque colour.
  fileprivate func fillGaps(with color: PixelColor) {
    for y in 0..<height {
      withLine(y) { line in
        for x in 0..<width { line[x] = ReferenceKernels.blend(line[x], over: color.premultiplied) }
      }
    }
  }

  fileprivate static func rounded(
    _ size: PixelSize, radius: Int, _ corners: CornerSet, _ color: PixelColor
  ) -> Bitmap {
    let bitmap = Bitmap(width: size.width, height: size.height)
    let mask = CornerCoverage(radius: radius)
    let pixel = color.premultiplied
    for y in 0..<size.height {
      bitmap.withLine(y) { line in
        for x in 0..<size.width {
          let (left, upper) = (x < radius, y < radius)
          let inward = left ? x : size.width - 1 - x
          let edge = upper ? y : size.height - 1 - y
          let here: CornerSet =
            upper ? (left ? .topLeft : .topRight) : (left ? .bottomLeft : .bottomRight)
          guard inward < radius, edge < radius, corners.contains(here) else {
            line[x] = pixel
            continue
          }
          let coverage = UInt32(mask[x: inward, y: edge])
          line[x] = [0, 8, 16, 24].reduce(0) { result, shift in
            result | divide255((pixel >> UInt32(shift) & 255) * coverage) << UInt32(shift)
          }
        }
      }
    }
    return bitmap
  }
}
