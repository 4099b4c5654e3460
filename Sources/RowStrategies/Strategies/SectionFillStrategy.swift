import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// One rounded layer behind all rows of a section.
  public static let sectionFill = StrategyDescriptor(
    id: "section-fill",
    summary: "One rounded layer behind all rows of a section; rows draw nothing unless selected.",
    source: "compositional layouts", kind: .alternative,
    // It fills the gaps between rows.
    predictedFaults: { $0.bottomMargin > 0 ? [.wrongImage] : [] },
    make: { SectionFillStrategy(style: $0) })
}

/// One rounded rectangle behind all rows of a section; rows draw nothing themselves.
///
/// As in compositional layouts. A selected row has its own background, rounded like the section at
/// that position. A change of style updates the visible sections and selected rows, and all others
/// when they are reused.
final class SectionFillStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    switch state {
    case .normal: EmptyBackground()
    case .selected: ColorBackground(state: .selected, style: style, rounding: .fill(.circular))
    }
  }

  func makeSectionBackground() -> (any SectionBackground)? { SectionFill(style: style) }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? .visibleRows : .nothing
  }
}

/// The rounded rectangle of a section's rows.
final class SectionFill: SectionBackground {
  let layer = Layer(role: .background)
  private let style: SharedStyle
  private var rows = PixelRect.zero

  init(style: SharedStyle) {
    self.style = style
  }

  func configure(rows: PixelRect) {
    self.rows = rows
    layer.backgroundColor = style.current.color
    layer.cornerRadius = style.current.radius
  }

  func layout() {
    layer.frame = rows
  }
}

/// An empty background for rows whose section draws the background: a hidden layer.
final class EmptyBackground: RowBackground {
  let layer = Layer(role: .background)
  private var size = PixelSize(width: 0, height: 0)

  init() {
    layer.isHidden = true
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
  }

  func layout() {
    layer.frame = PixelRect(size)
  }
}
