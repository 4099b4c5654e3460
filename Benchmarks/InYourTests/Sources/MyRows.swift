public import ScrollBench

/// One layer per row, whose radius follows the position of the row.
public final class MyRows: RowStrategy {
  private let style: RowStyle

  public init(_ style: RowStyle) { self.style = style }

  public func reuseIdentifier(for position: RowPosition) -> String { "row" }

  public func makeRowBackground(for state: RowState) -> any RowBackground {
    MyBackground(style, style.color(for: state))
  }
}

private final class MyBackground: RowBackground {
  let layer = Layer(role: .background)
  private let style: RowStyle
  private var size = PixelSize(width: 0, height: 0)

  init(_ style: RowStyle, _ color: PixelColor) {
    self.style = style
    layer.backgroundColor = color
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    layer.cornerRadius = position.isCap ? style.radius : 0
    layer.roundedCorners = position.corners
  }

  func layout() { layer.frame = PixelRect(size) }
}
