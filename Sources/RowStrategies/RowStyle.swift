public import Graphics

/// How the rows of a table look, as a strategy needs to know it: the same for all of them.
public struct RowStyle: Equatable, Sendable {
  /// The radius of rounded corners, in device pixels; 0 where the table goes from edge to edge.
  public var radius: Int
  /// Device pixels per point, rounded to nearest: what a strategy adds where its original added a
  /// point.
  public var pixelsPerPoint: Int
  /// The colour of a row.
  public var color: PixelColor
  /// The colour of a selected row, which fades in over it.
  public var selectedColor: PixelColor
  /// What lies beneath the rows.
  public var backdrop: Backdrop
  /// What the built-in strategies write the pixels of their images with.
  package var kernels = KernelSet.widest

  /// What lies beneath the rows of a table.
  public enum Backdrop: Equatable, Sendable {
    case solid(PixelColor)
    /// A gradient from top to bottom of the display; rows scroll over it.
    case gradient(top: PixelColor, bottom: PixelColor)
  }

  public init(
    radius: Int, pixelsPerPoint: Int, color: PixelColor, selectedColor: PixelColor,
    backdrop: Backdrop = .solid(.black)
  ) {
    self.radius = radius
    self.pixelsPerPoint = pixelsPerPoint
    self.color = color
    self.selectedColor = selectedColor
    self.backdrop = backdrop
  }

  /// The colour of a row in a state.
  public func color(for state: RowState) -> PixelColor {
    switch state {
    case .normal: color
    case .selected: selectedColor
    }
  }
}

/// The state that a background is made for; the one of a selected row lies over the normal one.
public enum RowState: Hashable, Sendable, CaseIterable {
  case normal, selected
}

extension RowStyle.Backdrop {
  /// Its colour, or the one in the middle of a gradient.
  var middle: PixelColor {
    switch self {
    case .solid(let color): color
    case .gradient(let top, let bottom): top.midpoint(to: bottom)
    }
  }
}

extension PixelColor {
  /// The opaque colour halfway to another opaque one.
  func midpoint(to other: PixelColor) -> PixelColor {
    let middle = zip(channels, other.channels).map { UInt8(($0 + $1 + 1) / 2) }
    return PixelColor(red: middle[0], green: middle[1], blue: middle[2])
  }

  /// Red, green and blue as they are stored, multiplied by the alpha.
  private var channels: [Int] {
    [16, 8, 0].map { Int(premultiplied >> $0 & 0xFF) }
  }
}
