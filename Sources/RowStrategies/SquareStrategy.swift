import CoreLayout
import Geometry
import Layers

/// The control: one opaque rectangle a row, without corners.
///
/// What a strategy costs over it is the price of rounding; text and backdrop cost everyone the same.
final class SquareStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "square",
    summary:
      "Control: one opaque rectangle a row, no corners; what rounding costs is counted from it.",
    kind: .control, make: { SquareStrategy(style: $0) })

  private let style: RowStyle

  init(style: RowStyle) {
    self.style = style
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    SquareBackground(style: style, state: state)
  }
}

/// A layer of one colour.
final class SquareBackground: RowBackground {
  let layer = Layer(role: .background)
  private var size = PixelSize(width: 0, height: 0)

  init(style: RowStyle, state: RowState) {
    layer.backgroundColor = style.color(for: state)
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
